import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { given, givenCombat } from './given.ts';

describe('positions laid out by name', () => {
  test('DQ-EX-23 a tile is entered through its arrow: moving east, its left wall is north', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [3, 3], from: [2, 3] }],
      rooms: [
        { at: [2, 3], tile: 'tile-chamber-02', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
      next: { tiles: ['tile-chamber-18'], dungeon: ['dungeon-empty'] },
    });
    expect(table.options(0)).toEqual(['move:3-2', 'move:4-3', 'move:3-4', 'move:2-3', 'search']);
    table.answer(0, 'move:4-3');
    expect(table.event('explored')).toMatchObject({ tile: 'tile-chamber-18', entry: 3 });
    expect(table.options(0)).toEqual(['move:5-3', 'move:4-4', 'move:3-3', 'search']);
  });

  test('DQ-EX-15 a failed Trapdoor gives a wound and a token, and the token passes it next turn', () => {
    const table = given({
      heroes: [{ hero: 'challara-and-brightblaze', kept: ['trap-trapdoor'] }],
      fates: [die(2), die(5), die(3), die(4)],
      turn: 1,
    });
    expect(table.hero(0)).toMatchObject({ wounds: 1, kept: [], turns: 1 });
    expect(table.decision(0)).toBe('DEC-ACT');
    expect(table.state.determination).toBe(24);
  });

  test('DQ-EX-06 a hero who escapes is back where he came from and leaves the token', () => {
    const table = given({
      heroes: [{ hero: 'challara-and-brightblaze', at: [3, 3] }, { hero: 'lindel' }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { tiles: ['tile-chamber-02'], dungeon: ['dungeon-skeleton'] },
    });
    table.answer(0, 'move:4-3').answer(0, 'keep', draw(0, 4));
    expect(table.options(0)).toEqual(['escape', 'attack']);
    table.answer(0, 'escape', draw(0, 4), draw(0, 4));
    expect(table.event('escape')).toMatchObject({
      cards: ['power-shared-fates', 'power-poisoned-arrow'],
      values: [3, 2],
      escaped: true,
    });
    expect(table.hero(0)).toMatchObject({ cell: 3 * 13 + 3, from: -1, pending: 1 });
    expect(table.state.tokenCells).toEqual([3 * 13 + 4]);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-EX-08 the higher total wins: its card is damage, the other one joins the stack', () => {
    const table = givenCombat(
      { heroes: [{ hero: 'lindel' }, { hero: 'krutzbeck' }] },
      {
        monster: 'skeleton',
        life: 3,
        hand: ['arcane-blast', 'slash', 'slash', 'slash', 'slash'],
        monsterHand: ['bolt', 'lunge', 'lunge', 'lunge', 'lunge'],
      },
    );
    expect(table.awaited).toEqual([0, 1]);
    table.answer(1, 'card:combat-bolt').answer(0, 'card:combat-arcane-blast');
    const combat = table.view('all').combat;
    expect(combat?.sides[1]?.damage).toEqual(['combat-arcane-blast']);
    expect(combat?.stack).toEqual(['combat-bolt']);
  });
});
