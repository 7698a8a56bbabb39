import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '@mazmorra/kernel';
import type { PlayView } from '@mazmorra/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import { silent } from '../../src/core/log.ts';
import { type Server, serve } from '../../src/serve.ts';
import { openStorage, type StoragePlace } from '../../src/storage/index.ts';
import { DATABASE_FILE } from '../../src/storage/sqlite.ts';
import { onBothDatabases, type Places } from '../places.ts';
import { Tab } from '../tab.ts';
import { isAsked } from '../test-server.ts';

/** A release whose data are stored in `fixtures`, made by that program; a README there says how. */
interface Release {
  readonly version: string;
  readonly schema: number;
  /** Tables with data that a migration has moved to others. The tests of games show that nothing was lost. */
  readonly moved?: readonly string[];
}

type TableName = 'rated' | 'finished' | 'daily' | 'running' | 'waiting';

/** What the release told its people before it was stopped. */
interface Told {
  readonly secrets: Readonly<Record<'Ana' | 'Ben' | 'Carla', string>>;
  /** A recovery code of Ana. */
  readonly code?: string;
  readonly tables: Readonly<Partial<Record<TableName, string>>>;
  readonly outcomes: Readonly<Partial<Record<TableName, Outcome>>>;
  /** The running game as Ana, Ben and Carla saw it. */
  readonly running: readonly Pick<PlayView, 'n' | 'd'>[];
}

const folderOf = ({ version }: Release): string => join(import.meta.dirname, '../fixtures', version);

const toldBy = (release: Release, { kind }: Places): Told =>
  (JSON.parse(readFileSync(join(folderOf(release), 'told.json'), 'utf8')) as Record<string, Told>)[
    kind
  ] as Told;

const FOR_EVER = Number.POSITIVE_INFINITY;

/** Today's server with all games. It deletes nothing, whatever the age of the data. */
const serveNow = (place: StoragePlace): Promise<Server> =>
  serve({
    ...place,
    port: 0,
    log: silent,
    seasonGames: 1,
    retention: { neverStarted: FOR_EVER, abandoned: FOR_EVER, chat: FOR_EVER, people: FOR_EVER },
  });

/** A copy of the earlier data in a place of its own. */
async function earlierData(release: Release, places: Places): Promise<StoragePlace> {
  const place = await places.fresh();
  const folder = folderOf(release);
  if ('data' in place) copyFileSync(join(folder, 'data', DATABASE_FILE), join(place.data, DATABASE_FILE));
  else await query(place, readFileSync(join(folder, 'postgres.sql'), 'utf8'));
  return place;
}

async function query(place: StoragePlace, sql: string): Promise<readonly Record<string, unknown>[]> {
  if ('data' in place) {
    const db = new DatabaseSync(join(place.data, DATABASE_FILE));
    try {
      return db.prepare(sql).all();
    } finally {
      db.close();
    }
  }
  const client = new pg.Client(place.database);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Values in the order of columns; a migration adds columns at the end, which keeps the order of rows. */
const textOf = (row: Record<string, unknown>): string => Object.values(row).join('\n');

/** All rows of the tables that have any, in a fixed order. */
async function rowsOf(place: StoragePlace): Promise<Record<string, readonly Record<string, unknown>[]>> {
  const names =
    'data' in place
      ? `SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY name`;
  const all: Record<string, readonly Record<string, unknown>[]> = {};
  for (const { name } of await query(place, names)) {
    const rows = await query(place, `SELECT * FROM "${String(name)}"`);
    if (rows.length > 0) all[String(name)] = rows.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  }
  return all;
}

type Run = (tabs: [Tab, Tab, Tab], port: number) => Promise<void>;

/** Runs today's server on a copy of the data; Ana, Ben and Carla come back. */
async function withEarlierData(release: Release, places: Places, run: Run): Promise<void> {
  const server = await serveNow(await earlierData(release, places));
  try {
    const secrets = Object.values(toldBy(release, places).secrets);
    const tabs = await Promise.all(secrets.map((secret) => Tab.enter(server.port, { secret })));
    await run(tabs as [Tab, Tab, Tab], server.port);
  } finally {
    await server.stop();
  }
}

function rowTests(release: Release, places: Places): void {
  test('migrations keep every row and every value', async () => {
    const place = await earlierData(release, places);
    const { meta, ...before } = await rowsOf(place);
    expect(meta).toContainEqual({ key: 'schema', value: String(release.schema) });
    for (const table of release.moved ?? []) delete before[table];
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['chat', 'people', 'secrets', 'tables']));
    await (await openStorage(place)).close();
    expect(await rowsOf(place)).toMatchObject(before);
  });
}

