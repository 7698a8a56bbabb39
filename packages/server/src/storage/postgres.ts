import { readFileSync } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { say } from '../sentences.ts';
import { migrations, NewerSchema } from './migrations.ts';
import { type AnswerRow, AnswersRefused, type Storage, StorageError, type StorageProblem } from './port.ts';
import { bound, type Db } from './rows.ts';
import { sharedActs } from './shared.ts';
import {
  type AnswerStatements,
  READS,
  type Schema,
  type Statement,
  statementsFor,
  type WrittenAnswer,
} from './subjects.ts';

/** The type of 64-bit integers, which hold times. As numbers they are exact until the year 287396. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Held while migrations run, so that of two servers that start together only one migrates. */
const MIGRATION_LOCK = 7_201_952;

/** Generates the SQL of migrations without a connection. */
const { schema } = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('this writes SQL alone')) }),
});

/** Timeouts in ms: of a statement on the database server, of its reply here, and of a new connection. */
const STATEMENT_TIME = 4000;
const ANSWER_TIME = 5000;
const CONNECT_TIME = 4000;
const MIGRATION_TIME = 3_600_000;

/** Opens a PostgreSQL database. Without a password in the address or a file, PGPASSWORD and PGPASSFILE are used, as by `psql`. */
export async function openPostgres(address: string, passwordFile?: string): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: withPassword(address, passwordFile),
    max: 8,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIME,
    statement_timeout: STATEMENT_TIME,
    query_timeout: ANSWER_TIME,
  });
  // An error that reaches a connection between two queries ends the process if nobody listens; the next query reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('release', (_error, client) => endIfStuck(client));
  // The pool discards a connection that breaks while idle; the next query reports the error.
  pool.on('error', () => undefined);
  const db: Db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(pool);
  } catch (error) {
    await db.destroy();
    throw wrapped(error);
  }
  return {
    kind: 'postgres',
    ...guarded(bound(READS, db)),
    shared: guarded(bound(sharedActs, db)),
    commit: (writes) => commit(pool, statementsFor(db, writes, insertAnswers)),
    close: () => db.destroy(),
  };
}

/** The address with the password from the first line of a file, if one is given. */
export function withPassword(address: string, file: string | undefined): string {
  if (file === undefined) return address;
  const url = new URL(address);
  try {
    url.searchParams.set('password', readFileSync(file, 'utf8').split(/\r?\n/)[0] ?? '');
  } catch (error) {
    throw new StorageError('unavailable', say('no-password-file', file), error);
  }
  url.password = '';
  return url.href;
}

/** Ends a connection whose query timed out. It is still waiting for the result, and the next query would queue behind it. */
function endIfStuck(client: pg.PoolClient): void {
  const { _getActiveQuery } = client as unknown as { _getActiveQuery?(): unknown };
  if (_getActiveQuery?.call(client)) void client.end().catch(() => undefined);
}

const column = <T>(answers: readonly WrittenAnswer[], pick: (row: AnswerRow) => T): T[] =>
  answers.map(({ row }) => pick(row));

const ANSWER_COLUMNS = 'table_id, number, seat, option, decision, key, "by", at';

/** Rows in order of their keys. Two processes that insert the same keys in different orders can deadlock. */
const inOrder = (answers: readonly WrittenAnswer[]): WrittenAnswer[] =>
  answers.toSorted((a, b) =>
    a.row.table < b.row.table ? -1 : a.row.table > b.row.table ? 1 : a.row.number - b.row.number,
  );

/**
 * One statement for any number of rows; the columns are sent as arrays. An answer whose number is taken, or whose `rev` is not that of
 * the current room, is not inserted. The statement returns the tables whose answers were. FOR SHARE waits for a change of the room that
 * is being committed: otherwise an answer could be stored after the end of its game.
 */
const insertAnswers: AnswerStatements = (answers) => {
  const rows = inOrder(answers);
  return [
    {
      name: 'answers',
      sql: `INSERT INTO answers (${ANSWER_COLUMNS})
    SELECT ${ANSWER_COLUMNS} FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::bigint[], $9::int[])
    AS given(${ANSWER_COLUMNS}, rev)
    WHERE rev IS NULL OR rev = (SELECT tables.rev FROM tables WHERE tables.id = given.table_id FOR SHARE)
    ON CONFLICT DO NOTHING RETURNING table_id`,
      answersOf: column(rows, (r) => r.table),
      values: [
        column(rows, (r) => r.table),
        column(rows, (r) => r.number),
        column(rows, (r) => r.seat),
        column(rows, (r) => r.option),
        column(rows, (r) => r.decision),
        column(rows, (r) => r.key),
        column(rows, (r) => r.by),
        column(rows, (r) => r.at),
        rows.map(({ rev }) => rev ?? null),
      ],
    },
  ];
};

