import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { type GivenHero, given, type Played } from '../given.ts';

/** Tatianna with the Rune of Sight in a chamber at [4,3], so many tiles left. */
const withSight = (tilesLeft: number): Played =>
  given({
    heroes: [{ hero: 'tatianna', at: [4, 3], runes: ['rune-sight'] }],
    rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
    next: { tiles: ['tile-chamber-03', 'tile-trap-01'], dungeon: ['dungeon-empty'] },
    tilesLeft,
  });

describe('3.21 the Rune of Sight', () => {
  test('DQ-TILE-01 DQ-RUNE-01 with one tile left there is nothing to choose: it is placed', () => {
    const table = withSight(1).answer(0, 'move:5-3');
    expect(table.event('explored')).toMatchObject({ tile: 'tile-chamber-03' });
    expect(table.hero(0).runes).toHaveLength(1);
  });

  test('DQ-RUNE-01 with two tiles left he looks at both', () => {
    const table = withSight(2).answer(0, 'move:5-3').answer(0, 'use');
    expect(table.event('tiles-looked-at')).toMatchObject({ count: 2 });
    expect([...table.options(0)].sort()).toEqual(['tile:tile-chamber-03', 'tile:tile-trap-01']);
  });

  const ways: readonly (readonly [string, (table: Played) => Played, Partial<GivenHero>])[] = [
    ['walking', (table) => table.answer(0, 'move:5-3'), {}],
    ['teleporting', (table) => table.answer(0, 'teleport:5-3'), {}],
    [
      'leaving the catacombs',
      (table) => table.answer(0, 'yes').answer(0, 'left', die(1)),
      { below: 'north', runes: ['rune-sight'] },
    ],
  ];
  test.each(ways)('DQ-TILE-01 %s: while he has not chosen, no tile lies open on the table', (_, go, hero) => {
    const table = go(
      given({
        heroes: [{ hero: 'tatianna', at: [4, 3], runes: ['rune-sight', 'rune-teleportation'], ...hero }],
        rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
        next: { catacomb: ['catacomb-exit'] },
      }),
    );
    expect(table.decision(0)).toBe('DEC-TILE');
    expect(table.view('spectator').doing.filter(({ kind }) => kind === 'tile')).toEqual([]);
  });

  test('DQ-RUNE-01 he need not use it', () => {
    const table = withSight(2).answer(0, 'move:5-3').answer(0, 'no');
    expect(table.event('explored')).toMatchObject({ tile: 'tile-chamber-03' });
    expect(table.hero(0).runes).toHaveLength(1);
  });
});