function gameTests(release: Release, places: Places): void {
  const { tables, outcomes, running } = toldBy(release, places);

  test('finished games have their outcome, their log and their chat', () =>
    withEarlierData(release, places, async ([ana, ben]) => {
      const { waiting: _, ...hers } = tables;
      const mine = (await ana.ask('mine', {})).tables.map(({ table }) => table);
      expect(new Set(mine)).toEqual(new Set(Object.values(hers)));
      for (const [name, outcome] of Object.entries(outcomes)) {
        const { room } = await ana.ask('open', { table: tables[name as TableName] ?? '', c: 1 });
        expect(room).toMatchObject({ status: 'finished', outcome });
        expect((await ana.ask('log', { c: 1 })).log.length).toBeGreaterThan(5);
        await ana.ask('close', { c: 1 });
      }
      // Ana has muted Carla in the later release.
      const { chat } = await ben.ask('open', { table: tables.finished ?? '', c: 1 });
      expect(chat).toMatchObject([{ name: 'Carla', text: '¡Suerte a todos!' }]);
    }));

  test('a running game goes on where it was', () =>
    withEarlierData(release, places, async (tabs) => {
      for (const [index, tab] of tabs.entries()) {
        const { play, chat } = await tab.ask('open', { table: tables.running ?? '', c: 1 });
        expect(play).toMatchObject(running[index] ?? {});
        expect(chat).toMatchObject([{ name: 'Ben', text: 'Good luck' }]);
      }
      const asked = tabs.find((tab) => isAsked(tab)) as Tab;
      const { number = 0, options: [option = ''] = [] } = asked.play()?.d ?? {};
      const { n } = await asked.ask('answer', { c: 1, n: number, option, key: 'after the upgrade' });
      expect(n).toBe((running[0]?.n ?? 0) + 1);
      for (const tab of tabs) await tab.until(() => tab.play()?.n === n);
    }));
}

function peopleTests(release: Release, places: Places): void {
  const { code = '', tables } = toldBy(release, places);

  test('people have their names, friends, ratings and daily results', () =>
    withEarlierData(release, places, async ([ana, ben, carla], port) => {
      expect(await ana.ask('kept', {})).toMatchObject({ name: 'Ana', codes: 8, passkeys: [{}] });
      expect((await ben.ask('kept', {})).name).toBe('Ben');
      expect((await carla.ask('kept', {})).name).toBeUndefined();
      // Invitations are shown for a day and people played with for sixty, so that these rows are compared above only.
      expect((await ana.ask('friends', {})).following).toMatchObject([{ name: 'Ben' }]);
      expect((await ana.ask('muted', {})).people).toMatchObject([{ name: 'Carla', block: false }]);
      const rated = { game: 'welcome-to-the-dungeon', season: '2026-Q4' };
      const { rows } = await ana.ask('leaderboard', rated);
      expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Ana', 'Ben']));
      const { games } = await ana.ask('daily', { day: '2026-11-18' });
      expect(games.find(({ game }) => game === rated.game)?.you).toMatchObject({
        table: tables.daily,
        state: 'counted',
      });
      // A recovery code comes last: it signs out the devices of before.
      const fresh = await Tab.enter(port, { name: 'Somebody' });
      expect(await fresh.ask('recover', { name: 'Ana', code })).toMatchObject({ name: 'Ana', codes: 7 });
    }));
}

const FIRST: Release = { version: '0.1.0', schema: 3, moved: ['answers', 'chunks', 'unsorted'] };
const RELEASED: Release = { version: '1.0.0', schema: 13 };

onBothDatabases('data of version 0.1.0', (places) => {
  rowTests(FIRST, places);
  gameTests(FIRST, places);
});

onBothDatabases('data of version 1.0.0', (places) => {
  rowTests(RELEASED, places);
  gameTests(RELEASED, places);
  peopleTests(RELEASED, places);
});
