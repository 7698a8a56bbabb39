import { expect, test } from 'vitest';
import { subjectOf } from '../../src/table/lines.ts';
import { askedNow } from '../../src/table/stage.ts';

test('the crest before a line is that of the seat the line is about', () => {
  expect(subjectOf({}, { type: 'gift-given', seat: 2 })).toBe(2);
  expect(subjectOf({}, { type: 'attacked', seats: [3] })).toBe(3);
});

test('a line about several seats, or about none, has no crest', () => {
  expect(subjectOf({}, { type: 'attacked', seats: [1, 3] })).toBeUndefined();
  expect(subjectOf({}, { type: 'level-built' })).toBeUndefined();
});

test('the screen of a game may name another seat', () => {
  expect(subjectOf({ subject: (event: { to: number }) => event.to }, { seat: 0, to: 4 })).toBe(4);
});

const state = { number: 1, viewer: 0, view: {}, awaited: [1], takeBack: false } as const;

test('it is nobody’s turn while things move', () => {
  expect(askedNow({ playing: true }, state)).toEqual([]);
  expect(askedNow({ playing: false }, state)).toEqual([1]);
});

test('a decision that stays open while others act is still the viewer’s turn', () => {
  const decision = { seat: 0, kind: 'x', number: 1, options: [], optional: false };
  expect(askedNow({ playing: true }, { ...state, awaited: [0, 1], decision })).toEqual([0, 1]);
});
