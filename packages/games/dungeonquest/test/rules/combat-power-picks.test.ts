import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { combatCard, givenCombat, type Played } from '../given.ts';
import { combat, rooms, round } from '../positions.ts';
import { under } from '../under.ts';

const sides = (table: Played) => table.view('all').combat?.sides ?? [];

describe('3.14 power cards whose player points at a card', () => {
  describe('DQ-RULING-37 Guided Shot', () => {
    const skeleton = { monster: 'skeleton', life: 3 } as const;

    test('another hand card takes its place, and it is discarded; each kind of card is offered once', () => {
      const table = combat({
        ...skeleton,
        hand: ['power-guided-shot', 'bolt', 'slash', 'bolt'],
        monsterHand: ['volley'],
      });
      round(table, 'power-guided-shot', 'combat-volley');
      expect(table.decision(0)).toBe('DEC-POWER');
      expect(table.options(0)).toEqual(['card:combat-slash', 'card:combat-bolt', 'stop']);
      table.answer(0, 'card:combat-bolt');
      expect(table.events).toContainEqual({
        rule: 'DQ-RULING-37',
        reveals: true,
        public: {
          type: 'replaces',
          side: 0,
          fighter: { seat: 0 },
          card: 'power-guided-shot',
          by: 'combat-bolt',
        },
      });
      expect(sides(table)[0]).toMatchObject({
        played: ['combat-bolt'],
        hand: ['combat-slash', 'combat-bolt'],
        total: 2,
      });
      expect(table.view('all').combat?.discard).toEqual(['power-guided-shot']);
    });

    test('in a counterattack only a card with the fitting icon takes its place, not that of the first card', () => {
      const table = combat({
        ...skeleton,
        hand: ['quick-shot', 'power-guided-shot', 'true-shot', 'bolt'],
        monsterHand: ['deep-blow'],
      });
      round(table, 'combat-quick-shot', 'combat-deep-blow').answer(0, 'card:power-guided-shot');
      expect(table.options(0)).toEqual(['card:combat-true-shot', 'stop']);
      table.answer(0, 'card:combat-true-shot');
      expect(sides(table)[0]?.played).toEqual(['combat-quick-shot', 'combat-true-shot']);
      expect(table.view('all').combat?.discard).toEqual(['power-guided-shot']);
    });

    test('that no card fits is not told by leaving out the question', () => {
      const table = combat({
        ...skeleton,
        hand: ['quick-shot', 'power-guided-shot', 'bolt'],
        monsterHand: ['deep-blow'],
      });
      round(table, 'combat-quick-shot', 'combat-deep-blow').answer(0, 'card:power-guided-shot');
      expect([table.decision(0), table.options(0)]).toEqual(['DEC-POWER', ['stop']]);
    });

    test('without a hand card nothing is asked', () => {
      const table = combat({ ...skeleton, hand: ['power-guided-shot'], monsterHand: ['slash'] });
      round(table, 'power-guided-shot', 'combat-slash');
      expect(table.event('round-won')).toMatchObject({ totals: [3, 1] });
    });

    test('DQ-CMB-22 the card in its place can be cancelled, and then promises nothing', () => {
      const table = combat({
        monster: 'golem',
        life: 5,
        hand: ['power-guided-shot', 'power-hunters-patience', 'slash'],
        monsterHand: ['power-stone-fist', 'lunge'],
      });
      round(table, 'power-guided-shot', 'power-stone-fist').answer(0, 'card:power-hunters-patience');
      expect(table.event('cancelled')).toMatchObject({ side: 0, card: 'power-hunters-patience' });
      round(table, 'combat-slash', 'combat-lunge');
      expect(table.told).not.toContain('attack-changed');
    });
  });

  test('DQ-CMB-07 Sisterhood takes a card of the stack, and the opponent knows that he holds it', () => {
    const table = combat(
      {
        monster: 'skeleton',
        life: 3,
        hand: ['power-sisterhood', 'lunge'],
        monsterHand: ['volley'],
        stack: ['slash', 'bolt'],
      },
      'tatianna',
    );
    round(table, 'power-sisterhood', 'combat-volley');
    expect(table.options(0)).toEqual(['card:combat-slash', 'card:combat-bolt']);
    table.answer(0, 'card:combat-slash');
    expect(table.events[0]).toEqual({
      rule: 'DQ-CMB-19',
      public: { type: 'stack-taken', side: 0, fighter: { seat: 0 }, card: 'combat-slash' },
    });
    expect(table.view('all').combat?.stack).toEqual(['combat-bolt']);
    expect(sides(table)[0]?.hand).toEqual(['combat-slash', 'combat-lunge']);
    expect(table.view(1).combat?.sides[0]?.hand).toEqual(['combat-slash', 'hidden']);
  });

  describe('DQ-CMB-17 Aura of Terror, on winning the round', () => {
    const won = (...stack: string[]) =>
      round(
        combat({ monster: 'demon', life: 8, hand: ['slash'], monsterHand: ['power-aura-of-terror'], stack }),
        'combat-slash',
        'power-aura-of-terror',
      );

    test('one card of the stack of its choice may go to the damage pile, after the deathblow', () => {
      const table = won('bolt', 'quick-shot', 'lunge');
      expect([table.decision(1), table.options(1)]).toEqual(['DEC-POWER', ['yes', 'no']]);
      table.answer(1, 'yes');
      expect(table.options(1)).toEqual(['card:combat-quick-shot', 'card:combat-lunge']);
      table.answer(1, 'card:combat-lunge');
      expect(sides(table)[0]?.damage).toEqual(['power-aura-of-terror', 'combat-bolt', 'combat-lunge']);
      expect(table.view('all').combat?.stack).toEqual(['combat-quick-shot', 'combat-slash']);
    });

    test('it may be left where it is', () => {
      const table = won('quick-shot').answer(1, 'no');
      expect(sides(table)[0]?.damage).toEqual(['power-aura-of-terror']);
      expect(table.view('all').combat?.stack).toEqual(['combat-quick-shot', 'combat-slash']);
    });

    test('nothing is asked when the deathblow has emptied the stack', () => {
      expect(sides(won('bolt'))[0]?.damage).toEqual(['power-aura-of-terror', 'combat-bolt']);
    });
  });

  describe('Penance', () => {
    const penance = (wounds: number, hand: string[] = ['slash', 'bolt'], theirs = 'power-poisoned-arrow') =>
      round(
        givenCombat(
          {
            heroes: [
              { hero: 'brother-gherinn', at: [4, 3], with: { wounds } },
              { hero: 'krutzbeck', at: [9, 7] },
            ],
            rooms,
          },
          { monster: 'skeleton', life: 3, hand: ['power-penance', ...hand], monsterHand: [theirs] },
        ),
        'power-penance',
        theirs,
      );

    test('DQ-CMB-08 a hand card in his own damage pile adds 3 to his attack', () => {
      const table = penance(0);
      expect([table.decision(0), table.options(0)]).toEqual(['DEC-POWER', ['yes', 'no']]);
      table.answer(0, 'yes').answer(0, 'card:combat-slash');
      expect(table.event('damage-added')).toMatchObject({ side: 0, cards: ['combat-slash'], pile: 1 });
      expect(table.event('attack-changed')).not.toHaveProperty('carried');
      expect(sides(table)[0]).toMatchObject({ hand: ['combat-bolt'], damage: ['combat-slash'], total: 6 });
    });

    test('without a hand card nothing is asked', () => {
      expect(penance(0, []).awaited).toEqual([1]);
    });

    test('DQ-CMB-21 when that card kills him the round ends at once', () => {
      const table = penance(12).answer(0, 'yes').answer(0, 'card:combat-slash');
      expect(table.hero(0).fate).toBe('dead');
      expect(table.told).not.toContain('attack-changed');
      expect(table.told).not.toContain('round-won');
    });

    /** Gherinn attacks Krutzbeck and answers yes to Penance. */
    const duel = (wounds: number, damage: number) => {
      const table = under(
        'hero-versus-hero',
        { hero: 'brother-gherinn', with: { wounds } },
        {},
        { at: [5, 3] },
      );
      table.answer(0, 'move:5-3', draw(2, 4), draw(0, 4)).answer(1, 'five');
      const { combat } = table.state;
      combat.piles[0] = combat.deck.splice(0, damage);
      combat.hands = [['power-penance', 'slash'].map(combatCard), ['volley'].map(combatCard)];
      return round(table, 'power-penance', 'combat-volley').answer(0, 'yes').answer(0, 'card:combat-slash');
    };

    test('DQ-CMB-21 DQ-VAR-11 when that card kills him in a duel the duel ends at once', () => {
      const table = duel(12, 0);
      expect(table.event('duel-won')).toMatchObject({ winner: 1, loser: 0 });
      expect(table.told).not.toContain('attack-changed');
      expect(table.told).not.toContain('round-won');
    });

    test('DQ-VAR-11 when that card is his fourth in a duel the round is played to its end', () => {
      const table = duel(0, 3);
      expect(table.event('round-won')).toMatchObject({ side: 0, totals: [6, 4] });
      expect(table.told).toContain('duel-won');
    });
  });

  describe('DQ-CMB-04 Shared Fates', () => {
    const challara = () =>
      round(
        combat(
          {
            monster: 'troll',
            life: 5,
            hand: ['power-shared-fates', 'slash'],
            monsterHand: ['volley', 'lunge', 'bolt'],
            next: ['quick-shot', 'quick-shot', 'quick-shot', 'slash', 'slash', 'volley', 'inferno'],
          },
          'challara-and-brightblaze',
        ),
        'power-shared-fates',
        'combat-volley',
      );
    const seen = { type: 'hand-seen', side: 1, fighter: { seat: 1, monster: 'troll' }, by: { seat: 0 } };
    const taken = {
      type: 'hand-taken',
      side: 0,
      fighter: { seat: 0 },
      from: { seat: 1, monster: 'troll' },
    };

    test('she alone sees the hand of the opponent', () => {
      const table = challara();
      expect(table.events.find((event) => event.public?.type === 'hand-seen')?.rule).toBe('DQ-CMB-04');
      expect(table.news(0)).toContainEqual({ ...seen, cards: ['combat-lunge', 'combat-bolt'] });
      expect(table.news(1)).toContainEqual(seen);
      expect(table.view(0).combat?.sides[1]?.hand).toEqual(['combat-lunge', 'combat-bolt']);
      expect(table.view('spectator').combat?.sides[1]?.hand).toEqual(['hidden', 'hidden']);
    });

    test('she may take one card of it, which only the two of them know', () => {
      const table = challara().answer(0, 'yes');
      expect(table.options(0)).toEqual(['card:combat-lunge', 'card:combat-bolt']);
      table.answer(0, 'card:combat-lunge');
      expect(table.events[0]?.rule).toBe('DQ-CMB-04');
      for (const seat of [0, 1]) expect(table.news(seat)).toContainEqual({ ...taken, card: 'combat-lunge' });
      expect(table.news('spectator')).toContainEqual(taken);
      expect(sides(table).map(({ hand }) => hand)).toEqual([
        ['combat-slash', 'combat-lunge'],
        ['combat-bolt'],
      ]);
      expect(table.view(1).combat?.sides[0]?.hand).toEqual(['combat-lunge', 'hidden']);
      expect(table.view('spectator').combat?.sides[0]?.hand).toEqual(['hidden', 'hidden']);
    });

    test('what she has seen she knows while it stays in that hand, whatever else is played', () => {
      const table = challara().answer(0, 'yes').answer(0, 'card:combat-lunge').answer(0, 'stop');
      const known = () => table.view(0).combat?.sides[1]?.hand.filter((card) => card !== 'hidden');
      round(table, 'combat-slash', 'combat-volley');
      expect(known()).toEqual(['combat-bolt']);
      round(table, 'combat-quick-shot', 'combat-bolt');
      expect(known()).toEqual([]);
    });
  });
});
