import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { RETENTION, Retention, type RetentionTimes } from '../../src/retention/retention.ts';
import type { TableRow, Write } from '../../src/storage/port.ts';
import { memoryCore, memoryStorage } from '../memory-storage.ts';

const NOW = 1_000_000_000_000;
const DAY = 86_400_000;
const ago = (days: number): number => NOW - days * DAY;

const row = (id: string, status: TableRow['status'], touched: number): Write => ({
  kind: 'new-table',
  row: { id, rev: 1, status, listed: false, room: '{}', deal: '{}', created: 1, touched, people: [] },
});
const answered = (table: string, at: number): Write => ({
  kind: 'answer',
  row: { table, number: 1, seat: 0, option: 'x', decision: 0, key: '', by: 'person', at },
});

/** One sweep over these rows; says what it ended, deleted and forgot. */
async function sweep(
  writes: readonly Write[],
  times: Partial<RetentionTimes>,
  over: { inUse?: string; present?: string; broken?: string } = {},
) {
  const memory = memoryStorage();
  await memory.storage.commit(writes);
  const done: string[] = [];
  const { core, broken } = memoryCore(memory.storage, [toy], () => NOW);
  const act = (what: string) => async (id: string) => {
    if (id === over.broken) throw new Error('cannot be read');
    done.push(`${what} ${id}`);
    const kept = memory.tables.get(id);
    if (kept) memory.tables.set(id, { ...kept, status: 'cancelled', touched: NOW });
    memory.people.delete(id);
  };
  const tables = {
    core,
    busy: false,
    isInUse: async (table: string) => table === over.inUse,
    changeRoom: act('ended'),
    delete: act('deleted'),
  };
  const people = { isPresent: (person: string) => person === over.present };
  const retention = new Retention(
    tables,
    people,
    async () => undefined,
    () => ({ ...RETENTION, ...times }),
  );
  await Object.assign(retention, { forget: act('forgot') }).sweep();
  return { ...memory, done, broken };
}

describe('a sweep', () => {
  test('deletes what was never started and what is over, and ends what was abandoned', async () => {
    const { done } = await sweep(
      [
        row('open-old', 'open', ago(2)),
        row('open-new', 'open', ago(0.5)),
        row('cancelled', 'cancelled', ago(3)),
        row('running-old', 'running', ago(15)),
        row('running-new', 'running', ago(13)),
        row('finished-old', 'finished', ago(40)),
        row('ended-old', 'ended', ago(41)),
      ],
      { finished: 30 * DAY },
    );
    expect(done).toEqual([
      'deleted cancelled',
      'deleted open-old',
      'ended running-old',
      'deleted ended-old',
      'deleted finished-old',
    ]);
  });

  test('goes by the last answer, not by the row alone', async () => {
    const { done, tables } = await sweep(
      [row('played', 'running', ago(100)), answered('played', ago(1))],
      {},
    );
    expect(done).toEqual([]);
    // It has moved back in the order of last use, so that it does not stand before others next time.
    expect(tables.get('played')?.touched).toBe(ago(1));
  });

  test('gets past any number of tables that are still used, and past one that cannot be read', async () => {
    const used = Array.from({ length: 450 }, (_, i) => `used-${i}`);
    const { done, broken } = await sweep(
      [
        ...used.flatMap((id, i) => [row(id, 'running', i), answered(id, ago(1))]),
        row('broken', 'running', 460),
        row('open-tab', 'running', 470),
        row('left', 'running', 480),
      ],
      {},
      { broken: 'broken', inUse: 'open-tab' },
    );
    expect(done).toEqual(['ended left']);
    expect(broken).toEqual(['retention of a table']);
  });

  test('forgets people who did not come back, and not those who are here', async () => {
    const person = (id: string, seen: number): Write => ({
      kind: 'person',
      row: { id, name: id, created: 1, seen },
    });
    const { done, people } = await sweep(
      [person('gone', ago(800)), person('here', ago(900)), person('new', ago(10))],
      {},
      { present: 'here' },
    );
    expect(done).toEqual(['forgot gone']);
    expect(people.get('here')?.seen).toBe(NOW);
  });

  test('deletes the chat of games that ended long ago, and keeps the games for ever by default', async () => {
    const line = (table: string): Write => ({
      kind: 'chat',
      row: { table, number: 1, body: '{}', person: '', onlooker: false },
    });
    const { done, chat } = await sweep(
      [row('old', 'finished', ago(400)), row('new', 'finished', ago(300)), line('old'), line('new')],
      {},
    );
    expect([done, chat.map(({ table }) => table)]).toEqual([[], ['new']]);
  });

  test('deletes nothing where everything is kept for ever', async () => {
    const forever = Object.fromEntries(Object.keys(RETENTION).map((key) => [key, Number.POSITIVE_INFINITY]));
    const { done } = await sweep(
      [row('a', 'open', 1), row('b', 'running', 1), row('c', 'finished', 1)],
      forever,
    );
    expect(done).toEqual([]);
  });
});
