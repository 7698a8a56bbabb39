import { readFileSync } from 'node:fs';
import { FastRng, playOut, randomChoice } from '@mazmorra/kernel';
import { runCase } from '@mazmorra/testkit';
import { isLong } from '@mazmorra/testkit/long';
import { describe, expect, test } from 'vitest';
import { PLAY_DECK, saboteur } from '../src/index.ts';
import { eager } from './eager.ts';
import { newTable } from './scene.ts';

const rules = new Set(
  readFileSync(new URL('../../../../docs/rules/saboteur.md', import.meta.url), 'utf8').match(
    /SB-[A-Z]+-\d+/g,
  ),
);
const bounds = { maxAnswers: 3 * (PLAY_DECK.length + 9), every: 9, rules };

/** The promises of the contract along games in which the treasure is reached: random ones hardly ever meet a draft. */
describe('battery of saboteur with treasure', () => {
  for (const seats of isLong ? [3, 4, 5, 6, 7, 8, 9, 10] : [3, 5, 10]) {
    test.each([
      ['one gold card per miner', {}],
      ['one per player', { goldDraft: 'per-player' }],
      [
        'all variants',
        { goldDraft: 'per-player', roundEnd: 'hands-empty', nextStarter: 'last-card', allSaboteurs: true },
      ],
    ] as const)(`${seats} seats, %s`, (_, variants) => {
      const { dealtAnew } = runCase(eager, { seats, variants, seed: `treasure ${seats}` }, bounds);
      expect(dealtAnew).toHaveLength(seats + 1);
    });
  }

  test('these games do reach the treasure', () => {
    const rng = new FastRng('treasure');
    const summary = saboteur.summary();
    for (let game = 0; game < 100; game++) {
      const { state } = newTable({ seats: 5, starter: game % 5 });
      playOut(eager, state, rng, randomChoice(rng));
      summary.add(state);
    }
    const { minersWin } = summary.report() as { minersWin: number };
    expect(minersWin).toBeGreaterThan(0.2);
  });
});
