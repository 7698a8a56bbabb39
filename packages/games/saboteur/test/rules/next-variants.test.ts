import { completeVariants } from '@mazmorra/kernel';
import { order } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { type State, saboteur } from '../../src/index.ts';
import { outcomeOf } from '../../src/rules/final.ts';
import { pickOf } from '../../src/rules/pick.ts';
import {
  act,
  dice,
  dig,
  endgame,
  idle,
  lost,
  newTable,
  nuggets,
  onTurn,
  told,
  until,
  won,
} from '../scene.ts';

/** The last discard of a round that nobody can win any more; lets the next one begin. */
function runOut(table: ReturnType<typeof newTable>): void {
  const { round } = table.state;
  while (table.state.round === round && saboteur.awaited(table.state) !== 0) idle(table);
}

describe('the next round', () => {
  test('SB-NEXT-01: everything is set up anew with the same dwarf cards; gold is kept, the rest of it reshuffled', () => {
    const table = newTable({ seats: 5, saboteurs: [1, 4] });
    endgame(table, { hands: [['path-cross'], [], [], [], []] });
    const before = saboteur.census(table.state);
    const left = [...table.state.goldPile];
    left.splice(left.lastIndexOf(3), 1);
    left.splice(left.lastIndexOf(3), 1);
    const shuffled = [...left].reverse();
    table.answer(0, 'discard:path-cross', order(...shuffled), order(0, 1, 0, 0, 0, 1));
    expect(table.state).toMatchObject({
      round: 2,
      phase: 'turn',
      pileLeft: 37,
      broken: 0,
      discards: [],
      history: [],
    });
    expect(table.state.goldPile).toEqual(shuffled);
    expect(table.view('all').players.map(({ role }) => role)).toEqual([
      'miner',
      'saboteur',
      'miner',
      'miner',
      'miner',
    ]);
    expect(table.view('all').aside).toBe('saboteur');
    expect(nuggets(table)).toEqual([0, 3, 0, 0, 3]);
    expect(saboteur.census(table.state)).toEqual(before);
    expect(table.view(0).maze).toHaveLength(1);
    expect(told(table, 'round-started')).toMatchObject([{ round: 2, goldLeft: 26 }]);
  });

  test('SB-NEXT-02, SB-RULING-09: left of whoever played the last path card, not of the last card of all', () => {
    const table = until(newTable({ seats: 5 }), 3);
    dig(table, 'path-cross', 1, 0);
    act(table, 'map', 'map:top');
    runOut(table);
    expect(table.state.starter).toBe(4);
    expect(told(table, 'round-started')).toMatchObject([{ starter: 4 }]);
    const treasure = won({ seats: 4, finisher: 1 });
    while (treasure.state.phase === 'draft') {
      treasure.answer(onTurn(treasure), treasure.options(onTurn(treasure))[0] ?? '');
    }
    expect(treasure.state.starter).toBe(2);
  });

  test('SB-NEXT-02: the seat after the last one is the first', () => {
    const table = until(newTable({ seats: 3 }), 2);
    dig(table, 'path-cross', 1, 0);
    runOut(table);
    expect(table.state.starter).toBe(0);
  });

  test('SB-NEXT-03: no path card at all: left of the round’s starting player', () => {
    const table = newTable({ seats: 4, starter: 2 });
    runOut(table);
    expect(table.state.starter).toBe(3);
    const short = endgame(newTable(), { hands: [['map'], ['map'], ['map']] });
    short.answer(0, 'map:top').answer(1, 'map:top').answer(2, 'map:top');
    expect([short.state.round, short.state.starter]).toEqual([2, 1]);
  });
});

describe('the end of the game', () => {
  const withGold = (...gold: readonly (readonly number[])[]): State => {
    const { state } = newTable({ seats: gold.length });
    state.picks = gold.flatMap((values, seat) => values.map((n) => pickOf(seat, n)));
    return state;
  };

  test('SB-FINAL-01: after the last round all gold is turned up and the most nuggets win', () => {
    const table = newTable({ saboteurs: [1], variants: { rounds: 1 } });
    endgame(table, { hands: [['path-cross'], [], []] });
    expect(saboteur.outcome(table.state)).toBeUndefined();
    table.answer(0, 'discard:path-cross');
    expect(told(table, 'game-ended')).toEqual([
      { type: 'game-ended', nuggets: [0, 4, 0], cards: [[], [3, 1], []], winners: [1] },
    ]);
    expect(saboteur.outcome(table.state)).toEqual({
      places: [2, 1, 2],
      winners: [1],
      rule: 'SB-FINAL-01',
      scores: [
        { nuggets: 0, goldCards: 0 },
        { nuggets: 4, goldCards: 2 },
        { nuggets: 0, goldCards: 0 },
      ],
    });
    expect(table.view(0).players[1]?.gold).toEqual({ cards: 2, credit: 0, values: [3, 1], nuggets: 4 });
    expect(saboteur.awaited(table.state)).toBe(0);
    expect(saboteur.whyNot(table.state, 0, saboteur.optionNamed('map:top') ?? -1)).toBe('SB-FINAL-01');
  });

  test('SB-FINAL-02: tied players share the victory, however many cards they hold', () => {
    expect(outcomeOf(withGold([3, 1], [2], [2, 2]))).toMatchObject({ winners: [0, 2], rule: 'SB-FINAL-02' });
    expect(outcomeOf(withGold([], [], []))).toMatchObject({ winners: [0, 1, 2], places: [1, 1, 1] });
  });

  test('SB-RULING-40: places by nuggets, equal nuggets share a place', () => {
    expect(outcomeOf(withGold([1], [3], [1], [2], [])).places).toEqual([3, 1, 3, 2, 5]);
  });
});

