import { describe, expect, test } from 'vitest';
import { BOSS_IDS, dungeonRaiders, ROOMS } from '../../src/index.ts';
import { raid } from '../raid.ts';

describe('boss', () => {
  test('DR-BOSS-01 the boss is the fifth room of level 5, the last of the game', () => {
    const table = raid({ boss: 'mummy' }).goOnTo('5.5');
    expect(table.view(0).room).toBe('mummy');
    expect(table.view(0).roomPile).toBe(0);
    table.goOnTo();
    expect(dungeonRaiders.outcome(table.state)).toBeDefined();
  });

  test('DR-BOSS-02 it is fought like a monster: strength, sum, the lowest attacked, all who tie', () => {
    const lost = raid({ seats: 4, room: 'vampire' }).play('power-5', 'power-5', 'power-3', 'power-3');
    expect(lost.told('fought')).toMatchObject([{ total: 16, strength: 18, defeated: false }]);
    expect(lost.told('attacked')).toMatchObject([{ value: 3, seats: [2, 3] }]);
    const won = raid({ seats: 4, room: 'vampire' }).play('power-5', 'power-5', 'power-5', 'power-3');
    expect(won.told('fought')).toMatchObject([{ total: 18, defeated: true }]);
    expect(won.told('attacked')).toEqual([]);
  });

  test('DR-BOSS-03 who escapes adds nothing to the sum and is not looked at; the strength stays', () => {
    const table = raid({ seats: 4, room: 'wolf-pack', items: { 0: ['torch'] } });
    table.play('torch', 'power-5', 'power-4', 'power-3');
    expect(table.told('fought')).toMatchObject([{ total: 12, strength: 14, defeated: false }]);
    expect(table.wounds).toEqual([0, 0, 0, 2]);
  });

  test('DR-BOSS-04 Tax Collector: the attacked lose 3 coins and gain no wounds', () => {
    const table = raid({ room: 'tax-collector', coins: [9, 9, 9] }).play('power-1', 'power-5', 'power-4');
    expect([table.coins, table.wounds]).toEqual([
      [6, 9, 9],
      [0, 0, 0],
    ]);
  });

  test('DR-BOSS-03 the log says when nobody is spared, or only those who have escaped', () => {
    const equal = raid({ room: 'vampire' }).play('power-1', 'power-1', 'power-1');
    expect(equal.told('attacked')).toMatchObject([{ seats: [0, 1, 2], spared: 'nobody' }]);
    const torches = { 0: ['torch'], 1: ['torch'] } as const;
    const last = raid({ room: 'wolf-pack', items: torches }).play('torch', 'torch', 'power-1');
    expect(last.told('attacked')).toMatchObject([{ seats: [2], spared: 'escaped' }]);
    const lowest = raid({ room: 'wolf-pack', items: { 0: ['torch'] } }).play('torch', 'power-2', 'power-1');
    expect(lowest.told('attacked')).toEqual([{ type: 'attacked', room: 'wolf-pack', value: 1, seats: [2] }]);
  });

  test('DR-BOSS-04 DR-COIN-02 the log says that there was nothing to take', () => {
    const table = raid({ room: 'tax-collector', coins: [0, 9, 9] }).play('power-1', 'power-5', 'power-4');
    expect(table.told('coins-changed')).toEqual([
      { type: 'coins-changed', seat: 0, from: 0, to: 0, lost: 0 },
    ]);
  });

  test('DR-BOSS-05 Medusa: the attacked are eliminated and gain no wounds', () => {
    const table = raid({ room: 'medusa', coins: [9, 1, 1] }).play('power-1', 'power-4', 'power-4');
    expect(table.told('eliminated')).toEqual([{ type: 'eliminated', seat: 0 }]);
    expect(table.wounds).toEqual([0, 0, 0]);
    expect(dungeonRaiders.outcome(table.state)?.winners).toEqual([1, 2]);
  });

  test('DR-BOSS-06 Vampire: the attacked gain 1 wound and lose 2 coins', () => {
    const table = raid({ room: 'vampire', coins: [9, 9, 1] }).play('power-5', 'power-1', 'power-1');
    expect([table.coins, table.wounds]).toEqual([
      [9, 7, 0],
      [0, 1, 1],
    ]);
  });

  test('DR-BOSS-07 Sphinx: 2 wounds for the attacked, 2 coins for the highest, defeated or not', () => {
    const lost = raid({ room: 'sphinx' }).play('power-5', 'power-4', 'power-1');
    expect([lost.coins, lost.wounds]).toEqual([
      [2, 0, 0],
      [0, 0, 2],
    ]);
    const won = raid({ room: 'sphinx' }).play('power-5', 'power-5', 'power-1');
    expect([won.coins, won.wounds]).toEqual([
      [2, 2, 0],
      [0, 0, 0],
    ]);
  });

  test.each(['sphinx', 'minotaur'] as const)(
    'DR-BOSS-08 %s: with equal values nobody gains coins if it is not defeated, all if it is',
    (room) => {
      const lost = raid({ room }).play('power-3', 'power-3', 'power-3');
      expect(lost.coins).toEqual([0, 0, 0]);
      expect(lost.told('reward-withheld')).toEqual([{ type: 'reward-withheld', room }]);
      expect(lost.rulesOf('reward-withheld')).toEqual(['DR-BOSS-08']);
      expect(raid({ room }).playUnheard('power-3').coins).toEqual([0, 0, 0]);
      const won = raid({ room }).play('power-5', 'power-5', 'power-5');
      const each = ROOMS[room].highestReward;
      expect(won.coins).toEqual([each, each, each]);
      expect(won.told('highest-rewarded')).toMatchObject([{ all: true }]);
    },
  );

  test('DR-BOSS-09 Minotaur: 1 wound for the attacked, 1 coin for the highest', () => {
    const table = raid({ seats: 4, room: 'minotaur' }).play('power-5', 'power-5', 'power-4', 'power-1');
    expect([table.coins, table.wounds]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 1],
    ]);
  });

  test('DR-BOSS-10 Wolf Pack: a torch played as the card for the room escapes', () => {
    const table = raid({ room: 'wolf-pack', items: { 0: ['torch'] } }).play('torch', 'power-5', 'power-2');
    expect(table.told('escaped')).toEqual([{ type: 'escaped', seat: 0, item: 'torch' }]);
    expect(table.wounds).toEqual([0, 0, 2]);
  });

  test('DR-BOSS-11 Necromancer: a crystal ball escapes and gives no further card', () => {
    const table = raid({ room: 'necromancer', items: { 0: ['crystal-ball'] } });
    table.play('crystal-ball', 'power-5', 'power-2');
    expect(table.told('escaped')).toEqual([{ type: 'escaped', seat: 0, item: 'crystal-ball' }]);
    expect(table.wounds).toEqual([0, 0, 2]);
  });

  test('DR-BOSS-12 Mega Dragon: no sum defeats it, a key escapes', () => {
    const table = raid({ seats: 5, room: 'mega-dragon', items: { 0: ['key'] } });
    table.play('key', 'power-5', 'power-5', 'power-5', 'power-4');
    expect(table.told('fought')).toEqual([
      { type: 'fought', room: 'mega-dragon', total: 19, defeated: false },
    ]);
    expect(table.wounds).toEqual([0, 0, 0, 0, 3]);
    expect(raid({ room: 'mega-dragon' }).view(0).challenge).toMatchObject({ strength: 'none' });
  });

  test('DR-BOSS-13 Golem: no sum defeats it, power 5 and sword have value 1', () => {
    const table = raid({ seats: 4, room: 'golem', items: { 1: ['sword'] } });
    table.play('power-5', 'sword', 'power-4', 'power-4');
    expect(table.told('fought')).toMatchObject([{ total: 10, defeated: false }]);
    expect(table.wounds).toEqual([2, 2, 0, 0]);
  });

  test('DR-BOSS-14 Mummy: no sum defeats it, it attacks the highest value', () => {
    const table = raid({ room: 'mummy' }).play('power-5', 'power-4', 'power-5');
    expect(table.wounds).toEqual([2, 0, 2]);
  });

  test('DR-BOSS-15 final scoring follows at once; cards and items left are worth nothing', () => {
    const table = raid({
      room: 'tax-collector',
      coins: [5, 4, 3],
      wounds: [1, 1, 2],
      items: { 1: ['key', 'sword', 'torch'] },
    });
    table.play('power-5', 'power-5', 'power-5');
    expect(table.awaited).toEqual([]);
    expect(dungeonRaiders.outcome(table.state)).toMatchObject({ winners: [0], places: [1, 2, 3] });
  });

  test('DR-INV-05 nobody is eliminated before the boss, and the strength never follows eliminated or escaped players', () => {
    for (const seed of [1, 2, 3]) {
      const table = raid({ boss: 'medusa', coins: [seed, 0, 0] }).goOnTo('5.5');
      expect(table.state.eliminated).toBe(0);
      expect(table.view(0)).toMatchObject({ seats: 3, challenge: { strength: 11 } });
    }
    expect(table5().told('fought')).toMatchObject([{ strength: 18 }]);
  });
});

