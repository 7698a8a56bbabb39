import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { given, givenCombat, type Played } from '../../given.ts';
import { combat, rooms, round } from '../../positions.ts';

describe('3.14 rounds of a combat', () => {
  test('DQ-CMB-03 the power card a side has taken is any of its four to everybody else, until it is played', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3] }, { hero: 'krutzbeck' }],
      rooms: [rooms[0]],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack', draw(2, 4), draw(1, 4));
    const unseen = () => table.view(1).combat?.sides[0]?.powersUnseen;
    expect(unseen()).toEqual([
      'power-guided-shot',
      'power-elven-volley',
      'power-evasive-step',
      'power-hunters-patience',
    ]);
    table
      .answer(0, 'card:power-evasive-step')
      .answer(1, table.options(1).find((name) => name.startsWith('card:combat-')) ?? '');
    expect(unseen()).toEqual(['power-guided-shot', 'power-elven-volley', 'power-hunters-patience']);
  });

  test.each([
    ['five cards is asked', [], 'DEC-HAND6'],
    ['six has nothing to choose', ['bolt'], 'DEC-CARD'],
  ])('DQ-CMB-03 Krutzbeck, who may fill his hand to six: with %s', (_, sixth, decision) => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'krutzbeck', at: [4, 3] },
          { hero: 'lindel', at: [9, 7] },
        ],
        rooms,
      },
      {
        monster: 'troll',
        life: 5,
        hand: ['slash', 'lunge', 'lunge', 'lunge', 'lunge', 'lunge', ...sixth],
        monsterHand: ['heart-strike'],
      },
    );
    round(table, 'combat-slash', 'combat-heart-strike');
    expect(table.decision(0)).toBe(decision);
  });

  test('DQ-CMB-05 any card of the hand may be chosen, and none is chosen before', () => {
    const table = combat({
      monster: 'skeleton',
      life: 3,
      hand: ['slash', 'true-shot', 'bolt'],
      monsterHand: ['lunge'],
    });
    expect(table.options(0)).toEqual(['card:combat-slash', 'card:combat-true-shot', 'card:combat-bolt']);
    expect(table.view('all').combat?.sides.map(({ chosen }) => chosen)).toEqual([undefined, undefined]);
  });

  test('DQ-CMB-05 the revealed cards are told and counted by type, the very first of the list too', () => {
    const table = combat({
      monster: 'skeleton',
      life: 3,
      hand: ['quick-shot'],
      monsterHand: ['quick-shot'],
    });
    round(table, 'combat-quick-shot', 'combat-quick-shot');
    expect(table.event('reveal')).toMatchObject({ cards: ['combat-quick-shot', 'combat-quick-shot'] });
    expect(table.view(0).combat?.shown).toEqual([0, 1, 0]);
  });

  test('DQ-CMB-06 effects waiting from the last round: a cancellation comes first', () => {
    const table = combat({
      monster: 'sorcerer',
      life: 3,
      hand: ['power-hunters-patience', 'heart-strike'],
      monsterHand: ['power-agony-of-remembrance', 'agony-bolt'],
    });
    round(table, 'power-hunters-patience', 'power-agony-of-remembrance');
    round(table, 'combat-heart-strike', 'combat-agony-bolt');
    expect(table.told.filter((type) => type === 'cancelled' || type === 'attack-changed')).toEqual([
      'cancelled',
      'attack-changed',
    ]);
    expect(table.event('attack-changed')).toMatchObject({ side: 0, amount: 3, total: 0 });
  });

  test("DQ-CMB-06 effects waiting from the last round: the hero's come before the monster's", () => {
    const table = combat({
      monster: 'troll',
      life: 5,
      hand: ['power-hunters-patience', 'slash', 'slash'],
      monsterHand: ['power-hammer-blow', 'slash', 'slash'],
    });
    round(table, 'power-hunters-patience', 'power-hammer-blow').answer(0, 'stop');
    round(table, 'combat-slash', 'combat-slash');
    expect(
      table.events.flatMap(({ public: event }) => (event?.type === 'attack-changed' ? [event.side] : [])),
    ).toEqual([0, 1]);
  });

  test.each([
    ['Crushing Grip', 'troll', 5, ['slash', 'slash'], 'power-crushing-grip', { noCounter: [1, 0] }],
    ['Blessed Ward', 'troll', 5, ['power-blessed-ward', 'slash'], 'heart-strike', { noDeathblow: [1, 0] }],
  ] as const)(
    'DQ-CMB-06 %s forbids from the beginning of the next round on',
    (_, monster, life, hand, theirs, holds) => {
      const table = combat({ monster, life, hand, monsterHand: [theirs, 'slash'] }, 'brother-gherinn');
      const [mine] = hand;
      table.answer(0, table.options(0).find((name) => name.endsWith(mine)) ?? '');
      table.answer(1, table.options(1).find((name) => name.endsWith(theirs)) ?? '');
      expect(table.decision(0)).toBe('DEC-CARD');
      expect(table.state.combat).toMatchObject({ round: 2, ...holds });
    },
  );

  test('DQ-CMB-06 in the next round nobody has won yet and nobody has counterattacked', () => {
    const table = combat({
      monster: 'troll',
      life: 5,
      hand: ['deep-blow', 'slash'],
      monsterHand: ['quick-shot', 'piercing-shot'],
    });
    round(table, 'combat-deep-blow', 'combat-quick-shot').answer(1, 'card:combat-piercing-shot');
    expect(table.event('round-won')).toMatchObject({ side: 1 });
    expect(table.view(0).combat).toMatchObject({ round: 2, winner: -1, countered: -1 });
  });

  const hands = (table: Played) => table.view('all').combat?.sides.map(({ hand }) => hand.length);

  test('DQ-CMB-26 with no card on either side nobody is asked, and the round is a stalemate', () => {
    const table = combat({ monster: 'skeleton', life: 3, hand: [], monsterHand: [] });
    expect(table.view(0).combat).toMatchObject({ round: 2, shown: [0, 0, 0] });
    expect(hands(table)).toEqual([5, 5]);
  });

  test('DQ-CMB-26 a card that is not there is told as none', () => {
    const table = combat({ monster: 'skeleton', life: 3, hand: ['slash'], monsterHand: [] });
    expect(table.answer(0, 'card:combat-slash').event('reveal')).toMatchObject({
      cards: ['combat-slash', ''],
    });
  });

  test('DQ-SOLO-03 DQ-CMB-26 with no card left to turn up the automaton plays nothing', () => {
    const table = givenCombat(
      { heroes: [{ hero: 'lindel', at: [4, 3] }], rooms: [rooms[0]] },
      { monster: 'skeleton', life: 3, hand: ['slash', 'slash', 'slash'] },
    );
    table.state.combat.deck.length = 0;
    table.answer(0, 'card:combat-slash');
    expect(table.event('reveal')).toMatchObject({ cards: ['combat-slash', ''] });
    expect(table.event('round-won')).toMatchObject({ side: 0, totals: [1, 0] });
  });
});
