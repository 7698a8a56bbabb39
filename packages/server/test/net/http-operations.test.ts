import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { verifyRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { logTo, silent } from '../../src/core/log.ts';
import { finishedGames } from '../../src/retention/records.ts';
import { serve } from '../../src/serve.ts';
import { backupData, NotABackup, restoreData } from '../../src/storage/backup.ts';
import { openStorage } from '../../src/storage/index.ts';
import { freePort } from '../postgres.ts';
import { Tab } from '../tab.ts';
import { answerFirst, openServer, playToEnd, startWith, withServer } from '../test-server.ts';

const root = mkdtempSync(join(tmpdir(), 'mazmorra-operations-'));
let folders = 0;
const fresh = () => join(root, `data${folders++}`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const LAST_RESORT = ['uncaughtException', 'unhandledRejection'];

describe('over HTTP', () => {
  test('health and metrics are told in the usual formats', () =>
    withServer(Promise.resolve({ data: fresh() }), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben']);
      await answerFirst(tabs[0] as Tab);
      const health = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
      const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
      expect(metrics.headers.get('content-type')).toContain('text/plain; version=0.0.4');
      const lines = (await metrics.text()).split('\n');
      expect(lines).toContain('# TYPE mazmorra_answers_total counter');
      expect(lines).toContain('mazmorra_answers_total 1');
      expect(lines).toContain('mazmorra_connections_open 2');
      expect(lines).toContain('mazmorra_answer_seconds_bucket{le="+Inf"} 1');
      expect(lines).toContain('mazmorra_answer_seconds_count 1');
      for (const name of ['commit_seconds', 'event_loop_delay_seconds', 'bot_queue_length'])
        expect(lines).toContain(`# TYPE mazmorra_${name} histogram`);
      const bad = lines.filter(
        (line) =>
          !/^(# (HELP|TYPE) mazmorra_\w+ .+|mazmorra_\w+(\{le="[\d.+Inf]+"\})? [\d.e-]+|)$/.test(line),
      );
      expect(bad).toEqual([]);
    }));

  test('metrics are served at an address of their own, and not on the main port unless told', async () => {
    const own = { host: '127.0.0.1', port: await freePort() };
    const server = await serve({ data: fresh(), port: 0, log: silent, metrics: own });
    expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(404);
    const metrics = await fetch(`http://127.0.0.1:${own.port}/metrics`);
    expect([metrics.status, await metrics.text()]).toEqual([
      200,
      expect.stringContaining('mazmorra_answers_total 0'),
    ]);
    expect((await fetch(`http://127.0.0.1:${own.port}/healthz`)).status).toBe(404);
    await server.stop();
  });

  test('pages come with careful headers; routes of the client all lead to its one page', () => {
    const web = join(root, 'web');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Mazmorra</title>');
    writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'export {};');
    return withServer(
      Promise.resolve({ data: fresh() }),
      async ({ port }) => {
        const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
        const page = await get('/table/abc?x=1');
        expect(await page.text()).toContain('<title>Mazmorra');
        const policy = page.headers.get('content-security-policy') ?? '';
        expect(policy).toContain("script-src 'self';");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
        expect(page.headers.get('x-content-type-options')).toBe('nosniff');
        expect(page.headers.get('x-frame-options')).toBe('DENY');
        expect(page.headers.get('referrer-policy')).toBe('no-referrer');
        expect(page.headers.get('cache-control')).toBe('no-cache');
        const script = await get('/assets/app-1a2b.js');
        expect(script.headers.get('cache-control')).toContain('immutable');
        expect(script.headers.get('content-type')).toContain('javascript');
        for (const path of ['/assets/none.js', '/api/nothing', '/api/records/short'])
          expect((await get(path)).status, path).toBe(404);
        expect(await (await get('/..%2f..%2fetc%2fpasswd')).text()).not.toContain('root:');
      },
      { web },
    );
  });

  test('a socket is opened for our own pages, for programs and for named origins, and for nobody else', () =>
    withServer(
      Promise.resolve({ data: fresh() }),
      async ({ port }) => {
        const own = await Tab.open(port, { origin: `http://127.0.0.1:${port}` });
        await own.close();
        await (await Tab.open(port, { origin: 'https://play.example' })).close();
        for (const origin of ['http://evil.example', `http://127.0.0.1:${port + 1}`, 'null', 'rubbish'])
          await expect(Tab.open(port, { origin }), origin).rejects.toThrow('403');
      },
      { origins: ['https://play.example'] },
    ));

  test('logs are one JSON object per line and hold no secret, link or name', async () => {
    const lines: string[] = [];
    const log = logTo((line) => lines.push(line));
    let hidden: string[] = [];
    await withServer(
      Promise.resolve({ data: fresh() }),
      async ({ port }) => {
        const { table, invite, tabs } = await startWith(port, ['Anastasia', 'Benedict']);
        hidden = [table, invite, ...tabs.map((tab) => tab.secret ?? ''), 'Anastasia'];
        (tabs[0] as Tab).send('x'.repeat(9000));
        await tabs[0]?.until(() => tabs[0]?.closed);
      },
      { log },
    );
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['open', 'cut off', 'stopping', 'stopped']);
    for (const secret of hidden) expect(lines.join('')).not.toContain(secret);
  });
});

