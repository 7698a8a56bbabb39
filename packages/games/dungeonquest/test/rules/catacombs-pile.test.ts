import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';

const venom = 'catacomb-spiders-venom';
const bite = 'catacomb-vampire-bite';

/** Tatianna under [4,5], facing north, has drawn this card; what she keeps has been dealt with this turn. */
function drawn(card: string, hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [
      { hero: 'krutzbeck', at: [9, 7] },
      { hero: 'tatianna', at: [4, 5], below: 'north', ...hero },
    ],
    rooms: [
      { at: [4, 5], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
    ],
    active: 1,
    ...position,
    next: { catacomb: [card], tiles: ['tile-chamber-03'], ...position.next },
  });
}

describe('3.17 what is left behind on going down', () => {
  test('DQ-CAT-02 DQ-MOVE-08 the figure is off the board: no half, no way back, no searches', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3], from: [3, 3], half: 0, with: { searches: 1 } },
        { hero: 'krutzbeck' },
      ],
      rooms: [{ at: [4, 3], tile: 'tile-bridge-01', entry: 'west' }],
      markers: [[4, 3]],
    });
    table.answer(0, 'enter-catacombs').answer(0, 'face:north');
    expect(table.hero(0)).toMatchObject({ below: 1, from: -1, half: -1, searches: 0 });
  });
});

describe('3.17 what goes back to the deck', () => {
  test('DQ-CAT-16 the deck is shuffled with his pile', () => {
    const table = drawn('catacomb-exit').answer(1, 'yes').answer(1, 'right', die(2));
    expect(table.events).toContainEqual({
      rule: 'DQ-CARD-07',
      public: { type: 'shuffles', deck: 'catacomb', why: 'returned' },
    });
  });

  test('DQ-CAT-16 DQ-DET-03 the venom goes with its tokens; the bite keeps its own', () => {
    const table = drawn('catacomb-exit', {
      kept: [venom, bite],
      with: { keptTokens: [1, 2], keptDone: [1, 1] },
    });
    const pool = table.state.determination;
    table.answer(1, 'yes').answer(1, 'right', die(2));
    expect(table.hero(1)).toMatchObject({ kept: [cardIndex(bite)], keptTokens: [2], keptDone: [1] });
    expect(table.state.determination).toBe(pool + 1);
  });

  test('DQ-CAT-18 after the Giant Naga he is still below, and keeps the venom', () => {
    const table = drawn('catacomb-giant-naga', { kept: [venom], with: { keptDone: [1] } });
    table.answer(1, 'left', die(2));
    expect(table.hero(1)).toMatchObject({ below: 1, kept: [cardIndex(venom)], pile: [], travelled: 0 });
  });
});

test('DQ-CAT-17 without tiles the nearest tower may be one in the south', () => {
  const table = drawn('catacomb-exit', { at: [8, 7], below: 'south' }, { tilesLeft: 0, next: {} });
  table.answer(1, 'yes').answer(1, 'left', die(1));
  expect(table.hero(1).cell).toBe(cell([12, 9]));
});
