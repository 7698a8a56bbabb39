import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { say } from '../sentences.ts';
import { backupData } from './backup.ts';
import { StorageError } from './port.ts';
import { migrateWithin, type Query, withPassword, wrapped } from './postgres.ts';
import { DATABASE_FILE, lockFolder, openSqlite } from './sqlite.ts';

/** The number of rows copied, by table. */
export type Moved = Readonly<Record<string, number>>;

/** Rows per statement. The largest rows, snapshots and archives, have some ten kilobytes. */
const ROWS_AT_ONCE = 500;
const CONNECT_TIME = 10_000;

/**
 * Copies all data of a folder into an empty PostgreSQL database, in one transaction. The folder is not changed: the data is read
 * from a copy, which is migrated first if it has an earlier schema.
 */
export async function moveData(folder: string, address: string, passwordFile?: string): Promise<Moved> {
  if (!existsSync(join(folder, DATABASE_FILE))) throw new StorageError('unavailable', say('no-data', folder));
  const lock = lockFolder(folder);
  const work = mkdtempSync(join(folder, 'move-'));
  try {
    const file = join(work, DATABASE_FILE);
    await backupData(folder, file);
    await (await openSqlite(work)).close();
    const source = new DatabaseSync(file, { readOnly: true });
    try {
      return await intoPostgres(source, withPassword(address, passwordFile));
    } finally {
      source.close();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
    lock.close();
  }
}

async function intoPostgres(source: DatabaseSync, connectionString: string): Promise<Moved> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIME });
  // A connection that dies rejects the running query. Without a listener it would also end the process.
  client.on('error', () => undefined);
  const query: Query = (text, values = []) => client.query(text, [...values]);
  try {
    await client.connect();
    await query('BEGIN');
    await migrateWithin(query);
    const tables = tablesOf(source);
    await requireEmpty(query, tables);
    const moved: Record<string, number> = {};
    for (const table of tables) moved[table] = await copyTable(source, query, table);
    // Updates the planner's statistics, which would otherwise wait for autovacuum.
    await query('ANALYZE');
    await query('COMMIT');
    return moved;
  } catch (error) {
    throw wrapped(error);
  } finally {
    // Ending the connection rolls back whatever was not committed.
    await client.end().catch(() => undefined);
  }
}

/** All tables of the schema. `meta` describes its own database and is not copied. */
const tablesOf = (source: DatabaseSync): string[] =>
  source
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'meta' ORDER BY name`)
    .all()
    .map(({ name }) => String(name));

async function requireEmpty(query: Query, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await query(`SELECT FROM "${table}" LIMIT 1`);
    if (rowCount !== 0) throw new StorageError('conflict', say('not-empty', table));
  }
}

interface Column {
  readonly name: string;
  readonly type: string;
}

async function copyTable(source: DatabaseSync, query: Query, table: string): Promise<number> {
  const columns = await columnsOf(query, table);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const arrays = columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(', ');
  const insert = `INSERT INTO "${table}" (${names}) SELECT * FROM unnest(${arrays})`;
  let rows: Record<string, unknown>[] = [];
  let count = 0;
  const write = async () => {
    if (rows.length > 0)
      await query(
        insert,
        columns.map(({ name }) => rows.map((row) => row[name])),
      );
    count += rows.length;
    rows = [];
  };
  for (const row of source.prepare(`SELECT ${names} FROM "${table}"`).iterate()) {
    rows.push(row);
    if (rows.length === ROWS_AT_ONCE) await write();
  }
  await write();
  return count;
}

async function columnsOf(query: Query, table: string): Promise<readonly Column[]> {
  const { rows } = await query(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [`"${table}"`],
  );
  return rows as Column[];
}
