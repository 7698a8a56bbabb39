import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cell, type Given, type GivenHero, given, type Played } from '../given.ts';

const chamber = cell([6, 4]);

/** Tatianna (Life 14) in the Treasure Chamber, Krutzbeck far away. */
function inChamber(hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [6, 4], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms: [{ at: [9, 7], tile: 'tile-chamber-02', entry: 'west' }],
    ...position,
  });
}

const dragonCards = (table: Played) => table.view(0).decks.find(({ deck }) => deck === 'dragon');
const lootOf = (table: Played, seat: number) => table.view('all').heroes[seat]?.loot.map(({ card }) => card);

describe('3.15 dragon and Treasure Chamber', () => {
  test('DQ-DRG-01 a hero who enters draws a dragon card', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [5, 4] }],
      rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
      next: { dragon: ['dragon-sleeping'] },
    });
    expect(table.answer(0, 'move:6-4').event('draws')).toMatchObject({
      deck: 'dragon',
      card: 'dragon-sleeping',
    });
  });

  test('DQ-DRG-02 Sleeping: two treasure cards and the turn ends; the dragon card stays out, face up', () => {
    const table = inChamber(
      {},
      { next: { dragon: ['dragon-sleeping'], treasure: ['treasure-ebon-ring', 'treasure-sun-spear'] } },
    );
    table.answer(0, 'draw-dragon');
    expect(lootOf(table, 0)).toEqual(['treasure-ebon-ring', 'treasure-sun-spear']);
    expect(dragonCards(table)).toMatchObject({ left: 7, discards: ['dragon-sleeping'] });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-DRG-03 on later turns he leaves by a normal move or draws another; leaving he draws none', () => {
    const table = inChamber({}, { next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] } });
    expect([...table.options(0)].sort()).toEqual([
      'draw-dragon',
      'move:5-4',
      'move:5-5',
      'move:6-3',
      'move:6-6',
      'move:7-4',
      'move:7-5',
    ]);
    table.answer(0, 'move:6-3');
    expect(dragonCards(table)).toMatchObject({ left: 8 });
  });

  test('DQ-DRG-04 an obstacle that stops his leaving: he stays and his turn ends without a dragon card', () => {
    const table = inChamber(
      {},
      {
        rooms: [
          { at: [6, 3], tile: 'tile-portcullis-01', entry: 'south' },
          { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
        ],
      },
    );
    table.answer(0, 'move:6-3', die(6), die(6));
    expect(table.hero(0).cell).toBe(chamber);
    expect(dragonCards(table)).toMatchObject({ left: 8, discards: [] });
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-DRG-05 Dragon Rage: he discards all treasure cards, other Loot stays, two dice of wounds, and must retreat', () => {
    const table = inChamber(
      { loot: ['treasure-ebon-ring', 'corpse-gold-100'] },
      { next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03'] } },
    );
    table.answer(0, 'draw-dragon', die(2), die(3));
    expect(lootOf(table, 0)).toEqual(['corpse-gold-100']);
    expect(table.event('loses-loot')).toMatchObject({ card: 'treasure-ebon-ring', why: 'dragon' });
    expect(table.hero(0).wounds).toBe(5);
    expect(table.decision(0)).toBe('DEC-RETREAT');
  });

  /** Two heroes in the chamber, the dragon wakes for the first. */
  const both = () =>
    given({
      heroes: [
        { hero: 'tatianna', at: [6, 4], loot: ['treasure-ebon-ring'] },
        { hero: 'krutzbeck', at: [6, 5], loot: ['treasure-sun-spear', 'corpse-gold-50'] },
      ],
      next: {
        dragon: ['dragon-rage'],
        tiles: ['tile-chamber-03', 'tile-chamber-04'],
        dungeon: ['dungeon-empty', 'dungeon-empty'],
      },
    });

  test('DQ-EX-34 Dragon Rage with two heroes: the drawer first, then the other; gold from a corpse is kept', () => {
    const table = both().answer(0, 'draw-dragon', die(1), die(1));
    expect(table.events).toContainEqual(
      expect.objectContaining({ rule: 'DQ-DRG-05', public: { type: 'dragon-wakes', seat: 0 } }),
    );
    table.answer(0, 'to:6-3', die(2), die(2));
    expect(table.decision(1)).toBe('DEC-RETREAT');
    expect([lootOf(table, 0), lootOf(table, 1)]).toEqual([[], ['corpse-gold-50']]);
    expect([table.hero(0).wounds, table.hero(1).wounds]).toEqual([2, 4]);
  });

  test('DQ-DRG-05 the drawer is first also when another seat comes before him', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [6, 4], loot: ['treasure-ebon-ring'] },
        { hero: 'krutzbeck', at: [6, 5], loot: ['treasure-sun-spear'] },
      ],
      active: 1,
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03'] },
    }).answer(1, 'draw-dragon', die(1), die(2));
    expect(table.decision(1)).toBe('DEC-RETREAT');
    expect([table.hero(0).wounds, table.hero(1).wounds]).toEqual([0, 3]);
    expect([lootOf(table, 0), lootOf(table, 1)]).toEqual([['treasure-ebon-ring'], []]);
  });

  test.each([
    ['first', [die(2)], 3],
    ['second', [die(2)], 8],
    ['both', [die(2), die(3)], 5],
    ['no', [], 7],
  ] as const)('DQ-DRG-05 gherinn-kellos: of 6 and 1 he rolls %s again', (option, dice, wounds) => {
    const table = inChamber(
      { hero: 'brother-gherinn' },
      { next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03'] } },
    ).answer(0, 'draw-dragon', die(6), die(1));
    expect(table.decision(0)).toBe('DEC-REROLL-RAGE');
    expect(table.answer(0, option, ...dice).hero(0).wounds).toBe(wounds);
    expect(table.decision(0)).toBe('DEC-RETREAT');
  });

  test('DQ-DRG-06 he retreats through a passage without door or portcullis to a space without a hero, and does not encounter it now', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [6, 4] },
        { hero: 'krutzbeck', at: [7, 4] },
      ],
      rooms: [
        { at: [6, 3], tile: 'tile-portcullis-01', entry: 'south' },
        { at: [7, 4], tile: 'tile-chamber-02', entry: 'west' },
        { at: [5, 4], tile: 'tile-chamber-46', entry: 'west' },
      ],
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03'] },
    });
    table.answer(0, 'draw-dragon', die(1), die(1));
    expect([...table.options(0)].sort()).toEqual(['to:5-5', 'to:6-6', 'to:7-5']);
    table.answer(0, 'to:6-6');
    expect(table.event('explored')).toMatchObject({ cell: cell([6, 6]), entry: 0 });
    expect(table.told).not.toContain('draws');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-DRG-06 he may retreat to an explored space, whose tile stays as it is', () => {
    const table = inChamber(
      {},
      {
        rooms: [
          { at: [6, 3], tile: 'tile-chamber-03', entry: 'west' },
          { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
        ],
        next: { dragon: ['dragon-rage'] },
      },
    ).answer(0, 'draw-dragon', die(1), die(1));
    const rooms = table.view(0).rooms;
    table.answer(0, 'to:6-3');
    expect(table.event('moved')).toMatchObject({ from: chamber, to: cell([6, 3]), how: 'retreat' });
    expect(table.view(0).rooms).toEqual(rooms);
    expect(table.hero(0)).toMatchObject({ cell: cell([6, 3]), pending: 1 });
  });

  test('DQ-DRG-06 the turn of the drawer ends with his retreat, moves of a Stasis Rune included (DQ-RUNE-04)', () => {
    const table = inChamber(
      { at: [5, 4], runes: ['rune-stasis'] },
      {
        rooms: [
          { at: [5, 4], tile: 'tile-chamber-01', entry: 'west' },
          { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
        ],
        next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03'] },
      },
    );
    table.answer(0, 'stasis').answer(0, 'move:6-4', die(1), die(1)).answer(0, 'to:6-3');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-DRG-07 on his next turn he encounters that space instead of acting', () => {
    const table = inChamber(
      {},
      {
        next: {
          dragon: ['dragon-rage'],
          tiles: ['tile-chamber-03'],
          dungeon: ['dungeon-crypt'],
          search: ['search-empty'],
        },
      },
    );
    table.answer(0, 'draw-dragon', die(1), die(1)).answer(0, 'to:6-3').answer(1, 'search');
    expect(table.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
  });

  test('DQ-DRG-08 without any legal retreat he dies', () => {
    const walls = (['north', 'south'] as const).map((entry, n) => ({
      at: [6, n === 0 ? 3 : 6] as const,
      tile: `tile-chamber-4${3 + n}`,
      entry,
    }));
    const table = inChamber(
      {},
      {
        rooms: [
          ...walls,
          { at: [5, 4], tile: 'tile-chamber-45', entry: 'west' },
          { at: [5, 5], tile: 'tile-portcullis-11', entry: 'west' },
          { at: [7, 4], tile: 'tile-catacomb-entrance-06', entry: 'east' },
          { at: [7, 5], tile: 'tile-catacomb-entrance-07', entry: 'east' },
          { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
        ],
        next: { dragon: ['dragon-rage'] },
      },
    );
    table.answer(0, 'draw-dragon', die(1), die(1));
    expect(table.hero(0)).toMatchObject({ fate: 'dead', cause: 'no-retreat', by: -1 });
  });

  test('DQ-DRG-09 drawn dragon cards stay out while any hero is in the chamber', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [6, 4] },
        { hero: 'krutzbeck', at: [6, 5] },
      ],
      discards: { dragon: ['dragon-sleeping'] },
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:6-3');
    expect(dragonCards(table)).toMatchObject({ left: 7, discards: ['dragon-sleeping'] });
  });

  test('DQ-EX-35 the last hero leaves: at the end of that turn all dragon cards are shuffled back', () => {
    const table = inChamber(
      {},
      {
        discards: { dragon: ['dragon-sleeping', 'dragon-sleeping'] },
        next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
      },
    );
    table.answer(0, 'move:6-3');
    expect(dragonCards(table)).toMatchObject({ left: 8, discards: [] });
  });

  test('DQ-DRG-10 several heroes share the dragon deck', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [6, 4] },
        { hero: 'krutzbeck', at: [6, 5] },
      ],
      next: { dragon: ['dragon-sleeping', 'dragon-sleeping'] },
    });
    table.answer(0, 'draw-dragon').answer(1, 'draw-dragon');
    expect(dragonCards(table)).toMatchObject({ left: 6 });
  });

  test('DQ-EX-33 seven Sleeping cards drawn: the eighth is Dragon Rage for certain', () => {
    const sleeping = Array<'dragon-sleeping'>(7).fill('dragon-sleeping');
    const table = inChamber({}, { discards: { dragon: sleeping }, next: { tiles: ['tile-chamber-03'] } });
    expect(table.answer(0, 'draw-dragon', die(1), die(1)).told).toContain('dragon-wakes');
  });

  test('DQ-DRG-11 with treasure deck and discards empty nothing is drawn', () => {
    const table = inChamber({}, { next: { dragon: ['dragon-sleeping'] } });
    table.state.decks[2] = [];
    table.answer(0, 'draw-dragon');
    expect(table.hero(0).loot).toEqual([]);
  });
});