describe('variants', () => {
  test('SB-VAR-01: per-player drafts a card per player, nine with ten; the packet goes on round the miners', () => {
    for (const [seats, cards] of [
      [3, 3],
      [5, 5],
      [9, 9],
      [10, 9],
    ] as const) {
      const table = won({ seats, variants: { goldDraft: 'per-player' } });
      expect(table.state.packet).toHaveLength(cards);
    }
    const table = won({
      seats: 5,
      saboteurs: [1, 4],
      finisher: 2,
      gold: [3, 3, 2, 1, 1],
      variants: { goldDraft: 'per-player' },
    });
    expect(told(table, 'draft-started')).toMatchObject([{ cards: 5, order: [2, 0, 3, 2, 0] }]);
    table.answer(2, 'take:3').answer(0, 'take:3').answer(3, 'take:2').answer(2, 'take:1');
    expect(nuggets(table)).toEqual([4, 0, 4, 2, 0]);
    expect(table.state.round).toBe(2);
  });

  test('SB-VAR-02: hands-empty: without treasure the round ends only when pile and all hands are empty', () => {
    const position = { hands: [['dead-n'], ['path-cross'], []], broken: { 1: ['cart'] } } as const;
    const table = endgame(newTable({ variants: { roundEnd: 'hands-empty' } }), position);
    table.answer(0, 'discard:dead-n');
    expect(told(table, 'round-ended')).toEqual([]);
    table.answer(1, 'discard:path-cross');
    expect(told(table, 'round-ended')).toHaveLength(1);
  });

  test('SB-VAR-03: last-card: left of the last turn with a card, a discard included', () => {
    const table = until(newTable({ seats: 5, variants: { nextStarter: 'last-card' } }), 3);
    dig(table, 'path-cross', 1, 0);
    runOut(table);
    // The round ended with a discard of another seat than the one after the last path card.
    const last = (table.state.results[0]?.history.length ?? 0) - 1;
    expect(table.state.starter).toBe((last + 1) % 5);
    expect(table.state.starter).not.toBe(4);
    const short = endgame(newTable({ variants: { nextStarter: 'last-card' } }), {
      hands: [['map'], ['map'], ['map']],
    });
    short.answer(0, 'map:top').answer(1, 'map:top').answer(2, 'map:top');
    expect([short.state.round, short.state.starter]).toEqual([2, 0]);
  });

  test('SB-VAR-04: allSaboteurs takes one miner card out: no card is set aside and every saboteur card is dealt', () => {
    for (let seats = 3; seats <= 10; seats++) {
      const variants = completeVariants(saboteur, seats, { allSaboteurs: true });
      for (let i = 0; i < 20; i++) {
        const view = saboteur.view(saboteur.setup(seats, variants, dice(`all ${i}`)), 'all');
        const open = saboteur.view(saboteur.setup(seats, variants, dice(`all ${i}`)), 'spectator');
        expect(view.players.filter(({ role }) => role === 'saboteur')).toHaveLength(open.saboteurs[0] ?? -1);
        expect([view.aside, open.aside, open.saboteurs.length]).toEqual(['none', 'none', 1]);
      }
    }
    const table = lost({ seats: 4, saboteurs: [2], variants: { allSaboteurs: true } });
    expect(told(table, 'cards-revealed')[0]).not.toHaveProperty('aside');
  });

  test.each([1, 2, 3])('SB-VAR-05: %i rounds', (rounds) => {
    const table = newTable({ variants: { rounds } });
    while (saboteur.awaited(table.state) !== 0) idle(table);
    expect(table.state.results).toHaveLength(rounds);
    expect(told(table, 'game-ended')).toHaveLength(1);
  });

  test('SB-VAR-06: host-picks: the seat that the host names starts, and chance is not asked', () => {
    for (const firstSeat of [0, 2, 3]) {
      const table = newTable({
        seats: 4,
        starter: firstSeat,
        variants: { firstPlayer: 'host-picks', firstSeat },
      });
      expect(onTurn(table)).toBe(firstSeat);
    }
    const beyond = newTable({ seats: 3, starter: 1, variants: { firstPlayer: 'host-picks', firstSeat: 7 } });
    expect(onTurn(beyond)).toBe(1);
  });
});
