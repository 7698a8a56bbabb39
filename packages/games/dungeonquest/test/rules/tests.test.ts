import { die, draw } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given, givenCombat, type Played } from '../given.ts';

type Id = GivenHero['hero'];

/** A hero in a chamber, a Bottomless Pit (Luck) or another tested room to the east. */
function before(
  hero: Id,
  tile: string,
  more: Partial<GivenHero> = {},
  position: Partial<Given> = {},
): Played {
  return given({
    heroes: [
      { hero, at: [4, 3], ...more },
      { hero: hero === 'krutzbeck' ? 'tatianna' : 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [
      { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ...(position.rooms ?? []),
    ],
    next: { tiles: [tile], search: ['search-empty', 'search-empty'], ...position.next },
  });
}

describe('3.18 attribute tests', () => {
  test.each([
    [3, 3, 'inside'],
    [4, 3, 'dead'],
  ])('DQ-TEST-01 two dice against Luck 6: %i and %i, he is %s', (a, b, fate) => {
    expect(
      before('tatianna', 'tile-bottomless-pit-01').answer(0, 'move:5-3', die(a), die(b)).hero(0).fate,
    ).toBe(fate);
  });

  test('DQ-TEST-02 additions to the roll are added to the total: a Bridge with Loot', () => {
    const light = before('tatianna', 'tile-bridge-01')
      .answer(0, 'move:5-3')
      .answer(0, 'cross', die(4), die(5));
    expect(light.decision(0)).toBe('DEC-MOVE-AGAIN');
    const heavy = before('tatianna', 'tile-bridge-01', { loot: ['search-gold-60'] })
      .answer(0, 'move:5-3')
      .answer(0, 'cross')
      .answer(0, 'stop', die(4), die(5));
    expect(heavy.decision(0)).toBe('DEC-CAT-DIR');
  });
});

describe('3.18 determination', () => {
  const stuck = () =>
    before('tatianna', 'tile-spider-web-01').answer(0, 'move:5-3').answer(0, 'cross', die(3), die(3));

  test('DQ-DET-01 each failed test gives one token, as far as the pool lasts', () => {
    const table = stuck();
    expect(table.view(0)).toMatchObject({ determinationLeft: 23 });
    const dry = before('tatianna', 'tile-spider-web-01');
    dry.state.determination = 0;
    dry.answer(0, 'move:5-3').answer(0, 'cross', die(3), die(3));
    expect(dry.view(0).heroes[0]?.determination.all).toBe(0);
  });

  test.each([
    ['a card that is resolved once', {}, 0],
    ['the same with Focused Determination', { 'focused-determination': true }, 1],
  ])('DQ-DET-01 a test whose failure ends the encounter gives no token: %s', (_, variants, held) => {
    const table = before('tatianna', 'tile-trap-01', {}, { next: { trap: ['trap-crossfire'] }, variants });
    table.answer(0, 'move:5-3', die(6), die(6));
    expect(table.told.filter((type) => type === 'determination')).toHaveLength(held);
    expect(table.view(0).heroes[0]?.determination.all).toBe(held);
  });

  test('DQ-DET-01 nor does a fall from the Bridge', () => {
    const table = before('tatianna', 'tile-bridge-01');
    table.answer(0, 'move:5-3').answer(0, 'cross', die(6), die(6));
    expect(table.decision(0)).toBe('DEC-CAT-DIR');
    expect(table.told).not.toContain('determination');
  });

  test('DQ-DET-02 each token raises the attribute by 1 at the next test for the same encounter', () => {
    const failed = stuck().answer(1, 'search', die(3), die(3));
    expect(failed.hero(0)).toMatchObject({ stuck: 1, roomTokens: 2 });
    expect(failed.answer(1, 'search', die(3), die(3)).hero(0).stuck).toBe(0);
  });

  test('DQ-DET-03 when the encounter is over he discards all his tokens', () => {
    const table = stuck().answer(1, 'search', die(2), die(3));
    expect(table.view(0)).toMatchObject({ determinationLeft: 24 });
    expect(table.view(0).heroes[0]?.determination.all).toBe(0);
  });

  test('DQ-DET-04 tokens of one encounter never help another: two kept cards keep theirs apart', () => {
    const table = before('tatianna', 'tile-chamber-03', {
      kept: ['trap-trapdoor', 'dungeon-torch-goes-out'],
    });
    table.answer(0, 'effect:trap-trapdoor', die(6), die(6), die(4), die(3)).answer(1, 'search');
    expect(table.view(0).heroes[0]?.kept.map(({ determination }) => determination)).toEqual([1, 1]);
    // Luck 6 and its own token pass a 7; the token of the trapdoor does not make it an 8
    table.answer(0, 'effect:dungeon-torch-goes-out', die(4), die(4), die(1), die(1));
    expect(table.view(0).heroes[0]?.kept.map(({ card }) => card)).toEqual(['dungeon-torch-goes-out']);
  });

  test("DQ-DET-05 Gherinn's three tokens count for the test at hand and then as tokens of that encounter", () => {
    const table = before('brother-gherinn', 'tile-spider-web-01').answer(0, 'move:5-3').answer(0, 'cross');
    expect(table.decision(0)).toBe('DEC-PENANCE');
    table.answer(0, 'use', die(4), die(3));
    expect(table.hero(0)).toMatchObject({ wounds: 1, stuck: 1, roomTokens: 4 });
    const passes = before('brother-gherinn', 'tile-spider-web-01')
      .answer(0, 'move:5-3')
      .answer(0, 'cross')
      .answer(0, 'use', die(3), die(3));
    expect(passes.decision(0)).toBe('DEC-MOVE-AGAIN');
  });

  test('DQ-EX-54 Gherinn with 12 wounds pays 1 for determination: he dies before the test', () => {
    const table = before('brother-gherinn', 'tile-spider-web-01', { with: { wounds: 12 } })
      .answer(0, 'move:5-3')
      .answer(0, 'cross')
      .answer(0, 'use');
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'penance' });
  });

  test('DQ-DET-06 in a test: payments before the roll, the roll, the re-roll of Lindel, the Fortune Rune, the result', () => {
    const table = before('lindel', 'tile-bottomless-pit-01', { runes: ['rune-fortune'] }).answer(
      0,
      'move:5-3',
      die(6),
      die(5),
    );
    expect(table.decision(0)).toBe('DEC-REROLL-TEST');
    expect(table.options(0)).toEqual(['first', 'second', 'no']);
    table.answer(0, 'first', die(4));
    expect(table.decision(0)).toBe('DEC-TEST-ITEM');
    expect(table.answer(0, 'use').hero(0)).toMatchObject({ fate: 'inside', runes: [] });
    const before6 = before('tatianna', 'tile-spider-web-01', { runes: ['rune-levitation'] })
      .answer(0, 'move:5-3')
      .answer(0, 'cross');
    expect(before6.decision(0)).toBe('DEC-TEST-ITEM');
    expect(before6.answer(0, 'use').decision(0)).toBe('DEC-MOVE-AGAIN');
  });
});

describe('3.19 wounds and death', () => {
  test.each([
    [13, 'inside'],
    [14, 'dead'],
    [15, 'dead'],
  ])('DQ-DIE-01 with %i wounds Tatianna (Life 14) is %s', (wounds, fate) => {
    const table = before(
      'tatianna',
      'tile-trap-01',
      { with: { wounds: wounds - 4 } },
      { next: { tiles: ['tile-trap-01'], trap: ['trap-explosion'], search: ['search-empty'] } },
    );
    expect(table.answer(0, 'move:5-3').hero(0).fate).toBe(fate);
  });

  test('DQ-DIE-02 wounds are a number: five of them are five', () => {
    const table = before(
      'tatianna',
      'tile-trap-01',
      { with: { wounds: 1 } },
      { next: { tiles: ['tile-trap-01'], trap: ['trap-explosion'] } },
    );
    expect(table.answer(0, 'move:5-3').view(1).heroes[0]?.wounds).toBe(5);
  });

  /** Tatianna falls into the pit with all she has. */
  const fallen = () =>
    before(
      'tatianna',
      'tile-bottomless-pit-01',
      { loot: ['treasure-ebon-ring', 'corpse-rope'], kept: ['trap-trapdoor'], runes: ['rune-sight'] },
      { fates: [] },
    );

  test('DQ-DIE-03 DQ-EX-67 his cards go back into their decks, which are shuffled; his rune leaves the game', () => {
    const table = fallen().answer(0, 'no', die(1), die(1)).answer(0, 'move:5-3');
    table.answer(0, 'no', die(6), die(6));
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cell: -1, loot: [], kept: [], runes: [] });
    expect([2, 6].map((deck) => table.state.decks[deck]?.length)).toEqual([32, 15]);
    expect(table.state.runesAway).toHaveLength(12);
  });

  test('DQ-DIE-04 entrance markers and tiles of a dead hero stay', () => {
    const table = before('tatianna', 'tile-bottomless-pit-01', {}, { markers: [[4, 3]] }).answer(
      0,
      'move:5-3',
      die(6),
      die(6),
    );
    expect(table.state.markers).toEqual([cell([4, 3])]);
    expect(table.view(1).rooms.map(({ tile }) => tile)).toContain('tile-bottomless-pit-01');
  });

  test('DQ-DIE-05 healing never goes below 0', () => {
    const table = before('tatianna', 'tile-chamber-03', { runes: ['rune-healing'], with: { wounds: 2 } });
    expect(table.answer(0, 'item:rune-healing').hero(0).wounds).toBe(0);
  });

  test('DQ-DIE-06 in combat there is no healing: no potion and no rune is offered', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'lindel', runes: ['rune-healing'], loot: ['corpse-unstable-potion'], with: { wounds: 5 } },
          { hero: 'krutzbeck' },
        ],
      },
      { monster: 'troll', life: 5, hand: ['slash'], monsterHand: ['slash'] },
    );
    expect(table.options(0)).toEqual(['card:combat-slash']);
  });

  test('DQ-DIE-07 when he dies, everything still to be resolved for him stops and his turn ends', () => {
    const table = before('tatianna', 'tile-chamber-03', {
      kept: ['dungeon-lingering-shade', 'trap-trapdoor'],
    });
    table.answer(0, 'effect:dungeon-lingering-shade', die(1), die(1));
    expect(table.hero(0).fate).toBe('dead');
    expect(table.told).not.toContain('test');
    expect(table.awaited).toEqual([1]);
  });
});

