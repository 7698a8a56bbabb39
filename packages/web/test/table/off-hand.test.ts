import { expect, test } from 'vitest';
import type { OfferedDecision } from '../../src/table/client.ts';
import type { AnyScreen } from '../../src/table/contract.ts';
import { offHand } from '../../src/table/off-hand.ts';

const screen = { inHand: (name: string) => name.startsWith('play:') } as unknown as AnyScreen;
const decision = (...names: string[]): OfferedDecision => ({
  seat: 0,
  kind: 'K',
  number: 1,
  optional: false,
  options: names,
});

test('on a phone that is the hand, what the hand does not offer becomes a button', () => {
  expect(offHand(screen, decision('play:3', 'pass', 'take:gold'), {})).toEqual(['pass', 'take:gold']);
});

test('a game that says nothing of its hand has buttons for everything', () => {
  expect(offHand({} as unknown as AnyScreen, decision('play:3', 'pass'), {})).toHaveLength(2);
});

test('too many places for buttons are left to the board', () => {
  const places = Array.from({ length: 9 }, (_, place) => `path:${place}`);
  expect(offHand(screen, decision(...places), {})).toBeUndefined();
  expect(offHand(screen, decision(...places.slice(1)), {})).toHaveLength(8);
});
