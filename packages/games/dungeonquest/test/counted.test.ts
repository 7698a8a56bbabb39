import { expect, test } from 'vitest';
import { counted } from '../src/counted.ts';
import { given } from './given.ts';

test('a seat is counted with its hero, and wins with it where it wins the game', () => {
  const { state } = given({
    heroes: [
      { hero: 'tatianna', loot: ['treasure-ebon-ring'] },
      { hero: 'krutzbeck', with: { fate: 'dead', cause: 'combat', by: 2 } },
    ],
  }).answer(0, 'leave-dungeon');
  expect([0, 1].map((seat) => counted.played(state, seat))).toEqual([
    [{ role: 'tatianna', won: true }],
    [{ role: 'krutzbeck', won: false }],
  ]);
});

test('only the hero of the seat dies in its event', () => {
  const dies = { type: 'dies', seat: 1, hero: 'krutzbeck', cause: 'combat', by: 'golem', cell: 3 } as const;
  expect([0, 1].map((seat) => counted.isDeath?.(dies, seat))).toEqual([false, true]);
  expect(counted.isDeath?.({ type: 'prevented', seat: 1, count: 1 }, 1)).toBe(false);
});
