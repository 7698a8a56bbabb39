import { expect, test } from 'vitest';
import { Core } from '../../src/core/core.ts';
import { silent } from '../../src/core/log.ts';
import { RETENTION, Retention, type RetentionTimes } from '../../src/retention/retention.ts';
import { openStorage } from '../../src/storage/index.ts';
import type { Storage, TableRow, Write } from '../../src/storage/port.ts';
import { onBothDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { answerFirst, openServer, playToEnd, seatPeople, startWith } from '../test-server.ts';

const NOW = 1_000_000_000_000;
const DAY = 86_400_000;

const row = (id: string, status: TableRow['status'], touched: number): Write => ({
  kind: 'new-table',
  row: { id, rev: 1, status, listed: false, room: '{}', deal: '{}', created: 1, touched, people: ['ana'] },
});
const answered = (table: string, at: number): Write => ({
  kind: 'answer',
  row: { table, number: 1, seat: 0, option: 'x', decision: 0, key: '', by: 'person', at },
});

/** A sweep over a storage; tables that expire are changed or deleted in it. */
function sweeper(
  storage: Storage,
  times: Partial<RetentionTimes>,
  over: { broken?: string; inUse?: string } = {},
) {
  const ended: string[] = [];
  const forgotten: string[] = [];
  const core = new Core(storage, silent, [], () => NOW);
  const tables = {
    core,
    busy: false,
    isInUse: async (table: string) => table === over.inUse,
    changeRoom: async (table: string) => {
      if (table === over.broken) throw new Error('this room cannot be read');
      const stored = await storage.tableRow(table);
      if (!stored) return;
      ended.push(table);
      await storage.commit([{ kind: 'table', row: { ...stored, rev: stored.rev + 1, status: 'ended' } }]);
    },
    delete: (table: string) => storage.commit([{ kind: 'delete-table', table }]),
  };
  const people = { isPresent: (person: string) => person === 'present' };
  const forget = async (person: string) => {
    forgotten.push(person);
    await storage.commit([{ kind: 'delete-person', person }]);
  };
  const retention = new Retention(
    tables,
    people,
    async () => undefined,
    () => ({ ...RETENTION, ...times }),
  );
  return { retention: Object.assign(retention, { forget }), ended, forgotten };
}

onBothDatabases('retention', (places) => {
  test('abandoned tables behind many running games are ended, and one that cannot be read keeps nobody waiting', async () => {
    const storage = await openStorage(await places.fresh());
    // Begun long ago and played until now: answers do not touch the row.
    const busy = Array.from({ length: 450 }, (_, i) => `busy-${i}`);
    await storage.commit(busy.flatMap((id, i) => [row(id, 'running', i), answered(id, NOW - 5)]));
    await storage.commit([
      row('broken', 'running', 460),
      row('left', 'running', 500),
      row('used', 'running', 490),
    ]);
    const { retention, ended } = sweeper(
      storage,
      { abandoned: 14 * DAY },
      { broken: 'broken', inUse: 'used' },
    );
    await retention.sweep();
    expect(ended).toEqual(['left']);
    // The second sweep finds nothing to look at: the others have moved back in the order of last use.
    expect(await storage.leastTouched(['running'], NOW - 14 * DAY, 999)).toEqual([]);
    await storage.close();
  });

  test('what was kept long enough goes: never started, finished, people who are not present', async () => {
    const storage = await openStorage(await places.fresh());
    const ago = (days: number) => NOW - days * DAY;
    await storage.commit([
      row('open-old', 'open', ago(2)),
      row('open-new', 'open', ago(0.5)),
      row('cancelled', 'cancelled', ago(2)),
      row('finished-old', 'finished', ago(40)),
      row('ended-old', 'ended', ago(40)),
      row('finished-new', 'finished', ago(20)),
      ...['old', 'present', 'new'].map(
        (id): Write => ({
          kind: 'person',
          row: { id, name: id, created: 1, seen: ago(id === 'new' ? 3 : 30) },
        }),
      ),
    ]);
    const { retention, forgotten } = sweeper(storage, { finished: 30 * DAY, people: 10 * DAY });
    await retention.sweep();
    const left = (await storage.tablesOf('ana', 99)).map(({ id }) => id);
    expect(left.sort()).toEqual(['finished-new', 'open-new']);
    expect(forgotten).toEqual(['old']);
    expect(await storage.person('present')).toMatchObject({ seen: NOW });
    await storage.close();
  });

  test('by default finished games are kept for ever', async () => {
    const storage = await openStorage(await places.fresh());
    await storage.commit([row('finished', 'finished', 1), row('ended', 'ended', 1)]);
    await sweeper(storage, {}).retention.sweep();
    expect(await storage.tablesOf('ana', 9)).toHaveLength(2);
    await storage.close();
  });

  test('the server deletes a table that was never started, and ends one that everybody left', async () => {
    const server = await openServer(await places.fresh(), { retention: { neverStarted: 0, abandoned: 0 } });
    const open = await seatPeople(server.port, ['Ana', 'Ben'], { listed: true });
    const running = await startWith(server.port, ['Cleo', 'Dan']);
    await answerFirst(running.tabs[0] as Tab);
    const kept = await startWith(server.port, ['Eva', 'Fay']);
    for (const tab of [...open.tabs, ...running.tabs]) await tab.close();
    const reader = await Tab.enter(server.port, { name: 'Gil' });
    const later = await Tab.enter(server.port, { secret: running.tabs[0]?.secret ?? '' });
    await kept.tabs[0]?.until(() =>
      [open, running].every(({ table }) => server.tables.live.peek(table)?.watched === false),
    );
    await server.retention.sweep();
    expect((await reader.refusal('open', { table: open.table, c: 1, invite: open.invite })).code).toBe(
      'no-table',
    );
    expect((await reader.ask('lobby', { on: true })).tables).toEqual([]);
    expect((await later.ask('open', { table: running.table, c: 1 })).room.status).toBe('ended');
    await playToEnd(kept.tabs);
    await server.stop();
  });
});
