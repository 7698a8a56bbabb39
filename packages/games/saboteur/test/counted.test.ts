import { expect, test } from 'vitest';
import { counted } from '../src/counted.ts';
import { lost } from './scene.ts';

test('a seat is counted with its role of each round, won by all of the role that wins', () => {
  const { state } = lost({ seats: 5, saboteurs: [2], variants: { rounds: 1 } });
  expect([0, 2].map((seat) => counted.played(state, seat))).toEqual([
    [{ role: 'miner', won: false }],
    [{ role: 'saboteur', won: true }],
  ]);
});
