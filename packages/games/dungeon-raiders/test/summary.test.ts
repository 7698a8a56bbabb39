import { FastRng, playOut, randomChoice } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { dungeonRaiders } from '../src/index.ts';
import { raid } from './raid.ts';

const end = (coins: number[], wounds: number[]) =>
  raid({ room: 'tax-collector', coins, wounds }).play('power-5', 'power-5', 'power-5').state;

describe('summary of many games', () => {
  test('wins, ties, length, spread of coins and wounds, bosses and collapses', () => {
    const summary = dungeonRaiders.summary();
    summary.add(end([1, 2, 3], [0, 0, 9]));
    summary.add(end([4, 4, 6], [1, 1, 1]));
    summary.add(end([8, 8, 0], [2, 2, 3]));
    expect(summary.report()).toEqual({
      games: 3,
      wins: [1, 2, 1],
      ties: 1,
      nobodyWins: 0,
      length: { mean: 3, min: 3, lowerQuartile: 3, median: 3, upperQuartile: 3, max: 3 },
      coins: { mean: 4, min: 0, lowerQuartile: 2, median: 4, upperQuartile: 6, max: 8 },
      wounds: { mean: 19 / 9, min: 0, lowerQuartile: 1, median: 1, upperQuartile: 2, max: 9 },
      bosses: expect.objectContaining({ 'tax-collector': 3, medusa: 0 }),
      collapse: { games: 2 / 3, players: 2 / 9 },
    });
  });

  test('a game that Medusa ends for everybody has no winner', () => {
    const summary = dungeonRaiders.summary();
    summary.add(raid({ room: 'medusa' }).play('power-1', 'power-1', 'power-1').state);
    expect(summary.report()).toMatchObject({ wins: [0, 0, 0], nobodyWins: 1, ties: 0 });
  });

  test('random games come near the balance check of the specification', () => {
    // Section 2.12, 4 players, random: mean coins 9.6, mean wounds 6.2, shared wins 3.2 %.
    const rng = new FastRng('balance');
    const summary = dungeonRaiders.summary();
    for (let game = 0; game < 2000; game++) {
      const state = dungeonRaiders.setup(4, { tactical: false }, rng);
      playOut(dungeonRaiders, state, rng, randomChoice(rng));
      summary.add(state);
    }
    const report = summary.report() as { coins: { mean: number }; wounds: { mean: number }; ties: number };
    expect(report.coins.mean).toBeCloseTo(9.6, 0);
    expect(report.wounds.mean).toBeCloseTo(6.2, 0);
    expect(report.ties / 2000).toBeCloseTo(0.032, 1);
  });
});
