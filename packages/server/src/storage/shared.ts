import { type RawBuilder, sql } from 'kysely';
import { type ChatRow, lineOf } from './chat.ts';
import { type Db, loaded, one, type Stored, stored } from './rows.ts';
import {
  type AnswerRow,
  answerOf,
  type StoredTable,
  type TableRow,
  type TablesSchema,
  withAnswers,
  withoutPeople,
  withPeople,
} from './tables.ts';

/** What all processes share: leases, visitors, token buckets, the pool. */

/** A person in the pool. `body` is JSON (`pool/waiting-room.ts`). */
export interface WaiterRow {
  readonly person: string;
  readonly body: string;
  readonly since: number;
  /** JSON: the table they are called to; empty while they wait. */
  readonly called: string;
}

/** Who has a table open at one process. `body` is JSON (`processes/visitors.ts`). */
export interface VisitorsRow {
  readonly process: string;
  readonly table: string;
  readonly body: string;
}

/** The lease of a shard: its holder drives the shard's tables. `epoch` is the fencing token, different for every holder. */
export interface Lease {
  readonly shard: number;
  readonly epoch: number;
}

/** How far a copy of a table in memory is up to date. */
export interface Place {
  readonly table: string;
  /** `undefined` if only answers are requested. */
  readonly rev: number | undefined;
  readonly number: number;
  /** The newest chat line; `undefined` if nobody reads the chat. */
  readonly chat: number | undefined;
}

/** What was written about a table after a place. */
export interface News {
  readonly table: string;
  /** Present if its `rev` differs. */
  readonly row: TableRow | undefined;
  readonly answers: readonly AnswerRow[];
  readonly chat: readonly ChatRow[];
}

/** The figures that a process reports to the others. */
export interface ProcessNumbers {
  readonly playing: number;
  readonly present: number;
  /** 1 while it cannot notify the others. */
  readonly cutOff: number;
}

/** The reply to a renewal. */
export interface Renewed {
  /** The leases that the process now holds. */
  readonly leases: readonly Lease[];
  /** The others did not know the process, or had given it up: its visitors are not stored. */
  readonly isNew: boolean;
  /** Tables with visitors of processes that are gone. */
  readonly deserted: readonly string[];
  /** Figures of all processes together. */
  readonly numbers: ProcessNumbers;
  /** The ids of all processes that are alive. */
  readonly processes: readonly string[];
}

export interface SharedSchema {
  leases: { shard: number; holder: string; epoch: number; until: number };
  processes: { id: string; seen: number; body: string };
  visitors: Stored<VisitorsRow>;
  waiters: WaiterRow;
  /** `left` is in thousandths of a token. */
  quotas: { key: string; left: number; at: number };
}

export const sharedWrites = {
  /**
   * The whole commit conflicts unless this process still holds the lease, which is locked until the commit ends. Only PostgreSQL
   * supports this, and only there are fences used.
   */
  fence: (db: Db, { holder, lease }: { holder: string; lease: Lease }) =>
    one(
      db
        .selectFrom('leases')
        .select('shard')
        .where('shard', '=', lease.shard)
        .where('holder', '=', holder)
        .where('epoch', '=', lease.epoch)
        .forShare(),
    ),

  /** Replaces the row of this process and table; an empty body deletes it. */
  visitors: (db: Db, { row }: { row: VisitorsRow }) =>
    row.body === ''
      ? db.deleteFrom('visitors').where('process', '=', row.process).where('table_id', '=', row.table)
      : db
          .insertInto('visitors')
          .values(stored(row))
          .onConflict((on) => on.columns(['process', 'table_id']).doUpdateSet(stored(row))),

  /** A person already in the pool keeps their place; one who is called is not changed. */
  waiter: (db: Db, { row: { person, body, since } }: { row: WaiterRow }) =>
    db
      .insertInto('waiters')
      .values({ person, body, since, called: '' })
      .onConflict((on) => on.column('person').doUpdateSet({ body }).where('waiters.called', '=', '')),

  /** Conflicts unless this person is in the pool and not called. */
  'call-waiter': (db: Db, { person, called }: { person: string; called: string }) =>
    one(db.updateTable('waiters').set({ called }).where('person', '=', person).where('called', '=', '')),

  /** Returns a called person to the pool. */
  'recall-waiter': (db: Db, { person }: { person: string }) =>
    db.updateTable('waiters').set({ called: '' }).where('person', '=', person),

  'delete-waiter': (db: Db, { person }: { person: string }) =>
    db.deleteFrom('waiters').where('person', '=', person),
};

