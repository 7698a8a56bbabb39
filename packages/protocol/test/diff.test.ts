import type { Json } from '@mazmorra/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patch } from '../src/index.ts';

test.each<[string, Json, Json, unknown]>([
  ['equal values need nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  ['a number in an object', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['one place of a list', { seats: [0, 0, 0, 0] }, { seats: [0, 5, 0, 0] }, { seats: { 1: [5] } }],
  ['a member that came and one that went', { a: 1 }, { b: 1 }, { b: [1], '-': ['a'] }],
  ['a list that grew at its end', [1, 2, 3, 4], [1, 2, 3, 4, 5], { 4: [5], '#': 5 }],
  ['a list that lost its end', [1, 2, 3, 4], [1, 2, 3], { '#': 3 }],
  ['a list that moved up is put anew', [1, 2, 3, 4], [2, 3, 4], [[2, 3, 4]]],
  ['null is a value like any other', { a: null }, { a: 1 }, { a: [1] }],
  ['members named like our marks are put anew', { '#': 1 }, { '#': 2 }, [{ '#': 2 }]],
  ['undefined members are absent ones', { a: undefined, b: 1 }, { b: 1 }, undefined],
])('diff: %s', (_, from, to, expected) => {
  expect(diff(from, to)).toEqual(expected);
});

test('patching with the diff gives the other value, over the wire, and leaves the first as it was', () => {
  const value = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<Json>(0, 1, 2, 'a', 'b', true, null),
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', '-', '#', '0', 'length'), tie('value')),
    ),
  })).value;
  fc.assert(
    fc.property(value, value, (from, to) => {
      const before = JSON.stringify(from);
      const change = diff(from, to);
      const got = change === undefined ? from : patch(from, JSON.parse(JSON.stringify(change)));
      expect(got).toEqual(to);
      expect(JSON.stringify(from)).toBe(before);
    }),
    { numRuns: 3000 },
  );
});
