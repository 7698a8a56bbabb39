import { expect, test } from 'vitest';
import { SHARE_LIMITS, Shares } from '../../src/fairness/shares.ts';
import { StorageError } from '../../src/storage/port.ts';
import { sit } from '../../src/table/membership.ts';
import { newRoom } from '../../src/table/room.ts';
import { memoryStorage } from '../memory-storage.ts';
import { settings } from '../memory-table.ts';
import { memoryTables } from '../memory-tables.ts';

test('a new table is stored, in memory and, when it is listed, in the lobby', async () => {
  const { tables, tableRows } = memoryTables();
  const made = await tables.newTables.create({ ...settings, listed: true }, 'ana');
  expect(tableRows.get(made.table)).toMatchObject({ status: 'open', rev: 1 });
  expect(tables.live.peek(made.table)?.room).toMatchObject({
    host: 'ana',
    invite: made.invite,
    variants: { double: false },
  });
  expect(tables.lobby.page().tables.map(({ table }) => table)).toEqual([made.table]);
  expect(tables.core.metrics.counts.tablesCreated).toBe(1);
});

test('a game or a setting that does not exist is refused, and the allowed ones are named', async () => {
  const { tables } = memoryTables();
  await expect(tables.newTables.create({ ...settings, game: 'chess' }, 'ana')).rejects.toThrow(
    'allowed are toy',
  );
  await expect(
    tables.newTables.create({ ...settings, variants: { double: 'maybe' } }, 'ana'),
  ).rejects.toThrow();
});

test('a person opens so many at the same time and no more', async () => {
  const { tables } = memoryTables({ shares: new Shares({ ...SHARE_LIMITS, openTables: 2 }) });
  const made = await Promise.allSettled([1, 2, 3].map(() => tables.newTables.create(settings, 'ana')));
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(() => tables.newTables.requireMayOpen('ana')).toThrow('2 tables');
});

test('one that could not be saved does not count and does not exist', async () => {
  let full = true;
  const memory = memoryStorage(() => (full ? new StorageError('full', 'no room') : undefined));
  const { tables } = memoryTables({ shares: new Shares({ ...SHARE_LIMITS, openTables: 1 }) }, memory);
  await expect(tables.newTables.create({ ...settings, listed: true }, 'ana')).rejects.toThrow('no room');
  expect([tables.live.size, tables.lobby.size]).toEqual([0, 0]);
  full = false;
  await tables.newTables.create(settings, 'ana');
});

test('a table from the pool has its people seated and bots on the other seats', async () => {
  const { tables, tableRows } = memoryTables();
  const people = [{ person: 'ana', name: 'Ana', games: ['toy'], bots: 5, language: 'es' as const, since: 0 }];
  const id = await tables.newTables.createQuick({ game: 'toy', seats: 2, people } as never, 900);
  expect(tables.live.peek(id)?.room).toMatchObject({
    quick: { until: 900 },
    language: 'es',
    seats: [{ kind: 'person', name: 'Ana' }, { kind: 'bot' }],
  });
  expect(tableRows.get(id)?.people).toEqual(['ana']);
});

test('a rematch has the same people and the rulings of the game before', () => {
  const { tables } = memoryTables();
  const room = newRoom({
    settings,
    version: 1,
    variants: { double: true },
    host: 'ana',
    invite: 'i',
    now: 1,
  });
  const seated = sit(room, { id: 'ana', name: 'Ana' }, 0, 'ff', true);
  const { write, table, invite, saved } = tables.newTables.rematch(seated, 'ana');
  expect(tables.live.peek(table)).toBeUndefined();
  saved();
  expect(tables.live.peek(table)?.room).toMatchObject({
    invite,
    status: 'open',
    variants: { double: true },
    seats: [{ name: 'Ana', contribution: '' }, {}],
  });
  expect(write).toMatchObject({ kind: 'new-table', row: { id: table } });
});
