import { describe, expect, test } from 'vitest';
import { type Given, type GivenHero, given } from '../../given.ts';
import { draws, inside, into, room } from './walks.ts';

describe('3.11 rooms that draw a card', () => {
  test.each([
    ['DQ-ROOM-01', 'Chamber', 'tile-chamber-02', 'dungeon'],
    ['DQ-ROOM-02', 'Catacomb Entrance', 'tile-catacomb-entrance-01', 'dungeon'],
    ['DQ-ROOM-03', 'Trap Chamber', 'tile-trap-01', 'trap'],
    ['DQ-ROOM-04', 'Portcullis', 'tile-portcullis-01', 'dungeon'],
    ['DQ-ROOM-19', 'Chasm', 'tile-chasm-01', 'dungeon'],
    ['DQ-ROOM-21', 'Cave-in', 'tile-cave-in-01', 'dungeon'],
  ])('%s %s', (_, __, tile, deck) => {
    const table = into(tile, { next: { dungeon: ['dungeon-empty'], trap: ['trap-cave-in'] } });
    expect(draws(table.answer(0, 'move:4-3'))).toEqual([deck]);
  });

  test('DQ-ROOM-02 from the next turn on he may go down from a Catacomb Entrance', () => {
    expect(inside('tile-catacomb-entrance-01').options(0)).toContain('enter-catacombs');
    expect(inside('tile-chamber-02').whyNot(0, 'enter-catacombs')).toBe('DQ-CAT-01');
  });

  test('DQ-ROOM-04 in a Portcullis room monsters cannot be escaped', () => {
    const table = inside(
      'tile-portcullis-01',
      { from: [3, 3], with: { pending: 1 } },
      { tokens: [{ monster: 'troll', life: 4, at: [4, 3] }] },
    );
    expect(table.options(0)).toEqual(['attack']);
  });

  test('DQ-ROOM-05 Treasure Chamber: a dragon card', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [5, 4] }],
      rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
      next: { dragon: ['dragon-sleeping'] },
    });
    expect(draws(table.answer(0, 'move:6-4'))).toEqual(['dragon', 'treasure', 'treasure']);
  });
});

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

  test('DQ-ROOM-38 a forced move into a new room: that room is encountered normally in the same turn', () => {
    const table = into('tile-corridor-01', {
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3').answer(0, 'move:5-3');
    expect(draws(table)).toEqual(['dungeon']);
    expect(table.awaited).toEqual([1]);
  });
});
