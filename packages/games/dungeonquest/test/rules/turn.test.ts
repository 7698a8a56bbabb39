import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { cardIndex, DRAGON } from '../../src/data/cards.ts';
import { cell, type Given, type GivenHero, given, type Played, shuffledSo } from '../given.ts';

/** Tatianna (Agility 9, Luck 6) in a chamber with four passages, Krutzbeck in another one far away. */
function twoHeroes(hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [3, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms: [
      { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
    ],
    ...position,
  });
}

const nothing = { search: ['search-empty', 'search-empty', 'search-empty', 'search-empty'] };

describe('3.4 the turn', () => {
  test('DQ-TURN-01 players take whole turns clockwise', () => {
    const table = twoHeroes({}, { next: nothing });
    const order = [];
    for (let n = 0; n < 4; n++) {
      const seat = table.awaited[0] ?? -1;
      order.push(seat);
      table.answer(seat, 'search');
    }
    expect(order).toEqual([0, 1, 0, 1]);
  });

  test('DQ-TURN-02 the sun comes before start-of-turn effects, and these before the main step', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3], kept: ['trap-trapdoor'] }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: nothing,
      fates: [die(1), die(1)],
    });
    table.answer(0, 'search');
    expect(table.told.slice(-2)).toEqual(['turn', 'sun']);
    expect(table.decision(0)).toBe('DEC-ACT');
  });

  test.each(['dead', 'left'] as const)('DQ-TURN-03 a player whose hero is %s is passed over', (fate) => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [3, 3] },
        { hero: 'lindel', with: { fate } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: nothing,
    });
    table.answer(0, 'search');
    expect(table.awaited).toEqual([2]);
    expect(table.news('spectator').filter(({ type }) => type === 'turn')).toMatchObject([{ seat: 2 }]);
  });

  test('DQ-TURN-04 start-of-turn effects are resolved in the order he chooses, all of them, even if one ends the turn', () => {
    const table = twoHeroes({ kept: ['trap-trapdoor', 'dungeon-torch-goes-out'] });
    expect(table.decision(0)).toBe('DEC-START-ORDER');
    expect(table.options(0)).toEqual(['effect:trap-trapdoor', 'effect:dungeon-torch-goes-out']);
    // the torch fails against Luck 6 and ends the turn, the trapdoor is tested all the same
    table.answer(0, 'effect:dungeon-torch-goes-out', die(6), die(6), die(1), die(1));
    expect(table.event('test-passed') ?? table.event('test')).toBeDefined();
    expect(table.hero(0).kept).toHaveLength(1);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-TURN-05 things with timing start of turn may be used in any order with the forced ones', () => {
    const table = twoHeroes({
      kept: ['dungeon-torch-goes-out'],
      runes: ['rune-healing'],
      with: { wounds: 8 },
    });
    expect(table.options(0)).toEqual(['effect:dungeon-torch-goes-out', 'item:rune-healing']);
    table.answer(0, 'item:rune-healing', die(1), die(1));
    expect(table.hero(0).wounds).toBeLessThan(8);
  });

  test('DQ-TURN-05 the Healing Rune is offered only when there is something to heal', () => {
    expect(twoHeroes({ runes: ['rune-healing'] }).decision(0)).toBe('DEC-ACT');
    const forced = twoHeroes({ runes: ['rune-healing'], kept: ['trap-trapdoor', 'dungeon-torch-goes-out'] });
    expect(forced.options(0)).toEqual(['effect:trap-trapdoor', 'effect:dungeon-torch-goes-out']);
  });

  test('DQ-CARD-11 two kept cards of one name are each tested', () => {
    const table = twoHeroes({ kept: ['dungeon-cave-in', 'dungeon-cave-in'] });
    expect(table.options(0)).toEqual(['effect:dungeon-cave-in']);
    table.answer(0, 'effect:dungeon-cave-in', die(6), die(6), die(6), die(6));
    expect(table.hero(0).kept).toHaveLength(2);
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-CARD-13 the permission of a Passage Down outlasts a lost turn: there is no main step in it', () => {
    const table = twoHeroes({ with: { mayGoDown: 1, lostTurns: 1 } });
    expect(table.awaited).toEqual([1]);
    expect(table.hero(0).mayGoDown).toBe(1);
  });

  test('DQ-CARD-13 whoever acts otherwise in his next main step has lost the permission', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [3, 3], with: { mayGoDown: 2 } }],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      next: nothing,
    });
    expect(table.options(0)).toContain('enter-catacombs');
    table.answer(0, 'search');
    expect(table.options(0)).not.toContain('enter-catacombs');
  });

  test('gherinn-penance DQ-DET-06 is there again at the start of his next turn', () => {
    const table = given({
      heroes: [
        { hero: 'brother-gherinn', at: [3, 3], with: { penance: 1 } },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      active: 1,
      next: nothing,
    });
    expect(table.hero(0).penance).toBe(1);
    expect(table.answer(1, 'search').hero(0).penance).toBe(0);
  });

  test('DQ-TURN-06 when a start-of-turn effect ended the turn there is no main step; below, no card is drawn', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [3, 3], below: 'north', kept: ['dungeon-torch-goes-out'] },
        { hero: 'krutzbeck' },
      ],
      rooms: [{ at: [3, 3], tile: 'tile-chamber-01', entry: 'west' }],
      fates: [die(6), die(6)],
    });
    expect(table.hero(0).pile).toEqual([]);
    expect(table.awaited).toEqual([1]);
  });

  describe('DQ-TURN-07 the first matching line of the main step applies', () => {
    const one = (hero: Partial<GivenHero>, tile: string, position: Partial<Given> = {}) =>
      given({
        heroes: [{ hero: 'tatianna', at: [3, 3], ...hero }],
        rooms: [
          { at: [3, 3], tile, entry: 'west' },
          { at: [2, 3], tile: 'tile-chamber-02', entry: 'west' },
        ],
        ...position,
      });

    test('in the catacombs: a catacomb card', () => {
      const table = one({ below: 'north' }, 'tile-chamber-01', {
        next: { catacomb: ['catacomb-empty', 'catacomb-empty', 'catacomb-exit'] },
      });
      expect(table.hero(0).pile.length).toBeGreaterThan(0);
    });

    test('freed from a web: he must move', () => {
      const table = one({ with: { stuck: 1 } }, 'tile-spider-web-01', { fates: [die(1), die(1)] });
      expect(table.decision(0)).toBe('DEC-MOVE-AGAIN');
    });

    test('a pending encounter comes instead of acting', () => {
      const table = one({ with: { pending: 1 } }, 'tile-chamber-01', {
        next: { dungeon: ['dungeon-dead-adventurer'] },
      });
      expect(table.decision(0)).toBe('DEC-CARD-MAY:loot-body');
    });

    test('an unfinished move in Darkness: the die is rolled again', () => {
      const table = one({ with: { dark: 1 }, from: [2, 3] }, 'tile-darkness-01', {
        fates: [die(5)],
        next: { dungeon: ['dungeon-dead-adventurer'] },
      });
      expect(table.hero(0).cell).toBe(cell([2, 3]));
    });

    test('must return: the only move is back', () => {
      const table = one({ from: [2, 3], half: 0, with: { mustReturn: 1 } }, 'tile-bridge-01');
      expect(table.options(0)).toEqual(['move:2-3']);
    });

    test('otherwise he acts', () => {
      expect(one({}, 'tile-chamber-01').decision(0)).toBe('DEC-ACT');
    });
  });

  test('DQ-TURN-08 to act is to move, search, go down, draw another dragon card or leave', () => {
    const entrance = given({
      heroes: [{ hero: 'tatianna', at: [3, 3] }],
      rooms: [{ at: [3, 3], tile: 'tile-catacomb-entrance-06', entry: 'west' }],
    });
    expect(entrance.options(0)).toEqual(['move:2-3', 'search', 'enter-catacombs']);
    const chamber = given({ heroes: [{ hero: 'tatianna', at: [6, 4] }] });
    expect(chamber.options(0)).toContain('draw-dragon');
    const tower = given({ heroes: [{ hero: 'tatianna', loot: ['search-gold-60'] }] });
    expect(tower.options(0)).toEqual(['move:1-0', 'move:0-1', 'leave-dungeon']);
  });

  test('DQ-TURN-09 he may not pass', () => {
    const table = twoHeroes();
    expect(table.options(0)).not.toContain('pass');
    expect(table.options(0)).not.toContain('done');
  });

  test('DQ-TURN-10 he never moves and searches in the same turn', () => {
    const moved = twoHeroes({}, { next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] } }).answer(
      0,
      'move:4-3',
    );
    expect(moved.awaited).toEqual([1]);
    const searched = twoHeroes({}, { next: nothing }).answer(0, 'search');
    expect(searched.awaited).toEqual([1]);
  });

  test('DQ-TURN-11 the turn ends when the action and all encounters it caused are resolved', () => {
    const table = twoHeroes(
      {},
      {
        next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-dead-adventurer'], corpse: ['corpse-empty'] },
      },
    );
    table.answer(0, 'move:4-3');
    expect(table.awaited).toEqual([0]);
    table.answer(0, 'no');
    expect(table.awaited).toEqual([1]);
  });

  test('DQ-TURN-12 at the end of a turn with no hero in the Treasure Chamber all drawn dragon cards are shuffled back', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [6, 4] }, { hero: 'krutzbeck' }],
      discards: { dragon: ['dragon-sleeping', 'dragon-sleeping'] },
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:6-3');
    expect(table.event('dragon-cards-back')).toMatchObject({ count: 2 });
    expect(table.view(0).decks.find(({ deck }) => deck === 'dragon')).toMatchObject({
      left: 8,
      discards: [],
    });
  });

  test('DQ-DRG-09 the dragon deck is shuffled with them', () => {
    const table = given({
      heroes: [{ hero: 'tatianna', at: [6, 4] }, { hero: 'krutzbeck' }],
      discards: { dragon: ['dragon-sleeping'] },
      next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-empty'] },
    });
    table.answer(0, 'move:6-3', shuffledSo('dragon', 'dragon-rage'));
    expect(table.state.decks[DRAGON]?.at(-1)).toBe(cardIndex('dragon-rage'));
  });

  test('DQ-TURN-13 a lost turn is one of the start-of-turn effects; several add up, each turn uses up one', () => {
    const table = twoHeroes({ with: { lostTurns: 2 } }, { next: nothing });
    expect(table.hero(0).lostTurns).toBe(1);
    expect(table.awaited).toEqual([1]);
    table.answer(1, 'search');
    expect(table.hero(0).lostTurns).toBe(0);
    table.answer(1, 'search');
    expect(table.awaited).toEqual([0]);
    const both = twoHeroes({ kept: ['trap-trapdoor'], with: { lostTurns: 1 } });
    expect(both.options(0)).toEqual(['effect:trap-trapdoor', 'lost-turn']);
  });

  test('DQ-EX-48 two start-of-turn cards are both tested even if the first ends the turn, and tokens are counted per card', () => {
    const table = twoHeroes({ kept: ['trap-trapdoor', 'dungeon-torch-goes-out'] });
    table.answer(0, 'effect:dungeon-torch-goes-out', die(6), die(6), die(6), die(6));
    expect(table.view(0).heroes[0]?.kept).toEqual([
      { card: 'trap-trapdoor', determination: 1 },
      { card: 'dungeon-torch-goes-out', determination: 1 },
    ]);
  });

  test('DQ-EX-47 Lingering Shade: a roll of 3 at the start of the turn kills; entering the catacombs first discards it', () => {
    const dead = twoHeroes({ kept: ['dungeon-lingering-shade'] }, { fates: [die(1), die(2)] });
    expect(dead.hero(0).fate).toBe('dead');
    const down = given({
      heroes: [{ hero: 'tatianna', at: [3, 3], kept: ['dungeon-lingering-shade'] }, { hero: 'krutzbeck' }],
      rooms: [{ at: [3, 3], tile: 'tile-catacomb-entrance-01', entry: 'west' }],
      fates: [die(6), die(6)],
    });
    down.answer(0, 'enter-catacombs').answer(0, 'face:north');
    expect(down.hero(0).kept).toEqual([]);
  });

  test('DQ-EX-49 Explosion: four wounds and the next turn is lost, but a kept Ferrox still tests Luck at its start', () => {
    const table = given({
      heroes: [
        { hero: 'tatianna', at: [3, 3], kept: ['search-ferrox'] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: { tiles: ['tile-trap-01'], trap: ['trap-explosion'], ...nothing },
      fates: [die(1), die(1)],
    });
    table.answer(0, 'move:4-3');
    expect(table.hero(0)).toMatchObject({ wounds: 4, lostTurns: 1 });
  });

  test('DQ-EX-56 stuck in a web with Torch Goes Out: web passed, torch failed: he is free and his turn is over', () => {
    const table = given({
      heroes: [
        { hero: 'krutzbeck', at: [3, 3], kept: ['dungeon-torch-goes-out'], with: { stuck: 1 } },
        { hero: 'tatianna', at: [9, 7] },
      ],
      rooms: [
        { at: [3, 3], tile: 'tile-spider-web-01', entry: 'west' },
        { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ],
      next: nothing,
    });
    expect(table.options(0).sort()).toEqual(['effect:dungeon-torch-goes-out', 'web']);
    table.answer(0, 'web', die(4), die(5), die(3), die(2));
    expect(table.hero(0)).toMatchObject({ stuck: 0 });
    expect(table.awaited).toEqual([1]);
    table.answer(1, 'search', die(3), die(2));
    expect(table.decision(0)).toBe('DEC-ACT');
  });
});
