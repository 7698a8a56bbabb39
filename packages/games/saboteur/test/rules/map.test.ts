import { describe, expect, test } from 'vitest';
import { act, dig, give, idle, lay, newTable, onTurn, told, until } from '../scene.ts';

describe('map', () => {
  test('SB-MAP-01: the chosen face-down goal is shown to who plays it alone; the map is discarded face up', () => {
    const table = act(newTable(), 'map', 'map:bottom');
    expect(told(table, 'map-used', 0)).toEqual([
      { type: 'map-used', seat: 0, slot: 'bottom', card: 'goal-stone-nw' },
    ]);
    expect(told(table, 'map-used', 1)).toEqual([{ type: 'map-used', seat: 0, slot: 'bottom' }]);
    expect(table.view(0).goals.map(({ card }) => card)).toEqual(['hidden', 'hidden', 'goal-stone-nw']);
    expect(table.view(1).goals.map(({ card }) => card)).toEqual(['hidden', 'hidden', 'hidden']);
    expect(table.view(1).discards).toEqual([{ seat: 0, card: 'map', faceUp: true }]);
  });

  test('SB-MAP-02: a goal may be looked at again, by anyone', () => {
    const table = act(newTable(), 'map', 'map:top');
    act(table, 'map', 'map:top');
    until(table, 0);
    give(table, 0, 'map');
    expect(table.options(0)).toContain('map:top');
    table.answer(0, 'map:top');
    expect(table.view('spectator').goals[0]?.lookedBy).toEqual([0, 1]);
  });

  test('SB-RULING-19: a map is not played on a goal that lies face up, and always somewhere', () => {
    const table = newTable({ goals: ['goal-stone-nw', 'goal-stone-ne', 'goal-treasure'] });
    for (const x of [1, 2, 3, 4, 5]) dig(table, 'path-cross', x, 0);
    lay(table, 'path-straight-ew(6,0,0)', 'path-straight-ew(7,0,0)');
    const seat = onTurn(table);
    give(table, seat, 'map');
    expect(table.options(seat).filter((option) => option.startsWith('map'))).toEqual([
      'map:top',
      'map:bottom',
    ]);
    expect(table.whyNot(seat, 'map:middle')).toBe('SB-RULING-19');
  });

  test('SB-RULING-38: a map shows which card it is, without a rotation; two goals known give the third; a new round forgets', () => {
    const table = act(newTable(), 'map', 'map:middle');
    expect(table.view(0).goals[1]).toEqual({
      slot: 'middle',
      x: 8,
      y: 0,
      card: 'goal-stone-ne',
      known: 'looked',
      lookedBy: [0],
    });
    until(table, 0);
    act(table, 'map', 'map:bottom');
    expect(table.view(0).goals.map(({ card, known }) => [card, known])).toEqual([
      ['goal-treasure', 'deduced'],
      ['goal-stone-ne', 'looked'],
      ['goal-stone-nw', 'looked'],
    ]);
    while (table.state.round === 1) idle(table);
    expect(table.view(0).goals.map(({ card }) => card)).toEqual(['hidden', 'hidden', 'hidden']);
  });
});
