import { completeVariants, FastRng, playOut, randomChoice } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import data from '../../../../../docs/rules/saboteur.json' with { type: 'json' };
import { GOLD_COUNTS, SABOTEUR_PAY, saboteur } from '../../src/index.ts';
import { payFrom, valuesOf, without } from '../../src/rules/payment.ts';
import { eager } from '../eager.ts';
import { endgame, idle, lost, newTable, nuggets, ruleOf, told, won } from '../scene.ts';

const nuggetsIn = (state: Parameters<typeof saboteur.view>[0]): number =>
  saboteur.view(state, 'all').players.reduce((sum, { gold }) => sum + Number(gold.nuggets), 0);

describe('gold for the saboteurs', () => {
  test.each([
    [3, [1], 4],
    [5, [1, 2], 3],
    [8, [1, 2, 3], 3],
    [10, [1, 2, 3, 4], 2],
  ])('SB-GOLD-05: %i players, saboteurs %j: %i nuggets each', (seats, saboteurs, each) => {
    const table = lost({ seats, saboteurs });
    expect(nuggets(table)).toEqual(
      Array.from({ length: seats }, (_, seat) => (saboteurs.includes(seat) ? each : 0)),
    );
    expect(told(table, 'nobody-paid')).toEqual([]);
  });

  test('SB-GOLD-06: a saboteur card set aside does not count', () => {
    const table = lost({ seats: 5, saboteurs: [2] });
    expect(table.view('spectator').results[0]?.aside).toBe('saboteur');
    expect(nuggets(table)).toEqual([0, 0, 4, 0, 0]);
  });

  test('SB-GOLD-07: no saboteur among the players: nobody gets gold', () => {
    for (const seats of [3, 4]) {
      const table = lost({ seats, saboteurs: [] });
      expect(told(table, 'gold-paid')).toEqual([]);
      expect(told(table, 'nobody-paid')).toEqual([{ type: 'nobody-paid', round: 1 }]);
      expect(ruleOf(table, 'nobody-paid')).toBe('SB-GOLD-07');
      expect(nuggets(table)).toEqual(Array.from({ length: seats }, () => 0));
    }
  });

  test('SB-GOLD-08: clockwise from the starting player, each with the first way the pile can pay', () => {
    const table = newTable({ seats: 7, saboteurs: [0, 3, 5], starter: 4 });
    table.state.goldPile = [1, 1, 1, 1, 1, 2, 2, 3];
    endgame(table, { hands: [[], [], [], [], ['path-cross'], [], []], turn: 4 });
    table.answer(4, 'discard:path-cross');
    expect(table.state.results[0]?.paid).toEqual([
      { seat: 5, cards: [3], credit: 0 },
      { seat: 0, cards: [2, 1], credit: 0 },
      { seat: 3, cards: [2, 1], credit: 0 },
    ]);
    expect(
      told(table, 'gold-paid').map(({ seat, nuggets: sum, cards, goldLeft }) => [seat, sum, cards, goldLeft]),
    ).toEqual([
      [5, 3, 1, 7],
      [0, 3, 2, 5],
      [3, 3, 2, 3],
    ]);
    expect(valuesOf(payFrom([0, 2, 4], 4).counts)).toEqual([2, 2]);
    expect(valuesOf(payFrom([2, 1, 0], 4).counts)).toEqual([2, 1, 1]);
    expect(valuesOf(payFrom([4, 0, 0], 4).counts)).toEqual([1, 1, 1, 1]);
    expect(valuesOf(payFrom([3, 0, 0], 3).counts)).toEqual([1, 1, 1]);
    expect(valuesOf(payFrom([2, 0, 1], 2).counts)).toEqual([1, 1]);
  });

  /** Every pile that two earlier rounds can leave, by what each side can take in a round. */
  function pilesAfter(rounds: number, players: number, perPlayer: boolean): Set<string> {
    const row = data.setupByPlayers.find((one) => one.players === players);
    let piles = new Set([GOLD_COUNTS.join()]);
    for (let round = 0; round < rounds; round++) {
      const next = new Set<string>();
      for (const key of piles) {
        const pile = key.split(',').map(Number) as [number, number, number];
        for (const saboteurs of row?.possibleSaboteurs ?? []) {
          const size = perPlayer ? Math.min(players, 9) : players - saboteurs;
          for (let threes = 0; threes <= Math.min(size, pile[2]); threes++) {
            for (let twos = 0; twos <= Math.min(size - threes, pile[1]); twos++) {
              const ones = size - threes - twos;
              if (ones <= pile[0]) next.add(without(pile, [ones, twos, threes]).join());
            }
          }
          let left: readonly [number, number, number] = pile;
          for (let i = 0; i < saboteurs; i++)
            left = without(left, payFrom(left, SABOTEUR_PAY[saboteurs] ?? 0).counts);
          next.add(left.join());
        }
      }
      piles = next;
    }
    return piles;
  }

  const failures = (players: number, perPlayer: boolean): number[] => {
    const row = data.setupByPlayers.find((one) => one.players === players);
    return [0, 1, 2].filter((rounds) =>
      [...pilesAfter(rounds, players, perPlayer)].some((key) =>
        (row?.possibleSaboteurs ?? []).some((saboteurs) => {
          let left = key.split(',').map(Number) as unknown as readonly [number, number, number];
          for (let i = 0; i < saboteurs; i++) {
            const pay = payFrom(left, SABOTEUR_PAY[saboteurs] ?? 0);
            if (pay.credit > 0) return true;
            left = without(left, pay.counts);
          }
          return false;
        }),
      ),
    );
  };

  test('SB-GOLD-09: with a card per miner every debt can be paid in cards, from every pile that can come about', () => {
    for (let players = 3; players <= 10; players++)
      expect([players, failures(players, false)]).toEqual([players, []]);
  });

  test('SB-GOLD-09: a payment that leaves a rest is told by this rule, the others by SB-GOLD-08', () => {
    const table = newTable({ seats: 9, saboteurs: [0, 1, 2], variants: { goldDraft: 'per-player' } });
    table.state.goldPile = [3, 3, 2, 2];
    endgame(table, { hands: [['path-cross'], [], [], [], [], [], [], [], []] });
    table.answer(0, 'discard:path-cross');
    expect(told(table, 'gold-paid').map(({ cards, credit }) => [cards, credit])).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
    ]);
    const payments = table.events.filter((event) => event.public?.type === 'gold-paid');
    expect(payments.map(({ rule }) => rule)).toEqual(['SB-GOLD-08', 'SB-GOLD-08', 'SB-GOLD-09']);
  });

  test('SB-RULING-23: the largest smaller sum that the pile can give is paid, and the rest is credited', () => {
    expect(payFrom([1, 0, 1], 2)).toEqual({ counts: [1, 0, 0], credit: 1 });
    expect(payFrom([0, 0, 2], 4)).toEqual({ counts: [0, 0, 1], credit: 1 });
    expect(payFrom([0, 0, 2], 2)).toEqual({ counts: [0, 0, 0], credit: 2 });
  });

  test('SB-RULING-23: with a card per player it can fail, but only in round 3 with 9 or 10 players', () => {
    for (let players = 3; players <= 8; players++)
      expect([players, failures(players, true)]).toEqual([players, []]);
    expect(failures(9, true)).toEqual([2]);
    expect(failures(10, true)).toEqual([2]);
  });

  test('SB-GOLD-10, SB-RULING-37: gold stays face down until the end; how many cards lie where is public', () => {
    const table = won({ seats: 5, saboteurs: [1, 4], finisher: 2, gold: [1, 3, 1] });
    table.answer(2, 'take:3').answer(0, 'take:1');
    const view = table.view(1);
    expect(view.players.map(({ gold }) => gold)).toEqual([
      { cards: 1, credit: 0, values: 'hidden', nuggets: 'hidden' },
      { cards: 0, credit: 0, values: [], nuggets: 0 },
      { cards: 1, credit: 0, values: 'hidden', nuggets: 'hidden' },
      { cards: 1, credit: 0, values: 'hidden', nuggets: 'hidden' },
      { cards: 0, credit: 0, values: 'hidden', nuggets: 'hidden' },
    ]);
    expect(view.goldLeft).toBe(25);
    while (saboteur.awaited(table.state) !== 0) idle(table);
    expect(table.view('spectator').players.every(({ gold }) => gold.values !== 'hidden')).toBe(true);
  });

  test('no gold is lost or made along whole games, whoever wins the rounds', () => {
    for (let game = 0; game < 40; game++) {
      const seats = 3 + (game % 8);
      const rng = new FastRng(`gold ${game}`);
      const state = saboteur.setup(seats, completeVariants(saboteur, seats, {}), rng);
      playOut(eager, state, rng, randomChoice(rng));
      const held = nuggetsIn(state);
      expect(held + state.goldPile.reduce((sum, n) => sum + n, 0)).toBe(44);
    }
  });
});
