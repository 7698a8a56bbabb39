import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../../docs/rules/dungeonquest.json' with { type: 'json' };
import { combatCard, given, givenCombat } from '../given.ts';
import { combat, rooms, round, two } from '../positions.ts';

describe('7 rulings on monsters, combat and death', () => {
  test('DQ-RULING-12 a player who has left plays monsters for his neighbour', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', with: { fate: 'left' } },
      ],
      rooms: [rooms[0]],
      next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] },
    });
    expect(table.answer(0, 'move:5-3', draw(0, 4)).news(1)).toContainEqual({
      type: 'monster-life',
      monster: 'troll',
      player: 1,
      life: 3,
    });
  });

  const alone = (next: readonly string[]) =>
    givenCombat(
      { heroes: [{ hero: 'lindel', at: [4, 3] }], rooms: [rooms[0]] },
      { monster: 'skeleton', life: 3, hand: ['deep-blow', 'slash'], next },
    );

  test('DQ-RULING-15 the solo hero uses power cards only to escape', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3] }],
      rooms: [rooms[0]],
      next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack');
    expect(table.view(0).combat?.sides[0]?.hand.every((card) => card.startsWith('combat-'))).toBe(true);
  });

  test('DQ-RULING-16 a solo counterattack plays fitting cards in the revealed order until it succeeds', () => {
    const table = alone([
      'quick-shot',
      'piercing-shot',
      'true-shot',
      'slash',
      'quick-shot',
      'inferno',
    ]).answer(0, 'card:combat-deep-blow');
    expect(table.event('round-won')).toMatchObject({ side: 1, totals: [3, 4] });
  });

  test('DQ-RULING-27 with printed icons two sides can never both counterattack', () => {
    const printed = [...data.combatDeck, ...data.powerCards];
    for (const a of printed)
      for (const b of printed) {
        const both = a.counter === b.attackType && b.counter === a.attackType;
        expect(both, `${a.id} and ${b.id}`).toBe(false);
      }
  });

  test('DQ-RULING-28 if both die by effects of one card the hero is dead and the token goes back to the reserve', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'brother-gherinn', at: [4, 3], with: { wounds: 12 } },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
      },
      {
        monster: 'skeleton',
        life: 2,
        hand: ['power-penance', 'slash'],
        monsterHand: ['slash'],
        monsterDamage: ['bolt'],
      },
    );
    round(table, 'power-penance', 'combat-slash');
    // both at once: the monster's pile is full too when the hero pays the card that kills him
    table.state.combat.piles[1]?.push(combatCard('volley'));
    expect(table.options(0)).toEqual(['yes', 'no']);
    table.answer(0, 'yes').answer(0, 'card:combat-slash');
    expect(table.hero(0).fate).toBe('dead');
    expect(table.state.tokens).toEqual([]);
    expect(table.state.reserve).toHaveLength(20);
  });

  test('DQ-RULING-36 Agony of Remembrance looks at the printed value of the first card, not at modifiers', () => {
    const table = combat({
      monster: 'sorcerer',
      life: 3,
      hand: ['power-hunters-patience', 'lunge'],
      monsterHand: ['power-agony-of-remembrance', 'inferno'],
    });
    round(table, 'power-hunters-patience', 'power-agony-of-remembrance');
    round(table, 'combat-lunge', 'combat-inferno');
    expect(table.told).not.toContain('cancelled');
    expect(table.event('round-won')).toMatchObject({ side: 0, totals: [5, 4] });
  });

  test('DQ-RULING-37 a card that replaces Guided Shot counts for everything that follows, its power effect included', () => {
    const table = combat({
      monster: 'skeleton',
      life: 3,
      hand: ['power-guided-shot', 'power-hunters-patience', 'slash'],
      monsterHand: ['volley', 'volley'],
    });
    round(table, 'power-guided-shot', 'combat-volley').answer(0, 'card:power-hunters-patience');
    expect(table.event('replaces')).toMatchObject({
      card: 'power-guided-shot',
      by: 'power-hunters-patience',
    });
    round(table, 'combat-slash', 'combat-volley');
    expect(table.event('attack-changed')).toMatchObject({ side: 0, amount: 3 });
  });

  test('DQ-RULING-38 a potion that kills, with Death Can Wait: he is unconscious, not dead', () => {
    const table = two({ loot: ['corpse-unstable-potion'] }, { variants: { 'death-can-wait': true } });
    table.answer(0, 'item:corpse-unstable-potion', die(1), die(1), die(1));
    expect(table.hero(0).fate).toBe('inside');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RULING-44 Death Touch on a sneak attack comes before the Luck test', () => {
    const table = two(
      { below: 'north', runes: ['rune-death-touch'] },
      { next: { catacomb: ['catacomb-sneak-attack-troll'] } },
    );
    expect(table.decision(0)).toBe('DEC-MONSTER-RUNE');
    expect(table.answer(0, 'use').told).not.toContain('test');
  });

  test('DQ-RULING-45 Death Can Wait removes half of the wounds also when no wound was the cause', () => {
    const table = two(
      { with: { wounds: 6 } },
      { variants: { 'death-can-wait': true }, next: { tiles: ['tile-bottomless-pit-01'] } },
    );
    table.answer(0, 'move:5-3', die(6), die(6), die(1));
    expect(table.hero(0)).toMatchObject({ fate: 'inside', wounds: 3 });
  });

  test('DQ-RULING-47 only the first card can be cancelled: cards added in a counterattack count', () => {
    const table = combat({
      monster: 'sorcerer',
      life: 3,
      hand: ['slash', 'slash', 'deep-blow', 'deep-blow'],
      monsterHand: ['power-agony-of-remembrance', 'agony-bolt'],
    });
    round(table, 'combat-slash', 'power-agony-of-remembrance').answer(0, 'stop');
    round(table, 'combat-slash', 'combat-agony-bolt');
    expect(table.options(0)).toContain('card:combat-deep-blow');
    table.answer(0, 'card:combat-deep-blow');
    expect(table.event('round-won')).toMatchObject({ side: 0, totals: [4, 1] });
  });
});
