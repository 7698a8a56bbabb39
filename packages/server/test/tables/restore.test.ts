import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, test } from 'vitest';
import { SHARE_LIMITS, Shares } from '../../src/fairness/shares.ts';
import { StorageError } from '../../src/storage/port.ts';
import { memoryStorage } from '../memory-storage.ts';
import { settings } from '../memory-table.ts';
import { memoryTables } from '../memory-tables.ts';
import { playedGame } from '../played-game.ts';

/** The storage of a server that had these running tables. */
async function storedBefore(count: number) {
  const memory = memoryStorage();
  for (let i = 0; i < count; i++) await memory.storage.commit(playedGame(`t${i}`, 2).writes);
  return memory;
}

describe('after a start', () => {
  test('every running table comes into memory; open ones are listed and count for their host', async () => {
    const memory = await storedBefore(3);
    const before = memoryTables({}, memory);
    const open = await before.tables.newTables.create({ ...settings, listed: true }, 'ana');
    const { tables } = memoryTables({ shares: new Shares({ ...SHARE_LIMITS, openTables: 4 }) }, memory);
    expect(await tables.restore()).toBe(3);
    expect(tables.lobby.page().tables.map(({ table }) => table)).toEqual([open.table]);
    expect(() => tables.newTables.requireMayOpen('ana')).toThrow('4 tables');
    await tables.loaded;
    expect([tables.live.size, tables.live.peek('t2')?.game?.number]).toEqual([3, 2]);
  });

  test('a table that somebody opens before its turn is loaded at once, and once', async () => {
    const memory = await storedBefore(2);
    const { tables } = memoryTables({}, memory);
    let release = (): void => undefined;
    const { storedTables } = memory.storage;
    memory.storage.storedTables = async (...args) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return storedTables(...args);
    };
    await tables.restore();
    const live = await tables.live.get('t1');
    expect(tables.live.size).toBe(1);
    release();
    await tables.loaded;
    expect(tables.live.peek('t1')).toBe(live);
    expect(tables.core.metrics.counts.tablesLoaded).toBe(2);
  });

  test('a damaged table is left out and logged once', async () => {
    const memory = await storedBefore(2);
    const row = memory.tables.get('t0');
    if (row) memory.tables.set('t0', { ...row, room: '{"game":' });
    const { tables, logged } = memoryTables({}, memory);
    await tables.restore();
    await tables.loaded;
    expect([tables.live.size, logged]).toEqual([1, ['failed reading table t0']]);
  });

  test('a storage that fails meanwhile is asked again', async () => {
    const memory = await storedBefore(1);
    const { storedTables } = memory.storage;
    let failures = 1;
    memory.storage.storedTables = async (...args) => {
      if (failures-- > 0) throw new StorageError('unavailable', 'not now');
      return storedTables(...args);
    };
    const { tables } = memoryTables({}, memory);
    await tables.restore();
    await eventually(() => expect(tables.live.size).toBe(1));
  });

  test('a stop ends the loading', async () => {
    const memory = await storedBefore(2);
    const { tables } = memoryTables({}, memory);
    await tables.restore();
    await tables.stop();
    await tables.loaded;
    expect(tables.live.size).toBeLessThan(2);
  });

  test('a stop stores snapshots, so that no answer is replayed at the next start', async () => {
    const memory = await storedBefore(2);
    const before = memoryTables({}, memory);
    await before.tables.restore();
    await before.tables.loaded;
    await before.tables.stop();
    expect((await memory.storage.table('t0'))?.answers).toEqual([]);
    const { tables } = memoryTables({}, memory);
    await tables.restore();
    await tables.loaded;
    for (const id of ['t0', 't1']) {
      const [one, other] = [before.tables.live.peek(id), tables.live.peek(id)];
      expect(other?.game?.state).toEqual(one?.game?.state);
      expect(other?.game?.decisions).toEqual(one?.game?.decisions);
    }
  });

  test('a snapshot of an earlier version is left aside, and the answers are replayed', async () => {
    const memory = await storedBefore(1);
    const whole = await memory.storage.table('t0', true);
    const body = { snapshot: { game: 'toy', version: 0, variants: {} }, reserve: [] };
    await memory.storage.commit([
      { kind: 'snapshot', row: { table: 't0', number: 2, body: JSON.stringify(body) } },
    ]);
    const { tables } = memoryTables({}, memory);
    await tables.restore();
    await tables.loaded;
    expect(tables.live.peek('t0')?.game?.number).toBe(whole?.answers.length);
  });

  test('a disk that takes no snapshot does not keep a server from stopping', async () => {
    const memory = await storedBefore(1);
    const { tables } = memoryTables({}, memory);
    await tables.restore();
    await tables.loaded;
    memory.storage.commit = async () => Promise.reject(new StorageError('full', 'no space'));
    await expect(tables.stop()).resolves.toBeUndefined();
  });
});
