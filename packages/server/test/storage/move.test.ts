import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readRecord, verifyRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { Kysely, SqliteDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { migrations } from '../../src/storage/migrations.ts';
import { moveData } from '../../src/storage/move.ts';
import { DATABASE_FILE } from '../../src/storage/sqlite.ts';
import type { Schema } from '../../src/storage/subjects.ts';
import { type Cluster, startPostgres, whyNoPostgres } from '../postgres.ts';
import { Tab } from '../tab.ts';
import { answerFirst, openServer, playToEnd, startWith } from '../test-server.ts';

type Rows = Readonly<Record<string, readonly string[]>>;

const missing = whyNoPostgres();
const root = missing ? '' : mkdtempSync(join(tmpdir(), 'mazmorra-move-'));
let cluster: Cluster;
let folders = 0;
const freshFolder = () => join(root, `data${folders++}`);

const inFile = <T>(folder: string, work: (db: DatabaseSync) => T): T => {
  const db = new DatabaseSync(join(folder, DATABASE_FILE));
  try {
    return work(db);
  } finally {
    db.close();
  }
};

async function inDatabase<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return work(client).finally(() => client.end());
}

const tablesIn = (db: DatabaseSync): string[] =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'meta' ORDER BY name")
    .all()
    .map(({ name }) => String(name));

/** Every row as JSON with the columns in the order of their names; times are texts in PostgreSQL's driver. */
const asText = (rows: readonly object[]): string[] =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .map(([k, v]) => [k, String(v)])
          .sort(),
      ),
    )
    .sort();

const rowsOfFolder = (folder: string): Rows =>
  inFile(folder, (db) =>
    Object.fromEntries(
      tablesIn(db).map((name) => [name, asText(db.prepare(`SELECT * FROM "${name}"`).all())]),
    ),
  );

const rowsOfDatabase = (address: string): Promise<Rows> =>
  inDatabase(address, async (client) => {
    const named = await client.query(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'meta' ORDER BY 1",
    );
    const entries: [string, string[]][] = [];
    for (const { tablename } of named.rows)
      entries.push([tablename, asText((await client.query(`SELECT * FROM "${tablename}"`)).rows)]);
    return Object.fromEntries(entries);
  });

/** A folder with rows in every table there is, whatever tables later migrations add. */
async function filledFolder(count: number): Promise<string> {
  const folder = freshFolder();
  await (await openStorage({ data: folder })).close();
  inFile(folder, (db) => {
    db.exec('BEGIN');
    for (const table of tablesIn(db)) {
      const columns = db.prepare(`PRAGMA table_info("${table}")`).all();
      const marks = columns.map(() => '?').join(', ');
      const insert = db.prepare(`INSERT INTO "${table}" VALUES (${marks})`);
      for (let i = 0; i < count; i++)
        insert.run(
          ...columns.map(({ type, name }) => {
            if (/int|double/i.test(String(type))) return type === 'bigint' ? 1_795_000_000_000 + i : i;
            return `${name} ${i} 'ñ' 🗝️ \\ {"a":[1,"b,c"]}\n`;
          }),
        );
    }
    db.exec('COMMIT');
  });
  return folder;
}

