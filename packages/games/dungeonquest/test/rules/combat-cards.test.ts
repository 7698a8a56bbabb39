import { FastRng } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { attackOf, attackTypeOf, counterOf, NO_TYPE } from '../../src/data/combat.ts';
import { attackTotal, drawCombatCard } from '../../src/rules/combat/cards.ts';
import { mayCounter } from '../../src/rules/combat/counterattack.ts';
import { closeCombat } from '../../src/rules/combat/opening.ts';
import type { Run } from '../../src/run.ts';
import { combatCard, givenCombat, type Played } from '../given.ts';

const fight = (): Played =>
  givenCombat(
    {
      heroes: [
        { hero: 'lindel', at: [4, 3] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
    },
    { monster: 'skeleton', life: 3, hand: ['slash'] },
  );

const runOn = ({ state }: Played): Run => ({
  state,
  rng: new FastRng('combat'),
  emit: undefined,
  unwind: false,
  afterwards: undefined,
});

describe('3.14 combat cards', () => {
  test('DQ-CMB-25 an empty deck takes the discards, and the combat stack only when there are none', () => {
    const table = fight();
    const { combat } = table.state;
    Object.assign(combat, { deck: [], discard: [combatCard('slash')], stack: [combatCard('bolt')] });
    expect(drawCombatCard(runOn(table))).toBe(combatCard('slash'));
    expect(combat.stack).toEqual([combatCard('bolt')]);
    expect(drawCombatCard(runOn(table))).toBe(combatCard('bolt'));
    expect(drawCombatCard(runOn(table))).toBe(-1);
  });

  test('DQ-CMB-24 DQ-CMB-25 every combat card is in the deck again afterwards, and no power card', () => {
    const table = fight();
    const run = runOn(table);
    closeCombat(run);
    const whole = [...table.state.combat.deck].sort((a, b) => a - b);
    const again = fight();
    const { combat } = again.state;
    combat.incoming.push(combat.deck.pop() ?? -1);
    combat.deck.push(combatCard('power-elven-volley'));
    closeCombat(runOn(again));
    expect([...again.state.combat.deck].sort((a, b) => a - b)).toEqual(whole);
  });

  test('DQ-CMB-26 a side without a card has an attack of 0, whatever is added to it', () => {
    const { combat } = fight().state;
    combat.bonus[0] = 3;
    expect(attackTotal(combat, 0)).toBe(0);
    combat.played[0] = [combatCard('slash')];
    expect(attackTotal(combat, 0)).toBe((attackOf[combatCard('slash')] ?? 0) + 3);
  });

  test('DQ-CMB-09 DQ-CMB-12 DQ-CMB-22 who is forbidden to, cancelled or countered himself may not counterattack', () => {
    const { combat } = fight().state;
    const weak = counterOf.findIndex((icon) => icon !== NO_TYPE);
    const strong = attackOf.findIndex(
      (attack, card) => attackTypeOf[card] === counterOf[weak] && attack >= (attackOf[weak] ?? 0),
    );
    Object.assign(combat, { played: [[weak], [strong]] });
    expect(mayCounter(combat, 0)).toBe(true);
    expect(mayCounter({ ...combat, countered: 0 }, 0)).toBe(true);
    expect(mayCounter({ ...combat, countered: 1 }, 0)).toBe(false);
    expect(mayCounter({ ...combat, noCounter: [1, 0] }, 0)).toBe(false);
    expect(mayCounter({ ...combat, cancelled: [1, 0] }, 0)).toBe(false);
  });
});
