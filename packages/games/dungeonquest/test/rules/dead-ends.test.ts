import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';

/** Lindel walled in: his room opens to the west only, and there a wall stands against it. */
function walledIn(hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [{ hero: 'lindel', at: [3, 3], ...hero }],
    rooms: [
      { at: [3, 3], tile: 'tile-chamber-43', entry: 'west' },
      { at: [2, 3], tile: 'tile-chamber-44', entry: 'west' },
    ],
    ...position,
  });
}

const empty = { search: ['search-empty', 'search-empty', 'search-empty'] };

describe('3.9 dead ends and trapped heroes', () => {
  test('DQ-DEAD-01 in a dead end he goes back or searches', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-43', entry: 'west' }],
    });
    expect(table.options(0)).toEqual(['move:2-3', 'search']);
  });

  test('DQ-DEAD-02 walled in is a hero from whose place no move is open', () => {
    expect(walledIn().options(0)).toEqual(['search']);
  });

  test('DQ-DEAD-02 other heroes do not count as walls', () => {
    const table = given({
      heroes: [
        { hero: 'lindel', at: [3, 3], with: { searches: 2 } },
        { hero: 'krutzbeck', at: [2, 3] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-43', entry: 'west' },
        { at: [2, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
    });
    expect(table.hero(0).fate).toBe('inside');
    expect(table.awaited).toEqual([1]);
  });

  test.each([
    [0, ['search']],
    [1, ['move:3-2']],
  ] as const)('DQ-DEAD-02 on a Chasm only the passages of his half count: half %i', (half, options) => {
    // entry west and left are one half, ahead and right the other; walls stand west and north of the first
    const table = given({
      heroes: [{ hero: 'lindel', at: [3, 3], half }],
      rooms: [
        { at: [3, 3], tile: 'tile-chasm-01', entry: 'south' },
        { at: [3, 4], tile: 'tile-chamber-44', entry: 'south' },
        { at: [2, 3], tile: 'tile-chamber-43', entry: 'west' },
        { at: [4, 3], tile: 'tile-chamber-45', entry: 'east' },
      ],
    });
    expect(table.options(0)).toEqual(options);
  });

  test('DQ-DEAD-02 in the Treasure Chamber nobody is walled in: he draws dragon cards', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [6, 4] }, { hero: 'krutzbeck' }],
      tilesLeft: 0,
      next: { dragon: ['dragon-sleeping'] },
    });
    expect(table.options(0)).toEqual(['draw-dragon']);
    expect(table.whyNot(0, 'search')).toBe('DQ-SEARCH-07');
  });

  test('DQ-DEAD-03 walled in he may search without an icon, in a tower, and beyond his two searches from before', () => {
    const noIcon = given({
      heroes: [{ hero: 'lindel', at: [3, 3] }],
      rooms: [
        { at: [3, 3], tile: 'tile-bottomless-pit-01', entry: 'west' },
        { at: [2, 3], tile: 'tile-chamber-44', entry: 'west' },
        { at: [4, 3], tile: 'tile-chamber-45', entry: 'east' },
      ],
    });
    expect(noIcon.options(0)).toEqual(['search']);
    const tower = given({
      heroes: [{ hero: 'lindel' }],
      rooms: [
        { at: [1, 0], tile: 'tile-chamber-44', entry: 'east' },
        { at: [0, 1], tile: 'tile-chamber-45', entry: 'south' },
      ],
    });
    expect(tower.options(0)).toEqual(['search']);
    expect(walledIn({ with: { searches: 2 } }).options(0)).toEqual(['search']);
  });

  test('DQ-DEAD-04 still walled in after his second search as a walled-in hero, he dies', () => {
    const table = walledIn({}, { next: empty });
    table.answer(0, 'search');
    expect(table.hero(0).fate).toBe('inside');
    table.answer(0, 'search');
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'walled-in', by: -1 });
  });

  test('DQ-EX-62 searched twice, then walled in: he may search twice more before he dies', () => {
    const table = walledIn({ with: { searches: 2 } }, { next: empty });
    table.answer(0, 'search');
    expect(table.options(0)).toEqual(['search']);
    table.answer(0, 'search');
    expect(table.hero(0).fate).toBe('dead');
  });

  test('DQ-DEAD-05 a catacomb entrance is a way out: he does not die, and with both searches used it is his only action', () => {
    const table = walledIn({ with: { searches: 2, walledSearches: 2 } }, { markers: [[3, 3]] });
    expect(table.hero(0).fate).toBe('inside');
    expect(table.options(0)).toEqual(['enter-catacombs']);
  });

  test('DQ-DEAD-05 so his second search in vain does not kill him there, nor where a Passage Down is for him alone', () => {
    const marked = walledIn({ with: { searches: 1, walledSearches: 1 } }, { markers: [[3, 3]], next: empty });
    expect(marked.answer(0, 'search').options(0)).toEqual(['enter-catacombs']);
    // No marker can be placed in a Cave-in (DQ-ROOM-25).
    const permitted = given({
      heroes: [{ hero: 'lindel', at: [3, 3], with: { searches: 1, walledSearches: 1 } }],
      rooms: [
        { at: [3, 3], tile: 'tile-cave-in-03', entry: 'west' },
        { at: [2, 3], tile: 'tile-chamber-44', entry: 'west' },
        { at: [4, 3], tile: 'tile-chamber-45', entry: 'east' },
      ],
      next: { search: ['search-passage-down'] },
    });
    expect(permitted.answer(0, 'search').options(0)).toEqual(['enter-catacombs']);
  });

  test('DQ-DEAD-05 so is a tower he may leave the dungeon from', () => {
    const table = given({
      heroes: [{ hero: 'lindel', loot: ['search-gold-60'], with: { searches: 2, walledSearches: 2 } }],
      rooms: [
        { at: [1, 0], tile: 'tile-chamber-44', entry: 'east' },
        { at: [0, 1], tile: 'tile-chamber-45', entry: 'south' },
      ],
    });
    expect(table.options(0)).toEqual(['leave-dungeon']);
  });

  test.each([
    [['search-gold-60'], 'inside'],
    [[], 'dead'],
  ] as const)(
    'DQ-DEAD-05 walled in in a tower with the Loot %j he is %s after his second search',
    (loot, fate) => {
      const table = given({
        heroes: [{ hero: 'lindel', loot, with: { searches: 1, walledSearches: 1 } }],
        rooms: [
          { at: [1, 0], tile: 'tile-chamber-44', entry: 'east' },
          { at: [0, 1], tile: 'tile-chamber-45', entry: 'south' },
        ],
        next: empty,
      });
      expect(table.answer(0, 'search').hero(0).fate).toBe(fate);
    },
  );

  test('DQ-EX-66 walled in, two searches without result, but the Teleportation Rune unused: he lives, teleport is his only action', () => {
    const table = walledIn(
      { runes: ['rune-teleportation'], with: { walledSearches: 1, searches: 1 } },
      { next: empty },
    );
    table.answer(0, 'search');
    expect(table.hero(0).fate).toBe('inside');
    expect(table.options(0)).toEqual(['teleport:3-2', 'teleport:4-3', 'teleport:3-4', 'teleport:2-3']);
  });

  test('DQ-DEAD-06 a monster token in his room does not stop a walled-in hero from searching', () => {
    const table = walledIn({}, { tokens: [{ monster: 'troll', life: 4, at: [3, 3] }] });
    expect(table.options(0)).toEqual(['search']);
  });

  test('DQ-EX-04 a Rotating Room that turns its back on him: no move is open, his next turns offer only search, then he dies', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [3, 3] }],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [5, 3], tile: 'tile-chamber-44', entry: 'east' },
      ],
      next: { tiles: ['tile-rotating-room-01'], ...empty },
    });
    table.answer(0, 'move:4-3');
    expect(table.event('tile-turned')).toMatchObject({ cell: cell([4, 3]), entry: 1 });
    expect(table.options(0)).toEqual(['search']);
    table.answer(0, 'search').answer(0, 'search');
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'walled-in' });
  });
});
