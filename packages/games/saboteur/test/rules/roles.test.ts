import { completeVariants } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import data from '../../../../../docs/rules/saboteur.json' with { type: 'json' };
import { saboteur } from '../../src/index.ts';
import { dice, newTable, won } from '../scene.ts';

const start = (seats: number, seed: string) =>
  saboteur.setup(seats, completeVariants(saboteur, seats, {}), dice(seed));

describe('what the numbers mean', () => {
  test('SB-RULING-24: there are never more than seven miners', () => {
    for (const { players, possibleMiners } of data.setupByPlayers) {
      expect(Math.max(...possibleMiners)).toBeLessThanOrEqual(7);
      for (let i = 0; i < 40; i++) {
        const { players: shown } = saboteur.view(start(players, `miners ${i}`), 'all');
        expect(possibleMiners).toContain(shown.filter(({ role }) => role === 'miner').length);
      }
    }
  });

  test('SB-RULING-25: ten players have 4 saboteurs and 6 miners or 3 and 7, by the card set aside', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { players, aside } = saboteur.view(start(10, `ten ${i}`), 'all');
      seen.add(`${players.filter(({ role }) => role === 'saboteur').length} ${aside}`);
    }
    expect([...seen].sort()).toEqual(['3 saboteur', '4 miner']);
  });

  test('SB-RULING-34: the two possible numbers are public, the true one from the end of the round on', () => {
    for (const { players, possibleSaboteurs } of data.setupByPlayers) {
      expect(newTable({ seats: players }).view('spectator').saboteurs).toEqual(possibleSaboteurs);
    }
    expect(won({ seats: 5, saboteurs: [1] }).view('spectator').saboteurs).toEqual([1]);
    const open = newTable({ seats: 5, saboteurs: [0, 1], variants: { allSaboteurs: true } });
    expect(open.view(2).saboteurs).toEqual([2]);
  });
});
