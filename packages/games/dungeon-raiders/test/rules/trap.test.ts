import { describe, expect, test } from 'vitest';
import { type CardId, ROOMS, type RoomId } from '../../src/index.ts';
import { raid } from '../raid.ts';

const TRAPS = ['lava-trap', 'magnet-trap', 'spike-trap', 'boulder-trap'] as const;

describe('trap', () => {
  test('DR-TRAP-01 only the highest value matters, no matter who played it or how many did', () => {
    const lost = (...plays: CardId[]) =>
      9 - (raid({ room: 'lava-trap', coins: [9, 1, 1] }).play(...plays).coins[0] ?? 0);
    expect(lost('power-1', 'power-4', 'power-2')).toBe(2);
    expect(lost('power-4', 'power-1', 'power-1')).toBe(2);
    expect(lost('power-4', 'power-4', 'power-4')).toBe(2);
  });

  test.each([
    ['lava-trap', [0, 0, 1, 2, 3]],
    ['magnet-trap', [0, 1, 1, 2, 2]],
    ['spike-trap', [0, 0, 1, 2, 2]],
    ['boulder-trap', [0, 1, 1, 1, 2]],
  ] as const)('DR-TRAP-02 the highest value selects the penalty of the %s', (room, penalties) => {
    const suffered = (['power-1', 'power-2', 'power-3', 'power-4', 'power-5'] as const).map((highest) => {
      const table = raid({ room, coins: [9, 1, 1], wounds: [0, 5, 5] }).play(highest, 'power-1', 'power-1');
      return 9 - (table.coins[0] ?? 0) + (table.wounds[0] ?? 0);
    });
    expect(suffered).toEqual(penalties);
  });

  test('DR-TRAP-03 a value without penalty means that nothing happens', () => {
    const quiet: [RoomId, CardId][] = [...TRAPS.map((room): [RoomId, CardId] => [room, 'power-1'])];
    quiet.push(['lava-trap', 'power-2'], ['spike-trap', 'power-2']);
    for (const [room, highest] of quiet) {
      const table = raid({ room, coins: [9, 1, 1], wounds: [0, 5, 5] }).play(highest, 'power-1', 'power-1');
      expect(table.told('trap-sprung')).toMatchObject([{ room, penalty: 0, seats: [] }]);
      expect([table.coins, table.wounds]).toEqual([
        [9, 1, 1],
        [0, 5, 5],
      ]);
    }
  });

  test('DR-TRAP-04 the richest lose coins, the healthiest gain wounds, and all who tie suffer the full penalty', () => {
    const rich = raid({ seats: 4, room: 'magnet-trap', coins: [7, 3, 7, 7], wounds: [1, 0, 1, 1] });
    expect(rich.play('power-5', 'power-1', 'power-1', 'power-1').coins).toEqual([5, 3, 5, 5]);
    expect(rich.wounds).toEqual([1, 0, 1, 1]);
    const healthy = raid({ seats: 4, room: 'spike-trap', coins: [7, 3, 7, 7], wounds: [1, 0, 0, 3] });
    expect(healthy.play('power-5', 'power-1', 'power-1', 'power-1').wounds).toEqual([1, 2, 2, 3]);
    expect(healthy.coins).toEqual([7, 3, 7, 7]);
  });

  test('DR-COIN-02 what is told is what is lost, not what the card asks for', () => {
    const poor = raid({ room: 'lava-trap', coins: [1, 0, 0] }).play('power-5', 'power-1', 'power-1');
    expect(poor.told('trap-sprung')).toMatchObject([{ penalty: 1, seats: [0] }]);
    expect(poor.told('coins-changed')).toMatchObject([{ seat: 0, from: 1, to: 0 }]);
  });

  test('DR-TRAP-05 the state before decides who is hit, not the cards', () => {
    for (const plays of [
      ['power-5', 'power-1', 'power-1'],
      ['power-1', 'power-5', 'power-1'],
      ['power-1', 'power-1', 'power-5'],
    ] as const) {
      const table = raid({ room: 'lava-trap', coins: [4, 6, 5] });
      expect(table.view(0).challenge).toMatchObject({ kind: 'trap', targets: [1] });
      expect(table.play(...plays).coins).toEqual([4, 3, 5]);
    }
  });

  test('DR-TRAP-06 all players are compared, those with nothing too', () => {
    const poor = raid({ room: 'lava-trap', coins: [0, 0, 0] }).play('power-5', 'power-1', 'power-1');
    expect(poor.told('trap-sprung')).toMatchObject([{ penalty: 0, seats: [0, 1, 2], all: true }]);
    expect(poor.told('coins-changed')).toEqual([]);
    const unhurt = raid({ room: 'boulder-trap', wounds: [0, 2, 0] }).play('power-3', 'power-1', 'power-1');
    expect(unhurt.wounds).toEqual([1, 2, 1]);
  });

  test('DR-RULING-04 Spikes and Boulder hit those with the fewest wounds', () => {
    for (const room of ['spike-trap', 'boulder-trap'] as const) {
      expect(ROOMS[room]).toMatchObject({ target: 'least-wounds' });
      const table = raid({ room, coins: [9, 0, 0], wounds: [4, 1, 4] }).play('power-5', 'power-5', 'power-5');
      expect(table.wounds).toEqual([4, 3, 4]);
    }
  });
});
