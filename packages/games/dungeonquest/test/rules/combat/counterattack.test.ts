import { describe, expect, test } from 'vitest';
import { mayCounter } from '../../../src/rules/combat/counterattack.ts';
import { combatCard, givenCombat } from '../../given.ts';
import { combat, round } from '../../positions.ts';
import { rooms } from '../../under.ts';

describe('3.14 step 3, the counterattack', () => {
  const fight = (hero: readonly string[], monster: readonly string[], more = {}) => {
    const table = combat({ monster: 'skeleton', life: 3, hand: ['slash'], monsterHand: ['slash'] });
    return {
      ...table.state.combat,
      played: [hero.map(combatCard), monster.map(combatCard)],
      ...more,
    };
  };

  test('DQ-CMB-12 the monster may not counterattack when the hero has', () => {
    expect(mayCounter(fight(['deep-blow'], ['quick-shot']), 1)).toBe(true);
    expect(mayCounter(fight(['deep-blow'], ['quick-shot'], { countered: 0 }), 1)).toBe(false);
  });

  test('DQ-CMB-26 a card without an icon does not answer a side without a card', () => {
    expect(mayCounter(fight(['heart-strike'], [], { bonus: [-9, 0] }), 0)).toBe(false);
  });

  test('DQ-CMB-26 before the cards are revealed there is nothing to counterattack with', () => {
    const table = combat({ monster: 'skeleton', life: 3, hand: ['slash'], monsterHand: ['slash'] });
    expect(table.view(0).combat?.sides.map((side) => side.mayCounter)).toEqual([false, false]);
  });

  test('DQ-CMB-11 DQ-RULING-37 Guided Shot played in a counterattack is replaced itself, by a card that fits', () => {
    const table = combat({
      monster: 'troll',
      life: 5,
      hand: ['quick-shot', 'power-guided-shot', 'true-shot', 'slash'],
      monsterHand: ['heart-strike', 'slash'],
    });
    table.answer(0, 'card:combat-quick-shot').answer(1, 'card:combat-heart-strike');
    table.answer(0, 'card:power-guided-shot');
    expect(table.options(0)).toEqual(['card:combat-true-shot', 'stop']);
    table.answer(0, 'card:combat-true-shot');
    expect(table.view(0).combat?.sides[0]?.played).toEqual(['combat-quick-shot', 'combat-true-shot']);
  });

  test('DQ-CMB-10 a counterattack is told card by card with the total so far', () => {
    const table = combat({
      monster: 'troll',
      life: 5,
      hand: ['deep-blow', 'slash'],
      monsterHand: ['quick-shot', 'true-shot', 'slash'],
    });
    round(table, 'combat-deep-blow', 'combat-quick-shot').answer(1, 'card:combat-true-shot');
    expect(table.event('counter')).toEqual({
      type: 'counter',
      side: 1,
      fighter: { seat: 1, monster: 'troll' },
      card: 'combat-true-shot',
      total: 3,
    });
  });
});

describe('3.23 the counterattack of the automaton', () => {
  /** Lindel alone plays melee 3; the Skeleton answers with the first of the next cards. */
  const alone = (next: readonly string[], variants = {}) =>
    givenCombat(
      { heroes: [{ hero: 'lindel', at: [4, 3], from: [5, 3] }], rooms, variants },
      {
        monster: 'skeleton',
        life: 3,
        hand: ['deep-blow', 'slash', 'slash', 'slash', 'slash', 'slash'],
        next,
      },
    );

  test('DQ-SOLO-04 of the five cards those that bring it above are played, all others are discarded', () => {
    const table = alone(['quick-shot', 'bolt', 'true-shot', 'slash', 'quick-shot', 'inferno']);
    table.answer(0, 'card:combat-deep-blow');
    expect(table.event('counter-revealed')).toEqual({
      type: 'counter-revealed',
      monster: 'skeleton',
      cards: ['combat-bolt', 'combat-true-shot', 'combat-slash', 'combat-quick-shot', 'combat-inferno'],
      played: ['combat-true-shot', 'combat-quick-shot'],
    });
    expect(table.view(0).combat?.sides[0]?.damage).toEqual([
      'combat-quick-shot',
      'combat-true-shot',
      'combat-quick-shot',
    ]);
    expect(table.view(0).combat?.discard).toEqual(['combat-bolt', 'combat-slash', 'combat-inferno']);
  });

  test('DQ-SOLO-04 if they cannot, all five are discarded and there was no counterattack', () => {
    const table = alone(['quick-shot', 'bolt', 'true-shot', 'slash', 'lunge', 'inferno'], {
      'live-to-fight-another-day': true,
    });
    table.answer(0, 'card:combat-deep-blow');
    expect(table.decision(0)).toBe('DEC-FLEE-ROUND');
    expect(table.view(0).combat).toMatchObject({
      winner: 0,
      countered: -1,
      discard: ['combat-bolt', 'combat-true-shot', 'combat-slash', 'combat-lunge', 'combat-inferno'],
    });
  });

  test('DQ-SOLO-04 DQ-CMB-25 with fewer than five cards left it turns up those', () => {
    const table = alone([]);
    table.state.combat.deck = ['true-shot', 'quick-shot'].map(combatCard);
    table.answer(0, 'card:combat-deep-blow');
    expect(table.event('counter-revealed')).toMatchObject({ cards: ['combat-true-shot'], played: [] });
    expect(table.event('round-won')).toMatchObject({ side: 0, totals: [3, 1] });
  });
});
