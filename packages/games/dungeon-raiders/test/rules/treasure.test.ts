import { describe, expect, test } from 'vitest';
import { raid } from '../raid.ts';

describe('treasure room', () => {
  test('DR-TREAS-01 the values of the final cards are compared, a key as 5', () => {
    const items = { 0: ['key'], 1: ['crystal-ball'] } as const;
    const table = raid({ room: 'treasure-3', items }).play('key', ['crystal-ball', 'power-4'], 'power-3');
    expect(table.told('chest-opened')).toEqual([
      { type: 'chest-opened', chest: 1, coins: 3, value: 5, seats: [0], each: 3 },
    ]);
  });

  test('DR-TREAS-02 the highest value gains the first chest', () => {
    const table = raid({ room: 'treasure-4-2' }).play('power-2', 'power-4', 'power-1');
    expect(table.coins[1]).toBe(4);
    expect(table.rulesOf('chest-opened')[0]).toBe('DR-TREAS-02');
  });

  test.each([
    ['treasure-4', 4, [2, 2, 0, 0]],
    ['treasure-3', 3, [1, 1, 0, 0]],
    ['treasure-1', 1, [0, 0, 0, 0]],
  ] as const)('DR-TREAS-03 two who tie for %s share %i coins, rounded down', (room, _, coins) => {
    const table = raid({ seats: 4, room }).play('power-5', 'power-5', 'power-4', 'power-3');
    expect(table.coins).toEqual(coins);
    expect(table.rulesOf('chest-opened')).toEqual(['DR-TREAS-03']);
  });

  test('DR-TREAS-03 a share of nothing is no change of coins in the log', () => {
    const table = raid({ seats: 4, room: 'treasure-3' }).play('power-2', 'power-2', 'power-2', 'power-2');
    expect(table.told('chest-opened')).toMatchObject([{ seats: [0, 1, 2, 3], each: 0 }]);
    expect(table.told('coins-changed')).toEqual([]);
  });

  test('DR-TREAS-04 the second-highest distinct value gains the second chest by the same rule', () => {
    const table = raid({ seats: 5, room: 'treasure-4-2' });
    table.play('power-5', 'power-5', 'power-5', 'power-2', 'power-1');
    expect(table.coins).toEqual([1, 1, 1, 2, 0]);
    const tied = raid({ seats: 5, room: 'treasure-3-2' });
    tied.play('power-5', 'power-3', 'power-3', 'power-2', 'power-1');
    expect(tied.coins).toEqual([3, 1, 1, 0, 0]);
  });

  test('DR-TREAS-05 with equal values the second chest is not awarded', () => {
    const table = raid({ room: 'treasure-3-2' }).play('power-2', 'power-2', 'power-2');
    expect(table.coins).toEqual([1, 1, 1]);
    expect(table.told('chest-left')).toEqual([{ type: 'chest-left', coins: 2 }]);
  });

  test('DR-TREAS-06 with one chest only the highest value gains', () => {
    const table = raid({ room: 'treasure-2' }).play('power-5', 'power-4', 'power-3');
    expect(table.coins).toEqual([2, 0, 0]);
    expect(table.told('chest-left')).toEqual([]);
  });
});
