import { FastRng, fastSource, optionsOf, Table } from '@mazmorra/kernel';
import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { dungeonquest, monsterPlayer, referenceMonster } from '../../src/index.ts';
import { cell, type Given, type GivenCombat, given, givenCombat, type Played } from '../given.ts';

const rooms = [
  { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
] as const;

const meeting = (monster: string, position: Partial<Given> = {}) =>
  given({
    heroes: [
      { hero: 'lindel', at: [4, 3] },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms,
    next: { tiles: ['tile-chamber-03'], dungeon: [`dungeon-${monster}`], search: ['search-empty'] },
    ...position,
  });

const fight = (combat: Partial<GivenCombat>) =>
  givenCombat(
    {
      heroes: [
        { hero: 'lindel', at: [4, 3] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
    },
    { monster: 'skeleton', life: 3, hand: ['slash'], ...combat },
  );

/** What the reference monster of seat 1 does, by name. */
function monsterChoice(table: Played, seed = 'monster'): string {
  const options = optionsOf(dungeonquest, table.state, 1);
  const option = referenceMonster(table.view(1), 1, options, new FastRng(seed));
  return option === undefined ? 'nothing' : dungeonquest.nameOf(option);
}

describe('3.13 the monster and its token', () => {
  test('DQ-MON-04 DQ-SETUP-04 each monster has four power cards of its own, shuffled for the encounter', () => {
    const seen = new Set(
      [0, 1, 2, 3].map((n) =>
        meeting('troll')
          .answer(0, 'move:5-3', draw(0, 4))
          .answer(0, 'attack', draw(0, 4), draw(n, 4))
          .view('all')
          .combat?.sides[1]?.hand.find((card) => card.startsWith('power-')),
      ),
    );
    expect([...seen].sort()).toEqual([
      'power-crushing-grip',
      'power-hammer-blow',
      'power-thick-hide',
      'power-wild-swing',
    ]);
  });

  test('DQ-SETUP-09 each player has the four power cards of his own hero', () => {
    const seen = new Set(
      [0, 1, 2, 3].map((n) =>
        meeting('troll')
          .answer(0, 'move:5-3', draw(0, 4))
          .answer(0, 'attack', draw(n, 4), draw(0, 4))
          .view('all')
          .combat?.sides[0]?.hand.find((card) => card.startsWith('power-')),
      ),
    );
    expect([...seen].sort()).toEqual([
      'power-elven-volley',
      'power-evasive-step',
      'power-guided-shot',
      'power-hunters-patience',
    ]);
  });

  test('DQ-MON-11 DQ-LIM-02 there are never more than four tokens of a kind: the fifth is one moved from the board', () => {
    const skeleton = (column: number, life: number) =>
      ({ monster: 'skeleton', life, at: [column, 5] }) as const;
    const table = meeting('skeleton', {
      tokens: [skeleton(1, 2), skeleton(2, 2), skeleton(3, 3), skeleton(4, 3)],
    });
    table.answer(0, 'move:5-3').answer(1, 'token:1-5').answer(0, 'escape', draw(1, 4), draw(2, 4));
    expect(table.view(0).tokens).toHaveLength(4);
    expect(table.view(0).tokens.map((token) => token.cell)).toContain(cell([5, 3]));
    expect(table.view(0).tokens.map((token) => token.cell)).not.toContain(cell([1, 5]));
  });

  test('DQ-MON-13 damage done to a monster is not kept: it has its whole Life in the next combat', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3], from: [5, 3] },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms: [...rooms, { at: [5, 3], tile: 'tile-trap-01', entry: 'west' }],
        variants: { 'live-to-fight-another-day': true },
      },
      {
        monster: 'troll',
        life: 4,
        hand: ['heart-strike', 'heart-strike', 'heart-strike'],
        monsterHand: ['slash', 'slash', 'slash'],
      },
    );
    const win = () => table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    win().answer(0, 'deal-damage');
    win().answer(0, 'try-to-escape');
    win();
    expect(table.view(1).tokens).toMatchObject([{ monster: 'troll', life: 4 }]);
    expect(table.state.tokens).toHaveLength(1);
  });

  test('DQ-MON-14 a killed monster returns to the reserve', () => {
    const table = fight({ hand: ['heart-strike'], monsterHand: ['slash'], monsterDamage: ['bolt', 'bolt'] });
    expect(table.view(0).reserve['skeleton']).toBe(3);
    table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    expect(table.view(0).reserve['skeleton']).toBe(4);
    expect(table.view(0).tokens).toEqual([]);
  });
});

