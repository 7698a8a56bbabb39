import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given } from '../given.ts';
import { draws, into, moves } from '../walks.ts';

describe('3.11 spider webs', () => {
  const onto = (hero: Partial<GivenHero> = {}, position: Partial<Given> = {}) =>
    into('tile-spider-web-01', position, hero).answer(0, 'move:4-3');

  test('DQ-ROOM-33 he chooses to withdraw or to cross; no card', () => {
    const table = onto();
    expect(table.options(0)).toEqual(['withdraw', 'cross']);
    expect(draws(table)).toEqual([]);
  });

  test('DQ-ROOM-34 withdrawing ends the turn; next turn he must move back', () => {
    const table = onto({}, { next: { search: ['search-empty'] } })
      .answer(0, 'withdraw')
      .answer(1, 'search');
    expect(table.options(0)).toEqual(['move:3-3']);
  });

  test('DQ-ROOM-35 crossing passed he must move again at once; failed he is stuck', () => {
    const passed = onto().answer(0, 'cross', die(2), die(2));
    expect(passed.decision(0)).toBe('DEC-MOVE-AGAIN');
    expect(moves(passed)).toHaveLength(4);
    const failed = onto().answer(0, 'cross', die(3), die(2));
    expect(failed.hero(0)).toMatchObject({ stuck: 1, roomTokens: 1 });
    expect(failed.awaited).toEqual([1]);
  });

  test('DQ-ROOM-36 DQ-EX-31 a stuck hero repeats the test with determination at the start of each turn; freed he must move at once', () => {
    const table = given({
      heroes: [{ hero: 'krutzbeck', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { tiles: ['tile-spider-web-01'] },
    });
    table.answer(0, 'move:4-3').answer(0, 'cross', die(5), die(5), die(4), die(6));
    expect(table.hero(0)).toMatchObject({ stuck: 0, turns: 1 });
    expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
  });

  test('DQ-ROOM-36 failed again he is still stuck and his turn is over', () => {
    const table = given({
      heroes: [
        { hero: 'krutzbeck', at: [3, 3] },
        { hero: 'tatianna', at: [9, 7], with: { stuck: 1 } },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-spider-web-01', entry: 'west' },
      ],
      next: { search: ['search-empty'] },
    });
    table.answer(0, 'search', die(6), die(6));
    expect(table.event('stays')).toMatchObject({ seat: 1, cell: cell([9, 7]), why: 'stuck' });
    expect(table.hero(1).stuck).toBe(1);
    expect(table.awaited).toEqual([0]);
  });

  test('DQ-RUNE-08 on entering there is no move that the Teleportation Rune could take the place of', () => {
    expect(onto({ runes: ['rune-teleportation'] }).options(0)).toEqual(['withdraw', 'cross']);
  });

  test('DQ-RUNE-08 DQ-ROOM-39 where the way back is barred it leads to a tower too', () => {
    const table = given({
      heroes: [
        {
          hero: 'tatianna',
          at: [1, 0],
          from: [2, 0],
          runes: ['rune-teleportation'],
          with: { mustReturn: 1 },
        },
        { hero: 'krutzbeck', at: [2, 0] },
      ],
      rooms: [
        { at: [1, 0], tile: 'tile-spider-web-01', entry: 'east' },
        { at: [2, 0], tile: 'tile-chamber-01', entry: 'west' },
      ],
    });
    expect(table.answer(0, 'teleport:0-0').hero(0).cell).toBe(cell([0, 0]));
  });

  test('DQ-ROOM-37 without entered-from he must cross the web', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { search: ['search-secret-door'], tiles: ['tile-spider-web-01'] },
    });
    table.answer(0, 'search').answer(0, 'yes').answer(0, 'to:4-3');
    expect(table.options(0)).toEqual(['cross']);
  });

  test('DQ-ROOM-39 a must-return move that is occupied: he waits, or crosses after all', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3], from: [3, 3], with: { mustReturn: 1 } },
        { hero: 'krutzbeck', at: [3, 3] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-spider-web-01', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
    });
    expect(table.options(0)).toEqual(['wait', 'cross']);
    table.answer(0, 'wait');
    expect(table.events).toContainEqual({
      rule: 'DQ-ROOM-39',
      public: { type: 'turn-lost', seat: 0, why: 'waits', left: 0 },
    });
    expect(table.hero(0).mustReturn).toBe(1);
    expect(table.awaited).toEqual([1]);
  });
});
