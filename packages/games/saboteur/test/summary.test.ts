import { FastRng, playOut, randomChoice } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { saboteur } from '../src/index.ts';
import { eager } from './eager.ts';
import { lost, newTable, onTurn, won } from './scene.ts';

describe('what simulate tells', () => {
  test('rounds won by either side, turns, treasure and gold are counted', () => {
    const summary = saboteur.summary();
    const treasure = won({
      seats: 5,
      saboteurs: [1, 4],
      finisher: 4,
      gold: [3, 2, 1],
      variants: { rounds: 1 },
    });
    while (treasure.state.phase === 'draft')
      treasure.answer(onTurn(treasure), treasure.options(onTurn(treasure))[0] ?? '');
    summary.add(treasure.state);
    summary.add(lost({ seats: 5, saboteurs: [2], variants: { rounds: 1 } }).state);
    summary.add(lost({ seats: 3, saboteurs: [], variants: { rounds: 1 } }).state);
    summary.add(lost({ seats: 3, saboteurs: [], variants: { rounds: 1 } }).state);
    expect(summary.report()).toEqual({
      rounds: 4,
      minersWin: 0.25,
      saboteursWin: 0.25,
      nobodyWins: 0.5,
      treasureReached: 0.25,
      reachedBySaboteur: 1,
      roundsWithoutSaboteur: 0.5,
      meanTurns: 2.5,
      meanGoalsTurnedUp: 0.25,
      meanNuggets: 0.625,
      meanWinnerNuggets: 1.75,
      meanNuggetsPerMinerRound: 0.4615,
      meanNuggetsPerSaboteurRound: 1.3333,
    });
  });

  test('shares add up over many games', () => {
    const rng = new FastRng('summary');
    const summary = saboteur.summary();
    for (let game = 0; game < 60; game++) {
      const { state } = newTable({ seats: 3 + (game % 8) });
      playOut(eager, state, rng, randomChoice(rng));
      summary.add(state);
    }
    const report = summary.report() as Record<string, number>;
    expect(report['rounds']).toBe(180);
    const shares = ['minersWin', 'saboteursWin', 'nobodyWins'].map((key) => report[key] ?? 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(report['treasureReached']).toBe(report['minersWin']);
  });

  test('no games, no numbers', () => {
    expect(saboteur.summary().report()).toMatchObject({ rounds: 0, minersWin: 0, meanTurns: 0 });
  });
});
