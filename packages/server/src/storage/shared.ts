import { KEYS } from '@mazmorra/protocol';
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

/** The lease of a shard: its holder drives the shard's tables. `epoch` is the fencing token, different for every holder in turn. */
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
  /** The others did not know the process, or had given it up: its visitors are not stored. */
  readonly isNew: boolean;
  /** The leases that the process holds, as `sumOf` counts them. */
  readonly held: number;
  /** Number of leases that nobody holds who is alive. */
  readonly free: number;
  /** Figures of all processes together. */
  readonly numbers: ProcessNumbers;
  /** The ids of all processes that are alive. */
  readonly processes: readonly string[];
  /** Whether others have been silent for as long as a lease. */
  readonly someAreGone: boolean;
}

/** A number that tells two sets of leases apart: an epoch never returns. */
export const sumOf = (epochs: Iterable<number>): number => {
  let sum = 0;
  for (const epoch of epochs) sum += epoch + 1;
  return sum;
};

/** The new holder of a lease; empty if it becomes free. */
export interface Handover {
  readonly shard: number;
  readonly to: string;
}

export interface SharedSchema {
  shard_leases: { shard: number; holder: string; epoch: number };
  live_processes: { id: string; seen: number; body: string };
  /** Those of versions before 1.1, which had 64 shards. */
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
        .selectFrom('shard_leases')
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

/** The shard of the work that must be done once for all processes: retention, daily deals, the pool. Shards before it are the keys of tables. */
export const UPKEEP = KEYS;
/** Number of shards. Each shard is driven by one process at a time. */
export const SHARDS = KEYS + 1;

/** Time in ms for which a process may be silent. Then it counts as gone, and others take its leases. */
export const LEASE = 2000;
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

  /** Reports that a process is alive, which keeps its leases. One statement: every process runs it twice a second. */
  async renew(db: Db, process: string, numbers: ProcessNumbers): Promise<Renewed> {
    const found = await sql<RenewedRow>`WITH me AS (
      INSERT INTO live_processes (id, seen, body) VALUES (${process}, ${NOW}, ${JSON.stringify(numbers)})
      ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, body = excluded.body RETURNING xmax = 0 AS "isNew"
    ), others AS (SELECT id, body, seen < ${ago(LEASE)} AS gone FROM live_processes WHERE id <> ${process}),
    held AS (SELECT holder, count(*)::int AS many, sum(epoch) + count(*) AS sum FROM shard_leases GROUP BY holder)
    SELECT "isNew", (SELECT coalesce(json_agg(others), '[]') FROM others) AS others,
      (SELECT coalesce(sum(sum), 0)::bigint FROM held WHERE holder = ${process}) AS held,
      (SELECT coalesce(sum(many), 0)::int FROM held WHERE holder <> ${process}
        AND holder NOT IN (SELECT id FROM others WHERE NOT gone)) AS free
    FROM me`.execute(db);
    const { isNew, held, free, others } = found.rows[0] as RenewedRow;
    const alive = others.filter(({ gone }) => !gone);
    const figures = [numbers, ...alive.map(({ body }) => JSON.parse(body) as ProcessNumbers)];
    const total = (of: keyof ProcessNumbers) => figures.reduce((sum, each) => sum + each[of], 0);
    return {
      isNew,
      held,
      free,
      numbers: { playing: total('playing'), present: total('present'), cutOff: total('cutOff') },
      processes: [process, ...alive.map(({ id }) => id)],
      someAreGone: alive.length < others.length,
    };
  },

  /** Creates the leases where they are missing, and deletes token buckets that are full again. */
  async prepareLeases(db: Db): Promise<void> {
    await sql`INSERT INTO shard_leases (shard, holder, epoch) SELECT shard, '', 0
      FROM generate_series(0, ${sql.lit(SHARDS - 1)}) AS shard ON CONFLICT DO NOTHING`.execute(db);
    await db.deleteFrom('quotas').where('at', '<', ago(QUOTA_KEPT)).execute();
  },

  /**
   * Whether no process of a version before 1.1 drives tables, nor ever will again: a database of this version refuses them at their
   * start, and what leases they had are taken from them here once all have run out.
   */
  async retireEarlier(db: Db): Promise<boolean> {
    await sql`UPDATE leases SET holder = ${RETIRED}, epoch = epoch + 1, until = ${Number.MAX_SAFE_INTEGER}
      WHERE until < ${NOW} AND NOT EXISTS (SELECT FROM leases WHERE until >= ${NOW} AND holder <> ${RETIRED})`.execute(
      db,
    );
    const left = await db
      .selectFrom('leases')
      .select('shard')
      .where('holder', '<>', RETIRED)
      .limit(1)
      .execute();
    if (left.length === 0) await db.deleteFrom('processes').execute();
    return left.length === 0;
  },

  /** Forgets the processes that are gone, and returns the tables that somebody had open there. */
  async forgetGone(db: Db): Promise<string[]> {
    await db.deleteFrom('live_processes').where('seen', '<', ago(LEASE)).execute();
    const rows = await db
      .deleteFrom('visitors')
      .where('process', 'not in', ({ selectFrom }) => selectFrom('live_processes').select('id'))
      .where('process', 'not in', ({ selectFrom }) => selectFrom('processes').select('id'))
      .returning('table_id')
      .execute();
    return [...new Set(rows.map(({ table_id }) => table_id))];
  },

  leasesOf(db: Db, process: string): Promise<Lease[]> {
    return db.selectFrom('shard_leases').select(['shard', 'epoch']).where('holder', '=', process).execute();
  },

  /** Takes up to so many leases that nobody holds who is alive. */
  async takeLeases(db: Db, process: string, most: number): Promise<void> {
    await sql`UPDATE shard_leases SET holder = ${process}, epoch = epoch + 1 WHERE shard IN (
      SELECT shard FROM shard_leases WHERE holder NOT IN (SELECT id FROM live_processes WHERE seen >= ${ago(LEASE)})
      ORDER BY shard LIMIT ${most} FOR UPDATE SKIP LOCKED)`.execute(db);
  },

  /** Passes leases of a process to others, or frees them. */
  async handOver(db: Db, process: string, handovers: readonly Handover[]): Promise<void> {
    const [shards, holders] = [handovers.map(({ shard }) => shard), handovers.map(({ to }) => to)];
    await sql`UPDATE shard_leases SET holder = given.holder, epoch = epoch + 1
      FROM unnest(${shards}::int[], ${holders}::text[]) AS given(shard, holder)
      WHERE shard_leases.shard = given.shard AND shard_leases.holder = ${process}`.execute(db);
  },

  /** The process ends. Others may take its leases at once. */
  async leave(db: Db, process: string): Promise<void> {
    await db.deleteFrom('live_processes').where('id', '=', process).execute();
    await db.deleteFrom('visitors').where('process', '=', process).execute();
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

/** Stands where a process of an earlier version looks for the holder of a lease. */
const RETIRED = 'a later version';

interface RenewedRow {
  readonly isNew: boolean;
  readonly held: number;
  readonly free: number;
  readonly others: readonly { readonly id: string; readonly body: string; readonly gone: boolean }[];
}

const ago = (milliseconds: number) => sql<number>`${NOW} - ${sql.lit(milliseconds)}`;

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
