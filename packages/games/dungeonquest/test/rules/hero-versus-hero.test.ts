import { die, draw, type Fate } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { type CardId, cardIndex } from '../../src/data/cards.ts';
import { shown, told } from '../../src/events.ts';
import { cell, combatCard, type Given, type GivenHero, given, type Played } from '../given.ts';
import { rooms, under } from '../under.ts';

/** Tatianna (Life 14) at [4,3] and Krutzbeck (Life 20) at [5,3]. */
const duel = (
  hero: Partial<GivenHero> = {},
  other: Partial<GivenHero> = {},
  position: Partial<Given> = {},
): Played => under('hero-versus-hero', hero, position, { at: [5, 3], from: [6, 3], ...other });

/** Tatianna attacks; both draw a power card, and Krutzbeck chooses the size of his hand. */
const attack = (table: Played, name = 'move:5-3'): Played =>
  table.answer(0, name, draw(0, 4), draw(0, 4)).answer(1, 'five');

/** The last round of a duel: so many cards in both damage piles, and the winner of the round adds one to the other's. */
function lastRound(table: Played, mine: number, theirs: number, winner: 0 | 1 = 0, ...fates: Fate[]): Played {
  const { combat } = table.state;
  combat.piles = [combat.deck.splice(0, mine), combat.deck.splice(0, theirs)];
  const cards = winner === 0 ? (['heart-strike', 'slash'] as const) : (['slash', 'heart-strike'] as const);
  combat.hands = [[combatCard(cards[0])], [combatCard(cards[1])]];
  return table.answer(0, `card:combat-${cards[0]}`).answer(1, `card:combat-${cards[1]}`, ...fates);
}

const won = (position = duel()) => lastRound(attack(position), 0, 3);
const lost = (position = duel(), name = 'move:5-3') => lastRound(attack(position, name), 3, 0, 1);