export const sharedReads = {
  /** Everybody in the pool, longest wait first. */
  waiters: (db: Db): Promise<WaiterRow[]> =>
    db.selectFrom('waiters').selectAll().orderBy('since').orderBy('person').execute(),
};

/** Number of shards. Each shard is driven by one process at a time. */
export const SHARDS = 64;

/**
 * Lifetime in ms of a lease that is not renewed. A process that is silent for as long counts as gone: while it counts, the others do
 * not take over its share.
 */
export const LEASE = 2500;
/** How long an unused token bucket is kept, in ms: it is full again by then. */
const QUOTA_KEPT = 3_600_000;

const NOW = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

/** What several processes need of one database (PostgreSQL). Each list of tables is read by one statement. */
export const sharedActs = {
  /** What is new at each of the places; places without news are omitted. */
  async news(db: Db, places: readonly Place[]): Promise<News[]> {
    const [rows, answers, lines] = await Promise.all([
      newer<TablesSchema['tables']>(
        db,
        places,
        'rev',
        sql`tables AS row ON row.id = known.id AND row.rev > after`,
      ),
      newer<Stored<AnswerRow>>(db, places, 'number', numbered('answers')),
      newer<Stored<ChatRow>>(db, places, 'chat', numbered('chat')),
    ]);
    const rowOf = new Map(rows.map((row) => [row.id, withoutPeople(row)]));
    const answersOf = Map.groupBy(answers.map(answerOf), ({ table }) => table);
    const linesOf = Map.groupBy(lines.map(lineOf), ({ table }) => table);
    return places.flatMap(({ table }) => {
      const [row, answers, chat] = [rowOf.get(table), answersOf.get(table), linesOf.get(table)];
      return row || answers || chat ? [{ table, row, answers: answers ?? [], chat: chat ?? [] }] : [];
    });
  },

  async tableRows(db: Db, ids: readonly string[]): Promise<TableRow[]> {
    if (ids.length === 0) return [];
    return withPeople(db, await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute());
  },

  async storedTablesOf(db: Db, ids: readonly string[]): Promise<StoredTable[]> {
    if (ids.length === 0) return [];
    return withAnswers(db, await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute());
  },

  /** The ids of running tables, of tables that wait for people from the pool, and of tables that anybody has open. */
  async livingTables(db: Db): Promise<string[]> {
    const waits = db.selectFrom('tables').select('id').where('status', '=', 'open');
    const rows = db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'running')
      .union(waits.where('room', 'like', '%"quick":%'))
      .union(db.selectFrom('visitors').select('table_id as id'));
    return (await rows.execute()).map(({ id }) => id);
  },

  async visitors(db: Db, tables: readonly string[]): Promise<VisitorsRow[]> {
    if (tables.length === 0) return [];
    const rows = db.selectFrom('visitors').selectAll().where('table_id', 'in', tables);
    return (await rows.execute()).map((row) => loaded<VisitorsRow>(row));
  },

  /** Reports that a process is alive, renews its leases, and balances them: takes free ones up to its share, or releases those above it. */
  async renew(db: Db, process: string, numbers: ProcessNumbers): Promise<Renewed> {
    const row = { id: process, seen: NOW, body: JSON.stringify(numbers) };
    const seen = await db
      .insertInto('processes')
      .values(row)
      .onConflict((on) => on.column('id').doUpdateSet(row))
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirst();
    if (seen?.isNew) await prepare(db);
    const deserted = await db
      .with('gone', (gone) => gone.deleteFrom('processes').where('seen', '<', ago(LEASE)).returning('id'))
      .deleteFrom('visitors')
      .where('process', 'in', ({ selectFrom }) => selectFrom('gone').select('id'))
      .returning('table_id')
      .execute();
    const processes = await db.selectFrom('processes').select(['id', 'body']).execute();
    const alive = processes.map(({ body }) => JSON.parse(body) as ProcessNumbers);
    const sumOf = (of: keyof ProcessNumbers) => alive.reduce((sum, each) => sum + each[of], 0);
    return {
      leases: await share(db, process, Math.ceil(SHARDS / Math.max(1, alive.length))),
      isNew: seen?.isNew === true,
      deserted: deserted.map(({ table_id }) => table_id),
      processes: processes.map(({ id }) => id),
      numbers: { playing: sumOf('playing'), present: sumOf('present'), cutOff: sumOf('cutOff') },
    };
  },

  /** The process ends. Others may take its leases at once. */
  async leave(db: Db, process: string): Promise<void> {
    await db.updateTable('leases').set(FREE).where('holder', '=', process).execute();
    await db.deleteFrom('visitors').where('process', '=', process).execute();
    await db.deleteFrom('processes').where('id', '=', process).execute();
  },

  /** Takes from a token bucket that all processes share; false if it is empty. */
  async takeToken(db: Db, key: string, burst: number, perSecond: number): Promise<boolean> {
    // In thousandths of a token: the refill per second is then the same number per ms.
    const full = burst * 1000;
    const refill = sql<number>`floor(greatest(0, ${NOW} - quotas.at) * ${perSecond}::float8)::bigint`;
    const filled = sql<number>`least(${full}::bigint, quotas.left + ${refill})`;
    const taken = db
      .insertInto('quotas')
      .values({ key, left: full - 1000, at: NOW })
      .onConflict((on) =>
        on
          .column('key')
          .doUpdateSet({ left: sql<number>`${filled} - 1000`, at: NOW })
          .where(filled, '>=', 1000),
      );
    return (await taken.returning('key').execute()).length === 1;
  },
};

