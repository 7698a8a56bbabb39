import type { Selectable } from 'kysely';
import type pg from 'pg';
import type {
  AnswerRow,
  ChatRow,
  Lease,
  News,
  Place,
  ProcessNumbers,
  Renewed,
  SharedStorage,
  TableRow,
} from './port.ts';
import { answerOf, lineOf, tableOf, withAnswers } from './reads.ts';
import type { Db } from './rows.ts';
import type { Schema } from './schema.ts';

/** Number of shards. Each shard is driven by one process at a time. */
export const SHARDS = 64;

/**
 * Lifetime in ms of a lease that is not renewed. A process that is silent for as long counts as gone: while it counts, the others do
 * not take over its share.
 */
export const LEASE = 2500;
/** How long an unused token bucket is kept, in ms: it is full again by then. */
const QUOTA_KEPT = 3_600_000;

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** The part of PostgreSQL's storage that several processes share. Each list of tables is read by one statement. */
export function postgresShared(db: Db, pool: pg.Pool): SharedStorage {
  const rowsOf: RowsOf = async <T extends object>(text: string, values: unknown[] = [], name?: string) =>
    (await pool.query<T & pg.QueryResultRow>({ text, values, ...(name !== undefined && { name }) })).rows;
  let isPrepared = false;
  return {
    news: (places) => newsOf(rowsOf, places),
    tableRows: (ids) => tableRows(db, ids),
    async livingTables() {
      const sql = `SELECT id FROM tables WHERE status = 'running' OR (status = 'open' AND room LIKE '%"quick":%')
        UNION SELECT table_id FROM visitors`;
      return (await rowsOf<{ id: string }>(sql)).map(({ id }) => id);
    },
    async storedTablesOf(ids) {
      if (ids.length === 0) return [];
      return withAnswers(db, await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute());
    },
    async visitors(tables) {
      const sql = 'SELECT process, table_id AS table, body FROM visitors WHERE table_id = ANY($1)';
      return rowsOf(sql, [tables]);
    },
    async renew(process, numbers) {
      if (!isPrepared) await prepare(pool);
      isPrepared = true;
      return renew(pool, process, numbers);
    },
    async leave(process) {
      await pool.query("UPDATE leases SET holder = '', until = 0 WHERE holder = $1", [process]);
      await pool.query('DELETE FROM visitors WHERE process = $1', [process]);
      await pool.query('DELETE FROM processes WHERE id = $1', [process]);
    },
    async takeToken(key, burst, perSecond) {
      // In thousandths of a token: the refill per second is then the same number per ms.
      const filled = `least($2::bigint, quotas.left + floor(greatest(0, ${NOW} - quotas.at) * $3::float8)::bigint)`;
      const sql = `INSERT INTO quotas (key, "left", at) VALUES ($1, $2::bigint - 1000, ${NOW})
        ON CONFLICT (key) DO UPDATE SET "left" = ${filled} - 1000, at = ${NOW} WHERE ${filled} >= 1000 RETURNING key`;
      return (await rowsOf(sql, [key, burst * 1000, perSecond])).length === 1;
    },
  };
}

/** With a `name` the statement is parsed and planned once per connection. */
type RowsOf = <T extends object>(sql: string, values?: unknown[], name?: string) => Promise<T[]>;

async function tableRows(db: Db, ids: readonly string[]): Promise<TableRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
  const members = await db.selectFrom('members').selectAll().where('table_id', 'in', ids).execute();
  const people = Map.groupBy(members, ({ table_id }) => table_id);
  return rows.map((row) => tableOf(row, people.get(row.id)?.map(({ person }) => person) ?? []));
}

const NEW_ROWS = `SELECT t.* FROM unnest($1::text[], $2::int[]) AS known(id, rev)
  JOIN tables t ON t.id = known.id AND t.rev > known.rev`;
const NEW_ANSWERS = `SELECT a.* FROM unnest($1::text[], $2::int[]) AS known(id, number)
  JOIN answers a ON a.table_id = known.id AND a.number > known.number ORDER BY a.table_id, a.number`;
const NEW_LINES = `SELECT c.* FROM unnest($1::text[], $2::int[]) AS known(id, number)
  JOIN chat c ON c.table_id = known.id AND c.number > known.number ORDER BY c.table_id, c.number`;

