import { ALL_POWER, ROOM_IDS } from '@mazmorra/dungeon-raiders';
import { expect, test } from 'vitest';
import { Gains, gainsIn, Table } from '../src/games/dungeon-raiders/gains.ts';

const room = ROOM_IDS.indexOf('treasure-3-2');
const nobody = { me: false, alone: false, glee: 0 };

test('DR-TREAS-04: behind several fives a middling card takes the second chest alone', () => {
  const table = new Table();
  table.show(5);
  table.show(5);
  table.show(1);
  const { coins } = gainsIn(room, 4, table, nobody, new Gains());
  expect(Array.from(coins.slice(1))).toEqual([1, 2, 2, 2, 1]);
});

test('DR-TREAS-02 to DR-TREAS-05: expected coins equal those of all hands that may be shown', () => {
  const table = new Table();
  const chances = [0, 1, 2].map(() => Float64Array.from(table.expect(room, ALL_POWER)));
  const { coins } = gainsIn(room, 4, table, nobody, new Gains());
  for (let own = 1; own <= 5; own++) {
    let expected = 0;
    for (let hands = 0; hands < 125; hands++) {
      const shown = [1 + (hands % 5), 1 + (Math.floor(hands / 5) % 5), 1 + Math.floor(hands / 25)];
      const chance = shown.reduce((product, v, o) => product * (chances[o]?.[v - 1] ?? 0), 1);
      const ranks = [...new Set([own, ...shown])].sort((a, b) => b - a);
      const chest = [3, 2][ranks.indexOf(own)] ?? 0;
      expected += chance * Math.floor(chest / (1 + shown.filter((v) => v === own).length));
    }
    expect(coins[own]).toBeCloseTo(expected, 9);
  }
});
