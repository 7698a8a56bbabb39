import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type GivenHero, given, type Played } from '../given.ts';

/** Lindel at [3,3] in a room with this tile, whose passages to the west, north and east lead against walls. */
const walledIn = (tile: string, hero: Partial<GivenHero> = {}): Played =>
  given({
    heroes: [{ hero: 'lindel', at: [3, 3], ...hero }, { hero: 'krutzbeck' }],
    rooms: [
      { at: [3, 3], tile, entry: 'west' },
      { at: [2, 3], tile: 'tile-chamber-41', entry: 'west' },
      { at: [3, 2], tile: 'tile-chamber-42', entry: 'north' },
      { at: [4, 3], tile: 'tile-chamber-44', entry: 'east' },
    ],
  });

describe('3.4 the main step', () => {
  test.each([
    ['a Cave-in', 'tile-cave-in-03', {}],
    ['a Bridge', 'tile-bridge-01', { half: 0 }],
    ['the dark', 'tile-darkness-03', { with: { dark: 1 } }],
    ['a chamber, with a Stasis Rune', 'tile-chamber-43', { runes: ['rune-stasis'] }],
  ] as const)('DQ-DEAD-03 walled in in %s he can only search', (_, tile, hero) => {
    expect(walledIn(tile, hero).options(0)).toEqual(['search']);
  });

  test('DQ-DET-03 who searches in a Cave-in instead of crossing loses the determination for it', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3], from: [5, 3], with: { roomTokens: 2 } }, { hero: 'krutzbeck' }],
      rooms: [{ at: [4, 3], tile: 'tile-cave-in-01', entry: 'west' }],
      next: { search: ['search-empty'] },
    });
    expect(table.answer(0, 'search').hero(0).roomTokens).toBe(0);
  });

  test('DQ-PORT-07 who teleports gives up the passage that he tried', () => {
    const table = given({
      heroes: [
        {
          hero: 'lindel',
          at: [4, 3],
          runes: ['rune-teleportation'],
          with: { passage: cell([4, 3]) * 4, passageTokens: 1 },
        },
        { hero: 'krutzbeck' },
      ],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'teleport:4-2');
    expect(table.hero(0)).toMatchObject({ passage: -1, passageTokens: 0 });
  });

  test('DQ-RUNE-08 the tower in the corner can be teleported to as well', () => {
    const table = given({
      heroes: [
        { hero: 'lindel', at: [1, 0], runes: ['rune-teleportation'] },
        { hero: 'krutzbeck', at: [12, 9] },
      ],
      rooms: [{ at: [1, 0], tile: 'tile-chamber-01', entry: 'west' }],
    }).answer(0, 'teleport:0-0');
    expect(table.hero(0)).toMatchObject({ cell: 0, runes: [] });
  });

  test('DQ-TURN-07 in Darkness without an unfinished move he acts as anywhere else', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3] }, { hero: 'krutzbeck' }],
      rooms: [{ at: [4, 3], tile: 'tile-darkness-01', entry: 'west' }],
    });
    expect(table.options(0)).toEqual(['move:4-2', 'move:4-4', 'move:3-3']);
  });

  test('DQ-ROOM-36 who is freed from a web and cannot move stays where he is, and his turn ends', () => {
    const table = given({
      heroes: [
        { hero: 'krutzbeck', at: [9, 7] },
        { hero: 'hugo-the-glorious', at: [3, 3], with: { stuck: 1 } },
      ],
      rooms: [
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
        { at: [3, 3], tile: 'tile-spider-web-03', entry: 'west' },
        { at: [2, 3], tile: 'tile-chamber-43', entry: 'west' },
        { at: [3, 2], tile: 'tile-chamber-44', entry: 'north' },
        { at: [4, 3], tile: 'tile-chamber-45', entry: 'east' },
        { at: [3, 4], tile: 'tile-catacomb-entrance-06', entry: 'south' },
      ],
      next: { search: ['search-empty'] },
    }).answer(0, 'search', die(1), die(1));
    expect(table.events).toContainEqual({
      rule: 'DQ-ROOM-10',
      public: { type: 'stays', seat: 1, cell: cell([3, 3]), why: 'freed' },
    });
    expect(table.hero(1)).toMatchObject({ stuck: 0, freed: 0 });
    expect(table.awaited).toEqual([0]);
  });

  /** Tatianna (Agility 9) under the ground; at the start of her turn she may try the Hole in the Roof again. */
  const atHole = (hero: Partial<GivenHero> = {}): Played =>
    given({
      heroes: [
        {
          hero: 'tatianna',
          at: [3, 5],
          below: 'east',
          pile: ['catacomb-hole-in-the-roof'],
          with: { hole: 1, holeTokens: 1 },
          ...hero,
        },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [3, 5], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: { search: ['search-empty'] },
    });

  test('DQ-CAT-05 DQ-DET-02 the test of the Hole in the Roof again: the determination for it counts, and no card is drawn', () => {
    const table = atHole().answer(0, 'test-again', die(4), die(6));
    expect(table.event('test')).toMatchObject({ needs: 10, passed: true, for: 'catacomb-hole-in-the-roof' });
    expect(table.decision(0)).toBe('DEC-CARD-MAY:leave-catacombs');
    expect(table.hero(0)).toMatchObject({ travelled: 1, hole: 0, holeTokens: 0 });
  });

  test('DQ-CAT-05 DQ-DET-01 failed again it gives another token and ends the turn; next turn he may go on trying', () => {
    const table = atHole().answer(0, 'test-again', die(5), die(6));
    expect(table.hero(0)).toMatchObject({ below: 1, hole: 1, holeTokens: 2, onceTokens: 0 });
    expect(table.awaited).toEqual([1]);
    expect(table.answer(1, 'search').options(0)).toEqual(['test-again', 'draw']);
  });

  test('DQ-CARD-16 a Rope passes the test of the Hole in the Roof also then', () => {
    const table = atHole({ loot: ['corpse-rope'] }).answer(0, 'test-again');
    expect(table.decision(0)).toBe('DEC-TEST-ITEM');
    expect(table.answer(0, 'use').decision(0)).toBe('DEC-CARD-MAY:leave-catacombs');
  });

  test('DQ-CAT-05 DQ-DET-03 who draws another card has given the Hole in the Roof up', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [3, 5], below: 'east', with: { hole: 1, holeTokens: 1 } },
        { hero: 'krutzbeck' },
      ],
      rooms: [{ at: [3, 5], tile: 'tile-chamber-01', entry: 'west' }],
      next: { catacomb: ['catacomb-empty'] },
    });
    expect(table.decision(0)).toBe('DEC-CAT-HOLE');
    table.answer(0, 'draw');
    expect(table.hero(0)).toMatchObject({ hole: 0, holeTokens: 0 });
    expect(table.awaited).toEqual([1]);
  });
});
