import { at } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { dungeonRaiders, ROOM_CARD_IDS, ROOMS } from '../../src/index.ts';
import { raid } from '../raid.ts';

describe('the steps of a room', () => {
  test('DR-ROOM-01 rooms are entered from position 1 to 5, none is skipped', () => {
    const table = raid().goOnTo('2.1');
    expect(table.told('room-entered').map(({ level, position }) => `${level}.${position}`)).toEqual([
      '1.2',
      '1.3',
      '1.4',
      '1.5',
      '2.1',
    ]);
  });

  test('DR-ROOM-02 a face-down room is turned up when entered and is public from then on', () => {
    const table = raid({ row: 'UDUDD' });
    const truth = at(table.view('all').row, 1).room;
    expect(at(table.view('spectator').row, 1).room).toBe('dark-room');
    table.goOnTo('1.2');
    expect(table.told('room-entered')).toEqual([
      { type: 'room-entered', level: 1, position: 2, room: truth, turnedUp: true },
    ]);
    expect(table.events.at(-1)).toMatchObject({ rule: 'DR-ROOM-02', reveals: true });
    expect(table.view('spectator')).toMatchObject({ room: truth, position: 2 });
    table.goOnTo('1.3');
    expect(at(table.view('spectator').row, 1)).toEqual({ position: 2, place: 'passed', room: truth });
  });

  test('DR-ROOM-03 all choose one legal card at the same time; others learn only that it has been chosen', () => {
    const table = raid({ room: 'goblin', items: { 0: ['sword'] } });
    expect(table.awaited).toEqual([0, 1, 2]);
    expect(table.options(0)).toEqual([
      'play:power-1',
      'play:power-2',
      'play:power-3',
      'play:power-4',
      'play:power-5',
      'play:sword',
    ]);
    const before = at(table.view(1).players, 0);
    table.answer(0, 'play:sword');
    expect(table.news(0)).toEqual([{ type: 'card-committed', seat: 0, card: 'sword' }]);
    expect(table.news(1)).toEqual([{ type: 'card-committed', seat: 0 }]);
    expect(at(table.view(1).players, 0)).toEqual({
      ...before,
      committed: 'hidden',
      due: false,
      handSize: before.handSize - 1,
    });
    expect(table.view(1).supply).toEqual(raid({ items: { 0: ['sword'] } }).supply);
    expect(table.whyNot(1, 'play:sword')).toBe('DR-ROOM-03');
  });

  test('DR-ROOM-04 a committed card is final', () => {
    const table = raid({ room: 'goblin' }).answer(0, 'play:power-5');
    expect(table.options(0)).toEqual([]);
    expect(table.whyNot(0, 'play:power-1')).toBe('DR-ROOM-04');
  });

  test('DR-ROOM-05 when all have committed, all cards are revealed together', () => {
    const table = raid({ room: 'goblin' }).answer(2, 'play:power-1').answer(0, 'play:power-2');
    expect(table.told('cards-revealed')).toEqual([]);
    table.answer(1, 'play:power-3');
    expect(table.told('cards-revealed')).toEqual([
      {
        type: 'cards-revealed',
        cards: [
          { seat: 0, card: 'power-2' },
          { seat: 1, card: 'power-3' },
          { seat: 2, card: 'power-1' },
        ],
      },
    ]);
  });

  test('DR-ROOM-06 crystal balls come next: the room is not resolved before everybody has a final card', () => {
    const table = raid({ room: 'treasure-4', items: { 0: ['crystal-ball'] } });
    table.answer(0, 'play:crystal-ball').answer(1, 'play:power-4').answer(2, 'play:power-3');
    expect(table.coins).toEqual([0, 0, 0]);
    table.answer(0, 'play:power-5');
    expect(table.coins).toEqual([4, 0, 0]);
  });

  test('DR-ROOM-07 all effects apply at once, from the state before: who is hit first makes no difference', () => {
    // If the trap hit one after the other, the second richest would have become the richest.
    const table = raid({ room: 'lava-trap', coins: [9, 8, 8] }).play('power-5', 'power-5', 'power-5');
    expect(table.coins).toEqual([6, 8, 8]);
  });

  test('DR-ROOM-08 the room card leaves the game: it is passed and never comes again', () => {
    const table = raid().goOnTo();
    const { earlier, row } = table.view('spectator');
    const rooms = [...earlier.flatMap((level) => level.rooms), ...row.map(({ room }) => room)];
    expect(rooms).toHaveLength(25);
    expect(row.every(({ place }) => place === 'passed')).toBe(true);
    for (const id of ROOM_CARD_IDS) {
      expect(rooms.filter((room) => room === id).length).toBeLessThanOrEqual(ROOMS[id].count);
    }
  });

  test('DR-ROOM-09 crystal balls and torches go back at once, keys and swords after the room is resolved', () => {
    const treasure = raid({ room: 'treasure-3', items: { 0: ['crystal-ball', 'key'], 1: ['key'] } });
    treasure.answer(0, 'play:crystal-ball').answer(1, 'play:key').answer(2, 'play:power-1');
    expect(treasure.supply).toMatchObject({ 'crystal-ball': 6, key: 4 });
    treasure.answer(0, 'play:key');
    expect(treasure.supply).toMatchObject({ 'crystal-ball': 6, key: 6 });
    const order = treasure.log.map((event) => event.public?.type);
    expect(order.lastIndexOf('items-returned')).toBeGreaterThan(order.lastIndexOf('coins-changed'));

    const wolves = raid({ room: 'wolf-pack', items: { 0: ['torch'], 1: ['sword'] } });
    wolves.play('torch', 'sword', 'power-1');
    expect(wolves.told('items-returned').map(({ item }) => item)).toEqual(['torch', 'sword']);
    expect(wolves.rulesOf('items-returned')).toEqual(['DR-ROOM-09', 'DR-ROOM-09']);
    const open = raid({ tactical: true, room: 'wolf-pack', items: { 0: ['torch'] } });
    open.play('torch', 'power-2', 'power-1');
    expect(open.rulesOf('items-returned')).toEqual(['DR-ROOM-09']);
  });

  test('DR-ROOM-10 used power cards lie open before their owner until the level ends', () => {
    const table = raid({ room: 'goblin' }).play('power-5', 'power-4', 'power-3');
    expect(table.view(2).players.map(({ used }) => used)).toEqual([['power-5'], ['power-4'], ['power-3']]);
    expect(table.power(0)).not.toContain('power-5');
    expect(table.whyNot(0, 'play:power-5')).toBe('DR-ROOM-10');
    const lowest = raid({ used: { 0: ['power-1'] } });
    expect(lowest.whyNot(0, 'play:power-1')).toBe('DR-ROOM-10');
  });

  test('DR-ROOM-11 after room 5 all used power cards come back, used items do not', () => {
    const table = raid({
      position: 5,
      room: 'goblin',
      used: { 0: ['power-1', 'power-2'] },
      items: { 1: ['sword'] },
    });
    table.play('power-3', 'sword', 'power-3');
    expect(table.power(0)).toHaveLength(5);
    expect(table.items(1)).toEqual([]);
    expect(table.view(0).players.map(({ used }) => used)).toEqual([[], [], []]);
    expect(table.told('level-ended')).toEqual([{ type: 'level-ended', level: 1 }]);
  });

  test('DR-RULING-17 a committed card cannot be changed while others still choose', () => {
    const table = raid({ room: 'goblin', row: 'UDUDD', items: { 0: ['torch'] } }).answer(0, 'play:power-2');
    expect(table.options(0)).toEqual(['torch']);
    table.answer(1, 'play:power-2').answer(0, 'torch');
    expect(table.view(0).players[0]?.committed).toBe('power-2');
  });

  test('DR-RULING-40 inside one room nothing depends on an order of seats', () => {
    const seats = [0, 1, 2, 3];
    const turned = (by: number) => seats.map((seat) => (seat + by) % 4);
    const plays = ['power-5', 'power-1', 'power-5', 'power-1'] as const;
    for (const room of [
      'treasure-4-2',
      'dragon',
      'vault-riches',
      'magnet-trap',
      'sphinx',
      'vampire',
    ] as const) {
      const results = seats.map((by) => {
        const of = <T>(values: readonly T[]): T[] => turned(by).map((seat) => at(values, seat));
        const table = raid({ seats: 4, room, coins: of([9, 9, 2, 1]), wounds: of([0, 3, 0, 3]) }).play(
          ...of(plays),
        );
        const back = (held: readonly number[]) => seats.map((seat) => held[turned(by).indexOf(seat)]);
        return [back(table.coins), back(table.wounds)];
      });
      for (const result of results) expect(result).toEqual(results[0]);
    }
  });

  test('nothing more can be answered when the game has ended', () => {
    const table = raid({ room: 'mummy', items: { 0: ['torch'] } }).play('power-1', 'power-2', 'power-3');
    expect(table.awaited).toEqual([]);
    expect(table.invited).toEqual([]);
    expect(dungeonRaiders.whyNot(table.state, 0, 1)).toBe('DR-BOSS-15');
  });
});
