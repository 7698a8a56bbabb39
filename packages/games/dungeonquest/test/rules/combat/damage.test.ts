import { draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { combatCard, type GivenCombat, type GivenHero, givenCombat, type Played } from '../../given.ts';
import { combat, round } from '../../positions.ts';
import { rooms, under } from '../../under.ts';

const sides = (table: Played) => table.view('all').combat?.sides ?? [];
const damage = (table: Played) => sides(table).map((side) => side.damage.length);

describe('3.14 step 4, damage', () => {
  test('DQ-CMB-15 the winner of a round is told by his side and by who he is', () => {
    const won = round(
      combat({ monster: 'skeleton', life: 3, hand: ['heart-strike'], monsterHand: ['slash'] }),
      'combat-heart-strike',
      'combat-slash',
    );
    expect(won.event('round-won')).toMatchObject({ side: 0, fighter: { seat: 0 }, totals: [4, 1] });
    const lost = round(
      combat({ monster: 'skeleton', life: 3, hand: ['slash'], monsterHand: ['heart-strike'] }),
      'combat-slash',
      'combat-heart-strike',
    );
    expect(lost.event('round-won')).toMatchObject({ side: 1, fighter: { seat: 1, monster: 'skeleton' } });
  });

  test('DQ-CMB-16 with several types played each brings the cards of its type from the stack', () => {
    const table = combat({
      monster: 'demon',
      life: 8,
      hand: ['deep-blow', 'slash'],
      monsterHand: ['quick-shot', 'lunge'],
      stack: ['slash', 'agony-bolt', 'true-shot'],
    });
    round(table, 'combat-deep-blow', 'combat-quick-shot');
    // No printed card brings a second type: it is put there while the monster thinks about its counterattack.
    table.state.combat.played[0]?.push(combatCard('bolt'));
    table.answer(1, 'stop');
    expect(sides(table)[1]?.damage).toEqual([
      'combat-deep-blow',
      'combat-bolt',
      'combat-slash',
      'combat-agony-bolt',
    ]);
  });

  test('DQ-CMB-17 what a card says of losing happens to the loser: Evasive Step lets one card through', () => {
    const table = combat({
      monster: 'skeleton',
      life: 3,
      hand: ['power-evasive-step', 'slash'],
      monsterHand: ['heart-strike', 'slash'],
      stack: ['lunge', 'lunge'],
    });
    round(table, 'power-evasive-step', 'combat-heart-strike');
    expect(sides(table)[0]?.damage).toEqual(['combat-heart-strike']);
  });

  test('DQ-CMB-17 of two cards that speak of winning only that of the winner does something', () => {
    const table = combat(
      {
        monster: 'demon',
        life: 8,
        hand: ['power-brightblaze-dive', 'quick-shot'],
        monsterHand: ['power-burning-whip', 'slash'],
        next: ['volley', 'inferno'],
      },
      'challara-and-brightblaze',
    );
    round(table, 'power-brightblaze-dive', 'power-burning-whip').answer(0, 'card:combat-quick-shot');
    expect(sides(table)[1]?.damage).toEqual(['power-brightblaze-dive', 'combat-quick-shot', 'combat-volley']);
  });

  test.each([
    ['the first card has no text any more', 1, 3],
    ['DQ-RULING-47 a card added to it keeps its own', 0, 1],
  ])('DQ-CMB-22 of a cancelled card: %s', (_, first, cards) => {
    const table = combat({
      monster: 'skeleton',
      life: 3,
      hand: ['power-evasive-step', 'slash'],
      monsterHand: ['power-poisoned-arrow', 'slash'],
      stack: ['true-shot', 'true-shot'],
    });
    round(table, 'power-evasive-step', 'power-poisoned-arrow');
    // No printed card cancels this one once its text was read: it is done while the monster names a type.
    table.state.combat.cancelled[0] = 1;
    table.state.combat.ifLost[3] = first;
    table.answer(1, 'type:magic');
    expect(table.event('round-won')).toMatchObject({ side: 1, totals: [0, 2] });
    expect(sides(table)[0]?.damage).toHaveLength(cards);
  });
});

describe('9 live to fight another day', () => {
  /** Lindel has come from [5,3]; a Troll of Life 5. */
  const flight = (fight: Partial<GivenCombat> = {}) =>
    givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3], from: [5, 3] },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
        variants: { 'live-to-fight-another-day': true },
      },
      {
        monster: 'troll',
        life: 5,
        hand: ['heart-strike', 'heart-strike', 'slash', 'slash', 'slash'],
        monsterHand: ['slash', 'slash', 'inferno', 'bolt', 'bolt'],
        ...fight,
      },
    );
  const win = (table: Played) => round(table, 'combat-heart-strike', 'combat-slash');
  const announced = (fight?: Partial<GivenCombat>) => win(flight(fight)).answer(0, 'try-to-escape');
  const flees = (rule: string, step: string) => ({ rule, public: { type: 'flees', seat: 0, step } });

  test('DQ-VAR-80 the escape is announced, and his cards and the deathblow are discarded', () => {
    const table = announced({ stack: ['lunge', 'volley'] });
    expect(table.events).toContainEqual(flees('DQ-VAR-80', 'announced'));
    expect(table.view(0).combat).toMatchObject({
      discard: ['combat-heart-strike', 'combat-lunge'],
      stack: ['combat-volley', 'combat-slash'],
    });
    expect(damage(table)).toEqual([0, 0]);
  });

  test('DQ-VAR-81 the damage pile of who gets away becomes wounds of the combat, and the combat is over', () => {
    const table = win(announced({ damage: ['bolt', 'lunge'] }));
    expect(table.events).toContainEqual(flees('DQ-VAR-81', 'away'));
    expect(table.event('wounds')).toMatchObject({ seat: 0, count: 2, cause: 'combat' });
    expect(table.view(0).combat).toBeUndefined();
    expect(table.state.combat.deck).toHaveLength(54);
  });

  test('DQ-VAR-81 without damage there are no wounds to tell', () => {
    const table = win(announced());
    expect(table.events).toContainEqual(flees('DQ-VAR-81', 'away'));
    expect(table.told).not.toContain('wounds');
  });

  test.each([
    ['lost', (table: Played) => round(table, 'combat-slash', 'combat-inferno').answer(0, 'stop')],
    ['a stalemate', (table: Played) => round(table, 'combat-slash', 'combat-slash')],
  ])('DQ-VAR-82 if the next round is %s the escape has failed', (_, play) => {
    const table = play(announced());
    expect(table.events).toContainEqual(flees('DQ-VAR-82', 'failed'));
    expect(table.view(0).combat?.fleeing).toBe(false);
  });
});

