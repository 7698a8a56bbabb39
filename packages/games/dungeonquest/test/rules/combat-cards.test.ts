import { FastRng } from '@mazmorra/kernel';
import { draw, order, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { attackOf, attackTypeOf, counterOf, NO_TYPE } from '../../src/data/combat.ts';
import { attackTotal, drawCombatCard, drawIntoHand, firstType } from '../../src/rules/combat/cards.ts';
import { mayCounter } from '../../src/rules/combat/counterattack.ts';
import { closeCombat } from '../../src/rules/combat/opening.ts';
import type { Run } from '../../src/run.ts';
import { combatCard, given, givenCombat, type Played } from '../given.ts';
import { combat as fightOf, rooms, round } from '../positions.ts';

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

  test('DQ-CMB-25 the discards are shuffled into the deck', () => {
    const table = fight();
    const [slash, bolt] = ['slash', 'bolt'].map(combatCard) as [number, number];
    Object.assign(table.state.combat, { deck: [], discard: [slash, bolt] });
    const rng = new ScriptedRng([order(bolt, slash)]);
    expect(drawCombatCard({ ...runOn(table), rng })).toBe(slash);
    rng.done();
  });

  describe('DQ-CMB-03 cards drawn above the hand size', () => {
    const cunning = (deck: readonly string[]) => {
      const table = fightOf(
        {
          monster: 'skeleton',
          life: 3,
          hand: ['power-tribal-cunning', 'slash'],
          monsterHand: ['lunge', 'bolt'],
        },
        'tatianna',
      );
      table.state.combat.deck = deck.map(combatCard);
      return round(table, 'power-tribal-cunning', 'combat-lunge');
    };
    const hand = { type: 'hand', side: 0, fighter: { seat: 0 } };

    test('are seen by their owner, and everybody is told how many they are', () => {
      const table = cunning(['volley', 'bolt', 'inferno']);
      expect(table.events.find((event) => event.public?.type === 'hand')?.rule).toBe('DQ-CMB-03');
      const cards = ['combat-slash', 'combat-inferno', 'combat-bolt'];
      expect(table.news(0)).toContainEqual({ ...hand, drawn: 2, cards });
      expect(table.news(1)).toContainEqual({ ...hand, drawn: 2 });
    });

    test('DQ-CMB-25 are as many as there are, and of none nothing is told', () => {
      expect(cunning(['volley']).event('hand')).toEqual({ ...hand, drawn: 1 });
      expect(cunning([]).told).not.toContain('hand');
    });

    test('come also where nobody listens', () => {
      const table = fight();
      drawIntoHand(runOn(table), 0, 2);
      expect(table.state.combat.hands[0]).toHaveLength(3);
    });
  });

  test('DQ-CMB-04 a power card is unseen until it is played', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3] }, { hero: 'krutzbeck' }],
      rooms: [rooms[0]],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack', draw(1, 4), draw(1, 4));
    const unseen = () => table.view('spectator').combat?.sides.map((side) => side.powersUnseen);
    const before = unseen();
    expect(before?.map((cards) => cards.length)).toEqual([4, 4]);
    const theirs = table.options(1).find((card) => card.startsWith('card:combat-'));
    table.answer(0, 'card:power-elven-volley').answer(1, theirs ?? '');
    expect(unseen()).toEqual([before?.[0]?.filter((card) => card !== 'power-elven-volley'), before?.[1]]);
    expect(table.state.combat.drawn).toEqual([-1, combatCard('power-wild-swing')]);
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

  test('DQ-CMB-26 a side without a card has an attack of 0, whatever is added to it, and no type', () => {
    const { combat } = fight().state;
    combat.bonus[0] = 3;
    expect(attackTotal(combat, 0)).toBe(0);
    expect(firstType(combat, 0)).toBe(NO_TYPE);
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
