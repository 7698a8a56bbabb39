import { fastSource, Table } from '@mazmorra/kernel';
import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { dungeonquest } from '../../src/index.ts';
import { cell, combatCard, type Given, type GivenHero, given, givenCombat, type Played } from '../given.ts';

const rooms = [
  { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
  { at: [5, 3], tile: 'tile-chamber-02', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-03', entry: 'west' },
] as const;

/** Tatianna at [4,3] and Krutzbeck at [9,7] under one optional rule. */
function under(
  rule: string,
  hero: Partial<GivenHero> = {},
  position: Partial<Given> = {},
  other: Partial<GivenHero> = {},
): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [4, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7], ...other },
    ],
    variants: { [rule]: true },
    ...position,
    rooms: [...rooms, ...(position.rooms ?? [])],
    next: { search: ['search-empty', 'search-empty', 'search-empty'], ...position.next },
  });
}

describe('hero versus hero', () => {
  const duel = (
    hero: Partial<GivenHero> = {},
    other: Partial<GivenHero> = {},
    position: Partial<Given> = {},
  ) => under('hero-versus-hero', hero, position, { at: [5, 3], from: [6, 3], ...other });

  test('DQ-VAR-10 he may move into a space with another hero and must then attack him', () => {
    const table = duel();
    expect(table.options(0)).toContain('move:5-3');
    table.answer(0, 'move:5-3', draw(0, 4), draw(0, 4));
    expect(table.event('duel')).toMatchObject({ attacker: 0, defender: 1 });
    expect(under('tower-power', {}, {}, { at: [5, 3] }).options(0)).not.toContain('move:5-3');
  });

  /** The attacker needs one more card, the defender has three. */
  const nearlyWon = (mine: number, theirs: number, loot: readonly string[] = []) => {
    const table = duel({}, { loot: loot as never });
    table.answer(0, 'move:5-3', draw(0, 4), draw(0, 4)).answer(1, 'five');
    const { combat } = table.state;
    combat.piles = [combat.deck.splice(0, mine), combat.deck.splice(0, theirs)];
    combat.hands = [[cardOf('heart-strike')], [cardOf('slash')]];
    return table;
  };
  const cardOf = (id: string) => combatCard(id);

  test('DQ-VAR-11 both draw a power card, and it ends when one has four cards in his damage pile; both piles become wounds', () => {
    const opening = duel().answer(0, 'move:5-3', draw(0, 4), draw(0, 4)).answer(1, 'five');
    expect(
      opening
        .view('all')
        .combat?.sides.map(({ hand }) => hand.filter((card) => card.startsWith('power-')).length),
    ).toEqual([1, 1]);
    const table = nearlyWon(1, 3).answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    expect(table.event('duel-won')).toMatchObject({ winner: 0, loser: 1 });
    expect([table.hero(0).wounds, table.hero(1).wounds]).toEqual([1, 4]);
  });

  test('DQ-VAR-12 the winner may take one Loot card; the loser leaves as if escaping', () => {
    const table = nearlyWon(0, 3, ['search-gold-60'])
      .answer(0, 'card:combat-heart-strike')
      .answer(1, 'card:combat-slash');
    expect(table.options(0)).toEqual(['loot:search-gold-60', 'none']);
    table.answer(0, 'loot:search-gold-60');
    expect(table.view(0).heroes[0]?.loot).toMatchObject([{ card: 'search-gold-60' }]);
    expect(table.hero(1).cell).not.toBe(cell([5, 3]));
  });

  test('DQ-VAR-13 a winning attacker then encounters the room, the loser has a pending encounter', () => {
    const table = nearlyWon(0, 3);
    table.state.decks[0]?.push(cardIndex('dungeon-crypt'));
    table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    expect(table.hero(1).pending).toBe(1);
    expect(table.decision(0)).toBe('DEC-CARD-MAY');
  });

  test('DQ-VAR-14 nobody attacks in the Treasure Chamber', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [5, 4] },
        { hero: 'krutzbeck', at: [6, 4] },
      ],
      rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
      variants: { 'hero-versus-hero': true },
      next: { dragon: ['dragon-sleeping'] },
    });
    table.answer(0, 'move:6-4');
    expect(table.told).not.toContain('duel');
  });

  test('DQ-VAR-15 entering by Secret Door counts as moving in', () => {
    const table = duel({}, {}, { next: { search: ['search-secret-door'] } });
    table.answer(0, 'search').answer(0, 'yes');
    expect(table.options(0)).toContain('to:5-3');
    expect(table.answer(0, 'to:5-3', draw(0, 4), draw(0, 4)).told).toContain('duel');
  });
});

