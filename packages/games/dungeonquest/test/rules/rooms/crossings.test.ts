import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { type Given, type GivenHero, given } from '../../given.ts';
import { draws, inside, into, moves, room, start } from './walks.ts';

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
    expect(table.options(0)).toContain('enter-catacombs');
  });
});

describe('3.11 bridges', () => {
  const onto = (hero: Partial<GivenHero> = {}, position: Partial<Given> = {}) =>
    into('tile-bridge-01', position, hero).answer(0, 'move:4-3');

  test('DQ-ROOM-26 he chooses to stay or to cross; no card', () => {
    const table = onto();
    expect(table.options(0)).toEqual(['stay', 'cross']);
    expect(draws(table)).toEqual([]);
  });

  test('DQ-ROOM-27 DQ-EX-30 staying ends the turn, and next turn the only legal action is to move back', () => {
    const table = onto({}, { next: { search: ['search-empty'] } }).answer(0, 'stay');
    expect(table.awaited).toEqual([1]);
    table.answer(1, 'search');
    expect(table.options(0)).toEqual(['move:3-3']);
  });

  test('DQ-ROOM-28 DQ-EX-29 he may discard Loot first; each Loot card he still holds raises the roll by one', () => {
    const table = onto({ loot: ['search-gold-10', 'search-gold-60', 'search-gold-70'] });
    table.answer(0, 'cross');
    expect(table.options(0)).toEqual([
      'loot:search-gold-10',
      'loot:search-gold-60',
      'loot:search-gold-70',
      'stop',
    ]);
    table.answer(0, 'loot:search-gold-10').answer(0, 'stop', die(4), die(4));
    expect(table.event('test')).toMatchObject({ attribute: 'agility' });
    // 8 and two Loot cards are above Agility 9: he falls
    expect(table.decision(0)).toBe('DEC-CAT-DIR');
  });

  test('DQ-ROOM-29 crossing passed he must move again at once from the far half', () => {
    const table = onto({}, { next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] } });
    table.answer(0, 'cross', die(4), die(5));
    expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
    expect(table.options(0)).toEqual(['move:5-3']);
  });

  test('DQ-ROOM-29 with no legal move there his turn ends on the far half; next turn he crosses back as he likes', () => {
    const table = onto(
      {},
      { rooms: [{ at: [5, 3], tile: 'tile-chamber-43', entry: 'east' }], next: { search: ['search-empty'] } },
    );
    table.answer(0, 'cross', die(1), die(1));
    expect(table.hero(0).half).toBe(1);
    expect(table.awaited).toEqual([1]);
    table.answer(1, 'search');
    expect(table.options(0)).toEqual(['cross']);
  });

  test('DQ-ROOM-30 failed he falls: he places his travel marker as he likes, suffers a die of wounds, and the turn ends', () => {
    const table = onto().answer(0, 'cross', die(5), die(5));
    expect(table.options(0)).toEqual(['face:north', 'face:east', 'face:south', 'face:west']);
    table.answer(0, 'face:east', die(4));
    expect(table.hero(0)).toMatchObject({ below: 1, facing: 1, wounds: 4 });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-ROOM-31 DQ-EX-17 who came by Secret Door chooses the half and must cross', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { search: ['search-secret-door'], tiles: ['tile-bridge-01'] },
    });
    table.answer(0, 'search').answer(0, 'yes').answer(0, 'to:4-3');
    expect(table.options(0)).toEqual(['half:0', 'half:1']);
    table.answer(0, 'half:0');
    expect(table.options(0)).toEqual(['cross']);
  });
});

test('DQ-ROOM-32 coming to a Bridge by escape he stands on the half of the passage he used', () => {
  const table = given({
    heroes: [
      { hero: 'tatianna', at: [5, 3], from: [4, 3], with: { pending: 1 } },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms: [
      { at: [5, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [4, 3], tile: 'tile-bridge-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
    ],
    tokens: [{ monster: 'troll', life: 4, at: [5, 3] }],
  });
  table.answer(0, 'escape', draw(3, 4), draw(0, 4));
  expect(table.event('escape')).toMatchObject({ escaped: true });
  expect(table.hero(0)).toMatchObject({ cell: room, half: 1 });
});
