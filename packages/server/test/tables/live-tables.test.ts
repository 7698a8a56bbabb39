import { laterToy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { memoryTables } from '../memory-tables.ts';
import { playedGame } from '../played-game.ts';

/** The tables of a server that has one running game in its storage. */
async function stored() {
  const memory = memoryStorage();
  await memory.storage.commit(playedGame('t', 2).writes);
  const clock = { now: Date.now() };
  return { memory, clock, ...memoryTables({ now: () => clock.now }, memory) };
}

test('a table is loaded once, however many ask for it', async () => {
  const { tables } = await stored();
  const [one, other] = await Promise.all([tables.live.get('t'), tables.live.get('t')]);
  expect(one).toBeDefined();
  expect(other).toBe(one);
  expect(tables.core.metrics.counts.tablesLoaded).toBe(1);
  expect(await tables.live.get('nothing')).toBeUndefined();
});

test('a table that nobody uses is unloaded, and loaded again as it was', async () => {
  const { tables, clock } = await stored();
  const before = await tables.live.get('t');
  tables.live.sweep();
  expect(tables.live.size).toBe(1);
  clock.now += 2000;
  tables.live.sweep();
  expect([tables.live.size, before?.closed]).toEqual([0, true]);
  expect((await tables.live.get('t'))?.game?.state).toEqual(before?.game?.state);
});

test('a game that this server does not have is not loaded', async () => {
  const { memory } = await stored();
  const { tables } = memoryTables({}, memory, [{ ...laterToy, id: 'another' }]);
  expect(await tables.live.get('t')).toBeUndefined();
});

test('a table that is being unloaded refuses what comes', async () => {
  const { tables } = await stored();
  const live = await tables.live.get('t');
  tables.live.unload('t');
  const refused: unknown[] = [];
  await live?.queue.run(() => void refused.push('ran')).catch((error: unknown) => refused.push(error));
  expect(refused).toMatchObject([{ reply: { code: 'stopping' } }]);
});
