import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { type Given, given, type Played } from '../given.ts';

/** Two heroes in towers; the turn of seat 1 is about to end by searching for nothing, or the first player's is about to begin. */
const dawn = (position: Partial<Given> = {}): Played =>
  given({ heroes: [{ hero: 'lindel' }, { hero: 'hugo-the-glorious' }], withSun: true, ...position });

describe('3.3 sun and running out of time', () => {
  test('DQ-SUN-01 the sun moves one space before the first player does anything, but not on the first turn of the game', () => {
    expect(dawn({ sun: 5 }).state.sun).toBe(6);
    const first = dawn({ sun: 1, turn: 0 });
    expect(first.state.sun).toBe(1);
    expect(first.hero(0).turns).toBe(1);
  });

  test('DQ-EX-20 first turn: the sun stays on space 1; on the second turn of the first player it moves to 2', () => {
    expect(dawn({ sun: 1, turn: 0 }).state.sun).toBe(1);
    expect(dawn({ sun: 1, turn: 2 }).state.sun).toBe(2);
  });

  test('DQ-SUN-01 the turns of the others do not move it', () => {
    expect(dawn({ sun: 5, active: 1 }).state.sun).toBe(5);
  });

  test.each([
    [25, 1],
    [26, 2],
    [27, 3],
    [28, 4],
    [29, 5],
  ])(
    'DQ-SUN-02 from space %i the sun reaches a numbered space: a roll up to %i closes the towers',
    (sun, label) => {
      const closed = dawn({ sun, fates: [die(label)] });
      expect(closed.state.over).toBe(1);
      const open = dawn({ sun, fates: [die(label + 1)] });
      expect(open.state.over).toBe(0);
      expect(open.awaited).toEqual([0]);
    },
  );

  test('DQ-SUN-02 no die is rolled on the spaces before', () => {
    expect(dawn({ sun: 24 }).state.sun).toBe(25);
  });

  test('DQ-EX-07 sunset: on 1-2 a roll of 3 goes on, on 1-3 a roll of 3 ends the game and everybody inside is dead', () => {
    expect(dawn({ sun: 26, fates: [die(3)] }).state.over).toBe(0);
    const night = dawn({ sun: 27, fates: [die(3)] });
    expect(night.state.over).toBe(1);
    expect([night.hero(0).fate, night.hero(1).fate]).toEqual(['dead', 'dead']);
  });

  test('DQ-SUN-03 when the towers close, every hero in the dungeon or the catacombs dies and those who left stay alive', () => {
    const night = given({
      heroes: [
        { hero: 'lindel' },
        { hero: 'hugo-the-glorious', at: [4, 4], below: 'north' },
        { hero: 'krutzbeck', with: { fate: 'left' } },
      ],
      withSun: true,
      sun: 29,
      fates: [die(1)],
    });
    expect([0, 1, 2].map((seat) => [night.hero(seat).fate, night.hero(seat).cause])).toEqual([
      ['dead', 'night'],
      ['dead', 'night'],
      ['left', 'none'],
    ]);
    expect(night.hero(0).by).toBe(-1);
    expect(night.game.outcome(night.state)?.winners).toEqual([2]);
  });

  test('DQ-SUN-04 on space 30 the sun stays and the die is still rolled', () => {
    const table = dawn({ sun: 30, fates: [die(6)] });
    expect(table.state.sun).toBe(30);
    expect(dawn({ sun: 30, fates: [die(5)] }).state.over).toBe(1);
  });

  test('DQ-EX-22 sun on 30 and a roll of 6: the game goes on and the sun stays on 30', () => {
    const table = dawn({ sun: 30, fates: [die(6)] });
    expect([table.state.sun, table.state.over]).toEqual([30, 0]);
  });

  test.each([
    ['dead', { fate: 'dead' }],
    ['away', { fate: 'left' }],
  ] as const)('DQ-SUN-05 the first player does this also with a hero who is %s', (_, fate) => {
    const table = given({
      heroes: [{ hero: 'lindel', with: fate }, { hero: 'hugo-the-glorious' }],
      withSun: true,
      sun: 26,
      fates: [die(5)],
    });
    expect(table.state.sun).toBe(27);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-SUN-05 and when his hero loses the turn', () => {
    const table = given({
      heroes: [{ hero: 'lindel', with: { lostTurns: 1 } }, { hero: 'hugo-the-glorious' }],
      withSun: true,
      sun: 5,
    });
    expect(table.state.sun).toBe(6);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-EX-21 first player dead: at his place in the order the sun still moves and the die is still rolled', () => {
    const closed = given({
      heroes: [{ hero: 'lindel', with: { fate: 'dead' } }, { hero: 'hugo-the-glorious' }],
      withSun: true,
      sun: 29,
      fates: [die(5)],
    });
    expect(closed.state.over).toBe(1);
  });

  test('DQ-SUN-06 the first player marker never changes hands, also when the first player is dead', () => {
    const table = given({
      heroes: [
        { hero: 'lindel', with: { fate: 'dead' } },
        { hero: 'hugo-the-glorious', at: [3, 3] },
        { hero: 'krutzbeck', at: [7, 7] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [7, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: { search: ['search-empty', 'search-empty', 'search-gold-10'] },
      active: 1,
    });
    table.answer(1, 'search').answer(2, 'search');
    expect(table.state.first).toBe(0);
    expect(table.state.sun).toBe(6);
  });
});
