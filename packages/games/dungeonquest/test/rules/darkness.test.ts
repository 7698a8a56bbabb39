import { die } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { cell, type GivenHero, given, type Played } from '../given.ts';

/** Lindel goes from a chamber in [2,0] to Darkness in [1,0], whose arrow points back at him; the south is walled. */
const before = (hero: Partial<GivenHero>): Played =>
  given({
    heroes: [{ hero: 'lindel', at: [2, 0], ...hero }, { hero: 'krutzbeck' }],
    rooms: [
      { at: [2, 0], tile: 'tile-chamber-01', entry: 'west' },
      { at: [1, 0], tile: 'tile-darkness-01', entry: 'east' },
    ],
  });

test('DQ-RUNE-08 in Darkness beside a tower he may teleport into it', () => {
  const table = before({ runes: ['rune-teleportation'] });
  table.answer(0, 'move:1-0');
  expect(table.decision(0)).toBe('DEC-DARK');
  table.answer(0, 'teleport:0-0');
  expect(table.hero(0)).toMatchObject({ cell: cell([0, 0]), runes: [] });
});

test('DQ-ROOM-17 a wall in the dark ends the turn, moves of a Stasis Rune included (DQ-RUNE-04)', () => {
  const table = before({ runes: ['rune-stasis'] });
  table.answer(0, 'stasis').answer(0, 'move:1-0', die(3));
  expect(table.event('darkness')).toMatchObject({ moves: false });
  expect(table.hero(0)).toMatchObject({ cell: cell([1, 0]), dark: 1 });
  expect(table.awaited).toEqual([1]);
});