describe('hero versus hero: the attack', () => {
  test('DQ-VAR-10 he may move into a space with another hero and must then attack him', () => {
    const table = duel();
    expect(table.options(0)).toContain('move:5-3');
    table.answer(0, 'move:5-3', draw(0, 4), draw(0, 4));
    expect(table.events).toContainEqual(told('DQ-VAR-10', { type: 'duel', attacker: 0, defender: 1 }));
    expect(under('tower-power', {}, {}, { at: [5, 3] }).options(0)).not.toContain('move:5-3');
  });

  test('DQ-VAR-10 in an empty room there is nobody to attack', () => {
    const table = duel(
      {},
      { at: [9, 7] },
      { next: { tiles: ['tile-chamber-05'], dungeon: ['dungeon-empty'] } },
    );
    expect(table.answer(0, 'move:4-2').told).not.toContain('duel');
    expect(table.awaited).toEqual([1]);
  });

  const four = (third: Partial<GivenHero>) =>
    given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', at: [5, 3] },
        { hero: 'lindel', ...third },
        { hero: 'hugo-the-glorious', at: [9, 7] },
      ],
      rooms,
      variants: { 'hero-versus-hero': true },
    });

  test('DQ-VAR-10 if several heroes are there he attacks one of his choice', () => {
    const table = four({ at: [5, 3] }).answer(0, 'move:5-3');
    expect(table.decision(0)).toBe('DEC-HVH-TARGET');
    expect(table.options(0)).toEqual(['seat:1', 'seat:2']);
    table.answer(0, 'seat:2', draw(0, 4), draw(0, 4));
    expect(table.event('duel')).toMatchObject({ attacker: 0, defender: 2 });
    expect(table.awaited).toEqual([0, 2]);
  });

  test('DQ-VAR-10 heroes below that space or elsewhere are not to be chosen', () => {
    const table = four({ at: [5, 3], below: 'north' }).answer(0, 'move:5-3', draw(0, 4), draw(0, 4));
    expect(table.event('duel')).toMatchObject({ attacker: 0, defender: 1 });
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

describe('hero versus hero: who is defeated', () => {
  test('DQ-VAR-11 both draw a power card, and it ends when one has four cards in his damage pile; both piles become wounds', () => {
    const opening = attack(duel());
    expect(
      opening
        .view('all')
        .combat?.sides.map(({ hand }) => hand.filter((card) => card.startsWith('power-')).length),
    ).toEqual([1, 1]);
    const table = lastRound(opening, 1, 3);
    expect(table.events).toContainEqual(told('DQ-VAR-11', { type: 'duel-won', winner: 0, loser: 1 }));
    expect(table.events).toContainEqual(
      told('DQ-VAR-11', { type: 'wounds', seat: 1, count: 4, wounds: 4, life: 20, cause: 'hero' }),
    );
    expect([table.hero(0).wounds, table.hero(1).wounds]).toEqual([1, 4]);
  });

  test('DQ-VAR-11 the combat is over then, and who has no damage gets no wounds', () => {
    const table = won();
    expect(table.view(0).combat).toBeUndefined();
    expect(table.told.filter((type) => type === 'wounds')).toHaveLength(1);
  });

  /** Wounds of the attacker before, the damage piles at the end, who wins the last round, the loser. */
  test.each([
    ['DQ-VAR-11 four cards against none', 0, [0, 4], 0, 1],
    ['DQ-VAR-11 none against four', 0, [4, 0], 1, 0],
    ['DQ-VAR-11 the attacker dies by his first card', 13, [1, 0], 1, 0],
    ['DQ-VAR-11 he dies by fewer cards than the other has', 13, [1, 3], 1, 0],
    ['DQ-VAR-12 both have four, a tie counts against the attacker', 0, [4, 4], 0, 0],
    ['DQ-VAR-12 both have four or more, the attacker has more', 0, [5, 4], 0, 0],
    ['DQ-VAR-12 both have four or more, the defender has more', 0, [4, 5], 0, 1],
  ] as const)('%s', (_, wounds, [mine, theirs], winner, loser) => {
    const before = winner === 0 ? ([mine, theirs - 1] as const) : ([mine - 1, theirs] as const);
    const table = lastRound(attack(duel({ with: { wounds } })), before[0], before[1], winner);
    expect(table.event('duel-won')).toEqual({ type: 'duel-won', winner: 1 - loser, loser });
    expect(table.hero(1).wounds).toBe(theirs);
  });
});

describe('hero versus hero: Loot and death', () => {
  test('DQ-VAR-12 the winner may take one Loot card; the loser leaves as if escaping', () => {
    const table = won(
      duel({ loot: ['search-gold-10'] }, { loot: ['corpse-rope', 'corpse-rope', 'search-gold-60'] }),
    );
    expect(table.options(0)).toEqual(['loot:corpse-rope', 'loot:search-gold-60', 'none']);
    table.answer(0, 'loot:search-gold-60');
    expect(table.events).toContainEqual(
      shown('DQ-VAR-12', {
        type: 'loot-taken',
        from: 1,
        by: 0,
        deck: 'search',
        card: 'search-gold-60',
        held: 2,
        left: 2,
      }),
    );
    expect(table.view(0).heroes[0]?.gold).toBe(70);
    expect(table.hero(1).cell).toBe(cell([4, 3]));
  });

  test('DQ-VAR-12 or he takes none', () => {
    const table = won(duel({}, { loot: ['search-gold-60'] })).answer(0, 'none');
    expect([table.hero(0).loot, table.hero(1).loot]).toEqual([[], [cardIndex('search-gold-60')]]);
  });

  test('DQ-VAR-60 DQ-VAR-12 with Secrets he chooses by the backs, and only the two of them see the card', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', at: [5, 3], loot: ['treasure-ebon-ring', 'search-gold-10', 'search-gold-60'] },
        { hero: 'lindel', at: [9, 7] },
      ],
      rooms,
      variants: { 'hero-versus-hero': true, secrets: true },
    });
    won(table);
    expect(table.options(0)).toEqual(['back:treasure', 'back:search', 'none']);
    table.answer(0, 'back:search', draw(1, 2));
    expect(table.hero(0).loot).toEqual([cardIndex('search-gold-60')]);
    const taken = { type: 'loot-taken', from: 1, by: 0, deck: 'search', held: 1, left: 2 };
    expect(table.news(0)).toContainEqual({ ...taken, card: 'search-gold-60' });
    expect(table.news(1)).toContainEqual({ ...taken, card: 'search-gold-60' });
    expect(table.news(2)).toContainEqual(taken);
    expect(table.events.filter(({ rule }) => rule === 'DQ-VAR-12')).toHaveLength(1);
  });

  test('DQ-VAR-12 a dead loser dies after the winner took a card, and the attacker encounters the room', () => {
    const table = won(duel({}, { loot: ['search-gold-60', 'search-gold-10'], with: { wounds: 16 } }));
    expect(table.hero(1).fate).toBe('inside');
    table.state.decks[0]?.push(cardIndex('dungeon-crypt'));
    table.answer(0, 'loot:search-gold-60');
    expect(table.told.filter((type) => type === 'loot-taken' || type === 'dies')).toEqual([
      'loot-taken',
      'dies',
    ]);
    expect(table.event('dies')).toMatchObject({ seat: 1, cause: 'hero', by: 'tatianna' });
    expect(table.hero(1)).toMatchObject({ fate: 'dead', loot: [], cell: -1, pending: 0 });
    expect(table.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
  });

  test.each([
    ['the attacker', 4, 4, 1],
    ['the defender', 4, 3, 0],
  ] as const)('DQ-VAR-12 the winner may die of his wounds as well: %s', (_, mine, theirs, loser) => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3], with: { wounds: 10 } },
        { hero: 'krutzbeck', at: [5, 3], with: { wounds: 16 } },
        { hero: 'lindel', at: [9, 7] },
      ],
      rooms,
      variants: { 'hero-versus-hero': true },
    });
    lastRound(attack(table), mine, theirs);
    expect(table.event('duel-won')).toMatchObject({ loser });
    expect(table.events.flatMap(({ public: event }) => (event?.type === 'dies' ? [event.by] : []))).toEqual(
      loser === 1 ? ['tatianna', 'krutzbeck'] : ['krutzbeck', 'tatianna'],
    );
    expect([table.hero(0).fate, table.hero(1).fate]).toEqual(['dead', 'dead']);
    expect(table.awaited).toEqual([2]);
  });
});

