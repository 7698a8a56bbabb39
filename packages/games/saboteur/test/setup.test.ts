import { completeVariants, StartError } from '@mazmorra/kernel';
import { draw, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/saboteur.json' with { type: 'json' };
import { saboteur } from '../src/index.ts';
import { dice, idle, newTable, onTurn } from './scene.ts';

const start = (seats: number, seed: string) =>
  saboteur.setup(seats, completeVariants(saboteur, seats, {}), dice(seed));

describe('set-up of the game', () => {
  test('SB-SETUP-01: 3 to 10 seats, and turns go round them in their order', () => {
    for (const seats of [2, 11]) expect(() => completeVariants(saboteur, seats, {})).toThrow(StartError);
    for (let seats = 3; seats <= 10; seats++) {
      const table = newTable({ seats, starter: 1 });
      const order = Array.from({ length: seats + 1 }, () => {
        const seat = onTurn(table);
        idle(table);
        return seat;
      });
      expect(order).toEqual(Array.from({ length: seats + 1 }, (_, i) => (1 + i) % seats));
    }
  });

  test.each(data.setupByPlayers)(
    'SB-SETUP-02: $players players use $saboteurCards saboteur and $minerCards miner cards in every round',
    ({ players, saboteurCards, minerCards }) => {
      const state = start(players, 'dwarves');
      const rng = dice('play');
      while (state.phase !== 'over') {
        expect(saboteur.census(state)).toMatchObject({ saboteur: saboteurCards, miner: minerCards });
        const options: number[] = [];
        saboteur.options(state, state.turn, options);
        saboteur.answer(state, state.turn, rng.pick(options), rng);
      }
    },
  );

  test('SB-SETUP-03, SB-RND-05: all 28 gold cards are shuffled into one pile', () => {
    expect(saboteur.census(start(5, 'gold'))).toMatchObject({ 'gold-1': 16, 'gold-2': 8, 'gold-3': 4 });
    const piles = ['a', 'b', 'c'].map((seed) => start(5, seed).goldPile);
    for (const pile of piles) expect([...pile].sort()).toEqual([...(piles[0] ?? [])].sort());
    expect(new Set(piles.map(String)).size).toBe(3);
    expect(newTable({ gold: [3, 1, 2] }).state.goldPile.slice(-3)).toEqual([2, 1, 3]);
  });

  test('SB-SETUP-04, SB-RND-01, SB-RULING-28: by default chance names the first player, each seat equally', () => {
    const firsts = Array.from({ length: 300 }, (_, i) => start(3, `first ${i}`).starter);
    for (const seat of [0, 1, 2]) expect(firsts.filter((first) => first === seat).length).toBeGreaterThan(60);
    const state = saboteur.setup(4, completeVariants(saboteur, 4, {}), new ScriptedRng([draw(2, 4)]));
    expect([state.starter, state.turn]).toEqual([2, 2]);
  });
});