describe("Kalladra's servants", () => {
  /** Krutzbeck is dead and haunts; a Skeleton and a Demon lie on the board; it is Tatianna's turn. */
  const haunted = (position: Partial<Given> = {}) =>
    under(
      'servants-of-kalladra',
      {},
      {
        tokens: [
          { monster: 'skeleton', life: 2, at: [6, 3] },
          { monster: 'demon', life: 5, at: [9, 7] },
        ],
        ...position,
        rooms: [
          { at: [6, 3], tile: 'tile-chamber-04', entry: 'west' },
          { at: [9, 6], tile: 'tile-chamber-05', entry: 'west' },
          ...(position.rooms ?? []),
        ],
      },
      { with: { fate: 'dead' } },
    );
  const turnOfTheDead = (position: Partial<Given> = {}) => haunted(position).answer(0, 'search');

  test('DQ-VAR-20 on his turn an eliminated player may move one token to an adjacent room', () => {
    const table = turnOfTheDead();
    expect(table.decision(1)).toBe('DEC-SERVANT');
    expect(table.options(1)).toContain('servant:9-7:north');
    table.answer(1, 'servant:9-7:north');
    expect(table.state.tokenCells).toContain(cell([9, 6]));
  });

  test('DQ-VAR-21 monsters never enter an unexplored space or a room with a token', () => {
    const table = turnOfTheDead({
      tokens: [
        { monster: 'skeleton', life: 2, at: [5, 3] },
        { monster: 'demon', life: 5, at: [6, 3] },
      ],
    });
    expect(
      table
        .options(1)
        .filter((name) => name.startsWith('servant:'))
        .sort(),
    ).toEqual(['servant:5-3:west']);
  });

  test('DQ-VAR-22 DQ-EX-18 the token moved last may not move again until another one has', () => {
    const table = turnOfTheDead().answer(1, 'servant:9-7:north').answer(0, 'search');
    expect(table.options(1).some((name) => name.startsWith('servant:9-6'))).toBe(false);
    expect(table.options(1).some((name) => name.startsWith('servant:6-3'))).toBe(true);
  });

  const attacked = () =>
    haunted({ tokens: [{ monster: 'troll', life: 3, at: [5, 3] }] })
      .answer(0, 'search')
      .answer(1, 'servant:5-3:west');

  test('DQ-VAR-23 a token moved into the room of a hero is encountered at once; the mover plays the monster', () => {
    const table = attacked();
    expect(table.event('monster')).toMatchObject({ monster: 'troll' });
    expect(table.options(0)).toContain('attack');
    table.answer(0, 'attack', ...(table.options(0).includes('escape') ? [] : []), draw(0, 4), draw(0, 4));
    expect(table.awaited).toEqual([0, 1]);
  });

  test('DQ-VAR-24 the hero may escape by the normal rules', () => {
    const table = under(
      'servants-of-kalladra',
      { from: [5, 3] },
      {
        tokens: [{ monster: 'troll', life: 3, at: [4, 2] }],
        rooms: [{ at: [4, 2], tile: 'tile-chamber-04', entry: 'west' }],
      },
      { with: { fate: 'dead' } },
    );
    table.answer(0, 'search').answer(1, 'servant:4-2:south').answer(0, 'escape', draw(1, 4), draw(1, 4));
    expect(table.event('escape')).toMatchObject({ escaped: true });
    expect(table.hero(0).cell).toBe(cell([5, 3]));
  });

  test('DQ-VAR-25 afterwards play goes on with the player to the left of the one who moved the token', () => {
    const table = turnOfTheDead().answer(1, 'servant:9-7:north');
    expect(table.view(0).active).toBe(0);
    expect(table.awaited).toEqual([0]);
  });

  test('DQ-VAR-26 in hero turns the left neighbour still plays the monsters', () => {
    const table = haunted({ next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] } });
    table.answer(0, 'move:4-2', draw(0, 4)).answer(0, 'attack', draw(0, 4), draw(0, 4));
    expect(table.awaited).toEqual([0, 1]);
  });

  test('DQ-VAR-27 with fewer tokens than heroes he may add one to an explored room next to a tower', () => {
    const table = haunted({
      tokens: [],
      rooms: [
        { at: [1, 0], tile: 'tile-chamber-06', entry: 'west' },
        { at: [0, 1], tile: 'tile-chamber-07', entry: 'north' },
      ],
      next: { search: ['search-empty'], dungeon: ['dungeon-empty', 'dungeon-troll'] },
    }).answer(0, 'search');
    expect(table.options(1)).toContain('add-monster');
    table.answer(1, 'add-monster', draw(0, 4));
    expect(table.options(1)).toEqual(['to:1-0', 'to:0-1']);
    table.answer(1, 'to:1-0');
    expect(table.view(0).tokens).toMatchObject([{ monster: 'troll', cell: cell([1, 0]) }]);
  });

  test('DQ-VAR-28 if no such room is free of tokens none can be added', () => {
    const table = haunted({ tokens: [] }).answer(0, 'search');
    expect(table.awaited).toEqual([0]);
  });
});