async function commit(pool: pg.Pool, steps: readonly Statement[]): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw wrapped(error);
  });
  let broken: Error | undefined;
  // Without a listener, a connection that dies between two statements would end the process.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await transaction(client, steps);
  } catch (error) {
    const problem = wrapped(error);
    if (problem.problem === 'unavailable') broken ??= problem;
    throw problem;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function transaction(client: pg.PoolClient, steps: readonly Statement[]): Promise<void> {
  const [only] = steps;
  if (only && steps.length === 1 && standsAlone(only)) return run(client, only, true);
  await client.query('BEGIN');
  try {
    for (const step of steps) await run(client, step, false);
    await client.query('COMMIT');
  } catch (error) {
    // If the server did not answer, the connection is dropped, which also ends the transaction.
    if (isAnswer(error)) await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Whether the server itself reported the error. */
const isAnswer = (error: unknown): boolean =>
  error instanceof StorageError || error instanceof pg.DatabaseError;

/**
 * Whether a statement needs no transaction around it. Answers of different tables have nothing to do with each other: some may be saved while
 * others are refused. Two answers of one table are saved together.
 */
function standsAlone({ changes, answersOf }: Statement): boolean {
  if (answersOf) return new Set(answersOf).size === answersOf.length;
  return changes === undefined;
}

async function run(client: pg.PoolClient, step: Statement, alone: boolean): Promise<void> {
  const { name, sql: text } = step;
  const values = [...step.values];
  const { rowCount, rows } = await client.query({ ...(name && { name }), text, values });
  if (step.answersOf && rowCount !== step.answersOf.length)
    throw new AnswersRefused(missingOf(step.answersOf, rows as { table_id: string }[]), alone);
  if (step.changes !== undefined && rowCount !== step.changes)
    throw new StorageError('conflict', 'the row has moved on');
}

/** The tables of which fewer answers were inserted than were given. */
function missingOf(given: readonly string[], inserted: readonly { table_id: string }[]): Set<string> {
  const left = [...given];
  for (const { table_id } of inserted) left.splice(left.indexOf(table_id), 1);
  return new Set(left);
}

export function wrapped(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  return new StorageError(problemOf(error), error instanceof Error ? error.message : String(error), error);
}

/**
 * Classes of SQLSTATE that tell of the database and not of the statement: connection, read-only or broken transaction, sign-in,
 * resources, operator intervention, system and internal errors.
 */
const OWN_TROUBLE = /^(?:08|25|28|3D|53|55|57|58|F0|XX)/;

function problemOf(error: unknown): StorageProblem {
  const { code } = error as { readonly code?: string };
  // A deadlock with another process counts as one: what comes second is tried again.
  if (code === '23505' || code === '40001' || code === '40P01') return 'conflict';
  if (code === '53100') return 'full';
  // A TypeError: the driver could not send a value.
  if (error instanceof TypeError) return 'refused';
  return error instanceof pg.DatabaseError && !OWN_TROUBLE.test(code ?? 'XX') ? 'refused' : 'unavailable';
}

/** The same functions, with database errors converted to `StorageError`. */
function guarded<T extends object>(reads: T): T {
  const entries = Object.entries(reads).map(([name, read]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await read(...args);
      } catch (error) {
        throw wrapped(error);
      }
    },
  ]);
  return Object.fromEntries(entries) as T;
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const query: Query = (text, values = []) =>
    client.query({ text, values: [...values], query_timeout: MIGRATION_TIME } as pg.QueryConfig);
  try {
    await query(`SET statement_timeout = ${MIGRATION_TIME}`);
    await query('BEGIN');
    await migrateWithin(query);
    await query('COMMIT');
  } finally {
    client.release(true);
  }
}

export type Query = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

/** Migrates the schema within a transaction that has begun. Other servers that start meanwhile wait for its end. */
export async function migrateWithin(query: Query): Promise<void> {
  await query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await query('CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value text NOT NULL)');
  await query("INSERT INTO meta VALUES ('schema', '0') ON CONFLICT DO NOTHING");
  const found = await query("SELECT value FROM meta WHERE key = 'schema'");
  const from = Number(found.rows[0]?.value);
  if (from > migrations.length) throw new NewerSchema(from);
  for (const migration of migrations.slice(from))
    for (const step of migration(schema, 'postgres')) await query(step.compile().sql);
  await query("UPDATE meta SET value = $1 WHERE key = 'schema'", [String(migrations.length)]);
}