describe('3.20 who plays the monster', () => {
  test.each([
    [2, 0, 1],
    [2, 1, 0],
    [4, 3, 0],
    [3, 1, 2],
  ])('DQ-BOT-01 with %i seats the monsters of seat %i are played by seat %i', (seats, seat, player) => {
    expect(monsterPlayer(seats, seat)).toBe(player);
  });

  test('DQ-BOT-02 the bot of that seat decides from the view of that seat alone', () => {
    const table = fight({ hand: ['slash', 'bolt'], monsterHand: ['volley', 'slash'] });
    const mine = monsterChoice(table);
    const world = dungeonquest.redeal(table.state, 1, new FastRng('other'));
    const options = optionsOf(dungeonquest, world, 1);
    const theirs = referenceMonster(dungeonquest.view(world, 1), 1, options, new FastRng('monster'));
    expect(theirs === undefined ? '' : dungeonquest.nameOf(theirs)).toBe(mine);
  });

  test('DQ-BOT-03 by option the automaton plays the monsters, and nobody sees a Life before the kill', () => {
    const table = meeting('troll', { variants: { 'monster-controller': 'automaton' } });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack');
    expect(table.awaited).toEqual([0]);
    for (const viewer of [0, 1, 'spectator'] as const) expect(table.view(viewer).combat?.life).toBe('hidden');
  });

  test('DQ-BOT-04 it plays the highest score: strength, company of the same icon, cards in the stack, a text', () => {
    expect(monsterChoice(fight({ monsterHand: ['volley', 'slash'] }))).toBe('card:combat-volley');
    // three melee cards in the stack make a melee card worth more than a volley
    expect(
      monsterChoice(fight({ monsterHand: ['volley', 'lunge'], stack: ['slash', 'slash', 'deep-blow'] })),
    ).toBe('card:combat-lunge');
    // half of six in company with the same icon
    expect(
      monsterChoice(fight({ monsterHand: ['volley', 'true-shot', 'piercing-shot', 'piercing-shot'] })),
    ).toBe('card:combat-piercing-shot');
  });

  test('DQ-BOT-05 it counterattacks exactly when it can get above the hero, the lowest fitting cards first', () => {
    const can = fight({ hand: ['deep-blow'], monsterHand: ['quick-shot', 'true-shot', 'piercing-shot'] });
    can.answer(0, 'card:combat-deep-blow').answer(1, 'card:combat-quick-shot');
    expect(monsterChoice(can)).toBe('card:combat-true-shot');
    const cannot = fight({ hand: ['heart-strike'], monsterHand: ['quick-shot', 'quick-shot'] });
    cannot.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-quick-shot');
    expect(monsterChoice(cannot)).toBe('stop');
  });

  test('DQ-BOT-05 it names the type the hero has played most', () => {
    const table = fight({
      hand: ['slash', 'slash', 'bolt'],
      monsterHand: ['bolt', 'bolt', 'power-poisoned-arrow'],
    });
    table.answer(0, 'card:combat-slash').answer(1, 'card:combat-bolt');
    while (table.options(0).includes('stop')) table.answer(0, 'stop');
    table.answer(0, 'card:combat-slash').answer(1, 'card:power-poisoned-arrow');
    expect(monsterChoice(table)).toBe('type:melee');
  });

  test('DQ-BOT-06 for its own hero a seat decides by itself: the reference monster says nothing', () => {
    const table = Table.open(dungeonquest, { seats: 2, random: fastSource('own') });
    const seat = table.decisions[0]?.seat ?? 0;
    expect(
      referenceMonster(table.view(seat), seat, table.decisionOf(seat)?.options ?? [], new FastRng('x')),
    ).toBeUndefined();
  });
});

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
