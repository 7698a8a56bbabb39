import type { Viewer } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { type CardId, type State, saboteur } from '../src/index.ts';
import { goldOf } from '../src/rules/final.ts';
import { pickNuggets, pickSeat } from '../src/rules/pick.ts';
import { endgame, lost, newTable, nuggets, onTurn, reach, won } from './scene.ts';
import { distinct, worlds } from './worlds.ts';

describe('gold', () => {
  const start = { seats: 5, saboteurs: [1, 4], finisher: 2, gold: [1, 3, 1] } as const;

  test('SB-RULING-36, SB-EX-43: each seat keeps exactly the packets it held, in view and in every world', () => {
    const table = won(start);
    const counts: number[] = [table.view(1).draft?.cards ?? -1];
    table.answer(2, 'take:3');
    counts.push(table.view(4).draft?.cards ?? -1);
    // C knows that A and D get a 1 each although they have not chosen yet.
    expect(distinct(worlds(table, 2).map(({ packet }) => packet))).toEqual(['[1,1]']);
    expect(distinct(worlds(table, 0).map(({ picks }) => pickNuggets(picks[0] ?? 0)))).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(table.options(0)).toEqual(['take:1']);
    table.answer(0, 'take:1');
    counts.push(
      ...table.news('spectator').flatMap((event) => (event.type === 'gold-taken' ? [event.left] : [])),
    );
    expect(counts).toEqual([3, 2, 1, 0]);

    const known = (viewer: Viewer) =>
      table.view(viewer).results[0]?.picks.map(({ seat, nuggets: n }) => [seat, n]);
    expect(known(2)).toEqual([
      [2, 3],
      [0, 1],
      [3, 1],
    ]);
    expect(known(0)).toEqual([
      [2, 'hidden'],
      [0, 1],
      [3, 1],
    ]);
    expect(known(3)).toEqual([
      [2, 'hidden'],
      [0, 'hidden'],
      [3, 1],
    ]);
    for (const viewer of [1, 4, 'spectator'] as const) {
      expect(known(viewer)?.map(([, n]) => n)).toEqual(['hidden', 'hidden', 'hidden']);
    }
    const pick = (state: State, of: number): number => pickNuggets(state.results[0]?.picks[of] ?? 0);
    expect(distinct(worlds(table, 2).map((state) => [0, 1, 2].map((i) => pick(state, i))))).toEqual([
      '[3,1,1]',
    ]);
    expect(distinct(worlds(table, 0).map((state) => pick(state, 0)))).toEqual(['1', '2', '3']);
    expect(distinct(worlds(table, 0).map((state) => [pick(state, 1), pick(state, 2)]))).toEqual(['[1,1]']);
    expect(distinct(worlds(table, 3).map((state) => pick(state, 2)))).toEqual(['1']);
    expect(distinct(worlds(table, 3).map((state) => pick(state, 1)))).toEqual(['1', '2', '3']);
  });

  test('SB-RULING-36: between two packets that a seat held it knows which cards went, not to whom', () => {
    const table = won({ ...start, gold: [3, 2, 2, 1, 1], variants: { goldDraft: 'per-player' } });
    table.answer(2, 'take:2').answer(0, 'take:3').answer(3, 'take:1').answer(2, 'take:2');
    const picks = (state: State): number[][] =>
      (state.results[0]?.picks ?? []).map((pick) => [pickSeat(pick), pickNuggets(pick)]);
    expect(distinct(worlds(table, 2).map(picks))).toEqual([
      '[[2,2],[0,1],[3,3],[2,2],[0,1]]',
      '[[2,2],[0,3],[3,1],[2,2],[0,1]]',
    ]);
  });

  test('SB-RULING-37, SB-EX-44: two cards for 3 nuggets tell everybody that no 3 was left in the pile', () => {
    const table = won({ seats: 10, saboteurs: [7, 8, 9], finisher: 0, gold: [3, 3, 3, 3, 1, 1, 1] });
    while (table.state.phase === 'draft') table.answer(onTurn(table), table.options(onTurn(table))[0] ?? '');
    const { starter } = table.state;
    const hands = Array.from({ length: 10 }, (_, seat): CardId[] => (seat === starter ? ['path-cross'] : []));
    endgame(table, { hands, turn: starter }).answer(starter, 'discard:path-cross');
    const paid = table.view('spectator').results[1]?.paid.map(({ nuggets: n, cards }) => [n, cards]);
    expect(paid).toEqual([
      [3, 2],
      [3, 2],
      [3, 2],
    ]);
    for (const viewer of ['spectator', 0, 3, 8] as const) {
      for (const state of worlds(table, viewer, 60)) {
        expect(state.goldPile).not.toContain(3);
        expect((state.results[0]?.picks ?? []).filter((pick) => pickNuggets(pick) === 3)).toHaveLength(4);
        expect(state.results[1]?.paid.every(({ cards }) => String(cards) === '2,1')).toBe(true);
      }
    }
  });

  test('SB-EX-44: the payments of a pile without 3s are seen as two cards and the sum 3', () => {
    const table = newTable({ seats: 7, saboteurs: [0, 3, 5] });
    table.state.goldPile = [...Array<number>(6).fill(1), ...Array<number>(8).fill(2)];
    endgame(table, { hands: [['path-cross'], [], [], [], [], [], []] }).answer(0, 'discard:path-cross');
    expect(table.view(1).results[0]?.paid).toEqual(
      [0, 3, 5].map((seat) => ({ seat, nuggets: 3, cards: 2, credit: 0, values: 'hidden' })),
    );
    expect(table.view(3).results[0]?.paid[1]?.values).toEqual([2, 1]);
  });

  test('SB-RULING-37: number and sum of every payment stay in every world, and each is what that world’s pile would pay', () => {
    const table = lost({ seats: 5, saboteurs: [2] });
    expect(nuggets(table)).toEqual([0, 0, 4, 0, 0]);
    for (const viewer of [0, 2, 'spectator'] as const) {
      for (const state of worlds(table, viewer, 40)) expect(goldOf(state, 2).cards).toEqual([3, 1]);
    }
  });

  test('what a seat has seen limits what the others may hold', () => {
    // The chooser has seen all four 3s: nobody else can have got one in this draft, and none is left in the pile.
    const table = won({ seats: 6, saboteurs: [5], finisher: 0, gold: [3, 3, 3, 3, 1] });
    table.answer(0, 'take:1');
    for (const state of worlds(table, 0, 60)) expect(state.goldPile).not.toContain(3);
    expect(worlds(table, 5).some((state) => state.goldPile.includes(3))).toBe(true);
  });

  test('SB-RULING-36, SB-RULING-37: what a seat sees in a later draft limits what it may imagine of an earlier one', () => {
    // B was a saboteur in round 1 and saw nothing of its draft; round 2 paid one saboteur 3 + 1.
    const table = won({ seats: 5, saboteurs: [1, 4], finisher: 2, gold: [1, 1, 1] });
    table.answer(2, 'take:1').answer(0, 'take:1');
    const { starter } = table.state;
    const hands = Array.from({ length: 5 }, (_, seat): CardId[] => (seat === starter ? ['path-cross'] : []));
    endgame(table, { hands, turn: starter }).answer(starter, 'discard:path-cross');
    expect(table.state.results[1]?.paid.map(({ cards }) => cards)).toEqual([[3, 1]]);
    const early = worlds(table, 1).map((state) => (state.results[0]?.picks ?? []).map(pickNuggets));
    expect(early.some((values) => values.includes(3))).toBe(true);
    // In round 3 B chooses first and sees the other three 3s.
    table.state.goldPile = [...table.state.goldPile].sort((a, b) => a - b);
    reach(table, 1);
    expect(table.state.packet).toEqual([2, 3, 3, 3]);
    for (const state of worlds(table, 1)) {
      expect((state.results[0]?.picks ?? []).map(pickNuggets)).not.toContain(3);
      expect(saboteur.census(state)).toEqual(saboteur.census(table.state));
    }
  });

  test('after the end all gold lies open and is dealt anew for nobody', () => {
    const table = lost({ saboteurs: [1], variants: { rounds: 1 } });
    expect(
      distinct(worlds(table, 'spectator', 30).map(({ results, goldPile }) => [results, goldPile])),
    ).toHaveLength(1);
  });
});
