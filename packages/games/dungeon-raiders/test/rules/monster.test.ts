import { describe, expect, test } from 'vitest';
import { type Play, raid } from '../raid.ts';

describe('monster room', () => {
  test.each([
    [3, 8],
    [4, 10],
    [5, 13],
  ])('DR-MON-01 with %i players the strength of the Snake is %i', (seats, strength) => {
    const table = raid({ seats, room: 'snake' });
    expect(table.view(0).challenge).toMatchObject({ kind: 'monster', strength, missing: strength });
    const plays: Play[] = Array.from({ length: seats }, () => 'power-1');
    expect(table.play(...plays).told('fought')).toEqual([
      { type: 'fought', room: 'snake', total: seats, strength, defeated: false },
    ]);
  });

  test('DR-MON-02 a sum equal to or above the strength defeats it and nothing else happens', () => {
    for (const plays of [
      ['power-5', 'power-3', 'power-3'],
      ['power-5', 'power-5', 'power-3'],
    ] as const) {
      const table = raid({ room: 'skeleton', coins: [1, 2, 3] }).play(...plays);
      expect(table.told('fought')).toMatchObject([{ strength: 11, defeated: true }]);
      expect(table.wounds).toEqual([0, 0, 0]);
    }
  });

  test('DR-MON-03 a sum below the strength makes it attack', () => {
    const table = raid({ room: 'skeleton' }).play('power-5', 'power-3', 'power-2');
    expect(table.told('fought')).toMatchObject([{ total: 10, strength: 11, defeated: false }]);
    expect(table.rulesOf('fought')).toEqual(['DR-MON-03']);
    expect(table.told('attacked')).toEqual([{ type: 'attacked', room: 'skeleton', value: 2, seats: [2] }]);
  });

  test('DR-MON-04 all who tie for the lowest value gain the full number of wounds', () => {
    const table = raid({ seats: 4, room: 'dragon' }).play('power-5', 'power-2', 'power-3', 'power-2');
    expect(table.wounds).toEqual([0, 3, 0, 3]);
  });

  test('DR-MON-05 there is no upper limit to wounds', () => {
    const table = raid({ room: 'zombie', wounds: [25, 0, 0] }).play('power-1', 'power-2', 'power-2');
    expect(table.wounds).toEqual([26, 0, 0]);
  });

  test('DR-MON-06 defeating a monster gives no reward', () => {
    const table = raid({ room: 'goblin', coins: [4, 4, 4], items: { 0: ['sword'] } });
    const supply = { ...table.supply, sword: 6 };
    table.play('sword', 'power-5', 'power-5');
    expect(table.coins).toEqual([4, 4, 4]);
    expect(table.supply).toEqual(supply);
    expect([0, 1, 2].map((seat) => table.items(seat))).toEqual([[], [], []]);
  });

  test('DR-RULING-21 all comparisons are by value: a sword is as low as a 5', () => {
    const table = raid({ room: 'dragon', items: { 0: ['sword'] }, seats: 5 });
    table.play('sword', 'power-5', 'power-4', 'power-4', 'power-4');
    expect(table.wounds).toEqual([0, 0, 3, 3, 3]);
    const equal = raid({ room: 'minotaur', items: { 0: ['sword'] } }).play('sword', 'power-5', 'power-3');
    expect(equal.told('highest-rewarded')).toMatchObject([{ value: 5, seats: [0, 1] }]);
  });
});