const FREE = { holder: '', until: 0 };
const ago = (milliseconds: number) => sql<number>`${NOW} - ${sql.lit(milliseconds)}`;

/** Creates the rows of all shards, and deletes token buckets that are full again. */
async function prepare(db: Db): Promise<void> {
  const shards = Array.from({ length: SHARDS }, (_, shard) => ({ shard, ...FREE, epoch: 0 }));
  await db
    .insertInto('leases')
    .values(shards)
    .onConflict((on) => on.doNothing())
    .execute();
  await db.deleteFrom('quotas').where('at', '<', ago(QUOTA_KEPT)).execute();
}

/** Renews the leases of a process, releases those above its share, and takes leases that nobody holds. */
async function share(db: Db, process: string, most: number): Promise<Lease[]> {
  const until = sql<number>`${NOW} + ${sql.lit(LEASE)}`;
  const held = await db
    .updateTable('leases')
    .set({ until })
    .where('holder', '=', process)
    .returning(['shard', 'epoch'])
    .execute();
  const kept = held.slice(0, most);
  const surplus = held.slice(most).map(({ shard }) => shard);
  if (surplus.length > 0)
    await db
      .updateTable('leases')
      .set(FREE)
      .where('holder', '=', process)
      .where('shard', 'in', surplus)
      .execute();
  if (held.length >= most) return kept;
  const free = db
    .selectFrom('leases')
    .select('shard')
    .where('until', '<', NOW)
    .orderBy('shard')
    .limit(most - held.length)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable('leases')
    .set(({ eb }) => ({ holder: process, epoch: eb('epoch', '+', 1), until }))
    .where('shard', 'in', free)
    .returning(['shard', 'epoch'])
    .execute();
  return [...kept, ...taken];
}

const numbered = (table: 'answers' | 'chat') =>
  sql`${sql.table(table)} AS row ON row.table_id = known.id AND row.number > after ORDER BY row.table_id, row.number`;

/** The rows that are newer than what is known at each place, for the places of which something is known. */
async function newer<R>(
  db: Db,
  places: readonly Place[],
  by: 'rev' | 'number' | 'chat',
  rows: RawBuilder<unknown>,
): Promise<R[]> {
  const known = places.filter((place) => place[by] !== undefined);
  if (known.length === 0) return [];
  const ids = known.map(({ table }) => table);
  const after = known.map((place) => place[by]);
  const found = sql<R>`SELECT row.* FROM unnest(${ids}::text[], ${after}::int[]) AS known(id, after) JOIN ${rows}`;
  return (await found.execute(db)).rows;
}
