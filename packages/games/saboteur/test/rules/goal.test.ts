import { describe, expect, test } from 'vitest';
import type { GoalCardId } from '../../src/index.ts';
import {
  act,
  CORRIDOR,
  dig,
  goalsUp,
  handIds,
  lay,
  newTable,
  onTurn,
  ruleOf,
  told,
  verdict,
  won,
} from '../scene.ts';

const row = [1, 2, 3, 4, 5].map((x) => `path-cross(${x},0,0)`);
const TO_MIDDLE = [...row, 'path-straight-ew(6,0,0)', 'path-straight-ew(7,0,0)'];
const STONE_IN_THE_MIDDLE: readonly GoalCardId[] = ['goal-stone-nw', 'goal-stone-ne', 'goal-treasure'];

describe('reaching goals', () => {
  test('SB-GOAL-01: a connected card with an open side at a face-down goal turns it up', () => {
    const table = lay(newTable({ goals: STONE_IN_THE_MIDDLE }), ...TO_MIDDLE);
    expect(told(table, 'goal-turned')).toEqual([
      {
        type: 'goal-turned',
        seat: 0,
        slot: 'middle',
        card: 'goal-stone-ne',
        rotation: 180,
        x: 8,
        y: 0,
      },
    ]);
    expect(ruleOf(table, 'goal-turned')).toBe('SB-GOAL-01');
    expect(table.view('spectator').goals.map(({ known }) => known)).toEqual(['hidden', 'open', 'hidden']);
  });

  test('SB-GOAL-01, SB-RULING-16: a dead end beside a goal turns up nothing', () => {
    const table = lay(newTable(), ...row, 'path-straight-ew(6,0,0)', 'dead-nesw(7,0,0)');
    expect(told(table, 'goal-turned')).toEqual([]);
    expect(goalsUp(table)).toEqual({});
  });

  test('SB-GOAL-02, SB-RULING-11: all goals reached by one card are turned up, treasure or not', () => {
    const below = lay(newTable(), ...CORRIDOR, 'path-straight-ew(7,1,0)', 'path-cross(8,1,0)');
    expect(told(below, 'goal-turned').map(({ slot }) => slot)).toEqual(['middle', 'bottom']);
    const treasure = lay(
      newTable({ goals: ['goal-stone-ne', 'goal-stone-nw', 'goal-treasure'] }),
      ...CORRIDOR,
      'path-straight-ew(7,1,0)',
      'path-cross(8,1,0)',
    );
    expect(told(treasure, 'goal-turned').map(({ card }) => card)).toEqual(['goal-stone-nw', 'goal-treasure']);
    expect(told(treasure, 'round-ended')).toMatchObject([{ winner: 'miners' }]);
  });

  test('SB-GOAL-03, SB-RULING-12: a stone turns so that its side toward the card is open, whichever side that is', () => {
    // From the west.
    expect(goalsUp(lay(newTable({ goals: STONE_IN_THE_MIDDLE }), ...TO_MIDDLE))).toEqual({ middle: 180 });
    // From below: the north-east stone opens S, the north-west stone N.
    const both = lay(newTable(), ...CORRIDOR, 'path-straight-ew(7,1,0)', 'path-cross(8,1,0)');
    expect(goalsUp(both)).toEqual({ middle: 180, bottom: 0 });
    // From the east.
    const behind = lay(
      newTable(),
      ...CORRIDOR,
      'path-cross(7,1,0)',
      'path-straight-ew(8,1,0)',
      'path-curve-nw(9,1,0)',
      'path-curve-ne(9,0,180)',
    );
    expect(goalsUp(behind)).toEqual({ middle: 0 });
  });

  test('SB-GOAL-04: its other sides need not match what lies there already', () => {
    const table = lay(
      newTable(),
      ...CORRIDOR,
      'path-cross(7,1,0)',
      'path-straight-ew(8,1,0)',
      'path-cross(7,0,0)',
    );
    // The stone opens S toward the closed north side of (8, 1).
    expect(goalsUp(table)).toEqual({ middle: 180 });
    expect(table.state.phase).toBe('turn');
  });

  test('SB-GOAL-04, SB-PATH-06: where its side does not match, no tunnel leads through', () => {
    const table = lay(
      newTable(),
      ...CORRIDOR,
      'path-cross(7,1,0)',
      'path-straight-ew(8,1,0)',
      'path-cross(7,0,0)',
    );
    act(table, 'rockfall', 'rockfall:7:0');
    // The stone's open south still touches (8, 1), which is joined but closed there.
    const joined = table.view(0).maze.map(({ card, joined: isJoined }) => [card, isJoined] as const);
    expect(joined.filter(([, isJoined]) => !isJoined)).toEqual([['goal-stone-ne', false]]);
    expect(table.view(0).cutOff).toBe(1);
  });

  test('SB-GOAL-05, SB-RULING-13: tunnels go through a turned-up stone, and cards beside it must match it', () => {
    const table = lay(newTable({ goals: STONE_IN_THE_MIDDLE }), ...TO_MIDDLE);
    expect(verdict(table, 'path-straight-ew', 8, 1)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-straight-ns', 8, -1)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-curve-nw', 8, 1)).toBe('legal');
    dig(table, 'path-curve-nw', 8, 1);
    expect(verdict(table, 'path-straight-ew', 7, 1)).toBe('legal');
  });

  test('SB-GOAL-05: a card between a turned-up stone and another card must match both', () => {
    const table = lay(newTable(), ...CORRIDOR, 'path-cross(7,1,0)', 'path-cross(7,0,0)');
    // (8, 1) has the open south of the stone above it and the open east of (7, 1) to its left.
    expect(goalsUp(table)).toEqual({ middle: 180 });
    expect(verdict(table, 'path-straight-ew', 8, 1)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-straight-ns', 8, 1)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-curve-nw', 8, 1)).toBe('legal');
  });

  test('SB-GOAL-06, SB-RULING-27: the treasure ends the round at once, and the finisher does not draw', () => {
    const table = won({ finisher: 1, seats: 4 });
    expect(table.state.finisher).toBe(1);
    expect(told(table, 'drew')).toEqual([]);
    expect(handIds(table, 1)).toHaveLength(5);
    expect(table.state.phase).toBe('draft');
  });

  test('SB-GOAL-06: nobody is the finisher of a round before the treasure is turned up', () => {
    expect(newTable().view(0)).not.toHaveProperty('finisher');
    const table = won({ finisher: 1, seats: 4 });
    expect(table.view(0).finisher).toBe(1);
    while (table.state.phase === 'draft') table.answer(onTurn(table), table.options(onTurn(table))[0] ?? '');
    expect(table.state.round).toBe(2);
    expect(table.view(0)).not.toHaveProperty('finisher');
  });
});
