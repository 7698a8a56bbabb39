import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, given } from '../given.ts';
import { inside, into, moves, room, start } from '../walks.ts';

describe('3.11 chasms and cave-ins', () => {
  test('DQ-ROOM-19 he stands on the half he entered by', () => {
    const table = into('tile-chasm-01', { next: { dungeon: ['dungeon-empty'] } }).answer(0, 'move:4-3');
    expect(table.hero(0).half).toBe(0);
  });

  test('DQ-ROOM-20 by Secret Door he chooses the half', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { search: ['search-secret-door'], tiles: ['tile-chasm-01'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'search').answer(0, 'yes').answer(0, 'to:4-3');
    expect(table.options(0)).toEqual(['half:0', 'half:1']);
    table.answer(0, 'half:1');
    expect(table.hero(0).half).toBe(1);
  });

  test('DQ-ROOM-22 on later turns he retreats, crosses or searches', () => {
    expect(inside('tile-cave-in-01', { from: [3, 3] }).options(0)).toEqual(['retreat', 'cross', 'search']);
    const back = inside('tile-cave-in-01', { from: [3, 3] }, { next: { dungeon: ['dungeon-empty'] } }).answer(
      0,
      'retreat',
    );
    expect(back.hero(0)).toMatchObject({ cell: start, from: room });
  });

  test('DQ-ROOM-22 he may retreat into a tower', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [1, 0], from: [0, 0] }],
      rooms: [{ at: [1, 0], tile: 'tile-cave-in-01', entry: 'west' }],
    });
    expect(table.answer(0, 'retreat').hero(0).from).toBe(cell([1, 0]));
  });

  test('DQ-ROOM-23 crossing passed: he goes on normally and need not cross again; failed: he stays and chooses again', () => {
    const passed = inside('tile-cave-in-01', { from: [3, 3] }, { next: { search: ['search-empty'] } });
    passed.answer(0, 'cross', die(4), die(5));
    expect(passed.options(0)).toEqual(['move:4-2', 'move:5-3', 'move:4-4', 'move:3-3', 'search']);
    passed.answer(0, 'search');
    expect(moves(passed)).toHaveLength(4);
    const failed = inside('tile-cave-in-01', { from: [3, 3] });
    failed.answer(0, 'cross', die(5), die(5));
    expect(failed.options(0)).toEqual(['retreat', 'cross', 'search']);
    expect(failed.hero(0).roomTokens).toBe(1);
    failed.answer(0, 'cross', die(5), die(5));
    expect(moves(failed)).toHaveLength(4);
  });

  test('DQ-ROOM-24 without entered-from, or with that space occupied, retreat is not offered', () => {
    expect(inside('tile-cave-in-01').options(0)).toEqual(['cross', 'search']);
    const occupied = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3], from: [3, 3] },
        { hero: 'krutzbeck', at: [3, 3] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-cave-in-01', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
    });
    expect(occupied.options(0)).toEqual(['cross', 'search']);
  });

  test('DQ-ROOM-25 DQ-EX-32 a Passage Down in a Cave-in places no marker and permits only this hero to go down next turn', () => {
    const table = inside('tile-cave-in-01', { from: [3, 3] }, { next: { search: ['search-passage-down'] } });
    table.answer(0, 'search');
    expect(table.state.markers).toEqual([]);
    expect(table.event('entrance')).toMatchObject({ unmarked: 'cave-in', seat: 0 });
    expect(table.options(0)).toContain('enter-catacombs');
  });
});
