import { describe, expect, test } from 'vitest';
import { cell, type GivenHero, given, type Played } from '../given.ts';

/** Lindel at [3,3] in a room with this tile, whose passages to the west, north and east lead against walls. */
const walledIn = (tile: string, hero: Partial<GivenHero> = {}): Played =>
  given({
    heroes: [{ hero: 'lindel', at: [3, 3], ...hero }, { hero: 'krutzbeck' }],
    rooms: [
      { at: [3, 3], tile, entry: 'west' },
      { at: [2, 3], tile: 'tile-chamber-43', entry: 'west' },
      { at: [3, 2], tile: 'tile-chamber-43', entry: 'north' },
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
