import { laterToy, toy } from '@mazmorra/testkit';
import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, test } from 'vitest';
import { SHARE_LIMITS, Shares } from '../../src/fairness/shares.ts';
import { myTables } from '../../src/requests/lobby.ts';
import { StorageError, type Write } from '../../src/storage/port.ts';
import { cover, forget } from '../../src/table/membership.ts';
import type { Room } from '../../src/table/room.ts';
import { memoryStorage, testChannel } from '../memory-storage.ts';
import { settings } from '../memory-table.ts';
import { memoryTables } from '../memory-tables.ts';
import { playedGame } from '../played-game.ts';

/** All tables of a server whose storage has these rows. */
async function withStored(...writes: readonly Write[]) {
  const memory = memoryStorage();
  await memory.storage.commit(writes);
  return memoryTables({}, memory);
}

const roomOf = (row: { readonly room: string } | undefined): Room => JSON.parse(row?.room ?? '{}');

describe('a table that is stored', () => {
  test('is loaded when somebody asks for it, once for all who ask together', async () => {
    const { tables } = await withStored(...playedGame('t', 2).writes);
    const [one, two] = await Promise.all([tables.live.get('t'), tables.live.get('t')]);
    expect(one?.game?.number).toBe(2);
    expect(two).toBe(one);
    expect(tables.core.metrics.counts.tablesLoaded).toBe(1);
    expect(await tables.live.get('no such table')).toBeUndefined();
  });

  test('leaves memory when nobody has used it for a while', async () => {
    const clock = { now: 1000 };
    const memory = memoryStorage();
    await memory.storage.commit(playedGame('t', 2).writes);
    const { tables } = memoryTables({ now: () => clock.now }, memory);
    const live = await tables.live.get('t');
    const channel = testChannel('ana');
    live?.audience.add(channel);
    clock.now += 5000;
    tables.live.sweep();
    expect(tables.live.size).toBe(1);
    live?.leave(channel);
    clock.now += 1001;
    tables.live.sweep();
    expect([tables.live.size, live?.closed]).toEqual([0, true]);
  });

  test('of a version that nobody plays is ended when it is loaded, and its record stays', async () => {
    const memory = memoryStorage();
    const { writes, row } = playedGame('t', 2);
    const old = { ...roomOf(row), version: 0 };
    await memory.storage.commit(writes);
    memory.tables.set('t', { ...row, room: JSON.stringify(old) });
    const { tables, logged, tableRows } = memoryTables({}, memory, [{ ...toy, version: 5, playsFrom: 5 }]);
    expect((await tables.live.get('t'))?.room.status).toBe('ended');
    expect(tableRows.get('t')?.status).toBe('ended');
    expect(logged).toEqual(['table retired']);
  });

  test('of an earlier version goes on under the rulings it began with', async () => {
    const memory = memoryStorage();
    await memory.storage.commit(playedGame('t', 2).writes);
    const { tables } = memoryTables({}, memory, [laterToy]);
    const live = await tables.live.get('t');
    expect(live?.playing?.number).toBe(2);
    for (const { id, absent } of laterToy.variants)
      if (absent !== undefined) expect(live?.room.variants[id]).toBe(absent);
  });
});

describe('a change of a room', () => {
  test('of a table in memory goes through its queue', async () => {
    const { tables, tableRows } = await withStored(...playedGame('t', 2).writes);
    const live = await tables.live.get('t');
    await tables.changeRoom('t', (room) => cover(room, 0, 'left'));
    expect(live?.room.seats[0]).toMatchObject({ covered: 'left' });
    expect(roomOf(tableRows.get('t')).seats[0]).toMatchObject({ covered: 'left' });
  });

  test('of a table that is only stored keeps the time of its last use, and does not load it', async () => {
    const { tables, tableRows } = await withStored(...playedGame('t').writes);
    const touched = tableRows.get('t')?.touched;
    await tables.changeRoom('t', (room) => forget(room, 'ana'));
    expect(tables.live.size).toBe(0);
    expect(tableRows.get('t')).toMatchObject({ touched, people: ['ben'] });
    await tables.changeRoom('no such table', () => {
      throw new Error('there is no room');
    });
  });

  test('that changes nothing is not written', async () => {
    const { tables, tableRows } = await withStored(...playedGame('t').writes);
    const { rev } = tableRows.get('t') ?? {};
    await tables.changeRoom('t', (room) => room);
    expect(tableRows.get('t')?.rev).toBe(rev);
  });
});

describe('the tables of a person', () => {
  test('are listed with whose turn it is', async () => {
    const { tables } = await withStored(...playedGame('running', 1).writes, ...playedGame('finished').writes);
    const mine = await myTables(tables, 'ben');
    expect(mine.map(({ table, status, yours, seat }) => [table, status, yours, seat]).sort()).toEqual([
      ['finished', 'finished', false, 1],
      ['running', 'running', true, 1],
    ]);
    expect((await myTables(tables, 'ana')).find(({ table }) => table === 'running')?.yours).toBe(false);
  });

  test('leave out one that is damaged, which is logged once', async () => {
    const { tables, tableRows, logged } = await withStored(
      ...playedGame('whole', 1).writes,
      ...playedGame('damaged', 1).writes,
    );
    const row = tableRows.get('damaged');
    if (row) tableRows.set('damaged', { ...row, room: '{"game":' });
    for (let i = 0; i < 2; i++)
      expect((await myTables(tables, 'ana')).map(({ table }) => table)).toEqual(['whole']);
    expect(logged).toEqual(['failed reading table damag']);
  });

  test('are not cut short when the storage fails: the request fails', async () => {
    const { tables, storage } = await withStored(...playedGame('t', 1).writes);
    storage.table = () => Promise.reject(new StorageError('unavailable', 'gone'));
    await expect(myTables(tables, 'ana')).rejects.toThrow('gone');
  });
});

test('whatever happens at a table is in the lobby and on the account of its host', async () => {
  const { tables } = memoryTables({ shares: new Shares({ ...SHARE_LIMITS, openTables: 1 }) });
  const { table } = await tables.newTables.create({ ...settings, listed: true }, 'ana');
  await tables.changeRoom(table, (room) => ({ ...room, status: 'ended' }));
  expect(tables.lobby.size).toBe(0);
  tables.newTables.requireMayOpen('ana');
});

test('people who play are counted once, wherever they sit', async () => {
  const { tables } = await withStored(...playedGame('a', 1).writes, ...playedGame('b', 1).writes);
  for (const id of ['a', 'b']) (await tables.live.get(id))?.audience.add(testChannel('ana'));
  expect(tables.playing).toBe(1);
});

test('after the data were replaced nothing of before is left, and writes are taken again', async () => {
  const { tables } = memoryTables();
  const { table } = await tables.newTables.create({ ...settings, listed: true }, 'ana');
  const live = tables.live.peek(table);
  tables.forgetAll();
  expect([tables.live.size, tables.lobby.size, live?.closed]).toEqual([0, 0, true]);
  await tables.newTables.create(settings, 'ana');
});

test('a stop waits for what is being written', async () => {
  const { tables, tableRows } = memoryTables();
  const { table } = await tables.newTables.create(settings, 'ana');
  const change = tables.changeRoom(table, (room) => ({ ...room, status: 'ended' }));
  await tables.stop();
  await change;
  expect(tableRows.get(table)?.status).toBe('cancelled');
  await eventually(() => expect(tables.live.peek(table)?.closed).toBe(true));
});
