import type { Json } from '@mazmorra/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Diff, diff, patch } from '../src/index.ts';

test.each<[string, Json, Json, Diff | undefined]>([
  ['equal values need nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  ['a number in an object', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['one place of a list', { seats: [0, 0, 0, 0] }, { seats: [0, 5, 0, 0] }, { seats: { 1: [5] } }],
  ['a member that came and one that went', { a: 1 }, { b: 1 }, { b: [1], '-': ['a'] }],
  ['a list that grew at its end', [1, 2, 3, 4], [1, 2, 3, 4, 5], { 4: [5], '#': 5 }],
  ['a list that lost its end', [1, 2, 3, 4], [1, 2, 3], { '#': 3 }],
  ['a list that moved up is put anew', [1, 2, 3, 4], [2, 3, 4], [[2, 3, 4]]],
  ['null is a value like any other', { a: null }, { a: 1 }, { a: [1] }],
  ['members named like our marks are put anew', { '#': 1 }, { '#': 2 }, [{ '#': 2 }]],
  ['a member named like a mark that stays is no obstacle', { '#': 1, a: 1 }, { '#': 1, a: 2 }, { a: [2] }],
  ['undefined members are absent ones', { a: undefined, b: 1 }, { b: 1 }, undefined],
  ['a member that became undefined went', { a: 1, b: 1 }, { a: undefined, b: 1 }, { '-': ['a'] }],
  ['a member that was undefined came', { a: undefined, b: 1 }, { a: 2, b: 1 }, { a: [2] }],
  ['a number that stays needs nothing', 5, 5, undefined],
  ['a text that stays needs nothing', 'a', 'a', undefined],
  ['a number below a hundred', 1, 99, [99]],
  ['a number of a hundred and more', 1, 100, [100]],
  ['a number below zero', 1, -1, [-1]],
  ['a fraction', 1, 0.5, [0.5]],
  ['yes', false, true, [true]],
  ['no', true, false, [false]],
  ['nothing', 1, null, [null]],
  ['a text with quotes', '', 'so "they" say', ['so "they" say']],
  ['an object instead of nothing', null, { a: 1 }, [{ a: 1 }]],
  ['an object instead of a list', [1], { 0: 1 }, [{ 0: 1 }]],
  ['a list instead of an object', { 0: 1 }, [1], [[1]]],
  ['a list instead of a text', 'a', ['a'], [['a']]],
])('diff: %s', (_, from, to, expected) => {
  expect(diff(from, to)).toEqual(expected);
  expect(expected === undefined ? from : patch(from, expected)).toEqual(to);
});

const hero = (gold: number) => ({ name: 'Brava', hand: ['sword', 'torch', 'rope'], gold });

test.each<[string, Json, Json, Diff | undefined]>([
  ['the only element of a list changes inside', [hero(1)], [hero(2)], { 0: { gold: [2] } }],
  [
    'all elements of a list change inside',
    [hero(1), hero(2)],
    [hero(3), hero(4)],
    { 0: { gold: [3] }, 1: { gold: [4] } },
  ],
  ['a list of long elements loses all but the first', [hero(1), hero(2)], [hero(1)], { '#': 1 }],
  ['a list of long elements grows', [hero(1)], [hero(1), hero(2)], { 1: [hero(2)], '#': 2 }],
  ['half of the short elements change', [1, 2], [1, 30], [[1, 30]]],
  ['both ways are as long, and the list is put anew', [100, 2], [100, 3], [[100, 3]]],
  ['half of the longer elements change', ['sword', 'torch'], ['sword', 'rope'], { 1: ['rope'] }],
  ['most short elements change', [1, 2, 3], [1, 5, 6], [[1, 5, 6]]],
  ['a list loses everything', [1, 2, 3], [], [[]]],
  ['a list that was empty gets elements', [], [7, 8], [[7, 8]]],
])('the shorter way is sent: %s', (_, from, to, expected) => {
  expect(diff(from, to)).toEqual(expected);
  expect(expected === undefined ? from : patch(from, expected)).toEqual(to);
});

test('a place after the hundredth of a long list', () => {
  const before = Array.from({ length: 150 }, (_, i) => i);
  expect(diff(before, before.with(99, -1).with(100, -2))).toEqual({ 99: [-1], 100: [-2] });
});

test('a key and a text that were never sent before, and the same once more', () => {
  const [key, text] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const time of ['first', 'second'])
    expect([time, diff({ [key]: '' }, { [key]: text })]).toEqual([time, { [key]: [text] }]);
});

test('a list that has grown since it was sent is sent as it is now', () => {
  const list = ['a'];
  expect(diff(null, list)).toEqual([['a']]);
  list.push('b');
  expect(diff(null, list)).toEqual([['a', 'b']]);
});

test('members named like those that every object has come and go like others', () => {
  expect(diff({ a: 1 }, { constructor: 1 } as unknown as Json)).toEqual({ constructor: [1], '-': ['a'] });
  expect(diff({ constructor: 1 } as unknown as Json, {})).toEqual({ '-': ['constructor'] });
});

test.each<[string, Json, Diff, string]>([
  ['a number', 1, { a: [1] }, 'a change inside a value that has no inside'],
  ['nothing', null, { a: [1] }, 'a change inside a value that has no inside'],
  ['a text in an object', { a: 'b' }, { a: { 0: [1] } }, 'a change inside a value that has no inside'],
  ['a missing member', {}, { a: { b: [1] } }, 'a change inside a value that is not there'],
  ['a missing place', [1], { 1: { b: [1] }, '#': 2 }, 'a change inside a value that is not there'],
])('no change can be made inside %s', (_, from, change, message) => {
  expect(() => patch(from, change)).toThrow(new RangeError(message));
});

test('what did not change is shared, not copied', () => {
  const before = { hand: ['sword'], gold: 1 };
  const after = patch(before, { gold: [2] }) as typeof before;
  expect(after).toEqual({ hand: ['sword'], gold: 2 });
  expect(after.hand).toBe(before.hand);
});

test('patching with the diff gives the other value, over the wire, and leaves the first as it was', () => {
  const value = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<Json>(0, 1, 2, 300, 'a', 'b', true, false, null),
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', '-', '#', '0', 'length', 'constructor'), tie('value')),
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