/** Four of five escape from the Wolf Pack. */
const table5 = () =>
  raid({
    seats: 5,
    room: 'wolf-pack',
    items: { 0: ['torch'], 1: ['torch'], 2: ['torch'], 3: ['torch'] },
  }).play('torch', 'torch', 'torch', 'torch', 'power-5');

describe('rulings about bosses', () => {
  test('DR-RULING-11 a torch cannot be announced at the Wolf Pack after the cards are known', () => {
    const table = raid({ room: 'wolf-pack', items: { 0: ['torch'], 1: ['crystal-ball'] } });
    expect(table.options(0)).not.toContain('torch');
    table.answer(0, 'play:power-1').answer(1, 'play:crystal-ball').answer(2, 'play:power-5');
    expect(table.options(0)).toEqual([]);
    expect(table.whyNot(0, 'torch')).toBe('DR-TORCH-07');
  });

  test('DR-RULING-18 an escape does not lower the strength', () => {
    const table = raid({ seats: 4, room: 'necromancer', items: { 0: ['crystal-ball'] } });
    table.play('crystal-ball', 'power-5', 'power-5', 'power-5');
    expect(table.told('fought')).toMatchObject([{ total: 15, strength: 18, defeated: false }]);
  });

  test.each([
    ['wolf-pack', 'torch'],
    ['necromancer', 'crystal-ball'],
    ['mega-dragon', 'key'],
  ] as const)('DR-RULING-19 %s: when everybody escapes nobody is attacked', (room, item) => {
    const table = raid({ room, items: { 0: [item], 1: [item], 2: [item] } }).play(item, item, item);
    expect(table.told('attacked')).toEqual([{ type: 'attacked', room, seats: [] }]);
    expect(table.rulesOf('attacked')).toEqual(['DR-BOSS-03']);
    expect(table.wounds).toEqual([0, 0, 0]);
    const unheard = raid({ room, items: { 0: [item], 1: [item], 2: [item] } });
    expect(unheard.playUnheard(item).wounds).toEqual([0, 0, 0]);
  });

  test('DR-RULING-20 Sphinx and Minotaur pay the highest without being defeated', () => {
    for (const room of ['sphinx', 'minotaur'] as const) {
      const table = raid({ room }).play('power-3', 'power-2', 'power-1');
      expect(table.told('fought')).toMatchObject([{ defeated: false }]);
      expect(table.coins).toEqual([ROOMS[room].highestReward, 0, 0]);
    }
  });

  test('DR-RULING-22 at the Golem 5 and sword tie with a 1 for the lowest', () => {
    const table = raid({ seats: 4, room: 'golem', items: { 1: ['sword'] } });
    table.play('power-5', 'sword', 'power-1', 'power-2');
    expect(table.wounds).toEqual([2, 2, 2, 0]);
  });

  test('DR-RULING-23 a sword is a 5 for the Mummy', () => {
    const table = raid({ room: 'mummy', items: { 0: ['sword'] } }).play('sword', 'power-4', 'power-3');
    expect(table.wounds).toEqual([2, 0, 0]);
  });

  test('every boss names a rule of its own', () => {
    expect(new Set(BOSS_IDS.map((id) => ROOMS[id].rule)).size).toBe(BOSS_IDS.length);
  });
});