async function newsOf(rowsOf: RowsOf, places: readonly Place[]): Promise<News[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ table }) => table);
  const rooms = places.filter(({ rev }) => rev !== undefined);
  const read = places.filter(({ chat }) => chat !== undefined);
  const [rows, answers, lines] = await Promise.all([
    rooms.length === 0
      ? []
      : rowsOf<Selectable<Schema['tables']>>(
          NEW_ROWS,
          [rooms.map(({ table }) => table), rooms.map(({ rev }) => rev)],
          'new-rows',
        ),
    rowsOf<Selectable<Schema['answers']>>(
      NEW_ANSWERS,
      [ids, places.map(({ number }) => number)],
      'new-answers',
    ),
    read.length === 0
      ? []
      : rowsOf<Selectable<Schema['chat']>>(
          NEW_LINES,
          [read.map(({ table }) => table), read.map(({ chat }) => chat)],
          'new-lines',
        ),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, tableOf(row, [])]));
  const answersOf = Map.groupBy(answers.map(answerOf), ({ table }) => table);
  const linesOf = Map.groupBy(lines.map(lineOf), ({ table }) => table);
  const none: { readonly answers: AnswerRow[]; readonly chat: ChatRow[] } = { answers: [], chat: [] };
  return ids.flatMap((table) => {
    const row = rowOf.get(table);
    const news = {
      table,
      row,
      answers: answersOf.get(table) ?? none.answers,
      chat: linesOf.get(table) ?? none.chat,
    };
    return row || news.answers.length > 0 || news.chat.length > 0 ? [news] : [];
  });
}

async function renew(pool: pg.Pool, process: string, numbers: ProcessNumbers): Promise<Renewed> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await client.query<T>(sql, values)).rows;
  try {
    const seen = await query(
      `INSERT INTO processes (id, seen, body) VALUES ($1, ${NOW}, $2)
      ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, body = excluded.body RETURNING xmax = 0 AS new`,
      [process, JSON.stringify(numbers)],
    );
    const deserted = await query<{ id: string }>(
      `WITH gone AS (DELETE FROM processes WHERE seen < ${NOW} - ${LEASE} RETURNING id)
      DELETE FROM visitors WHERE process IN (SELECT id FROM gone) RETURNING table_id AS id`,
    );
    const processes = await query<{ id: string; body: string }>('SELECT id, body FROM processes');
    const alive = processes.map(({ body }) => JSON.parse(body) as ProcessNumbers);
    return {
      leases: await share(query, process, Math.ceil(SHARDS / Math.max(1, alive.length))),
      isNew: seen[0]?.['new'] === true,
      deserted: deserted.map(({ id }) => id),
      processes: processes.map(({ id }) => id),
      numbers: {
        playing: alive.reduce((sum, { playing }) => sum + playing, 0),
        present: alive.reduce((sum, { present }) => sum + present, 0),
        cutOff: alive.reduce((sum, { cutOff }) => sum + cutOff, 0),
      },
    };
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

type Query = <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>;

/** Renews the leases of a process, releases those above its share, and takes leases that nobody holds. */
async function share(query: Query, process: string, most: number): Promise<Lease[]> {
  const held = await query<{ shard: number; epoch: number }>(
    `UPDATE leases SET until = ${NOW} + ${LEASE} WHERE holder = $1 RETURNING shard, epoch`,
    [process],
  );
  const kept = held.slice(0, most);
  const surplus = held.slice(most).map(({ shard }) => shard);
  if (surplus.length > 0)
    await query("UPDATE leases SET holder = '', until = 0 WHERE holder = $1 AND shard = ANY($2)", [
      process,
      surplus,
    ]);
  if (held.length >= most) return kept;
  const taken = await query<{ shard: number; epoch: number }>(
    `UPDATE leases SET holder = $1, epoch = epoch + 1, until = ${NOW} + ${LEASE} WHERE shard IN
      (SELECT shard FROM leases WHERE until < ${NOW} ORDER BY shard LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING shard, epoch`,
    [process, most - held.length],
  );
  return [...kept, ...taken];
}

/** Creates the rows of all shards before the first lease is taken, and deletes token buckets that are full again. */
async function prepare(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO leases (shard, holder, epoch, until) SELECT shard, '', 0, 0 FROM generate_series(0, ${SHARDS - 1}) AS shard
    ON CONFLICT (shard) DO NOTHING`,
  );
  await pool.query(`DELETE FROM quotas WHERE at < ${NOW} - ${QUOTA_KEPT}`);
}
