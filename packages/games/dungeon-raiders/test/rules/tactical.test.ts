import { FastRng } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { dungeonRaiders } from '../../src/index.ts';
import { type Raid, raid } from '../raid.ts';

const four = { seats: 4, tactical: true } as const;

/** The seats in the order in which cards were played. */
const playedBy = (table: Raid): number[] => table.told('card-played').map(({ seat }) => seat);

describe('tactical variant', () => {
  test('DR-TACT-01 after set-up a random player takes the map card', () => {
    const starts = Array.from({ length: 60 }, (_, n) => {
      const state = dungeonRaiders.setup(4, { tactical: true }, new FastRng(`start ${n}`));
      return dungeonRaiders.view(state, 'spectator').mapHolder;
    });
    expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('DR-TACT-02 the start player plays first, then the others clockwise, each one card', () => {
    const table = raid({ ...four, start: 2, room: 'goblin' });
    expect(table.awaited).toEqual([2]);
    expect(table.decision(2)).toBe('DR-DEC-TACT');
    expect(table.whyNot(3, 'play:power-1')).toBe('DR-TACT-02');
    table.play('power-1', 'power-2', 'power-3', 'power-4');
    expect(playedBy(table)).toEqual([2, 3, 0, 1]);
    expect(table.rulesOf('card-played')).toEqual(Array(4).fill('DR-TACT-02'));
  });

  test('DR-TACT-03 each player sees all cards played before', () => {
    const table = raid({ ...four, start: 1, room: 'goblin' }).answer(1, 'play:power-5');
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      expect(table.news(viewer)).toEqual([{ type: 'card-played', seat: 1, card: 'power-5' }]);
      expect(table.view(viewer).players.map(({ open }) => open)).toEqual(['none', 'power-5', 'none', 'none']);
    }
  });

  test('DR-TACT-04 after all have played, those with a crystal ball play again clockwise from the start player', () => {
    const items = { 0: ['crystal-ball'], 2: ['crystal-ball'], 3: ['crystal-ball'] } as const;
    const table = raid({ ...four, start: 2, room: 'goblin', items });
    table
      .answer(2, 'play:crystal-ball')
      .answer(3, 'play:crystal-ball')
      .answer(0, 'play:crystal-ball')
      .answer(1, 'play:power-1');
    expect(table.awaited).toEqual([2]);
    expect(table.whyNot(1, 'play:power-2')).toBe('DR-TACT-04');
    table.answer(2, 'play:power-2');
    expect(table.awaited).toEqual([3]);
    expect(table.view(3).players[2]?.open).toBe('power-2');
    table.answer(3, 'play:power-3').answer(0, 'play:power-4');
    expect(playedBy(table)).toEqual([2, 3, 0, 1, 2, 3, 0]);
    expect(table.rulesOf('further-card-owed')).toEqual(['DR-TACT-04']);
    expect(table.where).toBe('1.2');
  });

  test('DR-TACT-05 crystal balls lie on the table until nobody owes a card, then all return before the room is resolved', () => {
    const table = raid({ ...four, room: 'goblin', items: { 0: ['crystal-ball'], 1: ['crystal-ball'] } });
    table.answer(0, 'play:crystal-ball').answer(1, 'play:crystal-ball').answer(2, 'play:power-1');
    expect(table.view(0)).toMatchObject({ ballsOnTable: 2, supply: { 'crystal-ball': 4 } });
    table.answer(3, 'play:power-1').answer(0, 'play:power-1');
    expect(table.supply['crystal-ball']).toBe(4);
    table.answer(1, 'play:power-1');
    expect(table.supply['crystal-ball']).toBe(6);
    expect(table.rulesOf('items-returned')).toEqual(['DR-TACT-05']);
    const order = table.log.map((event) => event.public?.type);
    expect(order.indexOf('items-returned')).toBeLessThan(order.indexOf('fought'));
  });

  test('DR-TACT-06 the room is resolved as usual', () => {
    const plays = ['power-5', 'power-2', 'power-2', 'power-3'] as const;
    for (const room of ['treasure-4-2', 'dragon', 'vault-items', 'spike-trap'] as const) {
      const secret = raid({ seats: 4, room, wounds: [1, 2, 2, 2] }).play(...plays);
      const open = raid({ ...four, room, start: 3, wounds: [1, 2, 2, 2] }).play(...plays);
      expect([open.coins, open.wounds, open.supply]).toEqual([secret.coins, secret.wounds, secret.supply]);
    }
  });

  test('DR-TACT-07 the highest final card takes the map and starts the next room; key and sword count as 5', () => {
    const next = (room: 'treasure-3' | 'troll', item: 'key' | 'sword') =>
      raid({ ...four, room, items: { 3: [item] } }).play('power-4', 'power-4', 'power-4', item);
    for (const table of [next('treasure-3', 'key'), next('troll', 'sword')]) {
      expect(table.told('map-passed')).toEqual([{ type: 'map-passed', from: 0, to: 3, value: 5 }]);
      expect(table.rulesOf('map-passed')).toEqual(['DR-TACT-07']);
      expect(table.awaited).toEqual([3]);
    }
  });

  test('DR-TACT-08 on a tie the map goes to the first tied player after the start player', () => {
    const table = raid({ ...four, start: 1, room: 'goblin' }).play(
      'power-4',
      'power-4',
      'power-1',
      'power-4',
    );
    expect(table.view(0).mapHolder).toBe(3);
  });

  test('DR-TACT-08 DR-VAR-04 the log says that a tie was decided by the order, and by which rule', () => {
    const plays = ['power-4', 'power-1', 'power-4', 'power-1'] as const;
    const next = raid({ ...four, room: 'goblin' }).play(...plays);
    expect(next.told('map-passed')).toEqual([{ type: 'map-passed', from: 0, to: 2, value: 4, tied: true }]);
    const nearest = raid({ ...four, rulings: { tacticalTie: 'nearest' }, room: 'goblin' }).play(...plays);
    expect(nearest.told('map-passed')).toEqual([
      { type: 'map-passed', from: 0, to: 0, value: 4, tied: true },
    ]);
    expect([next.rulesOf('map-passed'), nearest.rulesOf('map-passed')]).toEqual([
      ['DR-TACT-08'],
      ['DR-VAR-04'],
    ]);
  });

  test('DR-TACT-09 the map holder after room 5 starts the next level, and after the boss the map stays', () => {
    const level = raid({ ...four, position: 5, room: 'goblin' }).play(
      'power-1',
      'power-1',
      'power-4',
      'power-1',
    );
    expect(level.where).toBe('2.1');
    expect(level.awaited).toEqual([2]);
    const end = raid({ ...four, room: 'mummy' }).play('power-1', 'power-1', 'power-4', 'power-1');
    expect(end.told('map-passed')).toEqual([]);
  });

  test('DR-TACT-10 if a further card is a crystal ball again, another lap follows in the same order', () => {
    const two = ['crystal-ball', 'crystal-ball'] as const;
    const table = raid({ ...four, start: 1, room: 'goblin', items: { 0: two, 1: two, 2: ['crystal-ball'] } });
    table.play([...two, 'power-1'], [...two, 'power-1'], ['crystal-ball', 'power-1'], 'power-1');
    expect(playedBy(table)).toEqual([1, 2, 3, 0, 1, 2, 0, 1, 0]);
    expect(table.supply['crystal-ball']).toBe(6);
  });

  test('DR-TACT-11 a torch may be used during another’s turn, which it does not change, and is announced', () => {
    const table = raid({ ...four, start: 1, row: 'UDUDD', items: { 0: ['torch'], 1: ['torch'] } });
    expect(table.invited).toEqual([0]);
    expect(table.decision(0)).toBe('DR-DEC-TORCH');
    table.answer(0, 'torch');
    expect(table.awaited).toEqual([1]);
    expect(table.news(3)).toEqual([{ type: 'torch-used', seat: 0, positions: [2, 4, 5] }]);
    expect(table.options(1)).toContain('torch');
  });

  test('DR-TACT-12 at the Necromancer a crystal ball is final', () => {
    const table = raid({ ...four, room: 'necromancer', items: { 1: ['crystal-ball'] } });
    table.play('power-1', 'crystal-ball', 'power-2', 'power-2');
    expect(playedBy(table)).toEqual([0, 1, 2, 3]);
    expect(table.wounds).toEqual([2, 0, 0, 0]);
    expect(table.supply['crystal-ball']).toBe(6);
  });

  test('DR-RULING-31 the start player is looked at last in a tie, and keeps the map only when alone', () => {
    const tied = raid({ ...four, start: 2, room: 'goblin' }).play('power-4', 'power-1', 'power-4', 'power-1');
    expect(tied.view(0).mapHolder).toBe(0);
    const alone = raid({ ...four, start: 2, room: 'goblin' }).play(
      'power-1',
      'power-1',
      'power-4',
      'power-1',
    );
    expect(alone.view(0).mapHolder).toBe(2);
  });

  test('DR-RULING-32 crystal balls return after the second cards and before the room, so a vault pile has them', () => {
    const table = raid({
      tactical: true,
      room: 'vault-items',
      items: { 0: ['crystal-ball'] },
      supply: { 'crystal-ball': 1 },
    }).play(['crystal-ball', 'power-2'], 'power-2', 'power-5');
    expect([table.items(0), table.items(1)]).toEqual([['crystal-ball'], ['crystal-ball']]);
  });
});
