import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';

const start = cell([3, 3]);
const room = cell([4, 3]);

/** Tatianna (Strength 4, Agility 9, Luck 6) walks east out of a chamber into a new room. */
function into(tile: string, position: Partial<Given> = {}, hero: Partial<GivenHero> = {}): Played {
  const table = given({
    heroes: [
      { hero: 'tatianna', at: [3, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [
      { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ...(position.rooms ?? []),
    ],
    next: { ...position.next, tiles: [tile, ...(position.next?.['tiles'] ?? [])] },
  });
  return table;
}

/** The same hero, already standing in the room at the start of the turn, alone at the table. */
function inside(tile: string, hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [{ hero: 'tatianna', at: [4, 3], ...hero }],
    ...position,
    rooms: [
      { at: [4, 3], tile, entry: 'west' },
      { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      ...(position.rooms ?? []),
    ],
  });
}

const draws = (table: Played) =>
  table.events.flatMap(({ public: event }) => (event?.type === 'draws' ? [event.deck] : []));
const moves = (table: Played) => table.options(0).filter((name) => name.startsWith('move:'));

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

describe('3.11 pits, rotating rooms and darkness', () => {
  test('DQ-ROOM-11 Bottomless Pit: Luck passed, the turn ends; failed, he dies; no card', () => {
    const passed = into('tile-bottomless-pit-01').answer(0, 'move:4-3', die(3), die(3));
    expect(passed.hero(0)).toMatchObject({ fate: 'inside', cell: room });
    expect(passed.awaited).toEqual([1]);
    const failed = into('tile-bottomless-pit-01').answer(0, 'move:4-3', die(4), die(3));
    expect(failed.hero(0)).toMatchObject({ fate: 'dead', cause: 'room' });
    expect(draws(passed)).toEqual([]);
  });

  test('DQ-ROOM-12 Rotating Room: it turns half round with him in it and his turn ends, no card', () => {
    const table = into('tile-rotating-room-01').answer(0, 'move:4-3');
    expect(table.event('tile-turned')).toMatchObject({ cell: room, entry: 1 });
    expect(draws(table)).toEqual([]);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-ROOM-13 it turns only once: entering it later just ends the turn', () => {
    const table = into('tile-chamber-03', {
      rooms: [{ at: [4, 3], tile: 'tile-rotating-room-01', entry: 'west' }],
    });
    table.state.rotated = 0b11111;
    table.answer(0, 'move:4-3');
    expect(table.told).not.toContain('tile-turned');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-ROOM-14 placed by leaving the catacombs it turns when it is encountered on the next turn', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3], below: 'north' }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { catacomb: ['catacomb-exit'], tiles: ['tile-rotating-room-01'], search: ['search-empty'] },
    });
    table.answer(0, 'yes').answer(0, 'left', die(1)).answer(0, 'face:north');
    expect(table.event('tile-turned')).toMatchObject({ cell: cell([2, 2]), entry: 2 });
  });

  test('DQ-ROOM-15 walled in by the Rotating Room he has two searches', () => {
    const table = into('tile-rotating-room-01', {
      rooms: [{ at: [5, 3], tile: 'tile-chamber-44', entry: 'east' }],
      next: { search: ['search-empty', 'search-empty', 'search-empty', 'search-empty'] },
    });
    table.answer(0, 'move:4-3').answer(1, 'search').answer(0, 'search').answer(1, 'search');
    expect(table.hero(0).fate).toBe('inside');
    table.answer(0, 'search');
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'walled-in' });
  });

  test.each([
    [1, [4, 2]],
    [3, [4, 4]],
    [5, [3, 3]],
  ] as const)('DQ-ROOM-16 Darkness: a roll of %i sends him to %j at once', (roll, place) => {
    const table = into('tile-darkness-01', {
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3', die(roll));
    expect(table.hero(0).cell).toBe(cell(place));
  });

  test('DQ-ROOM-17 DQ-EX-27 a side blocked by a wall ends the turn, and next turn he rolls again and does nothing else', () => {
    const table = into('tile-darkness-01', {
      rooms: [{ at: [4, 4], tile: 'tile-chamber-43', entry: 'south' }],
      next: { search: ['search-empty'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3', die(3));
    expect(table.hero(0)).toMatchObject({ cell: room, dark: 1 });
    table.answer(1, 'search', die(5));
    expect(table.hero(0).cell).toBe(start);
  });

  test('DQ-ROOM-17 so does a side that leads to an occupied space', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [3, 3] },
        { hero: 'krutzbeck', at: [4, 4] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [4, 4], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: { tiles: ['tile-darkness-01'] },
    });
    table.answer(0, 'move:4-3', die(3));
    expect(table.hero(0)).toMatchObject({ cell: room, dark: 1 });
  });

  test('DQ-ROOM-18 a portcullis on that side is tested; failing ends the turn and he rolls again next turn', () => {
    const table = into('tile-darkness-01', {
      rooms: [{ at: [4, 4], tile: 'tile-portcullis-01', entry: 'north' }],
      next: { search: ['search-empty'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3', die(3), die(6), die(6));
    expect(table.hero(0)).toMatchObject({ cell: room, dark: 1 });
    table.answer(1, 'search', die(5));
    expect(table.hero(0).cell).toBe(start);
  });
});

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
    expect(table.hero(0).mustReturn).toBe(1);
    expect(table.awaited).toEqual([1]);
  });
});
