import { ROOM_IDS, type RoomId } from '@mazmorra/dungeon-raiders';
import { expect, test } from 'vitest';
import { Gains, gainsIn, Table } from '../src/games/dungeon-raiders/gains.ts';

/** Wounds that a 1 is expected to cost at a boss with five players, after four others have shown a 4 each: 17 in all. */
function woundsWithAOne(boss: RoomId, lowBosses: boolean): number {
  const table = new Table();
  table.lowBosses = lowBosses;
  for (let other = 0; other < 4; other++) table.show(4);
  const nobody = { me: false, alone: false, glee: 0 };
  return gainsIn(ROOM_IDS.indexOf(boss), 5, table, nobody, new Gains()).wounds[1] ?? -1;
}

test.each([
  ['medusa', 9],
  ['sphinx', 2],
  ['wolf-pack', 2],
] as const)('DR-VAR-01 bots know that 17 defeats %s at 16 and not at 18', (boss, wounds) => {
  expect(woundsWithAOne(boss, true)).toBeCloseTo(0, 2);
  expect(woundsWithAOne(boss, false)).toBeCloseTo(wounds, 2);
});
