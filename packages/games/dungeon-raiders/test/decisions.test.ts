import { describe, expect, test } from 'vitest';
import { dungeonRaiders, LOOK } from '../src/index.ts';
import { raid } from './raid.ts';

/** Section 4. */
describe('decisions', () => {
  test('DR-DEC-PLAY everybody at once, one option for each distinct legal card, and the torch', () => {
    const table = raid({ room: 'goblin', row: 'UDUDD', items: { 1: ['torch', 'torch', 'sword', 'key'] } });
    expect(table.awaited.map((seat) => table.decision(seat))).toEqual(Array(3).fill('DR-DEC-PLAY'));
    expect(table.options(1)).toEqual([
      ...['play:power-1', 'play:power-2', 'play:power-3', 'play:power-4', 'play:power-5'],
      ...['play:sword', 'torch'],
    ]);
  });

  test('DR-DEC-CRYSTAL those who owe a further card, without the ball just returned', () => {
    const table = raid({
      room: 'goblin',
      items: { 0: ['crystal-ball'] },
      used: { 0: ['power-1', 'power-2'] },
    });
    table.answer(0, 'play:crystal-ball').answer(1, 'play:power-1').answer(2, 'play:power-1');
    expect(table.awaited).toEqual([0]);
    expect(table.decision(0)).toBe('DR-DEC-CRYSTAL');
    expect(table.options(0)).toEqual(['play:power-3', 'play:power-4', 'play:power-5']);
  });

  test('DR-DEC-TORCH alone for one who has committed, and not needed for the game to go on', () => {
    const table = raid({ row: 'UDUDD', items: { 0: ['torch'] } }).answer(0, 'play:power-1');
    expect([table.invited, table.decision(0), table.options(0)]).toEqual([[0], 'DR-DEC-TORCH', ['torch']]);
    table.answer(1, 'play:power-1').answer(2, 'play:power-1');
    expect(table.where).toBe('1.2');
  });

  test('DR-DEC-TACT one player at a time in the tactical variant', () => {
    const table = raid({ tactical: true, start: 1, room: 'goblin' });
    expect([table.awaited, table.decision(1)]).toEqual([[1], 'DR-DEC-TACT']);
  });

  test('a single legal card is asked for all the same', () => {
    const used = { 0: ['power-1', 'power-2', 'power-3', 'power-4'] } as const;
    const table = raid({ position: 5, room: 'lava-trap', used });
    expect(table.awaited).toContain(0);
    expect(table.options(0)).toEqual(['play:power-5']);
  });

  test('the order of answers in a simultaneous decision makes no difference', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ];
    const ends = orders.map((order) => {
      const table = raid({ room: 'treasure-4-2' });
      for (const seat of order) table.answer(seat, `play:power-${seat + 2}`);
      return table.state;
    });
    for (const end of ends) expect(end).toEqual(ends[0]);
  });

  const cave = { room: 'goblin', row: 'UDUDD' } as const;
  const committed = () => raid(cave).answer(0, 'play:power-1');
  const balls = (tactical: boolean) => raid({ ...cave, tactical, items: { 1: ['crystal-ball'] } });
  const afterBalls = (tactical: boolean) => {
    const table = balls(tactical).answer(0, 'play:power-1');
    return table.answer(1, 'play:crystal-ball').answer(2, 'play:power-1');
  };

  test.each([
    ['a power card already used', raid({ ...cave, used: { 0: ['power-2'] } }), 'play:power-2', 'DR-ROOM-10'],
    ['an item not in hand', raid(cave), 'play:sword', 'DR-ROOM-03'],
    ['a key in a monster room', raid({ ...cave, items: { 0: ['key'] } }), 'play:key', 'DR-RULING-02'],
    ['a torch as the card', raid({ ...cave, items: { 0: ['torch'] } }), 'play:torch', 'DR-RULING-45'],
    ['a sword in a trap', raid({ room: 'lava-trap', items: { 0: ['sword'] } }), 'play:sword', 'DR-CARD-04'],
    ['a second card', committed(), 'play:power-2', 'DR-ROOM-04'],
    ['a further card without a crystal ball', afterBalls(false), 'play:power-2', 'DR-CB-02'],
    ['a card out of turn', balls(true).answer(0, 'play:power-1'), 'play:power-2', 'DR-TACT-02'],
    ['a further card in turn without a crystal ball', afterBalls(true), 'play:power-2', 'DR-TACT-04'],
    ['a look without a torch', raid(cave), 'torch', 'DR-TORCH-01'],
    ['a second look', raid({ ...cave, items: { 0: ['torch'] }, looked: [0] }), 'torch', 'DR-TORCH-07'],
  ] as const)('refused with the rule behind it: %s', (_, table, option, rule) => {
    expect(table.whyNot(0, option)).toBe(rule);
  });

  test('every option has a name that leads back to it', () => {
    for (let option = 1; option <= LOOK; option++) {
      expect(dungeonRaiders.optionNamed(dungeonRaiders.nameOf(option))).toBe(option);
    }
    expect(dungeonRaiders.optionNamed('play:torch')).not.toBe(dungeonRaiders.optionNamed('torch'));
  });
});
