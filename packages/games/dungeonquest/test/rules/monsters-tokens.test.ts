import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { cell, type Given, type GivenCombat, type GivenHero, given, givenCombat } from '../given.ts';
import { rooms } from '../positions.ts';

const there = cell([5, 3]);

/** Lindel walks east into a new chamber and draws that card; Krutzbeck, to his left, plays the monsters. */
const meeting = (card: string, hero: Partial<GivenHero> = {}, position: Partial<Given> = {}) =>
  given({
    heroes: [
      { hero: 'lindel', at: [4, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [...rooms, ...(position.rooms ?? [])],
    next: { tiles: ['tile-chamber-03'], dungeon: [card], ...position.next },
  });

const bones = (hero: Partial<GivenHero> = {}) =>
  meeting('dungeon-crypt', hero, { next: { crypt: ['crypt-old-bones'] } })
    .answer(0, 'move:5-3')
    .answer(0, 'yes', die(4), ...(hero.runes === undefined ? [draw(0, 4)] : []));

/** A Demon lies in the room to the east. */
const token = (hero: Partial<GivenHero> = {}) =>
  meeting('dungeon-empty', hero, {
    rooms: [{ at: [5, 3], tile: 'tile-chamber-04', entry: 'west' }],
    tokens: [{ monster: 'demon', life: 8, at: [5, 3] }],
  }).answer(0, 'move:5-3');

describe('3.13 how an encounter begins', () => {
  test('DQ-MON-01 by a card, a threat or a token, as is told', () => {
    const card = meeting('dungeon-troll').answer(0, 'move:5-3', draw(0, 4));
    expect(card.events.find(({ public: event }) => event?.type === 'monster')).toMatchObject({
      rule: 'DQ-MON-01',
      public: { seat: 0, monster: 'troll', player: 1, cell: there, from: 'card' },
    });
    expect(bones().event('monster')).toMatchObject({ monster: 'skeleton', from: 'threat' });
    expect(token().event('monster')).toMatchObject({ monster: 'demon', from: 'token' });
  });

  const runes = ['rune-death-touch'] as const;

  test('DQ-RUNE-05 Death Touch declined on a card is not offered a second time', () => {
    const table = meeting('dungeon-troll', { runes }).answer(0, 'move:5-3');
    expect(table.decision(0)).toBe('DEC-MONSTER-RUNE');
    table.answer(0, 'no', draw(0, 4));
    expect(table.decision(0)).toBe('DEC-ESCAPE');
  });

  test('DQ-RUNE-05 a threat that became a monster is removed before a token is drawn', () => {
    const table = bones({ runes });
    expect(table.decision(0)).toBe('DEC-MONSTER-RUNE');
    table.answer(0, 'use');
    expect(table.events[1]).toMatchObject({
      rule: 'DQ-RUNE-05',
      public: { type: 'monster-removed', seat: 0, monster: 'skeleton' },
    });
    expect(table.state.reserve).toHaveLength(20);
    expect(table.view(0).reserve['skeleton']).toBe(4);
  });

  test('DQ-RUNE-05 a token removed goes back to the reserve with its Life', () => {
    const table = token({ runes }).answer(0, 'use');
    expect(table.event('monster-removed')).toMatchObject({ monster: 'demon' });
    expect(table.state.reserve.map((back) => back % 10)).toContain(8);
    expect(table.state.reserve).toHaveLength(20);
  });
});

describe('3.13 who looks at the token', () => {
  test('DQ-MON-05 the first seat, too, where it is to the left', () => {
    const table = given({
      heroes: [
        { hero: 'krutzbeck', at: [9, 7] },
        { hero: 'lindel', at: [4, 3] },
      ],
      rooms,
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
      active: 1,
    });
    table.answer(1, 'move:5-3', draw(3, 4));
    expect(table.news(0)).toContainEqual({ type: 'monster-life', monster: 'troll', player: 0, life: 5 });
  });

  test('DQ-BOT-03 alone nobody does', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3] }],
      rooms,
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3', draw(3, 4));
    expect(table.told).toContain('monster');
    expect(table.told).not.toContain('monster-life');
  });

  test('DQ-MON-05 DQ-MON-10 the monster player still knows the Life of a token that stays, nobody else does', () => {
    const table = meeting('dungeon-troll').answer(0, 'move:5-3', draw(3, 4));
    table.answer(0, 'escape', draw(1, 4), draw(1, 4));
    expect(table.view(1).tokens).toEqual([{ monster: 'troll', cell: there, life: 5 }]);
    expect(table.view(0).tokens).toEqual([{ monster: 'troll', cell: there, life: 'hidden' }]);
  });
});

