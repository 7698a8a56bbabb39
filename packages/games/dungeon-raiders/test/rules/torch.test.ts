import { at } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { raid } from '../raid.ts';

const holds = { 0: ['torch'], 1: ['torch'], 2: ['torch'] } as const;
const rooms = (table: ReturnType<typeof raid>, seat: number) => table.view(seat).row.map(({ room }) => room);

describe('torch', () => {
  test('DR-TORCH-01 it may be used whenever anybody chooses a card: before the own choice, after it, and while others owe a further card', () => {
    const table = raid({ row: 'UDUDD', items: { ...holds, 2: ['torch', 'crystal-ball'] } });
    expect(table.decision(0)).toBe('DR-DEC-PLAY');
    expect(table.options(0)).toContain('torch');

    table.answer(0, 'play:power-1');
    expect(table.invited).toEqual([0]);
    expect(table.decision(0)).toBe('DR-DEC-TORCH');
    expect(table.options(0)).toEqual(['torch']);

    table.answer(1, 'play:power-1').answer(2, 'play:crystal-ball');
    expect(table.awaited).toEqual([2]);
    expect(table.invited).toEqual([0, 1]);
    table.answer(0, 'torch');
    expect(table.invited).toEqual([1]);
  });

  test('DR-TORCH-02 the user sees every dark room of the row at once', () => {
    const table = raid({ row: 'UDUDD', items: holds }).answer(0, 'torch');
    const truth = table.view('all').row;
    expect(table.told('torch-used', 0)).toEqual([
      {
        type: 'torch-used',
        seat: 0,
        positions: [2, 4, 5],
        rooms: [2, 4, 5].map((position) => ({ position, room: at(truth, position - 1).room })),
      },
    ]);
  });

  test('DR-TORCH-03 only the user sees them, and they stay face-down', () => {
    const table = raid({ row: 'UDUDD', items: holds });
    const others = [rooms(table, 1), rooms(table, 2)];
    table.answer(0, 'torch');
    expect([rooms(table, 1), rooms(table, 2)]).toEqual(others);
    for (const viewer of [0, 1] as const) {
      expect(table.view(viewer).row.map(({ place }) => place)).toEqual([
        'current',
        'dark',
        'open',
        'dark',
        'dark',
      ]);
    }
  });

  test('DR-TORCH-04 who used a torch is public at once, what was seen is not; others may follow, committed cards stay', () => {
    const table = raid({ row: 'UDUDD', items: holds }).answer(2, 'play:power-4').answer(0, 'torch');
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(table.news(viewer)).toEqual([{ type: 'torch-used', seat: 0, positions: [2, 4, 5] }]);
      expect(table.view(viewer).players[0]?.lookedAtDark).toBe(true);
    }
    expect(table.options(1)).toContain('torch');
    expect(table.view(2).players[2]?.committed).toBe('power-4');
  });

  test('DR-TORCH-05 it returns to the supply immediately', () => {
    const table = raid({ row: 'UDUDD', items: { 0: ['torch'] } });
    expect(table.supply.torch).toBe(5);
    table.answer(0, 'torch');
    expect(table.supply.torch).toBe(6);
    expect(table.items(0)).toEqual([]);
  });

  test('DR-TORCH-06 it is not the card for the room, and the game never waits for it', () => {
    const table = raid({ row: 'UDUDD', items: holds }).answer(0, 'torch');
    expect(table.awaited).toEqual([0, 1, 2]);
    table.play('power-1', 'power-1', 'power-1');
    expect(table.where).toBe('1.2');
    expect(table.items(1)).toEqual(['torch']);
  });

  test('DR-TORCH-07 it is legal only if the row has a dark room that the player has not seen', () => {
    expect(raid({ row: 'UDUDD', items: holds, looked: [0] }).whyNot(0, 'torch')).toBe('DR-TORCH-07');
    expect(raid({ row: 'UUUUD', position: 5, items: holds }).whyNot(0, 'torch')).toBe('DR-TORCH-07');
    expect(raid({ row: 'UUUUD', position: 4, items: holds }).options(0)).toContain('torch');
    expect(raid({ row: 'UUUUD' }).whyNot(0, 'torch')).toBe('DR-TORCH-01');
  });

  test('DR-TORCH-08 it shows neither the current room nor the pile, the removed cards or another level', () => {
    const table = raid({ row: 'UDUDD', position: 2, items: holds }).answer(0, 'torch');
    expect(at(table.told('torch-used', 0), 0).positions).toEqual([4, 5]);
    expect(table.view(0).secrets).toBeUndefined();
    table.goOnTo('2.1');
    expect(rooms(table, 0)).toEqual(rooms(table, 1));
  });

  test('DR-TORCH-09 any number of players may use torches in one level, in one room too', () => {
    const table = raid({ row: 'UDUDD', items: holds });
    for (const seat of [0, 1, 2]) table.answer(seat, 'torch');
    expect(table.view(0).players.map((player) => player.lookedAtDark)).toEqual([true, true, true]);
    expect(rooms(table, 0)).toEqual(rooms(table, 2));
  });

  test('DR-TORCH-10 what was seen stays known to that player until the rooms are entered', () => {
    const table = raid({ row: 'UDDUD', items: { 0: ['torch'] } }).answer(0, 'torch');
    const truth = table.view('all').row.map(({ room }) => room);
    for (const room of ['1.2', '1.3', '1.4', '1.5']) {
      table.goOnTo(room);
      expect(rooms(table, 0)).toEqual(truth);
    }
    table.goOnTo('2.1');
    expect(table.view(0).players[0]?.lookedAtDark).toBe(false);
  });

  test('DR-TORCH-11 in level 5 it shows a dark boss like any dark room', () => {
    const table = raid({ level: 5, row: 'UUDDD', boss: 'vampire', items: holds }).answer(0, 'torch');
    expect(at(table.told('torch-used', 0), 0).rooms?.at(-1)).toEqual({ position: 5, room: 'vampire' });
  });

  test('DR-RULING-08 a torch shows all dark rooms of the row, not one of them', () => {
    const table = raid({ row: 'UDDDU', items: holds }).answer(0, 'torch');
    expect(at(table.told('torch-used', 0), 0).rooms).toHaveLength(3);
  });

  test('DR-RULING-09 it can be used after the own commit, but not once the last card has been chosen', () => {
    const table = raid({ room: 'vault-items', row: 'UDDUD', items: { 0: ['torch'] }, supply: { torch: 0 } });
    table.answer(0, 'play:power-1').answer(1, 'play:power-5');
    expect(table.options(0)).toEqual(['torch']);
    table.answer(2, 'play:power-5');
    // The vault has been resolved: no moment was left to return the torch to its pile first.
    expect(table.told('pile-too-small')).toHaveLength(1);
  });

  test('DR-RULING-10 a torch cannot be wasted on what its player has seen', () => {
    const table = raid({ row: 'UDUDD', items: { 0: ['torch', 'torch'] } }).answer(0, 'torch');
    expect(table.options(0)).not.toContain('torch');
    expect(table.items(0)).toEqual(['torch']);
  });
});
