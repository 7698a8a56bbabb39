import { expect, test } from 'vitest';
import { counted } from '../src/counted.ts';
import { raid } from './raid.ts';

test('a seat is counted with its character, and wins with it where it wins the game', () => {
  const { state } = raid({
    room: 'tax-collector',
    characters: ['knight', 'thief', 'wizard'],
    coins: [4, 4, 9],
    wounds: [1, 1, 9],
  }).play('power-5', 'power-5', 'power-5');
  expect([0, 1, 2].map((seat) => counted.played(state, seat))).toEqual([
    [{ role: 'knight', won: true }],
    [{ role: 'thief', won: true }],
    [{ role: 'wizard', won: false }],
  ]);
});