describe('3.15 the Rune of Slumber', () => {
  /** Tatianna, who has the rune, and Krutzbeck in the chamber; the dragon wakes for the one named. */
  const woken = (drawer: 0 | 1) =>
    given({
      heroes: [
        { hero: 'tatianna', at: [6, 4], runes: ['rune-slumber'], loot: ['treasure-ebon-ring'] },
        { hero: 'krutzbeck', at: [6, 5] },
      ],
      active: drawer,
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03', 'tile-chamber-04'] },
    });

  test('DQ-RUNE-01 who keeps the rune is struck by Dragon Rage (DQ-DRG-05)', () => {
    const table = woken(0).answer(0, 'draw-dragon').answer(0, 'no', die(2), die(3));
    expect(table.hero(0)).toMatchObject({ wounds: 5, loot: [] });
    expect(table.hero(0).runes).toHaveLength(1);
    expect(table.decision(0)).toBe('DEC-RETREAT');
  });

  test('DQ-RUNE-01 it helps its owner only: the other hero is struck after he has gone (DQ-DRG-05)', () => {
    const table = woken(0).answer(0, 'draw-dragon').answer(0, 'use').answer(0, 'to:6-3', die(2), die(3));
    expect(table.hero(0)).toMatchObject({ wounds: 0, cell: cell([6, 3]), runes: [] });
    expect(table.hero(1).wounds).toBe(5);
    expect(table.answer(1, 'to:6-6').event('turn')).toMatchObject({ seat: 1 });
  });

  test('DQ-RUNE-01 used when another hero has woken the dragon, it ends the rage (DQ-DRG-05)', () => {
    const table = woken(1)
      .answer(1, 'draw-dragon', die(1), die(1))
      .answer(1, 'to:6-6')
      .answer(0, 'use')
      .answer(0, 'to:6-3');
    expect(table.hero(0)).toMatchObject({ wounds: 0, cell: cell([6, 3]) });
    expect(table.event('turn')).toMatchObject({ seat: 0 });
  });
});

test('DQ-VAR-43 with Death Can Wait and no space around the chamber he wakes up there, and the dragon strikes him once', () => {
  const table = inChamber(
    {},
    { tilesLeft: 0, variants: { 'death-can-wait': true }, next: { dragon: ['dragon-rage'] } },
  );
  table.answer(0, 'draw-dragon', die(3), die(3), die(1));
  expect(table.hero(0)).toMatchObject({ fate: 'inside', cell: chamber, wounds: 3 });
  expect(table.awaited).toEqual([1]);
});
