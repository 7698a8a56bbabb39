import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given } from '../given.ts';
import { draws, into, room } from '../walks.ts';

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
    expect(table.event('stays')).toMatchObject({ seat: 0, why: 'bridge-crossed' });
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

describe('3.11 bridges: the way back', () => {
  test('DQ-ROOM-26 also from a tower he may stay', () => {
    const table = given({ heroes: [{ hero: 'tatianna', at: [0, 0] }], next: { tiles: ['tile-bridge-01'] } });
    expect(table.answer(0, 'move:1-0').options(0)).toEqual(['stay', 'cross']);
  });

  test('DQ-RUNE-08 on entering there is no move that the Teleportation Rune could take the place of', () => {
    const table = into('tile-bridge-01', {}, { runes: ['rune-teleportation'] }).answer(0, 'move:4-3');
    expect(table.options(0)).toEqual(['stay', 'cross']);
  });

  /** Tatianna stayed on the Bridge at [1,0]; Krutzbeck has come to where she must go back. */
  const barred = (hero: Partial<GivenHero> = {}) =>
    given({
      heroes: [
        { hero: 'tatianna', at: [1, 0], from: [2, 0], half: 0, with: { mustReturn: 1 }, ...hero },
        { hero: 'krutzbeck', at: [2, 0] },
      ],
      rooms: [
        { at: [1, 0], tile: 'tile-bridge-01', entry: 'east' },
        { at: [2, 0], tile: 'tile-chamber-01', entry: 'west' },
      ],
      next: { search: ['search-empty'] },
    });

  test('DQ-ROOM-39 who waits loses the turn and must still go back', () => {
    const table = barred().answer(0, 'wait');
    expect(table.events).toContainEqual({
      rule: 'DQ-ROOM-39',
      public: { type: 'turn-lost', seat: 0, why: 'waits', left: 0 },
    });
    expect(table.hero(0)).toMatchObject({ mustReturn: 1, half: 0 });
    expect(table.awaited).toEqual([1]);
    expect(table.answer(1, 'search').options(0)).toEqual(['wait', 'cross']);
  });

  test('DQ-ROOM-39 who crosses after all need not go back', () => {
    const table = barred().answer(0, 'cross', die(1), die(1));
    expect(table.hero(0)).toMatchObject({ mustReturn: 0, half: 1 });
  });

  test('DQ-RUNE-08 the rune leads to a tower too', () => {
    const table = barred({ runes: ['rune-teleportation'] }).answer(0, 'teleport:0-0');
    expect(table.hero(0)).toMatchObject({ cell: cell([0, 0]), from: -1 });
  });

  test('DQ-ROOM-28 of several Loot cards of one name he is offered one, and what he throws away is told', () => {
    const table = into('tile-bridge-01', {}, { loot: ['treasure-lodestone', 'treasure-lodestone'] });
    table.answer(0, 'move:4-3').answer(0, 'cross');
    expect(table.options(0)).toEqual(['loot:treasure-lodestone', 'stop']);
    table.answer(0, 'loot:treasure-lodestone');
    expect(table.event('loses-loot')).toMatchObject({ card: 'treasure-lodestone', why: 'bridge' });
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
