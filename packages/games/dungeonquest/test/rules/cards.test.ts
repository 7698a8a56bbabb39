import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cards } from '../../src/data/cards.ts';
import { cell, type Given, type GivenHero, given, type Played, shuffledSo } from '../given.ts';

const room = cell([4, 3]);

/** Tatianna (Strength 4, Agility 9, Armor 4, Luck 6) searches a chamber; Krutzbeck is next. */
function searching(card: string, hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [4, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [
      { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ...(position.rooms ?? []),
    ],
    next: { search: [card], ...position.next },
  });
}

/** The same hero walks into a new chamber and draws that dungeon card. */
function drawing(card: string, hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return searching('search-empty', hero, {
    ...position,
    next: { tiles: ['tile-chamber-03'], dungeon: [card], ...position.next },
  });
}

const discards = (table: Played, deck: string) =>
  table.view(0).decks.find((view) => view.deck === deck)?.discards;

describe('3.12 cards', () => {
  test('DQ-CARD-01 a card is resolved fully and then discarded, unless it is kept or Loot', () => {
    const threat = searching('search-giant-centipede').answer(0, 'search', die(2), die(3));
    expect(threat.hero(0).wounds).toBe(5);
    expect(discards(threat, 'search')).toEqual(['search-giant-centipede']);
    expect(discards(searching('search-gold-60').answer(0, 'search'), 'search')).toEqual([]);
    expect(discards(searching('search-ferrox').answer(0, 'search'), 'search')).toEqual([]);
  });

  test('DQ-CARD-01 while it is being resolved it lies in no pile', () => {
    const table = drawing('dungeon-dead-adventurer').answer(0, 'move:5-3');
    expect(discards(table, 'dungeon')).toEqual([]);
    expect(discards(table.answer(0, 'no'), 'dungeon')).toEqual(['dungeon-dead-adventurer']);
  });

  test('DQ-CARD-02 DQ-EX-05 a body looted: a corpse card is drawn and resolved in turn', () => {
    const table = drawing(
      'dungeon-dead-adventurer',
      {},
      {
        next: {
          tiles: ['tile-chamber-03'],
          dungeon: ['dungeon-dead-adventurer'],
          corpse: ['corpse-gold-50'],
        },
      },
    );
    table.answer(0, 'move:5-3').answer(0, 'yes');
    expect(table.event('gains-loot')).toMatchObject({ card: 'corpse-gold-50' });
  });

  test('DQ-CARD-03 types are independent of the deck: a trap may lie in any of them', () => {
    const decksOf = (type: string) =>
      new Set(cards.flatMap((card) => (card.type === type ? [card.id.split('-')[0]] : [])));
    expect(decksOf('trap').size).toBeGreaterThan(3);
    expect(decksOf('loot').size).toBeGreaterThan(3);
  });

  test('DQ-CARD-04 Loot lies face up: others see kind and value', () => {
    const table = searching('search-gold-60').answer(0, 'search');
    expect(table.view(1).heroes[0]?.loot).toMatchObject([{ card: 'search-gold-60' }]);
    expect(table.view('spectator').heroes[0]?.gold).toBe(60);
  });

  test('DQ-CARD-05 what speaks of monster cards works on tokens too: Death Touch removes a token', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [4, 3], runes: ['rune-death-touch'] }],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [5, 3], tile: 'tile-chamber-02', entry: 'west' },
      ],
      tokens: [{ monster: 'demon', life: 8, at: [5, 3] }],
      next: { dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:5-3');
    expect(table.decision(0)).toBe('DEC-MONSTER-RUNE');
    table.answer(0, 'use');
    expect(table.state.tokens).toEqual([]);
  });

  test('DQ-CARD-06 the Shuffle card shuffles deck, discards and itself together and another card is drawn', () => {
    const table = searching('search-shuffle').answer(0, 'search', shuffledSo('search', 'search-gold-60'));
    expect(table.event('shuffles')).toMatchObject({ deck: 'search', why: 'card' });
    expect(table.event('gains-loot')).toMatchObject({ card: 'search-gold-60' });
  });

  test('DQ-CARD-06 Challara cannot refuse it', () => {
    const table = given({
      heroes: [{ hero: 'challara-and-brightblaze', at: [4, 3] }],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-shuffle'] },
    });
    table.answer(0, 'move:5-3', shuffledSo('dungeon', 'dungeon-crypt'));
    expect(table.decision(0)).toBe('DEC-CHALLARA');
    expect(table.event('draws')).toMatchObject({ card: 'dungeon-crypt' });
  });

  test('DQ-CARD-06 with only Shuffle cards left, nothing is drawn', () => {
    const table = searching('search-shuffle');
    const deck = table.state.decks.findIndex((_, index) => index === 7);
    table.state.decks[deck] = [...(table.state.decks[deck] ?? [])].slice(-1);
    table.answer(0, 'search');
    expect(table.event('deck-empty')).toMatchObject({ deck: 'search' });
  });

  test('DQ-CARD-07 an empty deck is made anew from its discards; with both empty nothing is drawn', () => {
    const again = searching('search-empty', {}, { discards: { search: ['search-gold-60'] } });
    again.state.decks[7] = [];
    again.answer(0, 'search');
    expect(again.event('shuffles')).toMatchObject({ deck: 'search', why: 'empty' });
    expect(again.event('gains-loot')).toMatchObject({ card: 'search-gold-60' });
    const bare = searching('search-empty');
    bare.state.decks[7] = [];
    bare.answer(0, 'search');
    expect(bare.events).toContainEqual({
      rule: 'DQ-CARD-07',
      public: { type: 'deck-empty', deck: 'search' },
    });
    expect(bare.told).not.toContain('shuffles');
  });

  test('DQ-CARD-08 discarded Loot goes to the discard pile of its own deck', () => {
    const table = searching(
      'search-empty',
      { loot: ['crypt-gold-20', 'treasure-ebon-ring'] },
      { next: { tiles: ['tile-bridge-01'] } },
    );
    table
      .answer(0, 'move:5-3')
      .answer(0, 'cross')
      .answer(0, 'loot:treasure-ebon-ring')
      .answer(0, 'loot:crypt-gold-20', die(1), die(1));
    expect([discards(table, 'treasure'), discards(table, 'crypt')]).toEqual([
      ['treasure-ebon-ring'],
      ['crypt-gold-20'],
    ]);
  });

  test('DQ-CARD-09 a wound amount below 0 counts as 0', () => {
    const table = searching(
      'search-empty',
      {},
      { next: { tiles: ['tile-trap-01'], trap: ['trap-poisonous-gas'] } },
    );
    table.answer(0, 'move:5-3', die(1), die(2));
    expect(table.hero(0)).toMatchObject({ wounds: 0, lostTurns: 0 });
  });

  test('DQ-CARD-10 optional parts are decided before any further card is seen', () => {
    const table = drawing('dungeon-crypt').answer(0, 'move:5-3');
    expect(table.options(0)).toEqual(['yes', 'no']);
    expect(table.told.filter((type) => type === 'draws')).toHaveLength(1);
  });

  test('DQ-CARD-11 several kept cards of the same name each work on their own', () => {
    const table = searching('search-empty', { kept: ['search-ferrox', 'search-ferrox'] });
    table.answer(0, 'effect:search-ferrox', die(1), die(1), die(6), die(6));
    expect(table.hero(0)).toMatchObject({ wounds: 1 });
    expect(table.hero(0).kept).toHaveLength(1);
    expect(table.event('kept-gone')).toEqual({
      type: 'kept-gone',
      seat: 0,
      card: 'search-ferrox',
      left: ['search-ferrox'],
    });
  });

  test('DQ-CARD-12 a Secret Door leads to any adjacent space through walls, not to an occupied one', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [5, 4] },
        { hero: 'krutzbeck', at: [5, 5] },
        { hero: 'lindel', at: [6, 4] },
      ],
      rooms: [
        { at: [5, 4], tile: 'tile-chamber-43', entry: 'west' },
        { at: [5, 5], tile: 'tile-chamber-01', entry: 'west' },
      ],
      next: { search: ['search-secret-door'] },
    });
    table.answer(0, 'search').answer(0, 'yes');
    expect(table.options(0)).toEqual(['to:5-3', 'to:6-4', 'to:4-4']);
  });

  test('DQ-EX-45 a Secret Door into the Treasure Chamber is allowed even with heroes inside; a dragon card is drawn', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [5, 4] },
        { hero: 'lindel', at: [6, 4] },
      ],
      rooms: [{ at: [5, 4], tile: 'tile-chamber-43', entry: 'west' }],
      next: { search: ['search-secret-door'], dragon: ['dragon-sleeping'] },
    });
    table.answer(0, 'search').answer(0, 'yes').answer(0, 'to:6-4');
    expect(table.event('draws')).toMatchObject({ deck: 'dragon' });
  });

  test('DQ-CARD-12 the space is encountered in the same turn; a Secret Door may be declined', () => {
    const taken = searching(
      'search-secret-door',
      {},
      { next: { search: ['search-secret-door'], tiles: ['tile-chamber-03'], dungeon: ['dungeon-gold-30'] } },
    );
    taken.answer(0, 'search').answer(0, 'yes').answer(0, 'to:4-2');
    expect(taken.event('gains-loot')).toMatchObject({ card: 'dungeon-gold-30' });
    const declined = searching('search-secret-door').answer(0, 'search').answer(0, 'no');
    expect(declined.hero(0).cell).toBe(room);
    expect(declined.awaited).toEqual([1]);
  });

  test('DQ-CARD-13 Passage Down puts a marker on the room and lets him go down in his next main step', () => {
    const table = searching(
      'search-passage-down',
      {},
      { next: { search: ['search-passage-down', 'search-empty'] } },
    );
    table.answer(0, 'search');
    expect(table.view(1).markers).toEqual([room]);
    table.answer(1, 'search');
    expect(table.options(0)).toContain('enter-catacombs');
  });

  test('DQ-CARD-13 no second marker where there is an entrance, none when none is left', () => {
    const entrance = searching('search-passage-down', {}, { markers: [[4, 3]] }).answer(0, 'search');
    expect(entrance.state.markers).toHaveLength(1);
    expect(entrance.event('entrance')).toEqual({ type: 'entrance', cell: room, unmarked: 'already' });
    const spent = searching(
      'search-passage-down',
      {},
      {
        markers: [
          [0, 3],
          [0, 4],
          [0, 5],
          [0, 6],
          [0, 7],
          [1, 7],
        ],
        next: { search: ['search-passage-down', 'search-empty'] },
      },
    );
    spent.answer(0, 'search');
    expect(spent.events).toContainEqual({
      rule: 'DQ-LIM-01',
      public: { type: 'entrance', cell: room, unmarked: 'none-left', seat: 0 },
    });
    spent.answer(1, 'search');
    expect(spent.state.markers).toHaveLength(6);
    expect(spent.options(0)).toContain('enter-catacombs');
  });

  test.each([
    [1, 2, 3],
    [3, 1, 2],
    [6, 0, 1],
  ])(
    "DQ-CARD-14 Wizard's Curse: a roll of %i turns every Corridor so that its arrow, west before, points to %i",
    (roll, entry, quarters) => {
      const table = drawing(
        'dungeon-wizards-curse',
        {},
        { rooms: [{ at: [1, 5], tile: 'tile-corridor-03', entry: 'west' }] },
      );
      table.answer(0, 'move:5-3', die(roll));
      expect(table.view(0).rooms.find(({ tile }) => tile === 'tile-corridor-03')).toMatchObject({ entry });
      expect(table.event('tile-turned')).toMatchObject({ entry, quarters });
      expect(table.view(0).rooms.find(({ tile }) => tile === 'tile-chamber-01')).toMatchObject({ entry: 3 });
    },
  );

  test('DQ-CARD-15 a Trapdoor is first tested at the start of his next turn', () => {
    const table = searching(
      'search-empty',
      {},
      { next: { search: ['search-empty'], tiles: ['tile-trap-01'], trap: ['trap-trapdoor'] } },
    );
    table.answer(0, 'move:5-3');
    expect(table.told).not.toContain('test');
    expect(table.hero(0).kept).toHaveLength(1);
    table.answer(1, 'search', die(6), die(6));
    expect(table.event('test')).toMatchObject({ attribute: 'agility' });
    expect(table.hero(0)).toMatchObject({ wounds: 1, keptTokens: [1] });
  });

  test('DQ-CARD-16 the Rope passes the test of a Trapdoor and is discarded', () => {
    const table = searching('search-empty', { kept: ['trap-trapdoor'], loot: ['corpse-rope'] });
    expect(table.decision(0)).toBe('DEC-TEST-ITEM');
    table.answer(0, 'use');
    expect(table.hero(0)).toMatchObject({ kept: [], loot: [] });
    expect(discards(table, 'corpse')).toEqual(['corpse-rope']);
    expect(table.decision(0)).toBe('DEC-ACT');
  });

  test('DQ-CARD-17 Hidden Trap draws a trap card; the Rune of Warning may discard either of the two', () => {
    const hidden = { next: { search: ['search-hidden-trap'], trap: ['trap-explosion'] } };
    const plain = searching('search-hidden-trap', {}, hidden).answer(0, 'search');
    expect(plain.hero(0)).toMatchObject({ wounds: 4, lostTurns: 1 });
    const first = searching('search-hidden-trap', { runes: ['rune-warning'] }, hidden)
      .answer(0, 'search')
      .answer(0, 'use');
    expect(first.hero(0).wounds).toBe(0);
    expect(discards(first, 'trap')).toEqual([]);
    const second = searching('search-hidden-trap', { runes: ['rune-warning'] }, hidden)
      .answer(0, 'search')
      .answer(0, 'no')
      .answer(0, 'use');
    expect(second.hero(0).wounds).toBe(0);
    expect(discards(second, 'trap')).toEqual(['trap-explosion']);
  });

  /** Below, the Deep Elf drawn at the start of the turn. */
  const deepElf = (...loot: string[]) =>
    given({
      heroes: [
        { hero: 'tatianna', at: [4, 3], below: 'north', loot: loot as never },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: { catacomb: ['catacomb-deep-elf'] },
    });

  test('DQ-CARD-18 bribing the Deep Elf needs Loot; declining has no effect; an equal roll has none', () => {
    expect(deepElf().awaited).toEqual([1]);
    expect(deepElf('crypt-gold-250').answer(0, 'no').awaited).toEqual([1]);
    const equal = deepElf('corpse-gold-200').answer(0, 'yes', die(2));
    expect(equal.awaited).toEqual([1]);
    expect(equal.hero(0)).toMatchObject({ below: 1, loot: [] });
  });

  test('DQ-EX-53 Deep Elf: a bribe of 250 and a roll of 2 let him leave; a roll of 3 is combat with a Sorcerer', () => {
    const out = deepElf('crypt-gold-250').answer(0, 'yes', die(2));
    expect(out.decision(0)).toBe('DEC-CARD-MAY:leave-catacombs');
    const fight = deepElf('crypt-gold-250').answer(0, 'yes', die(3), draw(0, 4));
    expect(fight.event('monster')).toMatchObject({ monster: 'sorcerer' });
    expect(fight.options(0)).toEqual(['attack']);
  });

  test('DQ-CARD-19 the fail margin is the roll minus the attribute used: a Crossfire Trap against Armor 4', () => {
    const table = searching(
      'search-empty',
      {},
      { next: { tiles: ['tile-trap-01'], trap: ['trap-crossfire'] } },
    );
    table.answer(0, 'move:5-3', die(4), die(5));
    expect(table.hero(0).wounds).toBe(5);
  });
});
