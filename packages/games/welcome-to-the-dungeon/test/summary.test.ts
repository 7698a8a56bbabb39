import { completeVariants, FastRng, playOut, randomChoice } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { welcomeToTheDungeon as game } from '../src/index.ts';
import { chooseWarrior, DEADLY, loseRound, newTable, winRound } from './scene.ts';

test('the summary tells of runs, piles and sacrifices by adventurer and of wins by seat', () => {
  const table = newTable({ seats: 2, deck: DEADLY });
  loseRound(table, 1);
  chooseWarrior(table);
  winRound(table, 1);
  table.answer(1, 'choose:mage');
  winRound(table, 1);
  const summary = game.summary();
  summary.add(table.state);
  expect(summary.report()).toEqual({
    games: 1,
    roundsPerGame: 3,
    dungeon: { runs: 3, successRate: 0.6667, meanPile: 0.6667, meanSacrifices: 0.6667 },
    byAdventurer: {
      warrior: { runs: 2, successRate: 0.5, meanPile: 1, meanSacrifices: 0.5 },
      barbarian: { runs: 0, successRate: 0, meanPile: 0, meanSacrifices: 0 },
      mage: { runs: 1, successRate: 1, meanPile: 0, meanSacrifices: 1 },
      rogue: { runs: 0, successRate: 0, meanPile: 0, meanSacrifices: 0 },
    },
    winsPerSeat: [0, 1],
    runsPerSeat: [0, 1],
    wonByTwoSuccesses: 1,
    wonAsLastLeft: 0,
  });
});

test('over many games the shares of wins and of runs add up to 1', () => {
  const rng = new FastRng('summary');
  const summary = game.summary();
  for (let n = 0; n < 300; n++) {
    const state = game.setup(4, completeVariants(game, 4, {}), rng);
    playOut(game, state, rng, randomChoice(rng));
    summary.add(state);
  }
  const report = JSON.parse(JSON.stringify(summary.report()));
  const sum = (shares: number[]) => shares.reduce((total, share) => total + share, 0);
  expect(sum(report.winsPerSeat)).toBeCloseTo(1, 2);
  expect(sum(report.runsPerSeat)).toBeCloseTo(1, 2);
  expect(report.wonByTwoSuccesses + report.wonAsLastLeft).toBeCloseTo(1, 3);
});
