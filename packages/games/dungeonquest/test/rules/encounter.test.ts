import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { given } from '../given.ts';
import { draws, inside, into } from '../walks.ts';

describe('3.11 rooms that draw a card', () => {
  test.each([
    ['DQ-ROOM-01', 'Chamber', 'tile-chamber-03', 'dungeon'],
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

describe('other heroes in the space', () => {
  test('DQ-VAR-10 of several the attacker names one; until then nobody defends, and nobody has lost', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', at: [5, 3] },
        { hero: 'lindel', at: [5, 3] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [5, 3], tile: 'tile-chamber-02', entry: 'west' },
      ],
      variants: { 'hero-versus-hero': true },
    });
    table.answer(0, 'move:5-3');
    expect(table.options(0)).toEqual(['seat:1', 'seat:2']);
    expect(table.view(0).doing).toContainEqual({ kind: 'duel', attacker: 0, defender: -1, loser: -1 });
    table.answer(0, 'seat:2', draw(0, 4), draw(0, 4));
    expect(table.view(0).doing).toContainEqual({ kind: 'duel', attacker: 0, defender: 2, loser: -1 });
  });
});
