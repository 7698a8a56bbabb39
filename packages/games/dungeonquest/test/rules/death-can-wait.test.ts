import { completeVariants, recordedVariants } from '@mazmorra/kernel';
import { die, draw, type Fate } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { shown, told } from '../../src/events.ts';
import { dungeonquest } from '../../src/index.ts';
import { cell, type Given, type GivenHero, given, givenCombat } from '../given.ts';
import { rooms } from '../under.ts';

describe('death can wait', () => {
  const pit = (more: Partial<GivenHero>) =>
    given({
      heroes: [
        { hero: 'lindel', at: [4, 3], ...more },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [rooms[0], rooms[2]],
      variants: { 'death-can-wait': true },
      next: { tiles: ['tile-bottomless-pit-01'], search: ['search-empty'] },
    });

  test('DQ-VAR-40 he rolls a die and discards that many Loot cards of his choice', () => {
    const table = pit({ loot: ['search-gold-10', 'search-gold-60', 'search-gold-70'] })
      .answer(0, 'move:5-3', die(6), die(6))
      .answer(0, 'no', die(2));
    expect(table.decision(0)).toBe('DEC-WAIT-LOOT');
    expect(table.options(0)).toHaveLength(3);
    table.answer(0, 'loot:search-gold-10').answer(0, 'loot:search-gold-60');
    expect(table.event('loses-loot')).toMatchObject({ card: 'search-gold-60', why: 'unconscious' });
    expect(table.view(0).heroes[0]?.loot).toMatchObject([{ card: 'search-gold-70' }]);
  });

  test.each([2, 5])('DQ-VAR-40 with two Loot cards a roll of %i takes both without a question', (roll) => {
    const table = pit({ loot: ['search-gold-10', 'corpse-rope'] })
      .answer(0, 'move:5-3', die(6), die(6))
      .answer(0, 'no', die(roll));
    expect(table.events).toContainEqual(
      shown('DQ-VAR-40', { type: 'falls', seat: 0, cause: 'room', die: roll, cards: 2 }),
    );
    expect(table.event('loses-loot')).toMatchObject({ card: 'corpse-rope', why: 'unconscious' });
    expect(table.hero(0).loot).toEqual([]);
    expect(table.state.discards.flat().sort()).toEqual(
      [cardIndex('search-gold-10'), cardIndex('corpse-rope')].sort(),
    );
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-EX-58 Lindel with 2 wounds and 3 Loot cards fails in a pit and rolls 2: two cards, one wound, the turn is over', () => {
    const table = pit({ loot: ['search-gold-10', 'search-gold-60', 'search-gold-70'], with: { wounds: 2 } });
    table
      .answer(0, 'move:5-3', die(6), die(6))
      .answer(0, 'no', die(2))
      .answer(0, 'loot:search-gold-10')
      .answer(0, 'loot:search-gold-60');
    expect(table.hero(0)).toMatchObject({ fate: 'inside', wounds: 1, cell: cell([5, 3]) });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-VAR-41 half of his wounds, rounded up, are removed and his turn ends', () => {
    const table = pit({ with: { wounds: 5 } })
      .answer(0, 'move:5-3', die(6), die(6))
      .answer(0, 'no', die(1));
    expect(table.events).toContainEqual(told('DQ-VAR-41', { type: 'wakes', seat: 0, wounds: 2 }));
    expect(table.hero(0)).toMatchObject({ fate: 'inside', wounds: 2 });
    expect(table.awaited).toEqual([1]);
  });

  const felledBySkeleton = (damage: number) =>
    givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3], from: [5, 3], with: { wounds: 14 } },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
        variants: { 'death-can-wait': true },
      },
      {
        monster: 'skeleton',
        life: 3,
        hand: ['slash'],
        monsterHand: ['inferno'],
        damage: Array<string>(damage).fill('bolt'),
      },
    )
      .answer(0, 'card:combat-slash')
      .answer(1, 'card:combat-inferno', die(1));

  test('DQ-VAR-41 who would still have as many wounds as Life keeps Life minus 1', () => {
    // 14 wounds, 17 cards of damage and one more: half of 32 is more than the Life of 15
    expect(felledBySkeleton(17).hero(0)).toMatchObject({ fate: 'inside', wounds: 14 });
  });

  test('DQ-VAR-42 walled in he goes to an adjacent space of his choice by the rules for leaving the catacombs', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3], with: { searches: 1, walledSearches: 1 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-43', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-44', entry: 'west' },
        rooms[2],
      ],
      variants: { 'death-can-wait': true },
      next: { search: ['search-empty'], tiles: ['tile-chamber-05'] },
    });
    table.answer(0, 'search', die(1));
    expect(table.decision(0)).toBe('DEC-WAIT-SPACE');
    expect([...table.options(0)].sort()).toEqual(['to:3-3', 'to:4-2', 'to:4-4', 'to:5-3']);
    table.answer(0, 'to:3-3');
    expect(table.event('moved')).toMatchObject({ to: cell([3, 3]), how: 'wake' });
    expect(table.hero(0)).toMatchObject({ cell: cell([3, 3]), pending: 1, fate: 'inside' });
  });

  /** Krutzbeck searches in vain for the second time where his room is closed; no tile is left. */
  const closedIn = (at: readonly [number, number], ...others: NonNullable<Given['rooms']>) =>
    given({
      heroes: [
        { hero: 'krutzbeck', at, with: { searches: 1, walledSearches: 1 } },
        { hero: 'tatianna', at: [9, 7] },
      ],
      rooms: [{ at, tile: 'tile-chamber-43', entry: 'east' }, rooms[2], ...others],
      variants: { 'death-can-wait': true },
      next: { search: ['search-empty'] },
      tilesLeft: 0,
    }).answer(0, 'search', die(1));

  test('DQ-VAR-42 at the edge and without tiles he can go to explored spaces inside the board only', () => {
    const table = closedIn([1, 0], { at: [2, 0], tile: 'tile-chamber-44', entry: 'east' });
    expect(table.options(0)).toEqual(['to:2-0', 'to:0-0']);
    expect(table.answer(0, 'to:0-0').hero(0).cell).toBe(cell([0, 0]));
  });

  test('DQ-VAR-42 where no space is left for him he stays, and may search again', () => {
    const table = closedIn([4, 3]);
    expect(table.hero(0)).toMatchObject({ cell: cell([4, 3]), fate: 'inside', walledSearches: 0 });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-VAR-43 felled by a monster its token is placed and he goes to entered-from as if he had escaped', () => {
    const table = felledBySkeleton(0);
    expect(table.hero(0)).toMatchObject({ fate: 'inside', cell: cell([5, 3]), pending: 1 });
    expect(table.event('moved')).toMatchObject({ how: 'wake' });
    expect(table.view(0).tokens).toMatchObject([{ monster: 'skeleton', cell: cell([4, 3]) }]);
  });

  test('DQ-VAR-43 felled while he tried to escape from it, too', () => {
    const table = given({
      heroes: [
        { hero: 'lindel', at: [4, 3], with: { wounds: 14 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
      variants: { 'death-can-wait': true },
      tokens: [{ monster: 'troll', life: 4, at: [5, 3] }],
    });
    table.answer(0, 'move:5-3').answer(0, 'escape', draw(0, 4), draw(0, 4), die(1));
    expect(table.event('escape')).toMatchObject({ escaped: false });
    expect(table.hero(0)).toMatchObject({ fate: 'inside', cell: cell([4, 3]), pending: 1 });
    expect(table.view(0).tokens).toMatchObject([{ monster: 'troll', cell: cell([5, 3]) }]);
  });

  test('DQ-VAR-43 a kept card that felled him is discarded, another one stays', () => {
    const table = given({
      heroes: [
        {
          hero: 'lindel',
          at: [4, 3],
          below: 'north',
          kept: ['catacomb-vampire-bite', 'dungeon-lingering-shade'],
          with: { wounds: 14, keptDone: [0, 1] },
        },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
      variants: { 'death-can-wait': true },
      fates: [die(1)],
    });
    expect(table.hero(0)).toMatchObject({ fate: 'inside', wounds: 7, below: 1 });
    expect(table.hero(0).kept).toEqual([cardIndex('dungeon-lingering-shade')]);
  });

  test('DQ-VAR-43 who has no retreat from the dragon comes to an adjacent space of his choice, walls or not', () => {
    const table = given({
      heroes: [
        { hero: 'lindel', at: [6, 4] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [6, 3], tile: 'tile-chamber-43', entry: 'north' },
        { at: [5, 5], tile: 'tile-chamber-44', entry: 'west' },
        rooms[2],
      ],
      variants: { 'death-can-wait': true },
      next: { dragon: ['dragon-rage'] },
      tilesLeft: 0,
    });
    table.answer(0, 'draw-dragon', die(1), die(1), die(1));
    expect(table.event('falls')).toMatchObject({ cause: 'no-retreat' });
    expect(table.options(0)).toEqual(['to:6-3', 'to:5-5']);
    table.answer(0, 'to:5-5');
    expect(table.hero(0)).toMatchObject({ cell: cell([5, 5]), pending: 1, fate: 'inside' });
  });

  /** Lindel with 14 wounds of his 15 in the Treasure Chamber, which no retreat leads out of. */
  const felledByRage = (defeats: string, ...fates: Fate[]) =>
    given({
      heroes: [
        { hero: 'lindel', at: [6, 4], loot: ['search-gold-10', 'corpse-rope'], with: { wounds: 14 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [6, 3], tile: 'tile-chamber-43', entry: 'north' },
        { at: [5, 5], tile: 'tile-chamber-44', entry: 'west' },
        rooms[2],
      ],
      variants: { 'death-can-wait': true, defeats },
      next: { dragon: ['dragon-rage'] },
      tilesLeft: 0,
    }).answer(0, 'draw-dragon', ...fates);

  test('DQ-VAR-43 felled by Dragon Rage without a retreat he falls once and comes to an adjacent space of his choice', () => {
    const table = felledByRage('as-written', die(1), die(1), die(1)).answer(0, 'loot:search-gold-10');
    expect(table.told).toEqual(['loses-loot', 'wakes']);
    expect(table.decision(0)).toBe('DEC-WAIT-SPACE');
    expect(table.options(0)).toEqual(['to:6-3', 'to:5-5']);
    table.answer(0, 'to:5-5');
    // 16 wounds and half of them away.
    expect(table.hero(0)).toMatchObject({ cell: cell([5, 5]), pending: 1, fate: 'inside', wounds: 8 });
    expect(table.hero(0).loot).toEqual([cardIndex('corpse-rope')]);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-VAR-121 with the earlier defeats he falls a second time, as in records that do not name the variant', () => {
    const table = felledByRage('earlier', die(1), die(1), die(1)).answer(0, 'loot:search-gold-10', die(2));
    expect(table.told).toEqual(['loses-loot', 'wakes', 'falls', 'loses-loot', 'wakes']);
    expect(table.event('falls')).toMatchObject({ cause: 'no-retreat', die: 2, cards: 1 });
    table.answer(0, 'to:5-5');
    expect(table.hero(0)).toMatchObject({ cell: cell([5, 5]), pending: 1, fate: 'inside', wounds: 4 });
    expect(table.hero(0).loot).toEqual([]);
    expect(recordedVariants(dungeonquest, 2, { rulings: 'rulebook' })).toMatchObject({ defeats: 'earlier' });
    expect(completeVariants(dungeonquest, 2, {})).toMatchObject({ defeats: 'as-written' });
  });

  test('DQ-EX-59 Challara with 6 wounds takes 7 from the dragon: 6 left, she still retreats', () => {
    const table = given({
      heroes: [
        { hero: 'challara-and-brightblaze', at: [6, 4], with: { wounds: 6 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [rooms[2]],
      variants: { 'death-can-wait': true },
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-05'] },
    });
    table.answer(0, 'draw-dragon', die(3), die(4), die(1));
    expect(table.hero(0).wounds).toBe(6);
    table.answer(0, 'to:6-3');
    expect(table.told).toContain('dragon-cards-back');
  });

  test('DQ-VAR-44 the sunset still kills', () => {
    const table = given({
      heroes: [{ hero: 'tatianna' }],
      variants: { 'death-can-wait': true },
      withSun: true,
      sun: 29,
      fates: [die(1)],
    });
    expect(table.hero(0).fate).toBe('dead');
  });
});
