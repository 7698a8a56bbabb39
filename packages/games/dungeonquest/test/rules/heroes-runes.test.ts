import type { Variants } from '@mazmorra/kernel';
import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../src/data/cards.ts';
import { cell, type Given, type GivenHero, given, givenCombat, type Played } from '../given.ts';

const rooms = [
  { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
] as const;

/** Tatianna with one rune. */
function holding(rune: string, position: Partial<Given> = {}, more: Partial<GivenHero> = {}): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [4, 3], runes: [rune] as never, ...more },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [...rooms, ...(position.rooms ?? [])],
  });
}

describe('3.21 runes', () => {
  test('DQ-RUNE-01 a rune may be used once, at its timing; it is then out of the game', () => {
    const table = holding('rune-healing', {}, { with: { wounds: 9 } });
    table.answer(0, 'item:rune-healing');
    expect(table.hero(0)).toMatchObject({ wounds: 3, runes: [] });
    expect(table.state.runesAway).toContain(cardIndex('rune-healing'));
  });

  test('DQ-RUNE-02 runes are open to all', () => {
    expect(holding('rune-sight').view('spectator').heroes[0]?.runes).toEqual(['rune-sight']);
  });

  test('DQ-RUNE-03 below only those whose timing can occur there: Teleportation is not offered, Protection is', () => {
    const below = (rune: string, position: Partial<Given>) => holding(rune, position, { below: 'north' });
    expect(below('rune-teleportation', { next: { catacomb: ['catacomb-empty'] } }).awaited).toEqual([1]);
    const table = below('rune-protection', { next: { catacomb: ['catacomb-razorwings'] }, fates: [die(5)] });
    expect(table.decision(0)).toBe('DEC-WOUND-RUNE');
    expect(table.answer(0, 'use').hero(0).wounds).toBe(0);
  });

  test('DQ-RUNE-04 Stasis Rune: up to three normal moves, each space encountered; he may stop after each', () => {
    const table = holding('rune-stasis', {
      next: {
        tiles: ['tile-chamber-03', 'tile-chamber-04', 'tile-chamber-05'],
        dungeon: ['dungeon-empty', 'dungeon-empty', 'dungeon-empty'],
      },
    });
    table.answer(0, 'stasis').answer(0, 'move:5-3');
    expect(table.options(0)).toContain('stop');
    table.answer(0, 'move:6-3').answer(0, 'move:7-3');
    expect(table.hero(0).cell).toBe(cell([7, 3]));
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RUNE-04 an effect that ends the turn ends the sequence', () => {
    const table = holding('rune-stasis', { next: { tiles: ['tile-bottomless-pit-01'] } });
    table.answer(0, 'stasis').answer(0, 'move:5-3', die(1), die(1));
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-RUNE-05 Death Touch works before a token is drawn; a token removed, the room is encountered next', () => {
    const card = holding('rune-death-touch', {
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-troll'] },
    }).answer(0, 'move:5-3');
    expect(card.decision(0)).toBe('DEC-MONSTER-RUNE');
    expect(card.state.reserve).toHaveLength(20);
    expect(card.answer(0, 'use').awaited).toEqual([1]);
    const token = holding('rune-death-touch', {
      rooms: [{ at: [5, 3], tile: 'tile-chamber-03', entry: 'west' }],
      tokens: [{ monster: 'demon', life: 8, at: [5, 3] }],
      next: { dungeon: ['dungeon-crypt'] },
    });
    const { length } = token.state.reserve;
    token.answer(0, 'move:5-3').answer(0, 'use');
    expect(token.decision(0)).toBe('DEC-CARD-MAY:open-crypt');
    expect(token.state.tokens).toEqual([]);
    expect(token.state.reserve).toHaveLength(length + 1);
  });

  test('DQ-EX-60 Death Touch on a sneak attack: no Luck test, no combat; the card goes to the catacomb pile and counts', () => {
    const table = holding(
      'rune-death-touch',
      { next: { catacomb: ['catacomb-sneak-attack-demon'] } },
      { below: 'north' },
    );
    expect(table.decision(0)).toBe('DEC-MONSTER-RUNE');
    table.answer(0, 'use');
    expect(table.told).not.toContain('test');
    expect(table.hero(0)).toMatchObject({ pile: [cardIndex('catacomb-sneak-attack-demon')], travelled: 1 });
  });

  test('DQ-RUNE-06 Protection Rune prevents up to six wounds of one source outside combat', () => {
    const table = holding('rune-protection', { next: { search: ['search-giant-centipede'] } });
    table.answer(0, 'search', die(4), die(4)).answer(0, 'use');
    expect(table.event('prevented')).toMatchObject({ count: 6 });
    expect(table.hero(0).wounds).toBe(2);
  });

  test('DQ-RUNE-06 of fewer wounds than six it prevents those', () => {
    const table = holding('rune-protection', { next: { search: ['search-giant-centipede'] } });
    table.answer(0, 'search', die(1), die(1)).answer(0, 'use');
    expect(table.event('prevented')).toMatchObject({ count: 2 });
    expect(table.hero(0).wounds).toBe(0);
  });

  test('DQ-RUNE-06 it does not cover a damage pile', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3], runes: ['rune-protection'] },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms,
      },
      {
        monster: 'skeleton',
        life: 3,
        hand: ['heart-strike'],
        monsterHand: ['slash'],
        monsterDamage: ['bolt', 'bolt'],
        damage: ['volley', 'volley'],
      },
    );
    table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    expect(table.hero(0)).toMatchObject({ wounds: 2 });
    expect(table.hero(0).runes).toHaveLength(1);
  });

  test('DQ-RUNE-07 DQ-EX-65 Rune of Warning on the Spear Trap of a door: no wounds, another door card decides', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [4, 3], runes: ['rune-warning'] }],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-46', entry: 'west' }],
      next: {
        door: ['door-spear-trap', 'door-opens'],
        tiles: ['tile-chamber-03'],
        dungeon: ['dungeon-empty'],
      },
    });
    table.answer(0, 'move:5-3').answer(0, 'use');
    expect(table.hero(0)).toMatchObject({ wounds: 0, cell: cell([5, 3]) });
  });

  test('DQ-RUNE-08 Teleportation takes the place of any move, chosen or forced, a must-return included', () => {
    const acting = holding('rune-teleportation');
    expect(acting.options(0)).toContain('teleport:4-2');
    const forced = holding('rune-teleportation', { next: { tiles: ['tile-corridor-01'] } }).answer(
      0,
      'move:5-3',
    );
    expect(forced.decision(0)).toBe('DEC-MOVE-AGAIN');
    expect(forced.options(0)).toContain('teleport:5-2');
    const returning = (variants: Variants) =>
      holding(
        'rune-teleportation',
        { rooms: [{ at: [5, 3], tile: 'tile-bridge-01', entry: 'west' }], variants },
        { at: [5, 3], from: [4, 3], half: 0, with: { mustReturn: 1 } },
      );
    const back = returning({});
    expect(back.options(0)).toEqual([
      'move:4-3',
      'teleport:5-2',
      'teleport:6-3',
      'teleport:5-4',
      'teleport:4-3',
    ]);
    back.answer(0, 'teleport:5-4');
    expect(back.hero(0)).toMatchObject({ cell: cell([5, 4]), mustReturn: 0, runes: [] });
    expect(returning({ rulings: 'earlier' }).options(0)).toEqual(['move:4-3']);
  });

  test.each([
    ['tile-bridge-01', 'DEC-BRIDGE'],
    ['tile-spider-web-01', 'DEC-WEB'],
  ])(
    'DQ-RUNE-08 DQ-VAR-120 DQ-ROOM-39 %s: also when the way back is barred; not with the earlier rulings',
    (tile, decision) => {
      const barred = (variants: Variants) =>
        given({
          heroes: [
            {
              hero: 'tatianna',
              at: [5, 3],
              from: [4, 3],
              half: 0,
              runes: ['rune-teleportation'],
              with: { mustReturn: 1 },
            },
            { hero: 'krutzbeck', at: [4, 3] },
          ],
          rooms: [rooms[0], { at: [5, 3], tile, entry: 'west' }],
          next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
          variants,
        });
      const table = barred({});
      expect(table.decision(0)).toBe(decision);
      expect(table.options(0)).toEqual(['wait', 'cross', 'teleport:5-2', 'teleport:6-3', 'teleport:5-4']);
      table.answer(0, 'teleport:6-3');
      expect(table.hero(0)).toMatchObject({ cell: cell([6, 3]), mustReturn: 0, runes: [] });
      expect(barred({ rulings: 'earlier' }).options(0)).toEqual(['wait', 'cross']);
    },
  );

  test('DQ-RUNE-08 whoever is still in Darkness on a later turn may teleport in place of rolling again', () => {
    const table = holding(
      'rune-teleportation',
      { rooms: [{ at: [5, 3], tile: 'tile-darkness-01', entry: 'west' }] },
      { at: [5, 3], from: [4, 3], with: { dark: 1 } },
    );
    expect(table.decision(0)).toBe('DEC-DARK');
    expect(table.options(0)).toContain('teleport:6-3');
  });

  test('DQ-RUNE-08 DQ-VAR-120 in Darkness he is asked before the die is rolled; with the earlier rulings he is not', () => {
    const dark = (variants: Variants) =>
      holding('rune-teleportation', { next: { tiles: ['tile-darkness-01'] }, variants });
    const table = dark({}).answer(0, 'move:5-3');
    expect(table.decision(0)).toBe('DEC-DARK');
    expect(table.options(0)).toEqual([
      'roll',
      'teleport:5-2',
      'teleport:6-3',
      'teleport:5-4',
      'teleport:4-3',
    ]);
    table.answer(0, 'teleport:6-3');
    expect(table.hero(0)).toMatchObject({ cell: cell([6, 3]), dark: 0, runes: [] });
    const rolled = dark({}).answer(0, 'move:5-3').answer(0, 'roll', die(1));
    expect(rolled.news(0)).toContainEqual(expect.objectContaining({ type: 'darkness', die: 1 }));
    const before = dark({ rulings: 'earlier' }).answer(0, 'move:5-3', die(1));
    expect(before.news(0)).toContainEqual(expect.objectContaining({ type: 'darkness', die: 1 }));
  });

  test('the Opening Rune opens a door at once, without a card', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [4, 3], runes: ['rune-opening'] }],
      rooms: [{ at: [4, 3], tile: 'tile-chamber-46', entry: 'west' }],
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:5-3');
    expect(table.decision(0)).toBe('DEC-OBSTACLE-RUNE');
    table.answer(0, 'use');
    expect(
      table.events.filter(({ public: event }) => event?.type === 'draws' && event.deck === 'door'),
    ).toEqual([]);
    expect(table.hero(0).cell).toBe(cell([5, 3]));
  });

  test('the Rune of Sight shows three tiles to its owner alone, of which he places one', () => {
    const table = holding('rune-sight', {
      next: { tiles: ['tile-chamber-03', 'tile-trap-01', 'tile-corridor-01'], dungeon: ['dungeon-empty'] },
    })
      .answer(0, 'move:5-3')
      .answer(0, 'use');
    expect([...table.options(0)].sort()).toEqual([
      'tile:tile-chamber-03',
      'tile:tile-corridor-01',
      'tile:tile-trap-01',
    ]);
    expect(table.view(0).sight).toHaveLength(3);
    expect(new Set(table.view(1).sight)).toEqual(new Set(['hidden']));
    expect(table.answer(0, 'tile:tile-chamber-03').event('explored')).toMatchObject({
      tile: 'tile-chamber-03',
    });
  });

  test('the Rune of Slumber keeps treasure and life from the dragon, but he must still retreat', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [6, 4], runes: ['rune-slumber'], loot: ['treasure-ebon-ring'] }],
      next: { dragon: ['dragon-rage'], tiles: ['tile-chamber-03'] },
    });
    table.answer(0, 'draw-dragon');
    expect(table.decision(0)).toBe('DEC-SLUMBER');
    table.answer(0, 'use');
    expect(table.hero(0).wounds).toBe(0);
    expect(table.hero(0).loot).toHaveLength(1);
    expect(table.decision(0)).toBe('DEC-RETREAT');
  });
});
