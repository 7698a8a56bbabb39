import { completeVariants, FastRng, recordedVariants } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { dungeonRaiders } from '../src/index.ts';
import { type Position, raid } from './raid.ts';

const setup = (seats: number, chosen = {}) =>
  dungeonRaiders.setup(seats, completeVariants(dungeonRaiders, seats, chosen), new FastRng('an option'));

describe('rulings that a table may choose', () => {
  test('a record that names none of them means how the game was played before', () => {
    expect(recordedVariants(dungeonRaiders, 5, {})).toEqual({
      tactical: false,
      bossStrength: 16,
      startingGear: 'coins-and-wounds',
      torchShows: 'all',
      tacticalTie: 'next-clockwise',
    });
    expect(completeVariants(dungeonRaiders, 5, {})).toMatchObject({ bossStrength: 18 });
  });

  test.each([
    ['tax-collector', 18, 16],
    ['medusa', 18, 16],
    ['sphinx', 18, 16],
    ['wolf-pack', 18, 16],
    ['vampire', 23, 23],
    ['goblin', 18, 18],
  ] as const)(
    'DR-VAR-01 %s with five players: strength %i, or %i where the table chose 16',
    (room, high, low) => {
      const strengthAt = (bossStrength: number) =>
        raid({ seats: 5, room, rulings: { bossStrength } }).view('spectator').challenge;
      expect(strengthAt(18)).toMatchObject({ strength: high });
      expect(strengthAt(16)).toMatchObject({ strength: low });
    },
  );

  test('DR-VAR-01 a sum of 17 defeats Medusa at 16 and not at 18', () => {
    const play = (bossStrength: number) =>
      raid({ seats: 5, room: 'medusa', rulings: { bossStrength } })
        .play('power-4', 'power-4', 'power-3', 'power-3', 'power-3')
        .told('fought');
    expect(play(16)).toMatchObject([{ total: 17, strength: 16, defeated: true }]);
    expect(play(18)).toMatchObject([{ total: 17, strength: 18, defeated: false }]);
  });

  test('DR-VAR-01 it is a choice with five players only', () => {
    expect(() => completeVariants(dungeonRaiders, 4, { bossStrength: 16 })).toThrow(
      'bossStrength is for 5 seats, not 4',
    );
  });

  test('DR-VAR-02 with items only nobody begins with coins or wounds, and everybody with the items', () => {
    const [full, bare] = [setup(5), setup(5, { startingGear: 'items-only' })];
    expect(full.coins.some((coins) => coins > 0)).toBe(true);
    expect([bare.coins, bare.wounds]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(bare.items).toEqual(full.items);
  });

  test('DR-VAR-03 a torch that shows one room offers each dark room not seen yet, and shows that one alone', () => {
    const one: Position = {
      row: 'UDUDD',
      rulings: { torchShows: 'one' },
      items: { 0: ['torch', 'torch'], 1: ['torch'] },
    };
    const table = raid(one);
    const looks = (seat: number) => table.options(seat).filter((name) => name.startsWith('torch'));
    expect(looks(0)).toEqual(['torch:2', 'torch:4', 'torch:5']);
    expect(table.whyNot(0, 'torch')).toBe('DR-VAR-03');
    table.answer(0, 'torch:4');
    expect(table.view(0).row.map(({ room }) => room.startsWith('dark'))).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(table.view(1).row.map(({ room }) => room.startsWith('dark'))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
    expect(table.told('torch-used', 1)).toEqual([{ type: 'torch-used', seat: 0, positions: [4] }]);
    expect(table.view('spectator').players.map(({ lookedAt }) => lookedAt)).toEqual([[4], [], []]);
    expect(looks(0)).toEqual(['torch:2', 'torch:5']);
    expect(table.whyNot(0, 'torch:4')).toBe('DR-TORCH-07');
    expect(looks(1)).toEqual(['torch:2', 'torch:4', 'torch:5']);
  });

  test('DR-VAR-03 by default there is no look at one room', () => {
    const table = raid({ row: 'UDUDD', items: { 0: ['torch'] } });
    expect(table.options(0).filter((name) => name.startsWith('torch'))).toEqual(['torch']);
    expect(table.whyNot(0, 'torch:2')).toBe('DR-VAR-03');
  });

  test.each([
    ['next-clockwise', 2],
    ['nearest', 0],
  ])(
    'DR-VAR-04 %s: a tie of the start player with another gives the map to seat %i',
    (tacticalTie, holder) => {
      const table = raid({ seats: 3, tactical: true, room: 'goblin', start: 0, rulings: { tacticalTie } });
      table.play('power-4', 'power-1', 'power-4');
      expect(table.view(0).mapHolder).toBe(holder);
    },
  );

  test('DR-VAR-04 where the start player does not tie, nearest is the first clockwise', () => {
    const rulings = { tacticalTie: 'nearest' };
    const table = raid({ seats: 4, tactical: true, room: 'goblin', start: 2, rulings });
    table.play('power-4', 'power-4', 'power-1', 'power-2');
    expect(table.view(0).mapHolder).toBe(0);
  });

  test('the rulings are open to every viewer', () => {
    const rulings = { bossStrength: 16, torchShows: 'one', tacticalTie: 'nearest' };
    for (const viewer of [0, 'spectator', 'all'] as const)
      expect(raid({ seats: 5, rulings }).view(viewer).rulings).toEqual(rulings);
  });
});
