import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given } from '../given.ts';
import { draws, into, room } from '../walks.ts';

describe('3.11 towers and corridors', () => {
  const atTower = (hero: Partial<GivenHero> = {}, position: Partial<Given> = {}) =>
    given({
      heroes: [{ hero: 'tatianna', at: [1, 0], ...hero }],
      ...position,
      rooms: [{ at: [1, 0], tile: 'tile-chamber-01', entry: 'west' }, ...(position.rooms ?? [])],
    });

  test('DQ-ROOM-06 with Loot he may leave on entering a tower; if he declines he must move again at once', () => {
    const table = atTower({ loot: ['search-gold-60'] }).answer(0, 'move:0-0');
    expect(table.options(0)).toEqual(['leave', 'go-on']);
    table.answer(0, 'go-on');
    expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
    expect(table.options(0)).toEqual(['move:1-0', 'move:0-1']);
  });

  test('DQ-ROOM-06 without Loot he must move again at once', () => {
    const table = atTower().answer(0, 'move:0-0');
    expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
  });

  test('DQ-ROOM-07 if he cannot move on from a tower, his turn ends there', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [1, 0] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [1, 0], tile: 'tile-trap-01', entry: 'west' },
        { at: [0, 1], tile: 'tile-chamber-43', entry: 'south' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
    });
    table.answer(0, 'move:0-0');
    // the way back is open, so close it: another hero comes to stand there
    expect(table.options(0)).toEqual(['move:1-0']);
    const blocked = given({
      heroes: [
        { hero: 'tatianna', at: [0, 0], with: { pending: 1 } },
        { hero: 'krutzbeck', at: [1, 0] },
      ],
      rooms: [
        { at: [1, 0], tile: 'tile-chamber-01', entry: 'west' },
        { at: [0, 1], tile: 'tile-chamber-43', entry: 'south' },
      ],
    });
    expect(blocked.hero(0).cell).toBe(0);
    expect(blocked.awaited).toEqual([1]);
  });

  test('DQ-ROOM-08 Corridor: he must move again at once, no card', () => {
    const table = into('tile-corridor-01').answer(0, 'move:4-3');
    expect(draws(table)).toEqual([]);
    expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
    expect(table.awaited).toEqual([0]);
  });

  test('DQ-ROOM-09 DQ-EX-26 the same corridor for the second time in one turn ends the turn there', () => {
    const table = into('tile-corridor-01', { next: { tiles: ['tile-corridor-02'] } });
    table.answer(0, 'move:4-3').answer(0, 'move:5-3').answer(0, 'move:4-3');
    expect(table.hero(0).cell).toBe(room);
    expect(table.awaited).toEqual([1]);
    expect(table.event('stays')).toMatchObject({ seat: 0, cell: room, why: 'corridor-again' });
  });

  test('DQ-ROOM-10 who cannot move on from a corridor ends his turn there', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3], with: { pending: 1 } },
        { hero: 'krutzbeck', at: [3, 3] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-corridor-09', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [5, 3], tile: 'tile-chamber-43', entry: 'east' },
      ],
    });
    expect(table.hero(0).cell).toBe(room);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-ROOM-10 DQ-RUNE-08 the Teleportation Rune takes him out of such a corridor, into a tower too', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [1, 0], runes: ['rune-teleportation'], with: { pending: 1 } },
        { hero: 'krutzbeck', at: [2, 0] },
      ],
      rooms: [
        { at: [1, 0], tile: 'tile-corridor-11', entry: 'east' },
        { at: [2, 0], tile: 'tile-chamber-01', entry: 'west' },
        { at: [1, 1], tile: 'tile-chamber-43', entry: 'south' },
      ],
    });
    expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
    expect(table.options(0)).toEqual(['teleport:1-1', 'teleport:0-0']);
    expect(table.answer(0, 'teleport:0-0').hero(0).cell).toBe(cell([0, 0]));
  });

  test('DQ-ROOM-38 a forced move into a new room: that room is encountered normally in the same turn', () => {
    const table = into('tile-corridor-01', {
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3').answer(0, 'move:5-3');
    expect(draws(table)).toEqual(['dungeon']);
    expect(table.awaited).toEqual([1]);
  });
});
