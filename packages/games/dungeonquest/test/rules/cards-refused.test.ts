import { describe, expect, test } from 'vitest';
import { given, type Played } from '../given.ts';
import { draws } from '../walks.ts';

/** Challara (who may refuse a dungeon card) with a rune walks into a new chamber. */
const challara = (rune: string, ...dungeon: string[]): Played =>
  given({
    heroes: [{ hero: 'challara-and-brightblaze', at: [4, 3], runes: [rune] as never }],
    rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
    next: { tiles: ['tile-chamber-03'], dungeon },
  }).answer(0, 'move:5-3');

describe('3.12 cards that are not read', () => {
  test.each([
    ['rune-warning', 'dungeon-hidden-trap', 'DEC-TRAP-RUNE'],
    ['rune-death-touch', 'dungeon-troll', 'DEC-MONSTER-RUNE'],
  ])(
    'DQ-CARD-01 %s is offered for a %s that Challara accepts, not for one that she refuses',
    (rune, card, asks) => {
      const accepted = challara(rune, card).answer(0, 'keep');
      expect(accepted.decision(0)).toBe(asks);
      const refused = challara(rune, card, 'dungeon-crypt').answer(0, 'redraw');
      expect(refused.event('refuses')).toEqual({ type: 'refuses', seat: 0, card, by: 'challara-foresight' });
      expect(refused.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
    },
  );

  test('DQ-RUNE-07 for a Spear Trap that the Rune of Warning discards another door card is drawn', () => {
    const table = given({
      heroes: [{ hero: 'hugo-the-glorious', at: [3, 3], runes: ['rune-warning'] }, { hero: 'lindel' }],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-46', entry: 'west' },
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
      ],
      next: { door: ['door-spear-trap', 'door-opens'], dungeon: ['dungeon-empty'] },
    }).answer(0, 'move:4-3');
    table.answer(0, 'use');
    expect(draws(table)).toEqual(['door', 'dungeon']);
    expect(table.event('door')).toMatchObject({ opens: true });
    expect(table.view(0).decks.find(({ deck }) => deck === 'door')?.discards).toEqual([
      'door-spear-trap',
      'door-opens',
    ]);
  });
});

test('DQ-DRG-01 the dragon cards that a hero has drawn are counted, other cards are not', () => {
  const table = given({
    heroes: [
      { hero: 'tatianna', at: [6, 4] },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms: [{ at: [9, 7], tile: 'tile-chamber-02', entry: 'west' }],
    next: { dragon: ['dragon-sleeping'], search: ['search-empty'] },
  });
  table.answer(0, 'draw-dragon').answer(1, 'search');
  expect([table.hero(0).dragonCards, table.hero(1).dragonCards]).toEqual([1, 0]);
});