describe('3.13 the fifth Skeleton', () => {
  const skeleton = (column: number, life: number) =>
    ({ monster: 'skeleton', life, at: [column, 5] }) as const;
  const fifth = (seat: 0 | 1) => {
    const heroes = [
      { hero: 'lindel', at: [4, 3] },
      { hero: 'krutzbeck', at: [9, 7] },
    ] as const;
    return given({
      heroes: seat === 0 ? heroes : heroes.toReversed(),
      rooms,
      tokens: [
        { monster: 'demon', life: 8, at: [7, 5] },
        skeleton(2, 2),
        skeleton(1, 2),
        skeleton(1, 3),
        skeleton(3, 3),
      ],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-skeleton'] },
      active: seat,
    });
  };

  test('DQ-MON-06 he is asked for a place, each named once, and only where that kind lies', () => {
    const table = fifth(0).answer(0, 'move:5-3');
    expect(table.options(1)).toEqual(['token:2-5', 'token:1-5', 'token:3-5']);
    table.answer(1, 'token:1-5');
    expect(table.events[0]).toMatchObject({
      rule: 'DQ-MON-06',
      public: { type: 'token-taken', monster: 'skeleton', cell: cell([1, 5]) },
    });
    const places = [
      [7, 5],
      [2, 5],
      [1, 5],
      [3, 5],
    ] as const;
    expect(table.state.tokenCells).toEqual(places.map(cell));
  });

  test('DQ-MON-06 of a kind that shares its place with another kind the right one is taken', () => {
    const table = fifth(0);
    table.state.tokenCells[0] = cell([3, 5]);
    table.answer(0, 'move:5-3').answer(1, 'token:3-5');
    expect(table.view(0).tokens.map(({ monster }) => monster)).toEqual([
      'demon',
      'skeleton',
      'skeleton',
      'skeleton',
    ]);
  });

  test('DQ-MON-06 the first seat chooses where it plays the monster', () => {
    const table = fifth(1).answer(1, 'move:5-3');
    expect(table.decision(0)).toBe('DEC-TOKEN');
  });
});

describe('3.13 before and after the combat', () => {
  test('DQ-RUNE-01 a Lightning Rune that is not used is kept', () => {
    const table = meeting('dungeon-troll', { runes: ['rune-lightning'] });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack');
    expect(table.decision(0)).toBe('DEC-COMBAT-RUNE');
    table.answer(0, 'no', draw(0, 4), draw(0, 4));
    expect(table.hero(0).runes).toEqual([cardIndex('rune-lightning')]);
    expect(table.view(0).combat?.sides[1]?.damage).toEqual([]);
  });

  /** The hero wins his combat with a Skeleton of Life 3. */
  const won = (hero: GivenHero['hero'], fight: Partial<GivenCombat>, position: Partial<Given> = {}) =>
    givenCombat(
      {
        heroes: [
          { hero, at: [4, 3] },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
        ...position,
      },
      {
        monster: 'skeleton',
        life: 3,
        hand: ['heart-strike'],
        monsterHand: ['slash'],
        monsterDamage: ['bolt', 'bolt'],
        ...fight,
      },
    )
      .answer(0, 'card:combat-heart-strike')
      .answer(1, 'card:combat-slash');

  test('DQ-CMB-23 the damage pile of a hero who wins becomes wounds of the combat', () => {
    const table = won('lindel', { damage: ['bolt', 'lunge'] });
    expect(table.event('monster-killed')).toMatchObject({ monster: 'skeleton', player: 1, life: 3 });
    expect(table.event('wounds')).toMatchObject({ count: 2, wounds: 2, cause: 'combat' });
  });

  test('DQ-CMB-23 Hugo without damage has nothing to discard and is not asked', () => {
    expect(won('hugo-the-glorious', {}).awaited).toEqual([1]);
  });

  const treasures = (hero: GivenHero['hero']) =>
    won(hero, {}, { variants: { 'monstrous-treasures': true }, next: { treasure: ['treasure-ebon-ring'] } });

  test('DQ-VAR-100 the roll for a treasure is told', () => {
    const table = treasures('lindel').answer(0, 'roll', die(2));
    expect(table.events[0]).toMatchObject({
      rule: 'DQ-VAR-100',
      public: { type: 'monstrous', seat: 0, die: 2, life: 3, found: true },
    });
  });

  test('DQ-VAR-100 he may do without it', () => {
    const table = treasures('lindel').answer(0, 'no');
    expect(table.told).not.toContain('monstrous');
    expect(table.hero(0).loot).toEqual([]);
    expect(table.awaited).toEqual([1]);
  });
});
