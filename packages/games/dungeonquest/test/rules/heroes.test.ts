import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { dungeonquest } from '../../src/index.ts';
import { cell, given, givenCombat } from '../given.ts';
import { combat, rooms, round } from '../positions.ts';

describe('heroes and cards against the rules', () => {
  test('DQ-TERM-09 what a card or ability forbids wins over what allows it: Krutzbeck may never escape', () => {
    const table = given({
      heroes: [{ hero: 'krutzbeck', at: [4, 3] }, { hero: 'lindel' }],
      rooms: [rooms[0]],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
    });
    expect(table.answer(0, 'move:5-3', draw(0, 4)).options(0)).toEqual(['attack']);
  });

  test('DQ-EX-39 Challara with 8 wounds: first round without power card, five combat cards', () => {
    const table = given({
      heroes: [{ hero: 'challara-and-brightblaze', at: [4, 3], with: { wounds: 8 } }, { hero: 'krutzbeck' }],
      rooms: [rooms[0]],
      next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3').answer(0, 'keep', draw(0, 4)).answer(0, 'attack', draw(0, 4));
    const hand = table.view(0).combat?.sides[0]?.hand;
    expect(hand).toHaveLength(5);
    expect(hand?.some((card) => card.startsWith('power-'))).toBe(false);
  });

  test('DQ-EX-40 Tatianna attacks by choice: of five cards revealed the ranged ones are damage; in a Portcullis room she may not', () => {
    const shot = (tile: string) => {
      const table = given({
        heroes: [{ hero: 'tatianna', at: [4, 3] }, { hero: 'krutzbeck' }],
        rooms: [rooms[0]],
        next: { tiles: [tile], dungeon: ['dungeon-skeleton'] },
      });
      return table.answer(0, 'move:5-3', draw(0, 4));
    };
    const free = shot('tile-chamber-03').answer(0, 'attack');
    expect(free.decision(0)).toBe('DEC-TATIANNA');
    const { deck } = free.state.combat;
    const top = ['quick-shot', 'volley', 'slash', 'bolt', 'lunge'].map((id) => {
      const card = dungeonquest.optionNamed(`card:combat-${id}`) ?? 0;
      return card - (dungeonquest.optionNamed('card:combat-quick-shot') ?? 0);
    });
    for (const card of top) deck.splice(deck.indexOf(card), 1);
    deck.push(...top.reverse());
    free.answer(0, 'use');
    expect(free.event('monster-killed')).toMatchObject({ monster: 'skeleton', life: 2 });
    const barred = shot('tile-portcullis-01').answer(0, 'attack', draw(0, 4), draw(0, 4));
    expect(barred.decision(0)).toBe('DEC-CARD');
  });

  test('DQ-EX-42 a Golem with Natural Armor and one card of damage: up to two are removed, it has none', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3] },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
      },
      {
        monster: 'golem',
        life: 5,
        hand: ['slash'],
        monsterHand: ['power-natural-armor'],
        monsterDamage: ['bolt'],
      },
    );
    table.answer(0, 'card:combat-slash').answer(1, 'card:power-natural-armor').answer(1, 'card:combat-bolt');
    expect(table.view('all').combat?.sides[1]?.damage).toEqual([]);
  });

  describe('DQ-CMB-23 Hugo kills a monster: before his damage becomes wounds', () => {
    const wins = () =>
      round(
        combat(
          {
            monster: 'troll',
            life: 3,
            hand: ['inferno'],
            monsterHand: ['slash'],
            damage: ['bolt', 'lunge', 'bolt'],
            monsterDamage: ['volley', 'volley'],
          },
          'hugo-the-glorious',
        ),
        'combat-inferno',
        'combat-slash',
      );

    test('his glory is told with the first card that he discards, and only then', () => {
      const table = wins();
      expect(table.decision(0)).toBe('DEC-HUGO');
      expect(table.told).not.toContain('ability-used');
      table.answer(0, 'card:combat-bolt');
      expect(table.events.slice(0, 2)).toMatchObject([
        { rule: 'DQ-CMB-23', public: { type: 'ability-used', seat: 0, ability: 'hugo-glory' } },
        { public: { type: 'damage-removed', card: 'combat-bolt', pile: 2 } },
      ]);
      table.answer(0, 'card:combat-lunge');
      expect(table.told).not.toContain('ability-used');
      expect(table.event('damage-removed')).toMatchObject({ card: 'combat-lunge', pile: 1 });
      expect(table.event('wounds')).toMatchObject({ count: 1, wounds: 1 });
    });

    test('nothing is told of a glory that he makes no use of', () => {
      const table = wins().answer(0, 'stop');
      expect(table.told).not.toContain('ability-used');
      expect(table.event('wounds')).toMatchObject({ count: 3, wounds: 3 });
    });
  });

  test('DQ-EX-43 Old Bones on 5: combat with a Skeleton, no escape; the hero dies and its token lies in his room', () => {
    const table = given({
      heroes: [
        { hero: 'lindel', at: [4, 3], with: { wounds: 14 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-crypt'], crypt: ['crypt-old-bones'] },
    });
    table.answer(0, 'move:5-3').answer(0, 'yes', die(5), draw(0, 4));
    expect(table.options(0)).toEqual(['attack']);
    table.answer(0, 'attack', draw(3, 4), draw(1, 4));
    const { combat } = table.state;
    const kind = (id: string) =>
      (dungeonquest.optionNamed(`card:${id}`) ?? 0) -
      (dungeonquest.optionNamed('card:combat-quick-shot') ?? 0);
    combat.hands = [[kind('combat-slash')], [kind('combat-inferno')]];
    table.answer(0, 'card:combat-slash').answer(1, 'card:combat-inferno');
    expect(table.hero(0).fate).toBe('dead');
    expect(table.view(1).tokens).toMatchObject([{ monster: 'skeleton', cell: cell([5, 3]) }]);
  });
});
