import { describe, expect, test } from 'vitest';
import { raid } from '../raid.ts';

describe('vault', () => {
  test('DR-VAULT-01 each player receives the gift of the value played, with power cards only', () => {
    const table = raid({
      seats: 5,
      room: 'vault-riches',
      wounds: [5, 5, 5, 5, 5],
      items: { 0: ['key', 'sword'] },
    });
    expect(table.playable(0)).toEqual(['power-1', 'power-2', 'power-3', 'power-4', 'power-5']);
    table.play('power-1', 'power-2', 'power-3', 'power-4', 'power-5');
    expect(table.coins).toEqual([1, 2, 0, 3, 0]);
    expect(table.wounds).toEqual([5, 5, 4, 5, 3]);
  });

  test('DR-VAULT-02 an item goes from the supply into the hand, without a hand limit', () => {
    const many = ['torch', 'torch', 'key', 'key', 'key', 'key', 'sword', 'sword', 'sword', 'sword'] as const;
    const table = raid({ room: 'vault-items', items: { 0: many } }).play('power-1', 'power-2', 'power-5');
    expect(table.items(0)).toEqual(['torch', ...many]);
    expect(table.items(1)).toEqual(['crystal-ball']);
    expect(table.supply).toMatchObject({ torch: 3, 'crystal-ball': 5 });
  });

  test('DR-VAULT-03 if more players are due an item than its pile holds, none of them gets it; each item for itself', () => {
    const table = raid({ seats: 5, room: 'vault-items', supply: { torch: 1, key: 2, sword: 0 } });
    table.play('power-1', 'power-1', 'power-3', 'power-3', 'power-4');
    expect([0, 1, 2, 3, 4].map((seat) => table.items(seat))).toEqual([[], [], ['key'], ['key'], []]);
    expect(table.supply).toMatchObject({ torch: 1, key: 0, sword: 0 });
    expect(table.told('pile-too-small')).toEqual([
      { type: 'pile-too-small', item: 'torch', pile: 1, seats: [0, 1] },
      { type: 'pile-too-small', item: 'sword', pile: 0, seats: [4] },
    ]);
    expect(table.rulesOf('pile-too-small')).toEqual(['DR-VAULT-03', 'DR-VAULT-03']);
  });

  test('DR-VAULT-04 each player due coins gains the full amount, up to 20', () => {
    const table = raid({ room: 'vault-riches', coins: [18, 3, 0] }).play('power-4', 'power-4', 'power-4');
    expect(table.coins).toEqual([20, 6, 3]);
  });

  test('DR-VAULT-05 each player due a potion discards that many wounds, at most all', () => {
    const table = raid({ room: 'vault-riches', wounds: [4, 1, 0] }).play('power-5', 'power-5', 'power-5');
    expect(table.wounds).toEqual([2, 0, 0]);
    // Whoever has none is told so: a potion without a line after it would leave the reader waiting.
    expect(table.told('wounds-changed')).toMatchObject([
      { seat: 0, from: 4, to: 2 },
      { seat: 1, from: 1, to: 0 },
      { seat: 2, from: 0, to: 0 },
    ]);
  });

  test('DR-VAULT-06 gifts cannot be refused or swapped: nobody is asked', () => {
    const table = raid({ room: 'vault-items', wounds: [1, 1, 1] }).play('power-5', 'power-5', 'power-1');
    expect(table.where).toBe('1.2');
    expect(table.wounds).toEqual([0, 0, 1]);
    expect(table.items(2)).toEqual(['torch']);
  });

  test.each([false, true])(
    'DR-RULING-28 a pile counts crystal balls and torches of this room (tactical: %s)',
    (tactical) => {
      const table = raid({
        room: 'vault-items',
        row: 'UDDUD',
        tactical,
        items: { 0: ['crystal-ball'], 1: ['torch'] },
        supply: { 'crystal-ball': 0, torch: 0 },
      }).answer(1, 'torch');
      table.play(['crystal-ball', 'power-2'], 'power-1', 'power-5');
      expect([table.items(0), table.items(1)]).toEqual([['crystal-ball'], ['torch']]);
    },
  );

  test('DR-RULING-29 a potion is taken even by one who would rather keep the wounds', () => {
    const table = raid({ room: 'vault-items', wounds: [1, 5, 5] }).play('power-5', 'power-3', 'power-4');
    expect(table.wounds).toEqual([0, 5, 5]);
  });
});
