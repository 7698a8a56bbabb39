import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';

/** Hugo alone in a chamber with a search icon and open passages. */
function inRoom(
  hero: Partial<GivenHero> = {},
  position: Partial<Given> = {},
  tile = 'tile-chamber-01',
): Played {
  return given({
    heroes: [{ hero: 'hugo-the-glorious', at: [3, 3], ...hero }],
    rooms: [{ at: [3, 3], tile, entry: 'west' }],
    ...position,
  });
}

describe('3.10 searching', () => {
  test('DQ-SEARCH-01 he may search where the room has the icon and no monster token lies there', () => {
    expect(inRoom().options(0)).toContain('search');
    expect(inRoom({}, {}, 'tile-trap-01').options(0)).not.toContain('search');
    const token = inRoom({}, { tokens: [{ monster: 'troll', life: 4, at: [3, 3] }] });
    expect(token.options(0)).not.toContain('search');
    expect(token.whyNot(0, 'search')).toBe('DQ-SEARCH-01');
  });

  test('DQ-SEARCH-02 he draws and resolves the top search card; the room itself is not encountered', () => {
    const table = inRoom({}, { next: { search: ['search-gold-60'] } });
    table.answer(0, 'search');
    expect(table.event('gains-loot')).toMatchObject({ card: 'search-gold-60' });
    expect(table.events.filter(({ public: event }) => event?.type === 'draws')).toHaveLength(1);
  });

  test('DQ-DEAD-03 a search in a room with a way out is none of the two of a walled-in hero', () => {
    const table = inRoom({}, { next: { search: ['search-empty'] } }).answer(0, 'search');
    expect(table.hero(0)).toMatchObject({ searches: 1, walledSearches: 0 });
  });

  test('DQ-SEARCH-03 twice in a row in the same room, then he must move', () => {
    const table = inRoom({}, { next: { search: ['search-empty', 'search-empty'] } });
    table.answer(0, 'search').answer(0, 'search');
    expect(table.options(0)).toEqual(['move:3-2', 'move:4-3', 'move:3-4', 'move:2-3']);
    expect(table.whyNot(0, 'search')).toBe('DQ-SEARCH-03');
  });

  test('DQ-SEARCH-04 the count restarts when he has moved: coming back he may search twice again', () => {
    const table = inRoom(
      { with: { searches: 2 } },
      {
        next: {
          tiles: ['tile-chamber-02'],
          dungeon: ['dungeon-empty', 'dungeon-empty'],
          search: ['search-empty'],
        },
      },
    );
    table.answer(0, 'move:4-3').answer(0, 'move:3-3');
    expect(table.options(0)).toContain('search');
    table.answer(0, 'search');
    expect(table.options(0)).toContain('search');
  });

  test('DQ-SEARCH-05 a turn lost in between does not restart the count', () => {
    const table = inRoom({ with: { searches: 1, lostTurns: 1 } }, { next: { search: ['search-empty'] } });
    table.answer(0, 'search');
    expect(table.options(0)).not.toContain('search');
  });

  test('DQ-SEARCH-06 searched twice, and every open move leads to an occupied space: he loses his turn', () => {
    const table = given({
      heroes: [
        { hero: 'hugo-the-glorious', at: [3, 3], with: { searches: 2 } },
        { hero: 'lindel', at: [2, 3] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-43', entry: 'west' },
        { at: [2, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
    });
    expect(table.awaited).toEqual([1]);
    expect(table.hero(0)).toMatchObject({ fate: 'inside', cell: cell([3, 3]) });
  });

  test('DQ-EX-50 blocked: searched twice, the only open neighbour occupied: the turn is lost, and he does not die', () => {
    const table = given({
      heroes: [
        { hero: 'hugo-the-glorious', at: [3, 3], with: { searches: 2 } },
        { hero: 'lindel', at: [2, 3] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-43', entry: 'west' },
        { at: [2, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
      next: { search: ['search-empty', 'search-empty'] },
    });
    table.answer(1, 'search');
    expect(table.events).toContainEqual({
      rule: 'DQ-SEARCH-06',
      public: { type: 'turn-lost', seat: 0, why: 'blocked', left: 0 },
    });
    expect(table.awaited).toEqual([1]);
    table.answer(1, 'search');
    expect(table.hero(0).fate).toBe('inside');
  });

  test('DQ-SEARCH-06 the same holds where he may not search at all', () => {
    const table = given({
      heroes: [
        { hero: 'hugo-the-glorious', at: [3, 3] },
        { hero: 'lindel', at: [2, 3] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-43', entry: 'west' },
        { at: [2, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
      tokens: [{ monster: 'troll', life: 4, at: [3, 3] }],
    });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-SEARCH-07 towers and the Treasure Chamber cannot be searched', () => {
    expect(given({ heroes: [{ hero: 'lindel' }] }).options(0)).toEqual(['move:1-0', 'move:0-1']);
    const chamber = given({ heroes: [{ hero: 'lindel', at: [6, 4] }] });
    expect(chamber.options(0)).toContain('draw-dragon');
    expect(chamber.options(0)).not.toContain('search');
  });
});