describe('hero versus hero: flight', () => {
  test('DQ-VAR-13 a winning attacker then encounters the room, the loser has a pending encounter', () => {
    const table = duel();
    table.state.decks[0]?.push(cardIndex('dungeon-crypt'));
    won(table);
    expect(table.hero(1).pending).toBe(1);
    expect(table.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
  });

  /** North of [5,3] an open room, diagonally another one, east of it a wall, south of it nothing explored. */
  const around: Partial<Given> = {
    rooms: [
      { at: [5, 2], tile: 'tile-chamber-04', entry: 'south' },
      { at: [6, 2], tile: 'tile-chamber-05', entry: 'west' },
      { at: [6, 3], tile: 'tile-chamber-43', entry: 'east' },
    ],
  };

  test('DQ-VAR-12 DQ-VAR-13 a losing attacker goes back to entered-from whatever else is open, and his turn is over', () => {
    const table = lost(duel({}, {}, around));
    expect(table.events).toContainEqual(
      told('DQ-TERM-06', { type: 'moved', seat: 0, from: cell([5, 3]), to: cell([4, 3]), how: 'flee' }),
    );
    expect(table.hero(0)).toMatchObject({ cell: cell([4, 3]), pending: 1 });
    expect(table.told).not.toContain('draws');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-VAR-12 a losing defender goes to any adjacent explored space by an open move, whoever stands there', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', at: [5, 3], from: [4, 3] },
        { hero: 'lindel', at: [5, 2] },
      ],
      rooms: [...rooms, ...(around.rooms ?? [])],
      variants: { 'hero-versus-hero': true },
    });
    won(table);
    expect(table.decision(1)).toBe('DEC-HVH-FLEE');
    expect(table.options(1)).toEqual(['to:5-2', 'to:4-3']);
    expect(table.answer(1, 'to:5-2').hero(1)).toMatchObject({ cell: cell([5, 2]), pending: 1 });
  });

  test('DQ-MOVE-08 DQ-TERM-05 driven out of a web he loses the tokens of that room, is no longer stuck and has no entered-from', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', at: [5, 3], from: [4, 3], with: { stuck: 1, roomTokens: 2 } },
      ],
      rooms: [rooms[0], { at: [5, 3], tile: 'tile-spider-web-01', entry: 'west' }],
      variants: { 'hero-versus-hero': true },
    });
    table.state.determination = 22;
    lastRound(attack(table), 0, 3);
    expect(table.hero(1)).toMatchObject({ cell: cell([4, 3]), from: -1, stuck: 0, roomTokens: 0 });
    expect(table.state.determination).toBe(24);
  });

  test('DQ-VAR-12 so does an attacker without entered-from', () => {
    const table = duel({}, {}, { ...around, next: { search: ['search-secret-door'] } });
    lost(table.answer(0, 'search').answer(0, 'yes'), 'to:5-3');
    expect(table.decision(0)).toBe('DEC-HVH-FLEE');
    expect(table.options(0)).toEqual(['to:5-2', 'to:4-3']);
    table.answer(0, 'to:5-2');
    expect(table.hero(0)).toMatchObject({ cell: cell([5, 2]), pending: 1 });
    expect(table.awaited).toEqual([1]);
  });

  /** Tatianna goes from the north-west tower to [1,0], where Krutzbeck stands. */
  const atTheTower = () =>
    given({
      heroes: [{ hero: 'tatianna' }, { hero: 'krutzbeck', at: [1, 0] }],
      rooms: [
        { at: [1, 0], tile: 'tile-chamber-01', entry: 'west' },
        { at: [2, 0], tile: 'tile-chamber-02', entry: 'west' },
      ],
      variants: { 'hero-versus-hero': true },
    });

  test('DQ-VAR-12 the way out may be a tower', () => {
    expect(lost(atTheTower(), 'move:1-0').hero(0)).toMatchObject({ cell: cell([0, 0]), pending: 1 });
    const table = lastRound(attack(atTheTower(), 'move:1-0'), 0, 3);
    expect(table.options(1)).toEqual(['to:2-0', 'to:0-0']);
    expect(table.answer(1, 'to:0-0').hero(1)).toMatchObject({ cell: cell([0, 0]), pending: 1 });
  });

  /** Who draws a dungeon card after the newest answer, in order. */
  const drawers = (table: Played): number[] =>
    table.events.flatMap(({ public: event }) => (event?.type === 'draws' ? [event.seat] : []));

  /** Tatianna wins with 14 wounds, as many as her Life; with Death Can Wait she only falls. Krutzbeck flees. */
  const felledWinner = (defeats: string) => {
    const table = duel(
      { with: { wounds: 13 } },
      {},
      {
        variants: { 'hero-versus-hero': true, 'death-can-wait': true, defeats },
        next: { dungeon: ['dungeon-empty', 'dungeon-empty'] },
      },
    );
    return lastRound(attack(table), 1, 3, 0, die(1));
  };

  test('DQ-VAR-41 DQ-VAR-43 the turn of a winning attacker who falls is over: he encounters the room on his next one', () => {
    const table = felledWinner('as-written');
    expect(table.event('wakes')).toEqual({ type: 'wakes', seat: 0, wounds: 7 });
    expect(drawers(table)).toEqual([1, 0]);
    expect(table.hero(0)).toMatchObject({ cell: cell([5, 3]), fate: 'inside', pending: 0 });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-VAR-121 with the earlier defeats he encounters it at once', () => {
    const table = felledWinner('earlier');
    expect(drawers(table)).toEqual([0, 1]);
    expect(table.awaited).toEqual([0]);
  });

  /** Tatianna comes by a Secret Door to [5,3], which no open move leads out of, and the loser has to stay there. */
  const noWayOut = (loser: 0 | 1, defeats: string, card: CardId) => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', at: [5, 3] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-44', entry: 'west' },
        { at: [5, 3], tile: 'tile-chamber-43', entry: 'west' },
      ],
      variants: { 'hero-versus-hero': true, defeats },
      next: { search: ['search-secret-door'] },
    });
    attack(table.answer(0, 'search').answer(0, 'yes'), 'to:5-3');
    table.state.decks[0]?.push(cardIndex(card), cardIndex(card));
    return loser === 0 ? lastRound(table, 3, 0, 1) : lastRound(table, 0, 3);
  };

  test.each([0, 1] as const)('DQ-VAR-12 without any way out the loser stays: seat %i', (loser) => {
    const table = noWayOut(loser, 'as-written', 'dungeon-crypt');
    expect([table.hero(0).cell, table.hero(1).cell]).toEqual([cell([5, 3]), cell([5, 3])]);
    expect(table.awaited).toEqual([loser === 0 ? 1 : 0]);
    expect(table.told.includes('draws')).toBe(loser === 1);
  });

  test('DQ-VAR-13 a losing attacker who stays encounters the room on his next turn, and attacks nobody', () => {
    const table = noWayOut(0, 'as-written', 'dungeon-empty');
    expect([table.hero(0).pending, table.hero(1).pending]).toEqual([1, 0]);
    table.answer(1, 'search');
    expect(table.events).toContainEqual(
      shown('DQ-CARD-01', { type: 'draws', seat: 0, deck: 'dungeon', card: 'dungeon-empty' }),
    );
    expect(table.told).not.toContain('duel');
    expect([table.hero(0).pending, table.hero(1).pending]).toEqual([0, 0]);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-VAR-13 a losing defender who stays encounters the room after the winner, on his own turn', () => {
    const table = noWayOut(1, 'as-written', 'dungeon-empty');
    expect(drawers(table)).toEqual([0, 1]);
    expect(table.told.filter((type) => type === 'duel')).toEqual([]);
    expect([table.hero(0).pending, table.hero(1).pending]).toEqual([0, 0]);
    expect(table.awaited).toEqual([0]);
  });

  test('DQ-VAR-13 while the winner encounters the room the encounter of a defender who stays is pending', () => {
    const table = noWayOut(1, 'as-written', 'dungeon-crypt');
    expect(table.awaited).toEqual([0]);
    expect([table.hero(0).pending, table.hero(1).pending]).toEqual([0, 1]);
  });

  test.each([0, 1] as const)(
    'DQ-VAR-121 with the earlier defeats a loser who stays has no pending encounter: seat %i',
    (loser) => {
      const table = noWayOut(loser, 'earlier', 'dungeon-crypt');
      expect(table.hero(loser).pending).toBe(0);
      expect(table.awaited).toEqual([loser === 0 ? 1 : 0]);
      expect(table.told.includes('draws')).toBe(loser === 1);
    },
  );
});
