import { at } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { combatKinds } from '../../src/data/combat.ts';
import { programOf } from '../../src/data/programs.ts';
import { combatCard, type Played } from '../given.ts';
import { combat, round } from '../positions.ts';

const sides = (table: Played) => table.view('all').combat?.sides ?? [];

/** What a power card promises for the next round, as an entry of `Combat.next` and `Combat.waiting`. */
function promise(side: number, card: string, first: 0 | 1): number[] {
  const effect = at(combatKinds, combatCard(card)).effect[0];
  if (effect?.op !== 'nextRound') throw new Error(`${card} promises nothing`);
  return [side, programOf(effect.do), -1, first];
}

describe('3.14 what power cards do', () => {
  describe('DQ-CMB-17 a lost round', () => {
    const lost = (card: string, limits: object = {}) => {
      const table = combat({
        monster: 'troll',
        life: 5,
        hand: [card],
        monsterHand: ['heart-strike'],
        stack: ['slash', 'lunge'],
      });
      Object.assign(table.state.combat, limits);
      return sides(round(table, card, 'combat-heart-strike'))[0]?.damage;
    };

    test('with Evasive Step brings one card of damage at most', () => {
      expect(lost('power-evasive-step')).toEqual(['combat-heart-strike']);
    });

    test('with two limits the lower one holds', () => {
      expect(lost('power-evasive-step', { limit: [0, -1] })).toEqual([]);
      expect(lost('power-evasive-step', { limit: [2, -1] })).toEqual(['combat-heart-strike']);
    });

    test('with Shield Wall brings one card less, with another such effect two', () => {
      expect(lost('power-shield-wall')).toEqual(['combat-heart-strike', 'combat-slash']);
      expect(lost('power-shield-wall', { reduce: [1, 0] })).toEqual(['combat-heart-strike']);
    });
  });

  test('DQ-CMB-09 against Swift Strike nobody counterattacks', () => {
    const against = (card: string) => {
      const monsterHand = ['quick-shot', 'true-shot'];
      const table = combat({ monster: 'skeleton', life: 3, hand: [card], monsterHand }, 'tatianna');
      return round(table, card, 'combat-quick-shot');
    };
    expect(against('combat-deep-blow').decision(1)).toBe('DEC-COUNTER');
    expect(against('power-swift-strike').event('round-won')).toMatchObject({ side: 0, totals: [3, 1] });
  });

  describe('DQ-CMB-06 Deadly Shot names a type', () => {
    const named = () =>
      round(
        combat({
          monster: 'skeleton',
          life: 3,
          hand: ['volley', 'volley'],
          monsterHand: ['power-deadly-shot', 'slash', 'bolt'],
        }),
        'combat-volley',
        'power-deadly-shot',
      ).answer(1, 'type:melee');

    test('and a card of this type attacks with 2 more in the next round', () => {
      expect(named().events[0]).toEqual({
        rule: 'DQ-CMB-07',
        public: {
          type: 'names-type',
          side: 1,
          fighter: { seat: 1, monster: 'skeleton' },
          attackType: 'melee',
        },
      });
      const table = round(named(), 'combat-volley', 'combat-slash');
      expect(table.events.find((event) => event.public?.type === 'attack-changed')).toEqual({
        rule: 'DQ-CMB-08',
        public: {
          type: 'attack-changed',
          side: 1,
          fighter: { seat: 1, monster: 'skeleton' },
          amount: 2,
          total: 3,
          carried: true,
        },
      });
    });

    test('and a card of another type does not', () => {
      const table = round(named(), 'combat-volley', 'combat-bolt');
      expect(sides(table).map(({ total }) => total)).toEqual([4, 2]);
    });
  });

  describe('DQ-CMB-22 a card is cancelled', () => {
    const agony = (mine: string) => {
      const table = combat({
        monster: 'sorcerer',
        life: 3,
        hand: ['quick-shot', mine],
        monsterHand: ['power-agony-of-remembrance', 'agony-bolt'],
      });
      round(table, 'combat-quick-shot', 'power-agony-of-remembrance');
      return round(table, `combat-${mine}`, 'combat-agony-bolt');
    };

    test('by Agony of Remembrance from a printed value of 3 on', () => {
      const table = agony('piercing-shot');
      expect(table.events.find((event) => event.public?.type === 'cancelled')).toEqual({
        rule: 'DQ-CMB-22',
        public: {
          type: 'cancelled',
          side: 0,
          fighter: { seat: 0 },
          card: 'combat-piercing-shot',
          carried: true,
        },
      });
      expect(table.event('round-won')).toMatchObject({ side: 1, totals: [0, 1] });
      expect(sides(agony('true-shot')).map(({ total }) => total)).toEqual([2, 1]);
    });

    test('DQ-CMB-26 not on a side that has none', () => {
      const table = combat({ monster: 'sorcerer', life: 3, hand: ['slash'], monsterHand: [] });
      table.state.combat.waiting = promise(0, 'power-agony-of-remembrance', 1);
      table.answer(0, 'card:combat-slash');
      expect(table.told).not.toContain('cancelled');
      expect(table.event('round-won')).toMatchObject({ side: 0, totals: [1, 0] });
    });

    const stoneFist = (mine: string) =>
      combat({
        monster: 'golem',
        life: 5,
        hand: [mine, 'slash'],
        monsterHand: ['power-stone-fist', 'lunge'],
      });

    test('by Stone Fist if it is ranged, and what it promised does not happen', () => {
      const table = stoneFist('power-hunters-patience');
      round(table, 'power-hunters-patience', 'power-stone-fist');
      expect(table.event('cancelled')).toEqual({
        type: 'cancelled',
        side: 0,
        fighter: { seat: 0 },
        card: 'power-hunters-patience',
      });
      expect(table.event('round-won')).toMatchObject({ side: 1, totals: [0, 3] });
      round(table, 'combat-slash', 'combat-lunge');
      expect(table.told).not.toContain('attack-changed');
    });

    test('what other cards promised for the next round happens all the same', () => {
      const table = stoneFist('volley');
      table.state.combat.next = [
        ...promise(0, 'power-hunters-patience', 1),
        ...promise(1, 'power-hammer-blow', 1),
        ...promise(0, 'power-heroic-stand', 0),
      ];
      round(table, 'combat-volley', 'power-stone-fist');
      round(table, 'combat-slash', 'combat-lunge');
      const changed = table.events.flatMap(({ public: event }) =>
        event?.type === 'attack-changed' ? [[event.side, event.amount]] : [],
      );
      expect(changed).toEqual([
        [0, 1],
        [1, 1],
      ]);
    });
  });

  describe('DQ-CMB-25 a card of the deck on top of the damage of a won round', () => {
    const dive = (deck: readonly string[]) => {
      const table = combat(
        { monster: 'troll', life: 5, hand: ['power-brightblaze-dive'], monsterHand: ['slash'] },
        'challara-and-brightblaze',
      );
      table.state.combat.deck = deck.map(combatCard);
      return sides(round(table, 'power-brightblaze-dive', 'combat-slash'))[1]?.damage;
    };

    test('is the top one', () => {
      expect(dive(['slash', 'bolt'])).toEqual(['power-brightblaze-dive', 'combat-bolt']);
    });

    test('is none when no card is left', () => {
      expect(dive([])).toEqual(['power-brightblaze-dive']);
    });
  });
});
