import { expect, test } from 'vitest';
import { myTables } from '../../src/requests/lobby.ts';
import { memoryStorage } from '../memory-storage.ts';
import { memoryTables } from '../memory-tables.ts';
import { playedGame } from '../played-game.ts';

test('running and finished tables are listed with whose turn it is and how they ended; a damaged one is left out', async () => {
  const memory = memoryStorage();
  for (const writes of [
    playedGame('running', 1).writes,
    playedGame('over').writes,
    playedGame('damaged', 1).writes,
  ])
    await memory.storage.commit(writes);
  const row = memory.tables.get('damaged');
  if (row) memory.tables.set('damaged', { ...row, room: '{' });
  const { tables, logged } = memoryTables({}, memory);
  const mine = async (person: string) =>
    new Map((await myTables(tables, person)).map((one) => [one.table, one] as const));
  const [ana, ben] = [await mine('ana'), await mine('ben')];
  expect([...ana.keys()].sort()).toEqual(['over', 'running']);
  expect(ana.get('over')).toMatchObject({ status: 'finished', yours: false, seat: 0, names: ['Ana', 'Ben'] });
  expect(ana.get('over')?.outcome).toBeDefined();
  // Ana has answered; what she may still say is optional.
  expect([ana.get('running')?.yours, ben.get('running')?.yours]).toEqual([false, true]);
  expect(logged).toEqual(['failed reading table damag']);
});
