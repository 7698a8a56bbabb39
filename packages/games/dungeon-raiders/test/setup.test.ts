import { at, FastRng, fastSource, type GameEvent, StartError, Table } from '@mazmorra/kernel';
import { draw, order, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import {
  BOSS_IDS,
  CHARACTER_IDS,
  CHARACTERS,
  dungeonRaiders,
  type Event,
  FIRST_BOSS,
  LEVEL_IDS,
  ROOM_DECK,
  type State,
} from '../src/index.ts';
import { Raid } from './raid.ts';

const basic = { tactical: false };
const tactical = { tactical: true };

const dealt = (seats: number, seed: string, variants = basic): Raid =>
  new Raid(dungeonRaiders, dungeonRaiders.setup(seats, variants, new FastRng(seed)));

const seeds = Array.from({ length: 40 }, (_, n) => `deal ${n}`);

/** All that set-up tells. */
function newsOfSetup(seats: number, variants = basic): GameEvent<Event>[] {
  const events: GameEvent<Event>[] = [];
  dungeonRaiders.setup(seats, variants, new FastRng('news'), (event) => events.push(event));
  return events;
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

describe('set-up', () => {
  test('DR-SETUP-01 three, four or five players take part', () => {
    const open = (seats: number) => Table.open(dungeonRaiders, { seats, random: fastSource('open') });
    expect([3, 4, 5].map((seats) => open(seats).view('spectator').players.length)).toEqual([3, 4, 5]);
    expect(() => open(2)).toThrow(StartError);
    expect(() => open(6)).toThrow(StartError);
  });

  test('DR-SETUP-02 of the 30 room cards 24 are used and 6 removed, known to nobody', () => {
    for (const seed of seeds) {
      const { state } = dealt(4, seed);
      expect(state.rooms.slice(0, 24).every((room) => room < FIRST_BOSS)).toBe(true);
      expect(state.removedRooms).toHaveLength(6);
      expect(sorted([...state.rooms.slice(0, 24), ...state.removedRooms])).toEqual(sorted(ROOM_DECK));
    }
    const view = dealt(4, 'view').view(0);
    expect(view.secrets).toBeUndefined();
    expect(JSON.stringify(view)).not.toContain('removed');
  });

  test('DR-SETUP-03 a boss lies under the room cards, and no other is in the game', () => {
    for (const seed of seeds) {
      const { state } = dealt(3, seed);
      expect(state.rooms).toHaveLength(25);
      expect(state.rooms.filter((room) => room >= FIRST_BOSS)).toEqual([state.rooms[24]]);
    }
  });

  test('DR-SETUP-04 of the 7 level cards 5 are used and 2 removed, known to nobody', () => {
    for (const seed of seeds) {
      const open = dealt(3, seed).view('all');
      const piles = [open.levelCard, ...(open.secrets?.levelPile ?? [])];
      expect(piles).toHaveLength(5);
      expect([...piles, ...(open.secrets?.removedLevels ?? [])].sort()).toEqual([...LEVEL_IDS].sort());
    }
  });

  test('DR-SETUP-05 each item has a pile of six, of which characters take theirs, and all see the piles', () => {
    for (const seed of seeds) {
      const table = dealt(4, seed);
      const inHands = [0, 1, 2, 3].flatMap((seat) => table.items(seat));
      for (const [item, pile] of Object.entries(table.view('spectator').supply)) {
        expect(pile + inHands.filter((held) => held === item).length).toBe(6);
      }
    }
  });

  test('DR-SETUP-06 coins and wounds are open to everybody', () => {
    const table = dealt(3, 'open supply');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(table.view(viewer).players.map(({ coins }) => coins)).toEqual(table.coins);
      expect(table.view(viewer).players.map(({ wounds }) => wounds)).toEqual(table.wounds);
    }
  });

  test('DR-SETUP-07 each player is dealt one character, face-up, all different', () => {
    for (const seed of seeds) {
      const characters = dealt(4, seed)
        .view('spectator')
        .players.map((player) => player.character);
      expect(new Set(characters).size).toBe(4);
    }
  });

  test('DR-SETUP-08 each player takes coins, wounds and items of the character from the supply', () => {
    const table = dealt(5, 'all five');
    for (const { seat, character, coins, wounds } of table.view('spectator').players) {
      const card = CHARACTERS[character];
      expect({ coins, wounds, items: table.items(seat) }).toEqual({ ...card });
    }
    expect(table.supply).toEqual({ torch: 5, 'crystal-ball': 4, key: 5, sword: 5 });
  });

  test('DR-SETUP-09 each player holds one power card of each value', () => {
    const table = dealt(5, 'power');
    for (let seat = 0; seat < 5; seat++) {
      expect(table.power(seat)).toEqual(['power-1', 'power-2', 'power-3', 'power-4', 'power-5']);
    }
  });

  test('DR-SETUP-10 coins, wounds and character are public, the hand is seen by its player only', () => {
    const table = dealt(3, 'public');
    const of = (viewer: 0 | 1 | 'spectator') => at(table.view(viewer).players, 0);
    expect(of(0).hand).toMatchObject({ power: table.power(0) });
    expect(of(1)).toEqual({ ...of(0), hand: 'hidden' });
    expect(of('spectator')).toEqual(of(1));
  });

  test('DR-SETUP-11 the basic game has no start player: all are asked at once', () => {
    const table = dealt(4, 'no start');
    expect(table.awaited).toEqual([0, 1, 2, 3]);
    expect(table.view(0).mapHolder).toBeUndefined();
  });

  test('DR-SETUP-12 the character has no effect after set-up', () => {
    const play = (characters: readonly number[]): Raid => {
      const { state } = dealt(3, 'effect');
      return new Raid(dungeonRaiders, { ...state, characters }).goOnTo();
    };
    const rest = (table: Raid): State => ({ ...table.state, characters: [] });
    expect(rest(play([0, 1, 2, 3, 4]))).toEqual(rest(play([4, 3, 2, 1, 0])));
  });

  test('DR-RULING-03 coins and wounds are taken too, not items alone', () => {
    const [first] = newsOfSetup(3);
    expect(first?.public).toMatchObject({ type: 'character-dealt', seat: 0 });
    const table = dealt(5, 'ruling');
    expect([table.coins, table.wounds].map((held) => held.reduce((a, b) => a + b))).toEqual([9, 6]);
  });

  test('DR-RULING-07 removed level cards stay unseen, and item piles are open with their counts', () => {
    const table = dealt(3, 'piles');
    expect(table.view('spectator').supply).toEqual(table.view('all').supply);
    expect(JSON.stringify(newsOfSetup(3).map((event) => event.public))).not.toContain('removed');
    expect(table.view('spectator').secrets).toBeUndefined();
  });
});

describe('randomness', () => {
  const rooms = [...ROOM_DECK].reverse();
  const levels = [6, 5, 4, 3, 2, 1, 0];
  const characters = [4, 3, 2, 1, 0];
  const script = [order(...rooms), draw(7, 10), order(...levels), order(...characters)];

  test('DR-RAND-01 the room cards are shuffled: the first 24 are played in that order', () => {
    const { state } = scripted(3, basic, script);
    expect(state.rooms.slice(0, 24)).toEqual(rooms.slice(0, 24));
    expect(state.removedRooms).toEqual(rooms.slice(24));
  });

  test('DR-RAND-02 the boss is one of ten, each equally likely', () => {
    for (const [n, boss] of BOSS_IDS.entries()) {
      const fates = [script[0], draw(n, 10), script[2], script[3]].flatMap((fate) => fate ?? []);
      expect(scripted(3, basic, fates).state.rooms[24]).toBe(FIRST_BOSS + BOSS_IDS.indexOf(boss));
    }
  });

  test('DR-RAND-03 the level cards are shuffled: the first five are played in that order', () => {
    const open = scripted(3, basic, script).view('all');
    expect([open.levelCard, ...(open.secrets?.levelPile ?? [])]).toEqual([
      'level-7',
      'level-6',
      'level-5',
      'level-4',
      'level-3',
    ]);
  });

  test('DR-RAND-04 the characters are shuffled: one to each seat in that order', () => {
    const players = scripted(4, basic, script).view(0).players;
    expect(players.map((player) => player.character)).toEqual([...CHARACTER_IDS].reverse().slice(0, 4));
  });

  test('DR-RAND-05 the start player of the tactical variant is one of the seats, each equally likely', () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(scripted(4, tactical, [...script, draw(seat, 4)]).view(0).mapHolder).toBe(seat);
    }
  });
});

/** A set-up in which chance brings exactly this, in this order. */
function scripted(
  seats: number,
  variants: typeof basic,
  fates: ConstructorParameters<typeof ScriptedRng>[0],
): Raid {
  const rng = new ScriptedRng(fates);
  const state = dungeonRaiders.setup(seats, variants, rng);
  rng.done();
  return new Raid(dungeonRaiders, state);
}
