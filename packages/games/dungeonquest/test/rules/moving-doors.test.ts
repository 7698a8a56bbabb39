import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, given, type Played, shuffledSo } from '../given.ts';

/**
 * Hugo (Luck 4, Strength 6) in the middle of three rooms: a door east of him, and behind it a room whose arrow points back
 * at him. Another hero takes the next turn.
 */
function atDoor(position: Partial<Given> = {}, east = 'tile-chamber-01'): Played {
  return given({
    heroes: [{ hero: 'hugo-the-glorious', at: [3, 3] }, { hero: 'lindel' }],
    rooms: [
      { at: [3, 3], tile: 'tile-chamber-46', entry: 'west' },
      { at: [4, 3], tile: east, entry: 'west' },
    ],
    ...position,
  });
}

const here = cell([3, 3]);
const beyond = cell([4, 3]);

describe('3.7 doors', () => {
  test('DQ-DOOR-01 going through a door draws a door card', () => {
    const table = atDoor({ next: { door: ['door-opens'], dungeon: ['dungeon-empty'] } });
    table.answer(0, 'move:4-3');
    expect(table.event('draws')).toMatchObject({ deck: 'door', card: 'door-opens' });
  });

  test('DQ-DOOR-01 through a passage without a door no card is drawn', () => {
    const table = atDoor({ next: { tiles: ['tile-chamber-02'], dungeon: ['dungeon-empty'] } });
    table.answer(0, 'move:3-2');
    expect(table.told).not.toContain('door');
  });

  test('DQ-DOOR-02 The Door Opens: the move goes on', () => {
    const table = atDoor({ next: { door: ['door-opens'], dungeon: ['dungeon-empty'] } });
    table.answer(0, 'move:4-3');
    expect(table.hero(0)).toMatchObject({ cell: beyond, from: here });
  });

  test('DQ-DOOR-03 Door Jammed: he stays and his turn ends', () => {
    const table = atDoor({ next: { door: ['door-jammed'] } });
    table.answer(0, 'move:4-3');
    expect(table.hero(0).cell).toBe(here);
    expect(table.awaited).toEqual([1]);
  });

  test.each([
    [6, 2],
    [5, 1],
    [4, 0],
    [1, 0],
  ])(
    'DQ-DOOR-04 Spear Trap: a roll of %i against Luck 4 gives %i wounds; he stays and his turn ends',
    (roll, wounds) => {
      const table = atDoor({ next: { door: ['door-spear-trap'] } });
      table.answer(0, 'move:4-3', die(roll));
      expect(table.hero(0)).toMatchObject({ wounds, cell: here });
      expect(table.awaited).toEqual([1]);
    },
  );

  test('DQ-DOOR-05 doors have no memory: next turn he may try again with a new card or do something else', () => {
    const table = atDoor({
      heroes: [{ hero: 'hugo-the-glorious', at: [3, 3] }],
      next: { door: ['door-jammed', 'door-opens'], dungeon: ['dungeon-empty'] },
    });
    const before = table.options(0);
    table.answer(0, 'move:4-3');
    expect(table.options(0)).toEqual(before);
    table.answer(0, 'move:4-3');
    expect(table.hero(0).cell).toBe(beyond);
  });

  test('DQ-DOOR-06 DQ-EX-25 two doors back to back need only one door card', () => {
    const table = given({
      heroes: [{ hero: 'hugo-the-glorious', at: [3, 3] }, { hero: 'lindel' }],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-46', entry: 'west' },
        { at: [4, 3], tile: 'tile-chamber-47', entry: 'east' },
      ],
      next: { door: ['door-opens'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:4-3');
    expect(table.told.filter((type) => type === 'door')).toHaveLength(1);
  });

  test('DQ-DOOR-07 door cards are discarded; the Shuffle card reshuffles the deck and another is drawn', () => {
    const table = atDoor({ next: { door: ['door-shuffle'], dungeon: ['dungeon-empty'] } });
    table.answer(0, 'move:4-3', shuffledSo('door', 'door-opens'));
    expect(table.told).toContain('shuffles');
    expect(table.hero(0).cell).toBe(beyond);
    const jammed = atDoor({ next: { door: ['door-jammed'] } });
    jammed.answer(0, 'move:4-3');
    expect(jammed.view('spectator').decks.find((deck) => deck.deck === 'door')?.discards).toEqual([
      'door-jammed',
    ]);
  });
});