describe('backup, restore, export', () => {
  test('a backup taken while people play can be put back while they play; everybody is sent to reload', async () => {
    const data = fresh();
    const file = join(root, 'backups', 'monday.sqlite');
    const server = await openServer({ data });
    const { table, tabs } = await startWith(server.port, ['Ana', 'Ben']);
    await answerFirst(tabs[0] as Tab);
    expect(await backupData(data, file)).toBe(1);
    await answerFirst(tabs[1] as Tab);
    await answerFirst(tabs[0] as Tab);
    expect((await server.tables.live.get(table))?.game?.number).toBe(3);

    expect(await restoreData(file, data)).toBe(1);
    tabs[1]?.send({ id: 999, do: 'say', c: 1, text: 'written on the old data' });
    await tabs[1]?.until(() => tabs[1]?.closed);
    expect(tabs[1]?.messages.some((m) => 'error' in m && m.re === 999 && m.error.code === 'storage')).toBe(
      true,
    );
    await tabs[0]?.until(() => tabs[0]?.closed);
    expect(tabs[0]?.frames.at(-1)).toBe('{"bye":"restored"}');

    const again = await Promise.all(tabs.map((tab) => Tab.enter(server.port, { secret: tab.secret ?? '' })));
    for (const tab of again) expect((await tab.ask('open', { table, c: 1 })).play?.n).toBe(1);
    await playToEnd(again);
    await server.stop();
  });

  test('a backup of an earlier program is brought up to date before a running server gets it', async () => {
    const data = fresh();
    const file = join(root, 'backups', 'earlier.sqlite');
    const server = await openServer({ data });
    const { table, tabs } = await startWith(server.port, ['Ana', 'Ben']);
    for (const tab of [0, 1, 0]) await answerFirst(tabs[tab] as Tab);
    await backupData(data, file);
    const earlier = new DatabaseSync(file);
    toSchema3(earlier);
    earlier.close();

    await restoreData(file, data);
    tabs[0]?.send({ id: 999, do: 'say', c: 1, text: 'written on the old data' });
    for (const tab of tabs) await tab.until(() => tab.closed);
    const again = await Promise.all(tabs.map((tab) => Tab.enter(server.port, { secret: tab.secret ?? '' })));
    for (const tab of again) expect((await tab.ask('open', { table, c: 1 })).play?.n).toBe(3);
    await playToEnd(again);
    await server.stop();
  });

  test('what is no backup is left where it is', async () => {
    const data = fresh();
    const server = await openServer({ data });
    const { table } = await startWith(server.port, ['Ana', 'Ben']);
    await server.stop();
    const rubbish = join(root, 'rubbish');
    writeFileSync(rubbish, 'not a database at all, but long enough to be looked at '.repeat(100));
    await expect(restoreData(rubbish, data)).rejects.toThrow(NotABackup);
    await expect(restoreData(join(root, 'nowhere'), data)).rejects.toThrow(NotABackup);
    const storage = await openStorage({ data });
    expect(await storage.table(table)).toBeDefined();
    await storage.close();
  });

  test('all finished games are exported as records that hold', async () => {
    const data = fresh();
    const server = await openServer({ data });
    for (let i = 0; i < 3; i++) await playToEnd((await startWith(server.port, ['Ana', 'Ben'])).tabs);
    await startWith(server.port, ['Cleo', 'Dan']);
    await server.stop();
    const storage = await openStorage({ data });
    const verdicts: boolean[] = [];
    for await (const { record } of finishedGames(storage, [toy], Date.now()))
      verdicts.push(verifyRecord(toy, record).holds);
    expect(verdicts).toEqual([true, true, true]);
    await storage.close();
  });

  test('only its owner may read a backup: it holds the seeds of running games', async () => {
    const data = fresh();
    await (await openServer({ data })).stop();
    const file = join(root, 'private.sqlite');
    await backupData(data, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('two servers do not share a folder', async () => {
    const data = fresh();
    const server = await openServer({ data });
    await expect(openServer({ data })).rejects.toThrow('another server uses the folder');
    await server.stop();
    await (await openServer({ data })).stop();
  });
});

/** What the third schema had of today's tables. */
const SCHEMA_3: Readonly<Record<string, readonly string[]>> = {
  meta: ['key', 'value'],
  tables: ['id', 'rev', 'status', 'listed', 'room', 'deal', 'created', 'touched'],
  members: ['person', 'table_id'],
  answers: ['table_id', 'number', 'seat', 'option', 'decision', 'key', 'by', 'at'],
  snapshots: ['table_id', 'number', 'body'],
  people: ['id', 'name', 'created'],
  secrets: ['hash', 'person', 'at'],
  chat: ['table_id', 'number', 'body'],
};
const INDEXES_3 = ['tables_by_status', 'members_by_table'];

const namesOf = (db: DatabaseSync, sql: string): string[] =>
  db
    .prepare(sql)
    .all()
    .map((row) => String(row['name']));

/** Turns a database into one of the third schema: the first answer lay in a list of its table, the others in one of all tables. */
function toSchema3(db: DatabaseSync): void {
  for (const index of namesOf(db, "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"))
    if (!INDEXES_3.includes(index)) db.exec(`DROP INDEX ${index}`);
  for (const table of namesOf(db, "SELECT name FROM sqlite_schema WHERE type = 'table'")) {
    const columns = SCHEMA_3[table];
    if (!columns) db.exec(`DROP TABLE ${table}`);
    else
      for (const column of namesOf(db, `SELECT name FROM pragma_table_info('${table}')`))
        if (!columns.includes(column)) db.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
  const rows = db
    .prepare('SELECT table_id, number, seat, option, decision, key, "by", at FROM answers')
    .all();
  const [first = {}, ...others] = rows.map((row) => Object.values(row));
  db.exec(`CREATE TABLE unsorted (id integer PRIMARY KEY, rows text NOT NULL);
    CREATE TABLE chunks (id integer PRIMARY KEY, table_id text NOT NULL, rows text NOT NULL);
    CREATE INDEX chunks_by_table ON chunks (table_id); DELETE FROM answers;
    UPDATE meta SET value = '3' WHERE key = 'schema'`);
  const [table, ...values] = first as (string | number)[];
  db.prepare('INSERT INTO chunks (table_id, rows) VALUES (?, ?)').run(table ?? '', JSON.stringify(values));
  db.prepare('INSERT INTO unsorted (rows) VALUES (?)').run(JSON.stringify(others.flat()));
}

test('what nothing else caught is logged and counted, the server goes on, and a stopped one listens no more', async () => {
  const lines: string[] = [];
  const before = new Set(LAST_RESORT.flatMap((event) => process.listeners(event as 'uncaughtException')));
  const ours = () =>
    LAST_RESORT.flatMap((event) => process.listeners(event as 'uncaughtException')).filter(
      (listener) => !before.has(listener),
    );
  const server = await openServer({ data: fresh() }, { log: logTo((line) => lines.push(line)) });
  expect(ours()).toHaveLength(2);
  for (const listener of ours()) listener(new Error('lost in a callback'), 'uncaughtException');
  expect(server.metrics.counts.uncaught).toBe(2);
  expect(lines.filter((line) => line.includes('lost in a callback'))).toHaveLength(2);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  await server.stop();
  expect(ours()).toEqual([]);
});
