import { order } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { saboteur } from '../../src/index.ts';
import { act, dig, endgame, idle, newTable, nuggets, onTurn, ruleOf, told, until, won } from '../scene.ts';

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
    expect(told(table, 'round-started')).toMatchObject([{ starter: 4, after: { seat: 3, why: 'path' } }]);
    expect(ruleOf(table, 'round-started')).toBe('SB-NEXT-02');
    const treasure = won({ seats: 4, finisher: 1 });
    while (treasure.state.phase === 'draft') {
      treasure.answer(onTurn(treasure), treasure.options(onTurn(treasure))[0] ?? '');
    }
    expect(treasure.state.starter).toBe(2);
    expect(told(treasure, 'round-started')).toMatchObject([{ after: { seat: 1, why: 'path' } }]);
  });

  test('SB-NEXT-02: the seat after the last one is the first', () => {
    const table = until(newTable({ seats: 3 }), 2);
    dig(table, 'path-cross', 1, 0);
    runOut(table);
    expect(table.state.starter).toBe(0);
    expect(told(table, 'round-started')).toMatchObject([{ starter: 0, after: { seat: 2, why: 'path' } }]);
  });

  test('SB-NEXT-03: no path card at all: left of the round’s starting player', () => {
    const table = newTable({ seats: 4, starter: 2 });
    runOut(table);
    expect(table.state.starter).toBe(3);
    expect(told(table, 'round-started')).toMatchObject([{ starter: 3, after: { seat: 2, why: 'no-path' } }]);
    expect(ruleOf(table, 'round-started')).toBe('SB-NEXT-03');
    const short = endgame(newTable(), { hands: [['map'], ['map'], ['map']] });
    short.answer(0, 'map:top').answer(1, 'map:top').answer(2, 'map:top');
    expect([short.state.round, short.state.starter]).toEqual([2, 1]);
  });
});