describe('focused determination', () => {
  test('DQ-VAR-30 DQ-EX-16 on a passed test only as many tokens are discarded as were needed', () => {
    const table = given({
      heroes: [{ hero: 'hugo-the-glorious', at: [4, 3], from: [5, 3], with: { focusTokens: 3 } }],
      rooms: [{ at: [4, 3], tile: 'tile-cave-in-01', entry: 'west' }, rooms[1]],
      variants: { 'focused-determination': true },
    });
    table.answer(0, 'cross', die(3), die(3));
    expect(table.hero(0).focusTokens).toBe(1);
  });

  test('DQ-VAR-31 tokens count for any later test, and giving up discards none', () => {
    const table = given({
      heroes: [{ hero: 'hugo-the-glorious', at: [4, 3], from: [5, 3] }],
      rooms: [{ at: [4, 3], tile: 'tile-cave-in-01', entry: 'west' }, rooms[1]],
      variants: { 'focused-determination': true },
      next: { dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'cross', die(6), die(6)).answer(0, 'retreat');
    expect(table.hero(0).focusTokens).toBe(1);
  });
});

describe('death can wait', () => {
  const pit = (more: Partial<GivenHero>) =>
    given({
      heroes: [
        { hero: 'lindel', at: [4, 3], ...more },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [rooms[0], rooms[2]],
      variants: { 'death-can-wait': true },
      next: { tiles: ['tile-bottomless-pit-01'], search: ['search-empty'] },
    });

  test('DQ-VAR-40 he rolls a die and discards that many Loot cards of his choice', () => {
    const table = pit({ loot: ['search-gold-10', 'search-gold-60', 'search-gold-70'] })
      .answer(0, 'move:5-3', die(6), die(6))
      .answer(0, 'no', die(2));
    expect(table.decision(0)).toBe('DEC-WAIT-LOOT');
    expect(table.options(0)).toHaveLength(3);
    table.answer(0, 'loot:search-gold-10').answer(0, 'loot:search-gold-60');
    expect(table.view(0).heroes[0]?.loot).toMatchObject([{ card: 'search-gold-70' }]);
  });

  test('DQ-EX-58 Lindel with 2 wounds and 3 Loot cards fails in a pit and rolls 2: two cards, one wound, the turn is over', () => {
    const table = pit({ loot: ['search-gold-10', 'search-gold-60', 'search-gold-70'], with: { wounds: 2 } });
    table
      .answer(0, 'move:5-3', die(6), die(6))
      .answer(0, 'no', die(2))
      .answer(0, 'loot:search-gold-10')
      .answer(0, 'loot:search-gold-60');
    expect(table.hero(0)).toMatchObject({ fate: 'inside', wounds: 1, cell: cell([5, 3]) });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-VAR-41 half of his wounds, rounded up, are removed and his turn ends', () => {
    const table = pit({ with: { wounds: 5 } })
      .answer(0, 'move:5-3', die(6), die(6))
      .answer(0, 'no', die(1));
    expect(table.hero(0)).toMatchObject({ fate: 'inside', wounds: 2 });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-VAR-42 walled in he goes to an adjacent space of his choice by the rules for leaving the catacombs', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3], with: { searches: 1, walledSearches: 1 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-43', entry: 'west' },
        { at: [3, 3], tile: 'tile-chamber-44', entry: 'west' },
        rooms[2],
      ],
      variants: { 'death-can-wait': true },
      next: { search: ['search-empty'], tiles: ['tile-chamber-05'] },
    });
    table.answer(0, 'search', die(1));
    expect(table.decision(0)).toBe('DEC-WAIT-SPACE');
    expect([...table.options(0)].sort()).toEqual(['to:3-3', 'to:4-2', 'to:4-4', 'to:5-3']);
    table.answer(0, 'to:3-3');
    expect(table.hero(0)).toMatchObject({ cell: cell([3, 3]), pending: 1, fate: 'inside' });
  });

  test('DQ-VAR-43 felled by a monster its token is placed and he goes to entered-from as if he had escaped', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3], from: [5, 3], with: { wounds: 14 } },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
        variants: { 'death-can-wait': true },
      },
      { monster: 'skeleton', life: 3, hand: ['slash'], monsterHand: ['inferno'] },
    );
    table.answer(0, 'card:combat-slash').answer(1, 'card:combat-inferno', die(1));
    expect(table.hero(0)).toMatchObject({ fate: 'inside', cell: cell([5, 3]), pending: 1 });
    expect(table.view(0).tokens).toMatchObject([{ monster: 'skeleton', cell: cell([4, 3]) }]);
  });

  test('DQ-EX-59 Challara with 6 wounds takes 7 from the dragon: 6 left, she still retreats', () => {
    const table = given({
      heroes: [
        { hero: 'challara-and-brightblaze', at: [6, 4], with: { wounds: 6 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [rooms[2]],
      variants: { 'death-can-wait': true },
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-05'] },
    });
    table.answer(0, 'draw-dragon', die(3), die(4), die(1));
    expect(table.hero(0).wounds).toBe(6);
    table.answer(0, 'to:6-3');
    expect(table.told).toContain('dragon-cards-back');
  });

  test('DQ-VAR-44 the sunset still kills', () => {
    const table = given({
      heroes: [{ hero: 'tatianna' }],
      variants: { 'death-can-wait': true },
      withSun: true,
      sun: 29,
      fates: [die(1)],
    });
    expect(table.hero(0).fate).toBe('dead');
  });
});

describe('the smaller optional rules', () => {
  test('DQ-VAR-50 DQ-EX-57 tower power: into one tower, on to another one, then he must move on; no third tower, no leaving', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [1, 0], loot: ['search-gold-60'] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [{ at: [1, 0], tile: 'tile-chamber-01', entry: 'west' }, rooms[2]],
      variants: { 'tower-power': true },
      next: { tiles: ['tile-chamber-05'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:0-0').answer(0, 'go-on');
    expect(table.decision(0)).toBe('DEC-TOWER-POWER');
    expect(table.options(0)).toEqual(['tower:tower-ne', 'tower:tower-sw', 'tower:tower-se', 'no']);
    table.answer(0, 'tower:tower-se');
    expect([...table.options(0)].sort()).toEqual(['move:11-9', 'move:12-8']);
  });

  test('DQ-VAR-60 secrets: others see of Loot only the number of cards and the deck of each', () => {
    const table = under('secrets', { loot: ['search-gold-60', 'treasure-ebon-ring'] });
    expect(table.view(0).heroes[0]?.loot.map(({ card }) => card)).toEqual([
      'search-gold-60',
      'treasure-ebon-ring',
    ]);
    expect(table.view(1).heroes[0]?.loot.map(({ card, deck }) => [card, deck])).toEqual([
      ['hidden', 'search'],
      ['hidden', 'treasure'],
    ]);
    expect(table.view(1).heroes[0]?.gold).toBe('hidden');
  });

  test('DQ-VAR-61 a draw that gives Loot is shown only to its owner; at the end all is revealed', () => {
    const table = under('secrets', {}, { next: { search: ['search-gold-60'] } }).answer(0, 'search');
    expect(JSON.stringify(table.news(0))).toContain('search-gold-60');
    expect(JSON.stringify(table.news(1))).not.toContain('search-gold-60');
    const end = given({
      heroes: [
        { hero: 'tatianna', loot: ['treasure-ebon-ring'] },
        { hero: 'krutzbeck', with: { fate: 'dead' } },
      ],
      variants: { secrets: true },
    });
    end.answer(0, 'leave-dungeon');
    expect(end.news(1)).toContainEqual({ type: 'loot-shown', seat: 0, cards: ['treasure-ebon-ring'] });
  });

  test.each([
    [{ 'magical-power': true }, 2],
    [{ 'magical-power': true, 'magical-power-runes': 3 }, 3],
  ])('DQ-VAR-70 magical power: %j deals %i runes to each', (variants, count) => {
    const table = Table.open(dungeonquest, { seats: 4, variants, random: fastSource('runes') });
    expect(table.view(0).heroes.map(({ runes }) => runes.length)).toEqual([count, count, count, count]);
  });

  const flight = (more: Partial<GivenHero> = {}) =>
    givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3], from: [5, 3], ...more },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
        variants: { 'live-to-fight-another-day': true },
      },
      {
        monster: 'troll',
        life: 5,
        hand: ['heart-strike', 'heart-strike', 'slash', 'slash', 'slash'],
        monsterHand: ['slash', 'slash', 'inferno', 'slash', 'slash'],
        damage: ['bolt'],
      },
    );
  const win = (table: Played) => table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');

  test('DQ-VAR-80 live to fight: after winning a round he may announce an escape, and no damage is dealt', () => {
    const table = win(flight());
    expect(table.options(0)).toEqual(['try-to-escape', 'deal-damage']);
    table.answer(0, 'try-to-escape');
    expect(table.view(0).combat?.sides[1]?.damage).toEqual([]);
    expect(table.view(0).combat?.fleeing).toBe(true);
  });

  test('DQ-VAR-81 winning the next round too the combat ends: his damage pile becomes wounds and he escapes', () => {
    const table = win(win(flight()).answer(0, 'try-to-escape'));
    expect(table.hero(0)).toMatchObject({ wounds: 1, cell: cell([5, 3]), pending: 1 });
    expect(table.view(0).tokens).toMatchObject([{ monster: 'troll', cell: cell([4, 3]) }]);
  });

  test('DQ-VAR-82 if he does not win it, combat goes on, and after a later win he may announce again', () => {
    const table = win(flight()).answer(0, 'try-to-escape');
    table.answer(0, 'card:combat-slash').answer(1, 'card:combat-inferno').answer(0, 'stop');
    expect(table.view(0).combat?.fleeing).toBe(false);
    expect(win(table).options(0)).toEqual(['try-to-escape', 'deal-damage']);
  });

  test('DQ-VAR-83 it is not available where escape is barred', () => {
    const table = flight();
    const frame = table.state.frames.find(({ kind }) => kind === 'monster');
    if (frame?.kind === 'monster') frame.escape = 0;
    win(table);
    expect(table.view(0).combat?.sides[1]?.damage).toEqual(['combat-heart-strike']);
  });

  test('DQ-VAR-90 no glory without courage: he may leave only with a treasure card', () => {
    const at = (loot: string) =>
      given({
        heroes: [{ hero: 'tatianna', loot: [loot] as never }],
        variants: { 'no-glory-without-courage': true },
      }).options(0);
    expect(at('search-gold-60')).not.toContain('leave-dungeon');
    expect(at('treasure-ebon-ring')).toContain('leave-dungeon');
  });

  test.each([
    [2, true],
    [3, false],
  ])(
    'DQ-VAR-100 monstrous treasures: after killing a monster of Life 3 a roll of %i gives a treasure card: %s',
    (roll, drawn) => {
      const table = givenCombat(
        {
          heroes: [
            { hero: 'lindel', at: [4, 3] },
            { hero: 'krutzbeck', at: [9, 7] },
          ],
          rooms,
          variants: { 'monstrous-treasures': true },
          next: { treasure: ['treasure-ebon-ring'] },
        },
        {
          monster: 'skeleton',
          life: 3,
          hand: ['heart-strike'],
          monsterHand: ['slash'],
          monsterDamage: ['bolt', 'bolt'],
        },
      );
      table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
      expect(table.options(0)).toEqual(['roll', 'no']);
      table.answer(0, 'roll', die(roll));
      expect(table.view(0).heroes[0]?.loot.length).toBe(drawn ? 1 : 0);
    },
  );

  test('DQ-VAR-110 late start: the sun starts as many spaces further as a die shows', () => {
    const suns = Array.from(
      { length: 40 },
      (_, n) =>
        Table.open(dungeonquest, {
          seats: 2,
          variants: { 'late-start': true },
          random: fastSource(`late ${n}`),
        }).view(0).sun,
    );
    expect([...new Set(suns)].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
  });
});