describe.skipIf(missing)(`from SQLite to PostgreSQL${missing ? ` (left out: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => {
    cluster.stop();
    rmSync(root, { recursive: true, force: true });
  });

  test('every row of every table goes, and is told', async () => {
    const folder = await filledFolder(1001);
    const address = await cluster.database();
    const before = rowsOfFolder(folder);
    const moved = await moveData(folder, address);
    expect(Object.keys(before).length).toBeGreaterThan(15);
    expect(moved).toEqual(Object.fromEntries(Object.keys(before).map((name) => [name, 1001])));
    expect(await rowsOfDatabase(address)).toEqual(before);
    expect(rowsOfFolder(folder)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.startsWith('move-'))).toEqual([]);
    // The database is one that a server of this program opens without migrating.
    await (await openStorage({ database: address })).close();
  });

  test('tables that run go on at the same decision, under the same secrets, and their records verify', async () => {
    const data = freshFolder();
    const before = await openServer({ data });
    const played = [];
    for (const [index, names] of [
      ['Ana', 'Ben'],
      ['Cleo', 'Dan', 'Eva'],
      ['Fay', 'Gus'],
    ].entries()) {
      const { table, tabs } = await startWith(before.port, names);
      for (let i = 0; i < index; i++) await answerFirst(tabs.find((tab) => tab.play()?.d) as Tab);
      await tabs[0]?.ask('say', { c: 1, text: `¿Seguimos? ${index}` });
      const n = Math.max(...tabs.map((tab) => tab.play()?.n ?? 0));
      for (const tab of tabs) await tab.until(() => tab.play()?.n === n);
      played.push({ table, tabs, plays: tabs.map((tab) => tab.play()) });
    }
    await before.stop();

    const database = await cluster.database();
    const moved = await moveData(data, database);
    expect(moved).toMatchObject({ tables: 3, people: 7, secrets: 7, members: 7, answers: 3, chat: 3 });

    const after = await openServer({ database });
    for (const [index, { table, tabs, plays }] of played.entries()) {
      const back = await Promise.all(tabs.map(({ secret = '' }) => Tab.enter(after.port, { secret })));
      for (const [seat, tab] of back.entries()) {
        const { play, chat } = await tab.ask('open', { table, c: 1 });
        expect([play?.n, JSON.stringify(play?.view)]).toEqual([
          plays[seat]?.n,
          JSON.stringify(plays[seat]?.view),
        ]);
        expect(play?.d).toEqual(plays[seat]?.d);
        expect(chat?.map(({ text }) => text)).toEqual([`¿Seguimos? ${index}`]);
      }
      await playToEnd(back);
      const reply = await fetch(`http://127.0.0.1:${after.port}/api/records/${table}`);
      expect(verifyRecord(toy, readRecord(await reply.text())).holds).toBe(true);
    }
    await after.stop();
  });

  test('data of an earlier program are brought up to date on the way, and stay as they were in the folder', async () => {
    const folder = earlyFolder(4);
    inFile(folder, (db) => db.exec(`INSERT INTO people VALUES ('p', 'Ana', 5)`));
    const address = await cluster.database();
    expect(await moveData(folder, address)).toMatchObject({ people: 1, mutes: 0 });
    expect((await rowsOfDatabase(address))['people']?.[0]).toContain('["seen","5"]');
    expect(inFile(folder, tablesIn)).not.toContain('mutes');
  });

  test('refused, with a sentence and nothing changed: no data, a server on the folder, a newer schema, rows in the database', async () => {
    const address = await cluster.database();
    await expect(moveData(root, address)).rejects.toThrow(`there are no data in ${root}`);

    const folder = await filledFolder(1);
    const server = await openStorage({ data: folder });
    await expect(moveData(folder, address)).rejects.toThrow('another server uses the folder');
    await server.close();

    inFile(folder, (db) => db.exec(`UPDATE meta SET value = '999' WHERE key = 'schema'`));
    await expect(moveData(folder, address)).rejects.toThrow('schema 999');
    inFile(folder, (db) => db.exec(`UPDATE meta SET value = '${migrations.length}' WHERE key = 'schema'`));
    expect(await rowsOfDatabase(address)).toEqual({});

    await moveData(folder, address);
    const first = await rowsOfDatabase(address);
    await expect(moveData(folder, address)).rejects.toThrow(
      /not empty \(there are rows in \w+\): name an empty/,
    );
    expect(await rowsOfDatabase(address)).toEqual(first);
    await inDatabase(address, (client) => client.query(`UPDATE meta SET value = '999' WHERE key = 'schema'`));
    await expect(moveData(folder, address)).rejects.toThrow('schema 999');
    await expect(moveData(folder, 'postgres://x@127.0.0.1:1/x')).rejects.toThrow('ECONNREFUSED');
    expect(readdirSync(folder).filter((name) => name.startsWith('move-'))).toEqual([]);
  });

  test('a row that PostgreSQL does not take leaves the database as it was', async () => {
    const folder = await filledFolder(3);
    // The tables go in the order of their names, so this is met when others have gone.
    inFile(folder, (db) => db.exec(`UPDATE tables SET rev = 'rubbish' WHERE rev = 1`));
    const address = await cluster.database();
    await expect(moveData(folder, address)).rejects.toThrow('rubbish');
    expect(await rowsOfDatabase(address)).toEqual({});
    inFile(folder, (db) => db.exec(`UPDATE tables SET rev = 1 WHERE rev = 'rubbish'`));
    expect(await moveData(folder, address)).toMatchObject({ tables: 3 });
  });

  test('the commands that `backup` and `restore` name for PostgreSQL do what they should', async () => {
    const address = await cluster.database();
    await moveData(await filledFolder(5), address);
    const before = await rowsOfDatabase(address);
    const file = join(root, 'b.dump');
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, address]);
    await inDatabase(address, (client) => client.query('DELETE FROM answers; DROP TABLE chat'));
    for (const target of [address, await cluster.database()]) {
      execFileSync('pg_restore', [
        '--clean',
        '--if-exists',
        '--single-transaction',
        `--dbname=${target}`,
        file,
      ]);
      expect(await rowsOfDatabase(target)).toEqual(before);
    }
  });
});

/** A folder as the program with so many migrations left it. */
function earlyFolder(count: number): string {
  const folder = freshFolder();
  mkdirSync(folder);
  const database = () => Promise.reject(new Error('this writes SQL alone'));
  const { schema } = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  inFile(folder, (db) => {
    db.exec('CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL) WITHOUT ROWID');
    for (const migration of migrations.slice(0, count))
      for (const step of migration(schema, 'sqlite')) db.exec(step.compile().sql);
    db.exec(`INSERT INTO meta VALUES ('schema', '${count}'), ('epoch', 'e')`);
  });
  return folder;
}