describe('9 hero versus hero', () => {
  /** Seat 0 attacks Lindel; hands and damage piles as given. */
  function duel(
    hero: Partial<GivenHero>,
    lindel: Partial<GivenHero>,
    hands: readonly [readonly string[], readonly string[]],
    piles: readonly [readonly string[], readonly string[]] = [[], []],
    variants = {},
  ): Played {
    const table = under(
      'hero-versus-hero',
      hero,
      { variants: { 'hero-versus-hero': true, ...variants } },
      { hero: 'lindel', at: [5, 3], from: [6, 3], ...lindel },
    ).answer(0, 'move:5-3', draw(0, 4), draw(0, 4));
    Object.assign(table.state.combat, {
      hands: hands.map((hand) => hand.map(combatCard)),
      piles: piles.map((pile) => pile.map(combatCard)),
    });
    return table;
  }

  test('DQ-VAR-11 while nobody is dead or has four cards it goes on', () => {
    const table = round(
      duel({}, {}, [['slash'], ['heart-strike']], [['bolt', 'bolt'], ['bolt']]),
      'combat-slash',
      'combat-heart-strike',
    );
    expect(table.told).not.toContain('duel-won');
    expect(table.view(0).combat?.round).toBe(2);
    expect(damage(table)).toEqual([3, 1]);
  });

  test.each([
    ['attacker', 'slash', 'heart-strike', 1],
    ['defender', 'heart-strike', 'slash', 0],
  ] as const)(
    'DQ-VAR-11 DQ-CMB-21 it ends with the death of the %s, with fewer cards than four too',
    (_, mine, theirs, winner) => {
      const table = duel({ with: { wounds: 13 } }, { with: { wounds: 14 } }, [[mine], [theirs]]);
      round(table, `combat-${mine}`, `combat-${theirs}`);
      expect(table.event('duel-won')).toMatchObject({ winner, loser: 1 - winner });
      expect(table.hero(1 - winner).fate).toBe('dead');
      expect(table.hero(winner).fate).toBe('inside');
    },
  );

  const penance = (wounds: number, pile: readonly string[]) =>
    round(
      duel(
        { hero: 'brother-gherinn', with: { wounds } },
        {},
        [
          ['power-penance', 'slash'],
          ['slash', 'slash'],
        ],
        [pile, []],
      ),
      'power-penance',
      'combat-slash',
    )
      .answer(0, 'yes')
      .answer(0, 'card:combat-slash');

  test('DQ-VAR-11 DQ-CMB-21 who pays with his life in the middle of a round has lost at once', () => {
    const table = penance(12, []);
    // The rest of the card, which would raise his attack, is dropped as well.
    expect(table.told).not.toContain('attack-changed');
    expect(table.told).not.toContain('round-won');
    expect(table.event('duel-won')).toMatchObject({ winner: 1, loser: 0 });
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'hero' });
  });

  test('DQ-VAR-11 the fourth card in the middle of a round ends it only after that round', () => {
    const table = penance(0, ['bolt', 'bolt', 'bolt']);
    expect(table.event('round-won')).toMatchObject({ side: 0 });
    expect(table.event('duel-won')).toMatchObject({ winner: 1, loser: 0 });
    expect([table.hero(0).wounds, table.hero(1).wounds]).toEqual([4, 1]);
  });

  test('DQ-VAR-10 DQ-VAR-80 nobody flees from another hero, with Live to Fight neither', () => {
    const table = duel({}, {}, [['heart-strike', 'slash'], ['slash']], [[], []], {
      'live-to-fight-another-day': true,
    });
    round(table, 'combat-heart-strike', 'combat-slash');
    expect(table.decision(0)).toBe('DEC-CARD');
    expect(damage(table)).toEqual([0, 1]);
  });
});
