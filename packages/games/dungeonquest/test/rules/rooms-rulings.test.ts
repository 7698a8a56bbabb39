import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { cell, type Given, given } from '../given.ts';
import { rooms, two } from '../positions.ts';

describe('7 rulings on rooms and moving', () => {
  test('DQ-RULING-07 a room without a search icon and without a way out may be searched twice', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [4, 3] }],
      rooms: [
        { at: [4, 3], tile: 'tile-bottomless-pit-01', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-44', entry: 'west' },
        { at: [5, 3], tile: 'tile-chamber-45', entry: 'east' },
      ],
      next: { search: ['search-empty', 'search-empty'] },
    });
    table.answer(0, 'search').answer(0, 'search');
    expect(table.hero(0).fate).toBe('dead');
  });

  test('DQ-RULING-10 after special movement the Web must be crossed and the Cave-in crossed or searched', () => {
    const by = (tile: string) =>
      two({}, { next: { search: ['search-secret-door'], tiles: [tile], dungeon: ['dungeon-empty'] } })
        .answer(0, 'search')
        .answer(0, 'yes')
        .answer(0, 'to:5-3');
    expect(by('tile-spider-web-01').options(0)).toEqual(['cross']);
    const cave = by('tile-cave-in-01');
    cave.state.decks[7]?.push(cardIndex('search-empty'));
    expect(cave.answer(1, 'search').options(0)).toEqual(['cross', 'search']);
  });

  test('DQ-RULING-11 after an escape he stands on the half of the passage he used', () => {
    const table = two(
      { at: [5, 3], from: [4, 3], with: { pending: 1 } },
      {
        rooms: [
          { at: [5, 3], tile: 'tile-chamber-03', entry: 'west' },
          { at: [4, 3], tile: 'tile-chasm-01', entry: 'south' },
        ],
        tokens: [{ monster: 'troll', life: 3, at: [5, 3] }],
      },
    );
    table.answer(0, 'escape', draw(1, 4), draw(1, 4));
    expect(table.hero(0)).toMatchObject({ cell: cell([4, 3]), half: 1 });
  });

  test('DQ-RULING-13 in a lost turn the start-of-turn effects are done all the same', () => {
    const table = two({ kept: ['trap-trapdoor'], with: { lostTurns: 1 } }).answer(
      0,
      'lost-turn',
      die(1),
      die(1),
    );
    expect(table.hero(0)).toMatchObject({ kept: [], lostTurns: 0 });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RULING-14 when tiles run out unexplored spaces are walls', () => {
    expect(two({}, { tilesLeft: 0 }).options(0)).toEqual(['search']);
  });

  test('DQ-RULING-25 a hero who starts in a tower does not encounter it, he just moves', () => {
    const table = given({ heroes: [{ hero: 'tatianna' }] });
    expect(table.decision(0)).toBe('DEC-ACT');
  });

  test('DQ-RULING-26 a hero who starts his turn in a tower with Loot may leave', () => {
    expect(given({ heroes: [{ hero: 'tatianna', loot: ['corpse-rope'] }] }).options(0)).toContain(
      'leave-dungeon',
    );
  });

  test('DQ-RULING-29 he may move into the Treasure Chamber over another hero', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [5, 4] },
        { hero: 'krutzbeck', at: [6, 4] },
      ],
      rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
    });
    expect(table.options(0)).toContain('move:6-4');
  });

  test('DQ-RULING-30 the portcullis of a neighbour counts on the way into the Treasure Chamber and out of it', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [5, 4] }],
      rooms: [{ at: [5, 4], tile: 'tile-portcullis-01', entry: 'east' }],
    });
    expect(table.answer(0, 'move:6-4', die(6), die(6)).told).toContain('test');
    expect(table.hero(0).cell).toBe(cell([5, 4]));
  });

  test("DQ-RULING-31 Wizard's Curse turns a corridor under the hero; entered-from stays", () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', at: [9, 7], from: [9, 6] },
      ],
      rooms: [rooms[0], { at: [9, 7], tile: 'tile-corridor-09', entry: 'north' }],
      next: { tiles: ['tile-chamber-05'], dungeon: ['dungeon-wizards-curse'] },
    });
    table.answer(0, 'move:5-3', die(1));
    expect(table.hero(1)).toMatchObject({ cell: cell([9, 7]), from: cell([9, 6]) });
    expect(table.view(0).rooms.find(({ tile }) => tile === 'tile-corridor-09')).toMatchObject({ entry: 3 });
  });

  test('DQ-RULING-32 failing a portcullis out of Darkness ends the turn; next turn he rolls again', () => {
    const table = two(
      {},
      {
        rooms: [{ at: [5, 4], tile: 'tile-portcullis-01', entry: 'north' }],
        next: { tiles: ['tile-darkness-01'], dungeon: ['dungeon-empty'], search: ['search-empty'] },
      },
    );
    table.answer(0, 'move:5-3', die(3), die(6), die(6));
    expect(table.hero(0).dark).toBe(1);
    table.answer(1, 'search', die(5));
    expect(table.hero(0).cell).toBe(cell([4, 3]));
  });

  test('DQ-RULING-33 with no marker left he may go down in his next main step there; a lost turn does not use it up', () => {
    const spent: Given['markers'] = [
      [0, 3],
      [0, 4],
      [0, 5],
      [0, 6],
      [0, 7],
      [1, 7],
    ];
    const table = two(
      {},
      { markers: spent, next: { search: ['search-passage-down', 'search-empty', 'search-empty'] } },
    ).answer(0, 'search');
    table.hero(0).lostTurns = 1;
    table.answer(1, 'search');
    expect(table.awaited).toEqual([1]);
    table.answer(1, 'search');
    expect(table.options(0)).toContain('enter-catacombs');
  });

  test('DQ-RULING-42 the repeated web test is a start-of-turn effect like the others', () => {
    const table = given({
      heroes: [
        { hero: 'krutzbeck', at: [4, 3], kept: ['trap-trapdoor'], with: { stuck: 1 } },
        { hero: 'tatianna' },
      ],
      rooms: [{ at: [4, 3], tile: 'tile-spider-web-01', entry: 'west' }],
    });
    expect(table.decision(0)).toBe('DEC-START-ORDER');
    expect([...table.options(0)].sort()).toEqual(['effect:trap-trapdoor', 'web']);
    // It fails, the trapdoor is tested all the same, and the web not a second time.
    table.answer(0, 'web', die(6), die(6), die(1), die(1));
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RULING-46 from the tower reached by Tower Power there is no going on to a third', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [1, 0] }],
      rooms: [{ at: [1, 0], tile: 'tile-chamber-01', entry: 'west' }],
      variants: { 'tower-power': true },
    });
    table.answer(0, 'move:0-0').answer(0, 'tower:tower-ne');
    expect(table.options(0).every((name) => name.startsWith('move:'))).toBe(true);
  });
});
