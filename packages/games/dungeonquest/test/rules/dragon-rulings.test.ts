import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { given, shuffledSo } from '../given.ts';
import { deckOf, two } from '../positions.ts';

describe('7 rulings on the dragon and the catacombs', () => {
  test('DQ-RULING-06 entering the catacombs draws no card the same turn', () => {
    const table = two({}, { markers: [[4, 3]] })
      .answer(0, 'enter-catacombs')
      .answer(0, 'face:north');
    expect(table.hero(0).travelled).toBe(0);
  });

  test('DQ-RULING-08 without a legal retreat from the dragon he dies', () => {
    const walls = [
      { at: [6, 3], tile: 'tile-chamber-43', entry: 'north' },
      { at: [6, 6], tile: 'tile-chamber-44', entry: 'south' },
      { at: [5, 4], tile: 'tile-chamber-45', entry: 'west' },
      { at: [5, 5], tile: 'tile-portcullis-11', entry: 'west' },
      { at: [7, 4], tile: 'tile-catacomb-entrance-06', entry: 'east' },
      { at: [7, 5], tile: 'tile-catacomb-entrance-07', entry: 'east' },
    ] as const;
    const table = two({ at: [6, 4] }, { rooms: walls, next: { dragon: ['dragon-rage'] } }).answer(
      0,
      'draw-dragon',
      die(1),
      die(1),
    );
    expect(table.hero(0).fate).toBe('dead');
  });

  test('DQ-RULING-09 a retreating hero may not share a room', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [6, 4] },
        { hero: 'krutzbeck', at: [6, 3] },
      ],
      rooms: [{ at: [6, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { dragon: ['dragon-rage'] },
    });
    table.answer(0, 'draw-dragon', die(1), die(1));
    expect(table.options(0)).not.toContain('to:6-3');
  });

  test('DQ-RULING-22 catacomb Loot counts for the distance of the visit in which it was drawn', () => {
    const table = two({ below: 'north' }, { next: { catacomb: ['catacomb-treasure-chest'] } });
    expect(table.hero(0)).toMatchObject({ travelled: 1, pile: [] });
  });

  test('DQ-RULING-23 a Torch from the catacombs stays with him until passed, then goes to the catacomb deck', () => {
    const table = two({ kept: ['catacomb-torch-goes-out'] }, { fates: [die(1), die(1)] });
    expect(table.hero(0).kept).toEqual([]);
    expect(deckOf(table, 'catacomb')).toMatchObject({ left: 40, discards: [] });
  });

  test('DQ-RULING-24 a Shuffle card does not count in the catacomb pile', () => {
    const table = two(
      { below: 'north' },
      { next: { catacomb: ['catacomb-shuffle'] }, fates: [shuffledSo('catacomb', 'catacomb-empty')] },
    );
    expect(table.hero(0)).toMatchObject({ travelled: 1, pile: [cardIndex('catacomb-empty')] });
  });

  test('DQ-RULING-34 a hero who waits in the chamber for a postponed encounter is hit by Dragon Rage', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [6, 4] },
        { hero: 'krutzbeck', at: [6, 5], with: { pending: 1 } },
      ],
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03', 'tile-chamber-04'] },
    });
    table.answer(0, 'draw-dragon', die(1), die(1)).answer(0, 'to:6-3', die(2), die(3));
    expect(table.hero(1).wounds).toBe(5);
  });

  test('DQ-RULING-35 after an escape into the Treasure Chamber he draws a dragon card next turn, as if entering', () => {
    const table = two(
      { at: [5, 4], from: [6, 4], with: { pending: 1 } },
      {
        rooms: [{ at: [5, 4], tile: 'tile-chamber-03', entry: 'west' }],
        tokens: [{ monster: 'troll', life: 3, at: [5, 4] }],
        next: { dragon: ['dragon-sleeping'], search: ['search-empty'] },
      },
    );
    table.answer(0, 'escape', draw(1, 4), draw(1, 4)).answer(1, 'search');
    expect(table.hero(0).loot).toHaveLength(2);
  });
});
