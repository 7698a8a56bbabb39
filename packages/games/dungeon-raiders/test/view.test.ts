import { at, FastRng } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { dungeonRaiders, type RoomId } from '../src/index.ts';
import { raid } from './raid.ts';

const redealt = (table: ReturnType<typeof raid>, viewer: number | 'spectator', seed: string) =>
  dungeonRaiders.redeal(table.state, viewer, new FastRng(seed));

const manySeeds = Array.from({ length: 60 }, (_, n) => `world ${n}`);

describe('what a viewer sees', () => {
  test('DR-RULING-38 the hand is shown to its player only, and its size to all', () => {
    const table = raid({ items: { 0: ['key', 'sword', 'sword'] } });
    expect(at(table.view(0).players, 0).hand).toEqual({
      power: ['power-1', 'power-2', 'power-3', 'power-4', 'power-5'],
      items: { torch: 0, 'crystal-ball': 0, key: 1, sword: 2 },
    });
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(at(table.view(viewer).players, 0)).toMatchObject({ hand: 'hidden', handSize: 8 });
    }
  });

  test('a committed card has left the hand for its player, and nothing but its size for others', () => {
    const table = raid({ room: 'goblin', items: { 0: ['sword'] } });
    const before = table.view(1);
    table.answer(0, 'play:sword');
    expect(at(table.view(0).players, 0)).toMatchObject({ committed: 'sword', hand: { items: { sword: 0 } } });
    expect(table.view(1).supply).toEqual(before.supply);
    expect(at(table.view(1).players, 0)).toMatchObject({ committed: 'hidden', used: [], handSize: 5 });
  });

  test('a spectator sees what everybody sees: what a seat sees without its own hand, cards and looks', () => {
    const table = raid({ row: 'UDUDD', items: { 0: ['torch'] } })
      .answer(0, 'torch')
      .answer(1, 'play:power-1');
    expect(table.view('spectator')).toEqual({
      ...table.view(2),
      players: table.view(2).players.map((player) => ({ ...player, hand: 'hidden' })),
    });
  });

  test('the room before shows the final card of each seat, also when the game is over', () => {
    const table = raid({ room: 'goblin', items: { 0: ['crystal-ball'] } });
    expect(table.view(0).previous).toBeUndefined();
    table.play(['crystal-ball', 'power-2'], 'power-3', 'power-4');
    expect(table.view(0).previous).toEqual({ room: 'goblin', cards: ['power-2', 'power-3', 'power-4'] });
    const over = raid({ room: 'mummy' }).play('power-1', 'power-2', 'power-3');
    expect(over.view(0)).toMatchObject({
      phase: 'over',
      previous: { room: 'mummy', cards: ['power-1', 'power-2', 'power-3'] },
    });
  });

  test('in the middle of an answer the game goes on until the boss is resolved', () => {
    const phases = (room: RoomId) => {
      const table = raid({ room }).answer(0, 'play:power-1').answer(1, 'play:power-2');
      const state = dungeonRaiders.copy(table.state);
      const seen: string[] = [];
      const card = dungeonRaiders.optionNamed('play:power-3') ?? 0;
      dungeonRaiders.answer(state, 2, card, new FastRng('none'), (event) => {
        const type = event.public?.type ?? '';
        const { phase, outcome, previous } = dungeonRaiders.view(state, 0);
        expect(outcome !== undefined, type).toBe(phase === 'over');
        if (type === 'level-ended') expect(previous?.room).toBe(room);
        if (phase === 'over') seen.push(type);
      });
      return seen;
    };
    expect(phases('goblin')).toEqual([]);
    expect(phases('mummy')).toEqual(['level-ended', 'collapsed', 'game-won']);
  });

  test('the challenge of a monster tells what is still missing', () => {
    const table = raid({ tactical: true, room: 'troll' }).answer(0, 'play:power-5');
    expect(table.view(2).challenge).toEqual({
      kind: 'monster',
      strength: 14,
      total: 5,
      missing: 9,
      wounds: 2,
      loseCoins: 0,
      eliminates: false,
    });
  });

  test('a game laid open hides nothing', () => {
    const table = raid({ row: 'UDUDD' }).answer(0, 'play:power-3');
    const open = table.view('all');
    expect(open.players.every((player) => player.hand !== 'hidden')).toBe(true);
    expect(at(open.players, 0).committed).toBe('power-3');
    expect(open.row.every(({ room }) => room !== 'dark-room')).toBe(true);
    expect(open.secrets?.roomPile).toHaveLength(20);
    expect(open.secrets?.removedRooms).toHaveLength(6);
  });
});

describe('what is dealt anew', () => {
  test('dark rooms, the pile, the removed cards, the boss and the levels to come change places', () => {
    const table = raid({ row: 'UDUDD' });
    const worlds = manySeeds.map((seed) => redealt(table, 0, seed));
    const different = (pick: (world: (typeof worlds)[number]) => unknown) => new Set(worlds.map(pick)).size;
    expect(different(({ rooms }) => rooms[1])).toBeGreaterThan(5);
    expect(different(({ rooms }) => rooms[12])).toBeGreaterThan(5);
    expect(different(({ rooms }) => rooms[24])).toBe(10);
    expect(different(({ removedRooms }) => removedRooms[0])).toBeGreaterThan(5);
    expect(different(({ levels }) => levels[1])).toBe(6);
    expect(different(({ levels }) => levels[0])).toBe(1);
    expect(different(({ rooms }) => `${rooms[0]} ${rooms[2]}`)).toBe(1);
  });

  test('who has looked keeps those rooms and no others', () => {
    const table = raid({ level: 5, row: 'UUDDD', boss: 'golem', items: { 0: ['torch'] } }).answer(0, 'torch');
    for (const seed of manySeeds) {
      expect(redealt(table, 0, seed).rooms).toEqual(table.state.rooms);
      expect(redealt(table, 1, seed).rooms.slice(0, 22)).toEqual(table.state.rooms.slice(0, 22));
    }
    expect(new Set(manySeeds.map((seed) => redealt(table, 1, seed).rooms[24])).size).toBe(10);
  });

  test('a committed card of another becomes any card legal for that seat, the own one stays', () => {
    const table = raid({
      room: 'goblin',
      items: { 0: ['sword', 'key'] },
      used: { 0: ['power-1', 'power-2'] },
    });
    table.answer(0, 'play:power-3').answer(1, 'play:power-4');
    const sealed = manySeeds.map((seed) => redealt(table, 1, seed).sealed);
    expect(new Set(sealed.map((cards) => cards[0]))).toEqual(new Set([3, 4, 5, 9]));
    expect(new Set(sealed.map((cards) => cards[1]))).toEqual(new Set([4]));
    expect(new Set(sealed.map((cards) => cards[2]))).toEqual(new Set([0]));
  });

  test('hands, coins and piles stay as they are', () => {
    const table = raid({ items: { 0: ['sword'], 2: ['torch'] }, coins: [1, 2, 3] }).answer(0, 'play:power-3');
    const { rooms, removedRooms, levels, sealed, ...open } = redealt(table, 'spectator', 'hands');
    expect(table.state).toMatchObject(open);
  });
});
