import { draw, type Fate } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { attackTypeOf } from '../../src/data/combat.ts';
import {
  cell,
  combatCard,
  type Given,
  type GivenCombat,
  type GivenHero,
  given,
  givenCombat,
  type Played,
} from '../given.ts';

/** Lindel (Life 15) against a Skeleton of Life 3 played by seat 1; hands as given, filled up with cards that do not matter. */
function fight(
  combat: Partial<GivenCombat>,
  hero: Partial<GivenHero> = {},
  position: Partial<Given> = {},
): Played {
  return givenCombat(
    {
      heroes: [
        { hero: 'lindel', at: [4, 3], ...hero },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      ...position,
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
        ...(position.rooms ?? []),
      ],
    },
    { monster: 'skeleton', life: 3, hand: ['slash'], ...combat },
  );
}

/** Both sides choose; the hero's card first. */
const round = (table: Played, mine: string, theirs: string, ...fates: Fate[]): Played =>
  table.answer(0, `card:${mine}`).answer(1, `card:${theirs}`, ...fates);
const sides = (table: Played) => table.view('all').combat?.sides ?? [];
const damage = (table: Played) => sides(table).map((side) => side.damage.length);

describe('3.14 combat', () => {
  test('DQ-CMB-01 rounds follow each other until one side dies', () => {
    const table = fight({ hand: ['heart-strike', 'heart-strike'], monsterHand: ['slash', 'slash'], life: 2 });
    round(table, 'combat-heart-strike', 'combat-slash');
    expect(table.view(0).combat?.round).toBe(2);
    round(table, 'combat-heart-strike', 'combat-slash');
    expect(table.event('monster-killed')).toMatchObject({ monster: 'skeleton', life: 2 });
    expect(table.view(0).combat).toBeUndefined();
  });

  test('DQ-CMB-02 a power card counts as a combat card: it is damage and joins the stack like any other', () => {
    const table = fight({ hand: ['power-elven-volley'], monsterHand: ['slash'] });
    round(table, 'power-elven-volley', 'combat-slash');
    expect(sides(table)[1]?.damage).toEqual(['power-elven-volley']);
    const lost = fight({ hand: ['slash'], monsterHand: ['power-grave-chill'] });
    round(lost, 'combat-slash', 'power-grave-chill');
    expect(sides(lost)[0]?.damage).toContain('power-grave-chill');
  });

  test('DQ-CMB-03 in the first round each takes one random power card, then both fill their hands to five', () => {
    const table = given({
      heroes: [{ hero: 'lindel', at: [4, 3] }, { hero: 'krutzbeck' }],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack', draw(2, 4), draw(1, 4));
    const hands = sides(table).map((side) => side.hand);
    expect(hands.map((hand) => hand.length)).toEqual([5, 5]);
    expect(hands.map((hand) => hand.filter((card) => String(card).startsWith('power-')))).toEqual([
      ['power-evasive-step'],
      ['power-wild-swing'],
    ]);
  });

  test('DQ-CMB-03 a hand above five is not reduced', () => {
    const table = fight({
      hand: ['slash', 'slash', 'slash', 'lunge', 'lunge', 'lunge', 'bolt'],
      monsterHand: ['slash'],
    });
    round(table, 'combat-slash', 'combat-slash');
    expect(sides(table)[0]?.hand).toHaveLength(6);
  });

  test('DQ-CMB-04 hands are hidden from the opponent and from everybody else', () => {
    const table = fight({ hand: ['slash', 'bolt'], monsterHand: ['lunge'] });
    expect(table.view(0).combat?.sides.map(({ hand }) => hand)).toEqual([
      ['combat-slash', 'combat-bolt'],
      ['hidden'],
    ]);
    expect(table.view(1).combat?.sides.map(({ hand }) => hand)).toEqual([
      ['hidden', 'hidden'],
      ['combat-lunge'],
    ]);
    expect(table.view('spectator').combat?.sides.map(({ hand }) => hand)).toEqual([
      ['hidden', 'hidden'],
      ['hidden'],
    ]);
  });

  test('DQ-CMB-05 both choose in secret and reveal together', () => {
    const table = fight({ hand: ['slash', 'bolt'], monsterHand: ['lunge'] });
    expect(table.awaited).toEqual([0, 1]);
    table.answer(0, 'card:combat-bolt');
    expect(table.awaited).toEqual([1]);
    expect(JSON.stringify(table.news(1))).not.toContain('bolt');
    expect(table.answer(1, 'card:combat-lunge').event('reveal')).toMatchObject({
      cards: ['combat-bolt', 'combat-lunge'],
    });
  });

  test('DQ-CMB-06 an effect waiting from the last round applies at the next reveal', () => {
    const table = fight({ hand: ['power-hunters-patience', 'lunge'], monsterHand: ['volley', 'volley'] });
    round(table, 'power-hunters-patience', 'combat-volley');
    round(table, 'combat-lunge', 'combat-volley');
    expect(table.event('round-won')).toMatchObject({ side: 0 });
  });

  test('DQ-CMB-06 DQ-EX-63 one that restricts the choice already binds in step 2', () => {
    const table = givenCombat(
      {
        heroes: [{ hero: 'hugo-the-glorious', at: [4, 3] }, { hero: 'krutzbeck' }],
        rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      },
      {
        monster: 'troll',
        life: 5,
        hand: ['power-knights-challenge', 'slash'],
        monsterHand: ['volley', 'slash', 'bolt', 'lunge', 'inferno'],
      },
    );
    round(table, 'power-knights-challenge', 'combat-volley');
    expect(table.options(1).every((name) => /slash|lunge|deep-blow|heart-strike/.test(name))).toBe(true);
  });

  test('DQ-CMB-07 the effects of revealed power cards resolve, the hero first', () => {
    const table = fight({ hand: ['power-guided-shot', 'slash'], monsterHand: ['power-poisoned-arrow'] });
    round(table, 'power-guided-shot', 'power-poisoned-arrow');
    expect(table.awaited).toEqual([0]);
    expect(table.options(0)).toContain('stop');
    table.answer(0, 'stop');
    expect(table.awaited).toEqual([1]);
    expect(table.options(1)).toEqual(['type:melee', 'type:ranged', 'type:magic']);
  });

  test('DQ-CMB-07 what is told of a power card names the opponent, and the type of attack that it lacks', () => {
    const against = (theirs: string) =>
      round(
        fight({ monster: 'golem', life: 5, hand: [theirs], monsterHand: ['power-stone-fist'] }),
        `combat-${theirs}`,
        'power-stone-fist',
      ).event('power');
    expect(against('volley')).toEqual({
      type: 'power',
      side: 1,
      fighter: { seat: 1, monster: 'golem' },
      card: 'power-stone-fist',
      opponent: { seat: 0 },
    });
    expect(against('slash')).toMatchObject({ opponent: { seat: 0 }, lacks: 'ranged' });
  });

  test('DQ-CMB-07 of a power card that takes a card of the combat stack it is told when the stack is empty', () => {
    const sisterhood = (stack: string[]) =>
      round(
        fight({ hand: ['power-sisterhood'], monsterHand: ['volley'], stack }, { hero: 'tatianna' }),
        'power-sisterhood',
        'combat-volley',
      ).event('power');
    expect(sisterhood([])).toMatchObject({ card: 'power-sisterhood', lacks: 'combat-stack' });
    expect(sisterhood(['combat-slash'])).not.toHaveProperty('lacks');
    const aura = (stack: string[]) =>
      round(
        fight({ monster: 'demon', life: 8, hand: ['slash'], monsterHand: ['power-aura-of-terror'], stack }),
        'combat-slash',
        'power-aura-of-terror',
      ).event('power');
    expect(aura([])).toMatchObject({ card: 'power-aura-of-terror', lacks: 'combat-stack' });
    expect(aura(['combat-bolt'])).not.toHaveProperty('lacks');
  });

  test('DQ-CMB-07 of a power card that discards damage it is told when there is none', () => {
    const armor = (monsterDamage: string[]) =>
      round(
        fight({
          monster: 'golem',
          life: 6,
          hand: ['slash'],
          monsterHand: ['power-natural-armor'],
          monsterDamage,
        }),
        'combat-slash',
        'power-natural-armor',
      ).event('power');
    expect(armor([])).toMatchObject({ card: 'power-natural-armor', lacks: 'damage-pile' });
    expect(armor(['combat-bolt'])).not.toHaveProperty('lacks');
  });

  test('DQ-CMB-08 the attack total is the printed value plus modifiers, not below 0', () => {
    const table = givenCombat(
      {
        heroes: [{ hero: 'lindel', at: [4, 3] }, { hero: 'krutzbeck' }],
        rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      },
      {
        monster: 'troll',
        life: 5,
        hand: ['slash', 'agony-bolt'],
        monsterHand: ['power-wild-swing', 'quick-shot'],
      },
    );
    round(table, 'combat-slash', 'power-wild-swing');
    round(table, 'combat-agony-bolt', 'combat-quick-shot');
    expect(table.event('round-won')).toMatchObject({ side: 0, totals: [1, 0] });
  });

  describe('DQ-CMB-09 a side may counterattack', () => {
    test('with a lower total and the icon against the type of the first card', () => {
      const table = fight({ hand: ['deep-blow', 'slash'], monsterHand: ['quick-shot', 'true-shot'] });
      round(table, 'combat-deep-blow', 'combat-quick-shot');
      expect(table.decision(1)).toBe('DEC-COUNTER');
      expect(table.options(1)).toEqual(['card:combat-true-shot', 'stop']);
    });

    test('not without the icon', () => {
      const table = fight({ hand: ['deep-blow', 'slash'], monsterHand: ['bolt', 'true-shot'] });
      round(table, 'combat-deep-blow', 'combat-bolt');
      expect(table.event('round-won')).toMatchObject({ side: 0 });
    });

    test('not with the higher total', () => {
      const table = fight({ hand: ['slash', 'bolt'], monsterHand: ['piercing-shot', 'true-shot'] });
      round(table, 'combat-slash', 'combat-piercing-shot');
      expect(table.event('round-won')).toMatchObject({ side: 1 });
    });
  });

  test('DQ-CMB-10 it adds fitting cards one at a time, may stop after any, and must stop as soon as it is above', () => {
    const table = fight({
      hand: ['deep-blow', 'slash'],
      monsterHand: ['quick-shot', 'quick-shot', 'true-shot', 'piercing-shot', 'bolt'],
    });
    round(table, 'combat-deep-blow', 'combat-quick-shot');
    expect(table.options(1)).toEqual([
      'card:combat-quick-shot',
      'card:combat-true-shot',
      'card:combat-piercing-shot',
      'stop',
    ]);
    table.answer(1, 'card:combat-quick-shot');
    expect(table.options(1)).toEqual(['card:combat-true-shot', 'card:combat-piercing-shot', 'stop']);
    table.answer(1, 'card:combat-true-shot');
    expect(table.event('round-won')).toMatchObject({ side: 1, totals: [3, 4] });
    expect(damage(table)[0]).toBe(3);
  });

  test('DQ-CMB-11 DQ-EX-10 a power card played in a counterattack resolves at once: Poisoned Arrow names magic', () => {
    const table = fight({
      hand: ['deep-blow', 'bolt', 'bolt'],
      monsterHand: ['quick-shot', 'true-shot', 'power-poisoned-arrow', 'slash'],
    });
    round(table, 'combat-deep-blow', 'combat-quick-shot');
    table.answer(1, 'card:combat-true-shot').answer(1, 'card:power-poisoned-arrow').answer(1, 'type:magic');
    expect(sides(table)[0]?.damage).toHaveLength(3);
    expect(table.view('all').combat?.stack).toEqual(['combat-deep-blow']);
    round(table, 'combat-bolt', 'combat-slash');
    expect(table.event('attack-changed')).toMatchObject({ side: 1, amount: 4, total: 5 });
  });

  test('DQ-CMB-12 there is no counterattack against a counterattack', () => {
    const table = fight({ hand: ['slash', 'slash', 'lunge'], monsterHand: ['quick-shot', 'quick-shot'] });
    round(table, 'combat-slash', 'combat-quick-shot');
    expect(table.awaited).toEqual([1]);
    table.answer(1, 'card:combat-quick-shot');
    expect(table.event('round-won')).toMatchObject({ side: 1 });
  });

  test('DQ-CMB-13 a counterattack is allowed even if it cannot win the round', () => {
    const table = fight({ hand: ['heart-strike', 'slash'], monsterHand: ['quick-shot', 'quick-shot'] });
    round(table, 'combat-heart-strike', 'combat-quick-shot');
    table.answer(1, 'card:combat-quick-shot');
    expect(table.event('round-won')).toMatchObject({ side: 0 });
  });

  test('DQ-CMB-14 the same type and the same total: stalemate at once', () => {
    const table = fight({ hand: ['bolt', 'slash'], monsterHand: ['bolt', 'slash'] });
    round(table, 'combat-bolt', 'combat-bolt');
    expect(table.told).toContain('stalemate');
  });

  test('DQ-CMB-15 the higher total wins: all cards the winner played go to the damage pile of the loser', () => {
    const table = fight({ hand: ['bolt', 'slash'], monsterHand: ['agony-bolt', 'slash'] });
    round(table, 'combat-bolt', 'combat-agony-bolt');
    expect(damage(table)).toEqual([0, 1]);
  });

  test('DQ-CMB-16 DQ-EX-11 deathblow: all stack cards of the winning type go to the damage pile too', () => {
    const table = fight({
      life: 5 as 3,
      monster: 'troll',
      hand: ['heart-strike', 'slash'],
      monsterHand: ['bolt', 'slash'],
      stack: ['slash', 'lunge', 'quick-shot'],
    });
    round(table, 'combat-heart-strike', 'combat-bolt');
    expect(sides(table)[1]?.damage).toHaveLength(3);
    expect(table.view('all').combat?.stack).toEqual(['combat-quick-shot', 'combat-bolt']);
  });

  test('DQ-CMB-06 DQ-CMB-16 Blessed Ward forbids the deathblow of the next round, and of no later one', () => {
    const table = fight(
      {
        life: 5 as 3,
        monster: 'troll',
        hand: ['power-blessed-ward', 'slash', 'slash'],
        monsterHand: ['inferno', 'heart-strike', 'heart-strike'],
        stack: ['lunge', 'lunge'],
      },
      { hero: 'brother-gherinn' },
    );
    round(table, 'power-blessed-ward', 'combat-inferno');
    expect(sides(table)[0]?.damage).toEqual(['combat-inferno']);
    round(table, 'combat-slash', 'combat-heart-strike');
    expect(sides(table)[0]?.damage).toEqual(['combat-inferno', 'combat-heart-strike']);
    round(table, 'combat-slash', 'combat-heart-strike');
    // The two lunges and the slash of the round before; his own slash of this round is no part of it.
    expect(damage(table)).toEqual([6, 0]);
  });

  test('DQ-CMB-06 whatever held for a round is over when the next one begins', () => {
    const table = fight({
      monster: 'troll',
      hand: ['slash', 'slash'],
      monsterHand: ['slash', 'slash'],
    });
    Object.assign(table.state.combat, {
      bonus: [2, 2],
      cancelled: [1, 1],
      noCounter: [1, 1],
      noDeathblow: [1, 1],
      mustPlay: [0, 0],
      reduce: [1, 1],
      limit: [1, 1],
      ifWon: [0, 0, 0, 0],
      ifLost: [0, 0, 0, 0],
    });
    round(table, 'combat-slash', 'combat-slash');
    expect(table.state.combat).toMatchObject({
      round: 2,
      bonus: [0, 0],
      cancelled: [0, 0],
      noCounter: [0, 0],
      noDeathblow: [0, 0],
      mustPlay: [-1, -1],
      reduce: [0, 0],
      limit: [-1, -1],
      ifWon: [],
      ifLost: [],
    });
  });

  test.each([
    ['a limit of one card', { limit: [-1, 1] }, ['combat-deep-blow']],
    ['a limit of none', { limit: [-1, 0] }, []],
    ['one card less', { reduce: [0, 1] }, ['combat-deep-blow']],
    ['more cards less than there are', { reduce: [0, 5] }, []],
  ] as const)('DQ-CMB-17 of damage with %s the last added are discarded first', (_, effect, arrives) => {
    const table = fight({
      life: 5 as 3,
      monster: 'troll',
      hand: ['deep-blow', 'slash'],
      monsterHand: ['lunge', 'bolt'],
      stack: ['slash'],
    });
    Object.assign(table.state.combat, effect);
    round(table, 'combat-deep-blow', 'combat-lunge');
    expect(sides(table)[1]?.damage).toEqual(arrives);
  });

  test('DQ-CMB-06 who must play a type plays any card when he has none of it', () => {
    const table = fight({ monster: 'troll' });
    const { combat } = table.state;
    combat.hands[0] = ['slash', 'bolt'].map(combatCard);
    const [slash, bolt] = combat.hands[0].map((card) => attackTypeOf[card] ?? -1);
    const optionsFor = (must = -1) => {
      combat.mustPlay[0] = must;
      return table.options(0);
    };
    expect(optionsFor(slash)).toEqual(['card:combat-slash']);
    expect(optionsFor(bolt)).toEqual(['card:combat-bolt']);
    const neither = [0, 1, 2].find((type) => type !== slash && type !== bolt);
    expect(optionsFor(neither)).toEqual(['card:combat-slash', 'card:combat-bolt']);
  });

  test('DQ-CMB-17 after the deathblow the cards of the loser join the stack, and are no part of it', () => {
    const table = fight({
      life: 5 as 3,
      monster: 'troll',
      hand: ['deep-blow', 'slash'],
      monsterHand: ['lunge', 'bolt'],
      stack: ['slash'],
    });
    round(table, 'combat-deep-blow', 'combat-lunge');
    expect(sides(table)[1]?.damage).toEqual(['combat-deep-blow', 'combat-slash']);
    expect(table.view('all').combat?.stack).toEqual(['combat-lunge']);
  });

  test('DQ-CMB-18 DQ-EX-09 a stalemate puts all cards on the stack, without damage or deathblow', () => {
    const table = fight({ hand: ['slash', 'bolt'], monsterHand: ['agony-bolt', 'bolt'], stack: ['slash'] });
    round(table, 'combat-slash', 'combat-agony-bolt');
    expect(table.decision(0)).toBe('DEC-COUNTER');
    table.answer(0, 'stop');
    expect(table.told).toContain('stalemate');
    expect(damage(table)).toEqual([0, 0]);
    expect([...(table.view('all').combat?.stack ?? [])].sort()).toEqual([
      'combat-agony-bolt',
      'combat-slash',
      'combat-slash',
    ]);
  });

  test('DQ-CMB-19 damage piles and stack are open to everybody', () => {
    const table = fight({ hand: ['slash'], stack: ['bolt'], damage: ['lunge'], monsterDamage: ['volley'] });
    const combat = table.view('spectator').combat;
    expect([combat?.stack, combat?.sides.map((side) => side.damage)]).toEqual([
      ['combat-bolt'],
      [['combat-lunge'], ['combat-volley']],
    ]);
  });

  test('DQ-CMB-20 DQ-EX-12 each card in the damage pile is one wound: four cards kill a Skeleton of Life 3', () => {
    const table = fight({
      hand: ['heart-strike'],
      monsterHand: ['slash'],
      monsterDamage: ['bolt', 'bolt'],
      stack: ['lunge'],
      damage: ['volley', 'volley', 'bolt'],
    });
    round(table, 'combat-heart-strike', 'combat-slash');
    expect(table.event('monster-killed')).toMatchObject({ monster: 'skeleton' });
    expect(table.hero(0).wounds).toBe(3);
    expect(table.state.combat.deck).toHaveLength(54);
    expect(table.state.reserve).toHaveLength(20);
  });

  test('DQ-CMB-21 the hero dies when wounds and damage pile together reach his Life', () => {
    const table = fight(
      { hand: ['slash'], monsterHand: ['inferno'], damage: ['bolt'] },
      { with: { wounds: 13 } },
    );
    round(table, 'combat-slash', 'combat-inferno');
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'combat' });
  });

  test('DQ-CMB-22 DQ-EX-41 a cancelled card has total 0, no icon and no text: Agony of Remembrance against melee 4', () => {
    const table = givenCombat(
      {
        heroes: [{ hero: 'lindel', at: [4, 3] }, { hero: 'krutzbeck' }],
        rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      },
      {
        monster: 'sorcerer',
        life: 3,
        hand: ['slash', 'heart-strike'],
        monsterHand: ['power-agony-of-remembrance', 'agony-bolt'],
      },
    );
    round(table, 'combat-slash', 'power-agony-of-remembrance').answer(0, 'stop');
    round(table, 'combat-heart-strike', 'combat-agony-bolt');
    expect(table.event('cancelled')).toMatchObject({ side: 0, card: 'combat-heart-strike' });
    expect(table.event('round-won')).toMatchObject({ side: 1, totals: [0, 1] });
  });

  test('DQ-CMB-23 DQ-EX-19 the hero wins: his damage pile becomes wounds', () => {
    const table = fight({
      hand: ['heart-strike'],
      monsterHand: ['slash'],
      monsterDamage: ['bolt', 'bolt'],
      damage: ['volley', 'volley', 'bolt'],
    });
    expect(round(table, 'combat-heart-strike', 'combat-slash').hero(0).wounds).toBe(3);
  });

  test('DQ-CMB-23 the monster wins: the hero is dead and the token is placed', () => {
    const table = fight({ hand: ['slash'], monsterHand: ['inferno'] }, { with: { wounds: 14 } });
    round(table, 'combat-slash', 'combat-inferno');
    expect(table.view(0).tokens).toMatchObject([{ monster: 'skeleton', cell: cell([4, 3]) }]);
  });

  test('DQ-CMB-24 after combat all combat cards are back in the deck', () => {
    const table = fight({
      hand: ['heart-strike'],
      monsterHand: ['slash'],
      life: 2,
      monsterDamage: ['bolt'],
      stack: ['volley'],
    });
    round(table, 'combat-heart-strike', 'combat-slash');
    expect(table.state.combat.deck).toHaveLength(54);
    expect(table.state.combat.on).toBe(0);
  });

  test('DQ-CMB-25 DQ-EX-64 deck and discards empty: the combat stack is shuffled into the deck and both draw', () => {
    const table = fight({ hand: ['slash'], monsterHand: ['lunge'], stack: ['bolt', 'bolt', 'volley'] });
    table.state.combat.deck.length = 0;
    round(table, 'combat-slash', 'combat-lunge');
    expect(sides(table).map((side) => side.hand.length)).toEqual([4, 0]);
    expect(table.view('all').combat?.stack).toEqual([]);
  });

  test('DQ-CMB-26 a side without a card plays nothing: total 0, no type', () => {
    const table = fight({ hand: ['slash'], monsterHand: [] });
    table.answer(0, 'card:combat-slash');
    expect(table.event('round-won')).toMatchObject({ side: 0, totals: [1, 0] });
  });

  test('DQ-CMB-27 after killing a token the room is encountered', () => {
    const table = given({
      heroes: [
        { hero: 'lindel', at: [4, 3] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [5, 3], tile: 'tile-chamber-03', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      tokens: [{ monster: 'skeleton', life: 2, at: [5, 3] }],
      next: { dungeon: ['dungeon-crypt'] },
    });
    table.answer(0, 'move:5-3').answer(0, 'attack', draw(1, 4), draw(3, 4));
    const hands = table.state.combat;
    hands.piles[1] = [...(hands.piles[1] ?? []), hands.deck.pop() ?? 0];
    table.answer(0, 'card:power-elven-volley');
    const weakest =
      table.options(1).find((name) => /slash|quick|agony/.test(name)) ?? table.options(1)[0] ?? '';
    table.answer(1, weakest);
    while (table.awaited[0] === 1 && table.options(1).includes('stop')) table.answer(1, 'stop');
    expect(table.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
  });
});
