import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { silent } from '../../src/core/log.ts';
import { serve } from '../../src/serve.ts';
import type { StoragePlace } from '../../src/storage/index.ts';
import { Authenticator } from '../names/authenticator.ts';
import { startPostgres } from '../postgres.ts';
import { Tab } from '../tab.ts';

// Makes the data of a release for the test of migrations, in SQLite and PostgreSQL: node packages/server/test/storage/make-earlier.ts FOLDER

const ORIGIN = 'https://mazmorra.test';
const many = { burst: 1e6, perSecond: 1e6 };
let keys = 0;

async function enter(port: number, name: string): Promise<Tab> {
  const tab = await Tab.open(port, { host: 'mazmorra.test' });
  tab.secret = (await tab.ask('hello', { protocol: 1, name })).secret;
  return tab;
}

/** Keeps a name; returns the recovery codes. */
async function keep(tab: Tab, name: string): Promise<readonly string[]> {
  const { options } = await tab.ask('passkey-options', { name });
  const passkey = new Authenticator(ORIGIN).make(options);
  return (await tab.ask('add-passkey', { name, passkey })).codes ?? [];
}

/** Takes any option, if the tab must answer. */
async function answer(tab: Tab, c: number): Promise<boolean> {
  const d = tab.play(c)?.d;
  if (!d || d.optional) return false;
  const option = d.options[Math.floor(Math.random() * d.options.length)] ?? '';
  await tab.ask('answer', { c, n: d.number, option, key: `key${keys++}` });
  await tab.until(() => tab.play(c)?.d?.number !== d.number || tab.room(c).status === 'finished');
  return true;
}

async function seat(tabs: readonly Tab[], c: number, game: string, settings: object = {}): Promise<string> {
  const [host] = tabs as [Tab];
  const { table, invite } = await host.ask('create', { game, seats: tabs.length, ...settings });
  for (const tab of tabs) {
    await tab.ask('open', { table, invite, c });
    await tab.ask('sit', { c });
  }
  return table;
}

/** Plays to the end, or so many answers. */
async function play(tabs: readonly Tab[], c: number, most = 5000): Promise<void> {
  let count = 0;
  while (count < most && tabs.some((tab) => tab.room(c).status !== 'finished')) {
    for (const tab of tabs) if (count < most && (await answer(tab, c))) count++;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function playGames(ana: Tab, ben: Tab, carla: Tab) {
  const clock = { kind: 'live', seconds: 600, reserve: 0 };
  const rated = await seat([ana, ben], 2, 'welcome-to-the-dungeon', { rated: true, clock });
  await ana.ask('start', { c: 2 });
  await play([ana, ben], 2);
  const finished = await seat([ana, ben, carla], 3, 'saboteur');
  await ana.ask('start', { c: 3 });
  await carla.ask('say', { c: 3, text: '¡Suerte a todos!' });
  await play([ana, ben, carla], 3);
  const { table: daily } = await ana.ask('play-daily', { game: 'welcome-to-the-dungeon' });
  await ana.ask('open', { table: daily, c: 4 });
  await play([ana], 4);
  const running = await seat([ana, ben, carla], 5, 'dungeon-raiders', { cover: 0 });
  await ana.ask('start', { c: 5 });
  await ben.ask('say', { c: 5, text: 'Good luck' });
  await play([ana, ben, carla], 5, 20);
  const waiting = await seat([ben], 6, 'dungeonquest', { seats: 4, listed: true });
  return { rated, finished, daily, running, waiting };
}

async function make(place: StoragePlace) {
  const limits = { newPeople: many, heavy: many };
  const server = await serve({
    ...place,
    port: 0,
    log: silent,
    origins: [ORIGIN],
    tables: { botPause: 0 },
    limits,
  });
  const [ana, ben, carla] = [
    await enter(server.port, 'Ana'),
    await enter(server.port, 'Ben'),
    await enter(server.port, 'Carla'),
  ];
  const [code] = await keep(ana, 'Ana');
  await keep(ben, 'Ben');
  const tables = await playGames(ana, ben, carla);
  await ben.ask('invite', { name: 'Ana', table: tables.waiting });
  await ana.ask('follow', { name: 'Ben', on: true });
  await ana.ask('mute', { c: 5, seat: 2, on: true });
  // The results are stored after the end of the games.
  while (((await ana.ask('friends', {})).lately[0]?.games ?? 0) < 2);
  const outcomes = { rated: ana.room(2).outcome, finished: ana.room(3).outcome, daily: ana.room(4).outcome };
  const running = [ana, ben, carla].map((tab) => ({ n: tab.play(5)?.n, d: tab.play(5)?.d }));
  for (const tab of [ana, ben, carla]) await tab.close();
  await server.stop();
  return {
    secrets: { Ana: ana.secret, Ben: ben.secret, Carla: carla.secret },
    code,
    tables,
    outcomes,
    running,
  };
}

async function makeSqlite(data: string) {
  const told = await make({ data });
  const db = new DatabaseSync(join(data, 'mazmorra.sqlite'));
  db.exec('PRAGMA journal_mode = DELETE; PRAGMA page_size = 1024; VACUUM; PRAGMA journal_mode = WAL');
  db.close();
  for (const rest of ['lock', 'pages']) rmSync(join(data, rest), { recursive: true, force: true });
  return told;
}

async function makePostgres(file: string) {
  const cluster = await startPostgres();
  try {
    const database = await cluster.database();
    const told = await make({ database });
    const args = ['--no-owner', '--no-privileges', '--inserts', database];
    const dump = execFileSync('pg_dump', args, { encoding: 'utf8' });
    // These two lines are commands of psql, with a random word.
    writeFileSync(file, dump.replace(/^\\(un)?restrict .*\n/gm, ''));
    return told;
  } finally {
    cluster.stop();
  }
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('name the folder to make');
mkdirSync(join(folder, 'data'), { recursive: true });
const sqlite = await makeSqlite(join(folder, 'data'));
const postgres = await makePostgres(join(folder, 'postgres.sql'));
writeFileSync(join(folder, 'told.json'), `${JSON.stringify({ sqlite, postgres }, null, 1)}\n`);