describe('3.20 and 3.22', () => {
  test('DQ-ELIM-01 an eliminated player still plays monsters for the player to his right', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', with: { fate: 'dead' } },
      ],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack', draw(0, 4), draw(0, 4));
    expect(table.awaited).toEqual([0, 1]);
  });

  test('DQ-ELIM-02 so does a player who has left', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [4, 3] },
        { hero: 'krutzbeck', with: { fate: 'left' } },
      ],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: { tiles: ['tile-portcullis-01'], dungeon: ['dungeon-troll'] },
    });
    table.answer(0, 'move:5-3', draw(0, 4)).answer(0, 'attack', draw(0, 4), draw(0, 4));
    expect(table.awaited).toEqual([0, 1]);
  });

  test.each([
    ['tatianna', 'armor', 4],
    ['krutzbeck', 'agility', 4],
  ] as const)(
    'DQ-TEST-01 the lower of Agility and Armor is told by its name: of %s it is %s',
    (hero, attribute, needs) => {
      const table = given({
        heroes: [
          { hero, at: [3, 3], below: 'north' },
          { hero: 'lindel', at: [9, 7] },
        ],
        rooms: [
          { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
          { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
        ],
        active: 1,
        next: { catacomb: ['catacomb-vampire-bite'], search: ['search-empty'] },
      });
      table.answer(1, 'search', die(6), die(6));
      expect(table.event('test')).toMatchObject({ attribute, needs });
    },
  );

  test('DQ-LIM-01 with no determination token left none is gained', () => {
    const table = before('tatianna', 'tile-spider-web-01');
    table.state.determination = 0;
    table.answer(0, 'move:5-3').answer(0, 'cross', die(6), die(6));
    expect(table.hero(0)).toMatchObject({ stuck: 1, roomTokens: 0 });
  });
});
