import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '@mazmorra/kernel';
import type { PlayView } from '@mazmorra/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import { silent } from '../../src/operations/log.ts';
import { type Server, serve } from '../../src/serve.ts';
import { openStorage, type StoragePlace } from '../../src/storage/index.ts';
import { DATABASE_FILE } from '../../src/storage/sqlite.ts';
import { onBothDatabases, type Places } from '../places.ts';
import { Tab } from '../tab.ts';
import { isAsked } from '../test-server.ts';

/** Data of version 1.0.0, made by that program; its README says how. */
const EARLIER = join(import.meta.dirname, '../fixtures/1.0.0');
const SCHEMA_THEN = '13';

/** What version 1.0.0 told its people before it was stopped. */
interface Told {
  readonly secrets: Readonly<Record<'Ana' | 'Ben' | 'Carla', string>>;
  /** A recovery code of Ana. */
  readonly code: string;
  readonly tables: Readonly<Record<'rated' | 'finished' | 'daily' | 'running' | 'waiting', string>>;
  readonly outcomes: Readonly<Record<'rated' | 'finished' | 'daily', Outcome>>;
  /** The running game as Ana, Ben and Carla saw it. */
  readonly running: readonly Pick<PlayView, 'n' | 'd'>[];
}

const told = JSON.parse(readFileSync(join(EARLIER, 'told.json'), 'utf8')) as Record<Places['kind'], Told>;

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
async function earlierData(places: Places): Promise<StoragePlace> {
  const place = await places.fresh();
  if ('data' in place) copyFileSync(join(EARLIER, 'data', DATABASE_FILE), join(place.data, DATABASE_FILE));
  else await query(place, readFileSync(join(EARLIER, 'postgres.sql'), 'utf8'));
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

const enterAll = ({ port }: Server, { secrets }: Told): Promise<Tab[]> =>
  Promise.all(Object.values(secrets).map((secret) => Tab.enter(port, { secret })));

onBothDatabases('data of version 1.0.0', (places) => {
  const { code, tables, outcomes, running } = told[places.kind];

  async function withEarlierData(run: (server: Server, tabs: [Tab, Tab, Tab]) => Promise<void>) {
    const server = await serveNow(await earlierData(places));
    try {
      await run(server, (await enterAll(server, told[places.kind])) as [Tab, Tab, Tab]);
    } finally {
      await server.stop();
    }
  }

  test('migrations keep every row and every value', async () => {
    const place = await earlierData(places);
    const { meta, ...before } = await rowsOf(place);
    expect(meta).toContainEqual({ key: 'schema', value: SCHEMA_THEN });
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'answers',
        'archives',
        'chat',
        'invitations',
        'kept_names',
        'ratings',
        'tables',
      ]),
    );
    await (await openStorage(place)).close();
    expect(await rowsOf(place)).toMatchObject(before);
  });

  test('finished games have their outcome, their log and their chat', () =>
    withEarlierData(async (_server, [ana, ben]) => {
      const mine = (await ana.ask('mine', {})).tables.map(({ table }) => table);
      expect(new Set(mine)).toEqual(new Set([tables.rated, tables.finished, tables.daily, tables.running]));
      for (const name of ['rated', 'finished', 'daily'] as const) {
        const { room } = await ana.ask('open', { table: tables[name], c: 1 });
        expect(room).toMatchObject({ status: 'finished', outcome: outcomes[name] });
        expect((await ana.ask('log', { c: 1 })).log.length).toBeGreaterThan(5);
        await ana.ask('close', { c: 1 });
      }
      // Ana has muted Carla.
      const { chat } = await ben.ask('open', { table: tables.finished, c: 1 });
      expect(chat).toMatchObject([{ name: 'Carla', text: '¡Suerte a todos!' }]);
    }));

  test('a running game goes on where it was', () =>
    withEarlierData(async (_server, tabs) => {
      for (const [index, tab] of tabs.entries()) {
        const { play, chat } = await tab.ask('open', { table: tables.running, c: 1 });
        expect(play).toMatchObject(running[index] ?? {});
        expect(chat).toMatchObject([{ name: 'Ben', text: 'Good luck' }]);
      }
      const asked = tabs.find((tab) => isAsked(tab)) as Tab;
      const { number = 0, options: [option = ''] = [] } = asked.play()?.d ?? {};
      const { n } = await asked.ask('answer', { c: 1, n: number, option, key: 'after the upgrade' });
      expect(n).toBe((running[0]?.n ?? 0) + 1);
      for (const tab of tabs) await tab.until(() => tab.play()?.n === n);
    }));

  test('people have their names, friends, ratings and daily results', () =>
    withEarlierData(async ({ port }, [ana, ben, carla]) => {
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
});
