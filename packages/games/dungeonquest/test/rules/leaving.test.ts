import type { Outcome } from '@mazmorra/kernel';
import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { decider, outcome } from '../../src/rules/winning.ts';
import { type GivenHero, given, type Played } from '../given.ts';

/** Tatianna in a room beside the north-west tower, Krutzbeck elsewhere. */
const beside = (hero: Partial<GivenHero> = {}): Played =>
  given({
    heroes: [
      { hero: 'tatianna', at: [1, 0], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms: [
      { at: [1, 0], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
    ],
    next: { search: ['search-empty', 'search-empty'] },
  });

/** Everybody has left with this Loot: the towers close behind them on the last turn. */
const ended = (...loot: (readonly string[])[]): Played =>
  given({
    heroes: [
      ...loot.map((cards, n) => ({
        hero: (['tatianna', 'krutzbeck', 'lindel'] as const)[n] ?? 'lindel',
        loot: cards as never,
        with: { fate: 'left' } as const,
      })),
      { hero: 'hugo-the-glorious', with: { fate: 'inside' } as const },
    ],
    first: loot.length,
    active: loot.length,
    withSun: true,
    sun: 29,
    fates: [die(1)],
  });

describe('3.16 leaving', () => {
  test('DQ-EXIT-01 he may leave on entering a tower, or when he starts his turn there', () => {
    expect(
      beside({ loot: ['search-gold-60'] })
        .answer(0, 'move:0-0')
        .options(0),
    ).toEqual(['leave', 'go-on']);
    expect(given({ heroes: [{ hero: 'tatianna', loot: ['search-gold-60'] }] }).options(0)).toContain(
      'leave-dungeon',
    );
    expect(beside({ loot: ['search-gold-60'] }).options(0)).not.toContain('leave-dungeon');
  });

  test('DQ-EXIT-02 DQ-EX-36 a Rope is enough to leave, with 0 gold; a kept Torch card is not', () => {
    const rope = beside({ loot: ['corpse-rope'] }).answer(0, 'move:0-0');
    expect(rope.options(0)).toEqual(['leave', 'go-on']);
    expect(rope.answer(0, 'leave').view(0).heroes[0]).toMatchObject({ fate: 'left', result: 0 });
    const torch = given({
      heroes: [{ hero: 'tatianna', kept: ['dungeon-torch-goes-out'] }],
      fates: [die(1), die(1)],
    });
    expect(torch.whyNot(0, 'leave-dungeon')).toBe('DQ-EXIT-02');
  });

  test('DQ-EXIT-03 he is removed with his Loot and cannot come back; kept cards and rune are put away', () => {
    const table = given({
      heroes: [
        {
          hero: 'tatianna',
          loot: ['search-gold-60'],
          kept: ['catacomb-vampire-bite'],
          runes: ['rune-sight'],
        },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [{ at: [9, 7], tile: 'tile-chamber-02', entry: 'west' }],
      next: { search: ['search-empty'] },
    });
    const runes = [...table.hero(0).runes];
    expect(runes).toHaveLength(1);
    table.answer(0, 'leave-dungeon');
    expect(table.event('leaves')).toEqual({ type: 'leaves', seat: 0, tower: 'tower-nw', loot: 1 });
    expect(table.hero(0)).toMatchObject({ fate: 'left', cell: -1, kept: [], runes: [] });
    expect(table.state.runesAway).toEqual(expect.arrayContaining(runes));
    expect(table.event('kept-gone')).toMatchObject({ card: 'catacomb-vampire-bite', left: [] });
    expect(table.view(0).decks.find(({ deck }) => deck === 'catacomb')).toMatchObject({ left: 40 });
    expect(table.view(0).heroes[0]?.loot).toHaveLength(1);
    table.answer(1, 'search');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-EXIT-03 his turn is over, moves of a Stasis Rune included', () => {
    const table = beside({ loot: ['search-gold-60'], runes: ['rune-stasis'] });
    table.answer(0, 'stasis').answer(0, 'move:0-0').answer(0, 'leave');
    expect(table.hero(0).fate).toBe('left');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-ROOM-07 in a tower without a legal move the turn of a hero without Loot ends', () => {
    const table = given({
      heroes: [
        { hero: 'krutzbeck', at: [9, 7] },
        { hero: 'tatianna', at: [0, 0], with: { pending: 1 } },
      ],
      rooms: [
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
        { at: [1, 0], tile: 'tile-chamber-43', entry: 'east' },
        { at: [0, 1], tile: 'tile-chamber-44', entry: 'south' },
      ],
      next: { search: ['search-empty'] },
    }).answer(0, 'search');
    expect(table.event('stays')).toEqual({ type: 'stays', seat: 1, cell: 0, why: 'tower' });
    expect(table.awaited).toEqual([0]);
  });

  test('DQ-EXIT-04 a first player who has left keeps moving the sun', () => {
    const table = beside({ loot: ['search-gold-60'] })
      .answer(0, 'move:0-0')
      .answer(0, 'leave');
    const sun = table.state.sun;
    table.answer(1, 'search');
    expect(table.state.sun).toBe(sun + 1);
  });
});

describe('3.16 the end', () => {
  test('DQ-WIN-01 the game ends when every hero has left or died', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', loot: ['search-gold-60'] },
        { hero: 'krutzbeck', with: { fate: 'dead' } },
      ],
    });
    table.answer(0, 'leave-dungeon');
    expect(table.game.outcome(table.state)).toMatchObject({ winners: [0] });
  });

  test('DQ-WIN-02 end-of-game effects are resolved by the first player, then clockwise, drawn cards included', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', loot: ['dungeon-bottle-imp'] },
        { hero: 'krutzbeck', loot: ['catacomb-treasure-chest'], with: { fate: 'left' } },
      ],
      next: { treasure: ['treasure-forbidden-tome'] },
    });
    table.answer(0, 'leave-dungeon');
    expect(table.awaited).toEqual([0]);
    expect(table.options(0)).toEqual(['item:dungeon-bottle-imp', 'decline:dungeon-bottle-imp']);
    table.answer(0, 'item:dungeon-bottle-imp', die(5));
    expect(table.options(0)).toEqual(['item:treasure-forbidden-tome', 'decline:treasure-forbidden-tome']);
    table.answer(0, 'item:treasure-forbidden-tome', die(4));
    expect(table.awaited).toEqual([1]);
    table.answer(1, 'item:catacomb-treasure-chest', die(6), die(6));
    expect(table.game.outcome(table.state)?.scores.map(({ gold }) => gold)).toEqual([800, 1200]);
  });

  test('DQ-WIN-02 two equal cards are asked about one after the other', () => {
    const chest = 'catacomb-treasure-chest';
    const table = given({ heroes: [{ hero: 'tatianna', loot: [chest, chest] }] });
    table.answer(0, 'leave-dungeon');
    expect(table.options(0)).toEqual([`item:${chest}`, `decline:${chest}`]);
    table.answer(0, `item:${chest}`, die(6), die(6));
    expect(table.options(0)).toEqual([`item:${chest}`, `decline:${chest}`]);
    table.answer(0, `decline:${chest}`);
    expect(table.game.outcome(table.state)?.scores).toMatchObject([{ gold: 1200 }]);
  });

  test('DQ-WIN-03 the gold of the Loot is added up; cards without value are worth 0', () => {
    const table = ended(['search-gold-60', 'corpse-rope', 'treasure-ebon-ring']);
    expect(table.view(0).heroes[0]?.result).toBe(140);
  });

  test('DQ-WIN-04 the highest total wins', () => {
    const table = ended(['crypt-gold-250'], ['corpse-gold-200']);
    expect(table.game.outcome(table.state)?.winners).toEqual([0]);
  });

  test('DQ-WIN-04 on equal totals and single cards the most Loot cards win, then all of them', () => {
    const more = ended(['treasure-lodestone'], ['treasure-lodestone', 'corpse-rope']);
    expect(more.game.outcome(more.state)?.winners).toEqual([1]);
    const equal = ended(['corpse-rope'], ['corpse-rope']);
    expect(equal.game.outcome(equal.state)).toMatchObject({ winners: [0, 1], places: [1, 1, 3] });
  });

  test('DQ-EX-37 ties: 800 + 100 beats 700 + 200 by the single card', () => {
    const table = ended(
      ['treasure-star-of-kellos', 'corpse-gold-100'],
      ['treasure-staff-of-light', 'corpse-gold-200'],
    );
    expect(table.game.outcome(table.state)?.winners).toEqual([0]);
  });

  test('DQ-WIN-04 the log says what decided among those who brought out as much gold, where there are such', () => {
    const by = (...loot: (readonly string[])[]) => {
      const { state } = ended(...loot);
      return decider(state, outcome(state) as Outcome);
    };
    expect(by(['crypt-gold-250'], ['corpse-gold-200'])).toEqual({});
    expect(
      by(['treasure-star-of-kellos', 'corpse-gold-100'], ['treasure-staff-of-light', 'corpse-gold-200']),
    ).toEqual({ by: 'best', amount: 800 });
    expect(by(['treasure-lodestone'], ['treasure-lodestone', 'corpse-rope'])).toEqual({
      by: 'loot',
      amount: 2,
    });
    expect(by(['corpse-rope'], ['corpse-rope'])).toEqual({});
    // Who was caught by the night has no gold either.
    expect(by(['corpse-rope'])).toEqual({});
  });

  test('DQ-WIN-05 if nobody left, all players lose', () => {
    const table = given({
      heroes: [{ hero: 'tatianna' }, { hero: 'krutzbeck' }],
      withSun: true,
      sun: 29,
      fates: [die(1)],
    });
    expect(table.game.outcome(table.state)).toMatchObject({ winners: [], rule: 'DQ-WIN-05' });
  });
});
