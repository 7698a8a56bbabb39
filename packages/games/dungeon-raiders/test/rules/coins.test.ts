import { describe, expect, test } from 'vitest';
import { raid } from '../raid.ts';

describe('coins and wounds', () => {
  test('DR-COIN-01 nobody holds more than 20 coins: shares are computed first, and what exceeds goes to nobody', () => {
    const table = raid({ room: 'treasure-4', coins: [19, 5, 5] }).play('power-5', 'power-5', 'power-1');
    expect(table.coins).toEqual([20, 7, 5]);
    expect(table.told('coins-changed')).toEqual([
      { type: 'coins-changed', seat: 0, from: 19, to: 20, lost: 1 },
      { type: 'coins-changed', seat: 1, from: 5, to: 7, lost: 0 },
    ]);
  });

  test('DR-COIN-02 who cannot lose the full amount loses what there is', () => {
    const table = raid({ room: 'tax-collector', coins: [2, 9, 9] }).play('power-1', 'power-4', 'power-4');
    expect(table.coins).toEqual([0, 9, 9]);
  });

  test('DR-COIN-03 wounds have no maximum, never drop below 0 and eliminate nobody', () => {
    const hit = raid({ room: 'dragon', wounds: [60, 3, 3] }).play('power-1', 'power-2', 'power-2');
    expect(hit.wounds).toEqual([63, 3, 3]);
    expect(hit.awaited).toEqual([0, 1, 2]);
    const healed = raid({ room: 'vault-riches', wounds: [1, 0, 5] }).play('power-5', 'power-5', 'power-5');
    expect(healed.wounds).toEqual([0, 0, 3]);
  });

  test('DR-COIN-04 tokens are no limit: more wounds and coins than tokens show can be held', () => {
    // Tokens for 50 wounds and 94 coins exist.
    const table = raid({
      seats: 5,
      room: 'dragon',
      wounds: [20, 20, 20, 20, 20],
      coins: [20, 20, 20, 20, 20],
    });
    table.play('power-1', 'power-1', 'power-1', 'power-1', 'power-1');
    expect(table.wounds).toEqual([23, 23, 23, 23, 23]);
    expect(table.coins).toEqual([20, 20, 20, 20, 20]);
  });

  test('DR-RULING-26 losing and healing stop at 0, and each of the tied suffers the full penalty', () => {
    const table = raid({ room: 'lava-trap', coins: [2, 2, 1] }).play('power-5', 'power-1', 'power-1');
    expect(table.coins).toEqual([0, 0, 1]);
    const potion = raid({ room: 'vault-items', wounds: [0, 1, 2] }).play('power-5', 'power-5', 'power-5');
    expect(potion.wounds).toEqual([0, 0, 1]);
  });

  test('DR-RULING-27 token counts never limit wounds: together they may pass 50', () => {
    const table = raid({ room: 'skeleton', wounds: [17, 17, 16] }).play('power-1', 'power-1', 'power-1');
    expect(table.wounds).toEqual([20, 20, 19]);
  });

  test('DR-RULING-30 no number of wounds kills during the game', () => {
    const table = raid({ position: 4, wounds: [10, 30, 99] }).goOnTo('2.1');
    expect(table.awaited).toEqual([0, 1, 2]);
    expect(table.state.eliminated).toBe(0);
  });

  test('DR-RULING-44 coins and wounds are open to everybody', () => {
    const table = raid({ coins: [3, 4, 5], wounds: [1, 2, 3] });
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(table.view(viewer).players.map(({ coins, wounds }) => [coins, wounds])).toEqual([
        [3, 1],
        [4, 2],
        [5, 3],
      ]);
    }
  });
});
