import type { GameText, Names } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { crestOf, subjectOf } from '../../src/table/lines.ts';
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

test('a line that does not name the seat of its event has no crest, whoever reads it', () => {
  const text = {
    event: ({ event }: { event: unknown }, { seat, own }: Names) =>
      (event as { type: string }).type === 'dragon-wakes'
        ? 'Kalladra wakes!'
        : own === 1
          ? 'You search.'
          : `${seat(1)} searches.`,
  } as unknown as GameText<unknown>;
  const seat = (place: number): string => ['Ana', 'Bruno'][place] ?? '';
  const crest = (type: string, names: Names) =>
    crestOf({}, text, { rule: 'X-1', event: { type, seat: 1 } }, names);
  expect([crest('dragon-wakes', { seat }), crest('dragon-wakes', { seat, own: 1 })]).toEqual([
    undefined,
    undefined,
  ]);
  expect([crest('search', { seat }), crest('search', { seat, own: 1 })]).toEqual([1, 1]);
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
