import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';

const empty = { dungeon: ['dungeon-empty', 'dungeon-empty', 'dungeon-empty'] };

/** Tatianna (Strength 4, Agility 9) in a chamber at [4,3] with these runes, Krutzbeck far away. */
function holding(
  runes: GivenHero['runes'],
  position: Partial<Given> = {},
  more: Partial<GivenHero> = {},
): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [4, 3], runes: runes ?? [], ...more },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ...(position.rooms ?? [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }]),
    ],
    next: { ...empty, ...position.next },
  });
}

const teleports = (table: Played) => table.options(0).filter((name) => name.startsWith('teleport:'));

describe('3.21 the Teleportation Rune', () => {
  test('DQ-RUNE-08 is told as the way he came', () => {
    const table = holding(['rune-teleportation'], { next: { tiles: ['tile-chamber-03'] } });
    expect(table.answer(0, 'teleport:5-3').event('moved')).toMatchObject({
      to: cell([5, 3]),
      how: 'teleport',
    });
  });

  test('DQ-RUNE-08 DQ-TERM-01 out of the Treasure Chamber it leads to the six spaces around it, not into its other cell', () => {
    const table = given({ heroes: [{ hero: 'tatianna', at: [6, 5], runes: ['rune-teleportation'] }] });
    expect(teleports(table).sort()).toEqual([
      'teleport:5-4',
      'teleport:5-5',
      'teleport:6-3',
      'teleport:6-6',
      'teleport:7-4',
      'teleport:7-5',
    ]);
  });

  test('DQ-CARD-12 without tiles left it leads to explored spaces only', () => {
    const table = holding(['rune-teleportation'], {
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-30', entry: 'west' },
        { at: [4, 2], tile: 'tile-chamber-03', entry: 'west' },
      ],
      tilesLeft: 0,
    });
    expect(teleports(table)).toEqual(['teleport:4-2']);
  });
});

describe('3.12 the Secret Door', () => {
  test('DQ-CARD-12 without a space to go to he is not asked', () => {
    const table = holding([], { tilesLeft: 0, next: { search: ['search-secret-door'] } });
    expect(table.answer(0, 'search').told).toContain('draws');
    expect(table.awaited).toEqual([1]);
  });

  test.each([
    ['north', [4, 4]],
    ['east', [3, 3]],
    ['south', [4, 2]],
    ['west', [5, 3]],
  ] as const)('DQ-ROOM-20 onto a Bridge that leads %s he chooses the half', (_, [column, row]) => {
    const table = holding([], { next: { search: ['search-secret-door'], tiles: ['tile-bridge-01'] } });
    table.answer(0, 'search').answer(0, 'yes').answer(0, `to:${column}-${row}`);
    expect(table.options(0)).toEqual(['half:0', 'half:1']);
  });
});

describe('3.21 the Stasis Rune', () => {
  const intoCaveIn = (more: Partial<Given> = {}, runes: GivenHero['runes'] = ['rune-stasis']) =>
    holding(runes, { ...more, next: { tiles: ['tile-cave-in-01', 'tile-chamber-03'], ...more.next } });

  test('DQ-RUNE-04 he may stop after a move: his turn is over', () => {
    const table = holding(['rune-stasis'], { next: { tiles: ['tile-chamber-03'] } });
    table.answer(0, 'stasis').answer(0, 'move:5-3').answer(0, 'stop');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RUNE-04 DQ-ROOM-22 in a Cave-in on the way he retreats, crosses or stops', () => {
    const table = intoCaveIn().answer(0, 'stasis').answer(0, 'move:5-3');
    expect(table.options(0)).toEqual(['retreat', 'cross', 'stop']);
    table.answer(0, 'retreat');
    expect(table.hero(0)).toMatchObject({ cell: cell([4, 3]), from: cell([5, 3]) });
  });

  test('DQ-RUNE-04 DQ-ROOM-23 crossing it is no move: he moves on through any passage, or stops and has no other action', () => {
    const crossed = () =>
      intoCaveIn().answer(0, 'stasis').answer(0, 'move:5-3').answer(0, 'cross', die(4), die(5));
    expect(crossed().options(0)).toEqual(['move:5-2', 'move:6-3', 'move:5-4', 'move:4-3', 'stop']);
    expect(crossed().answer(0, 'stop').awaited).toEqual([1]);
    const two = crossed().answer(0, 'move:6-3');
    expect(two.options(0)).toContain('move:5-3');
  });

  test('DQ-RUNE-04 DQ-ROOM-23 failing to cross ends the turn', () => {
    const table = intoCaveIn().answer(0, 'stasis').answer(0, 'move:5-3').answer(0, 'cross', die(5), die(5));
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RUNE-04 DQ-ROOM-24 who teleported into the Cave-in has no way to retreat', () => {
    const table = intoCaveIn({}, ['rune-stasis', 'rune-teleportation']);
    table.answer(0, 'stasis').answer(0, 'teleport:5-3');
    expect(table.options(0)).toEqual(['cross', 'stop']);
  });

  test('DQ-RUNE-04 where no legal move is left the sequence is over', () => {
    // the room he leaves has no passage to the east, and that is the only side of the new one
    const table = holding(['rune-stasis', 'rune-teleportation'], {
      rooms: [{ at: [4, 3], tile: 'tile-chamber-30', entry: 'north' }],
      next: { tiles: ['tile-chamber-43'] },
    });
    table.answer(0, 'stasis').answer(0, 'teleport:5-3');
    expect(table.hero(0).cell).toBe(cell([5, 3]));
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RUNE-04 DQ-ROOM-35 getting stuck in a Spider Web on the way ends the turn', () => {
    const table = holding(['rune-stasis'], { next: { tiles: ['tile-spider-web-01'] } });
    table.answer(0, 'stasis').answer(0, 'move:5-3').answer(0, 'cross', die(6), die(6));
    expect(table.hero(0).stuck).toBe(1);
    expect(table.awaited).toEqual([1]);
  });
});

describe('Death Can Wait', () => {
  test('DQ-VAR-42 DQ-CAT-15 who woke up next to his walls has not left the catacombs', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3], with: { searches: 1, walledSearches: 1 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-43', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-44', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      variants: { 'death-can-wait': true },
      next: { search: ['search-empty'] },
    });
    table.answer(0, 'search', die(1)).answer(0, 'to:3-3');
    expect(table.hero(0)).toMatchObject({ pending: 1, surfaced: 0 });
  });
});
