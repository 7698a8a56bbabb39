import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, given } from '../given.ts';
import { draws, into, room, start } from '../walks.ts';

describe('3.11 pits, rotating rooms and darkness', () => {
  test('DQ-ROOM-11 Bottomless Pit: Luck passed, the turn ends; failed, he dies; no card', () => {
    const passed = into('tile-bottomless-pit-01').answer(0, 'move:4-3', die(3), die(3));
    expect(passed.hero(0)).toMatchObject({ fate: 'inside', cell: room });
    expect(passed.awaited).toEqual([1]);
    const failed = into('tile-bottomless-pit-01').answer(0, 'move:4-3', die(4), die(3));
    expect(failed.hero(0)).toMatchObject({ fate: 'dead', cause: 'room' });
    expect(draws(passed)).toEqual([]);
  });

  test('DQ-ROOM-12 Rotating Room: it turns half round with him in it and his turn ends, no card', () => {
    const table = into('tile-rotating-room-01').answer(0, 'move:4-3');
    expect(table.event('tile-turned')).toMatchObject({ cell: room, entry: 1, quarters: 2 });
    expect(draws(table)).toEqual([]);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-ROOM-13 it turns only once: entering it later just ends the turn', () => {
    const table = into('tile-chamber-03', {
      rooms: [{ at: [4, 3], tile: 'tile-rotating-room-01', entry: 'west' }],
    });
    table.state.rotated = 0b11111;
    table.answer(0, 'move:4-3');
    expect(table.told).not.toContain('tile-turned');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-ROOM-14 placed by leaving the catacombs it turns when it is encountered on the next turn', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3], below: 'north' }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { catacomb: ['catacomb-exit'], tiles: ['tile-rotating-room-01'], search: ['search-empty'] },
    });
    table.answer(0, 'yes').answer(0, 'left', die(1)).answer(0, 'face:north');
    expect(table.event('tile-turned')).toMatchObject({ cell: cell([2, 2]), entry: 2 });
  });

  test('DQ-ROOM-15 walled in by the Rotating Room he has two searches', () => {
    const table = into('tile-rotating-room-01', {
      rooms: [{ at: [5, 3], tile: 'tile-chamber-44', entry: 'east' }],
      next: { search: ['search-empty', 'search-empty', 'search-empty', 'search-empty'] },
    });
    table.answer(0, 'move:4-3').answer(1, 'search').answer(0, 'search').answer(1, 'search');
    expect(table.hero(0).fate).toBe('inside');
    table.answer(0, 'search');
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'walled-in' });
  });

  test.each([
    [1, [4, 2]],
    [3, [4, 4]],
    [5, [3, 3]],
  ] as const)('DQ-ROOM-16 Darkness: a roll of %i sends him to %j at once', (roll, place) => {
    const table = into('tile-darkness-01', {
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3', die(roll));
    expect(table.hero(0).cell).toBe(cell(place));
  });

  test('DQ-ROOM-17 DQ-EX-27 a side blocked by a wall ends the turn, and next turn he rolls again and does nothing else', () => {
    const table = into('tile-darkness-01', {
      rooms: [{ at: [4, 4], tile: 'tile-chamber-43', entry: 'south' }],
      next: { search: ['search-empty'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3', die(3));
    expect(table.hero(0)).toMatchObject({ cell: room, dark: 1 });
    table.answer(1, 'search', die(5));
    expect(table.hero(0).cell).toBe(start);
  });

  test('DQ-ROOM-17 so does a side that leads to an occupied space', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [3, 3] },
        { hero: 'krutzbeck', at: [4, 4] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [4, 4], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: { tiles: ['tile-darkness-01'] },
    });
    table.answer(0, 'move:4-3', die(3));
    expect(table.hero(0)).toMatchObject({ cell: room, dark: 1 });
  });

  test('DQ-ROOM-18 a portcullis on that side is tested; failing ends the turn and he rolls again next turn', () => {
    const table = into('tile-darkness-01', {
      rooms: [{ at: [4, 4], tile: 'tile-portcullis-01', entry: 'north' }],
      next: { search: ['search-empty'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3', die(3), die(6), die(6));
    expect(table.hero(0)).toMatchObject({ cell: room, dark: 1 });
    table.answer(1, 'search', die(5));
    expect(table.hero(0).cell).toBe(start);
  });
});
