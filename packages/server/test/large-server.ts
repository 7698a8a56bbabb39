import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { ServeOptions } from '../src/options.ts';
import type { StoragePlace } from '../src/storage/index.ts';
import { keeper, ORIGIN } from './ratings/people.ts';
import { openServer } from './test-server.ts';

export interface ServerSize {
  readonly games: number;
  readonly people: number;
  readonly tables: number;
  /** What Ana, the first person, has played herself. */
  readonly ownGames: number;
}

export const LARGE: ServerSize = { games: 60_000, people: 20_000, tables: 5000, ownGames: 5000 };

/** Tables that Ana has opened: as many as a person may. */
const OPEN = 40;

const numbers = (to: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;

/** SQL of both databases: people with names, finished games with results and ratings, listed tables like one that exists. */
function rowsOf(size: ServerSize, game: string, ana: string, table: string): string {
  const who = `CASE WHEN i <= ${size.ownGames} AND seat = 0 THEN '${ana}' ELSE 'p' || ((i * 7 + seat) % ${size.people}) END`;
  const seats = '(SELECT 0 AS seat UNION ALL SELECT 1) AS two';
  const variants = `'{"a":' || (i % 2) || ',"b":"' || (i % 3) || '"}'`;
  const now = Date.now();
  return `BEGIN;
    ${numbers(size.people)} INSERT INTO people (id, name, created, seen) SELECT 'p' || i, 'Name ' || i, 1, ${now} FROM n;
    ${numbers(size.people)} INSERT INTO kept_names (person, name, skeleton, at, tries, locked, shown, own, own_at)
      SELECT 'p' || i, 'Name ' || i, 'name' || i, 1, 0, 0, '{"results":true,"presence":true,"fellows":true}', '', 0 FROM n;
    ${numbers(300)} INSERT INTO follows (person, other, at) SELECT '${ana}', 'p' || i, 1 FROM n;
    ${numbers(size.games)} INSERT INTO settled (table_id) SELECT 'g' || i FROM n;
    ${numbers(size.games)} INSERT INTO results (table_id, seat, person, game, at, seats, people, variants, place, won, "left", death)
      SELECT 'g' || i, seat, ${who}, '${game}', ${now} - i, 2, 2, ${variants}, seat + 1, 1 - seat, 0, '' FROM n, ${seats};
    ${numbers(size.games)} INSERT INTO result_parts (table_id, seat, number, game, part, won)
      SELECT 'g' || i, seat, 0, '${game}', 'part' || (i % 8), 1 - seat FROM n, ${seats};
    ${numbers(size.people)} INSERT INTO ratings (person, game, season, mu, sigma, games)
      SELECT 'p' || i, '${game}', '2026-Q4', 25 + i / 1000.0, 2, 30 FROM n;
    ${numbers(size.tables)} INSERT INTO tables (id, rev, status, listed, room, deal, created, touched)
      SELECT 'many-tables-' || i, 1, status, listed, CASE WHEN i <= ${OPEN} THEN room ELSE replace(room, '${ana}', 'p' || i) END, deal, created, touched + i FROM n, tables WHERE id = '${table}';
    ${numbers(size.tables)} INSERT INTO members (person, table_id) SELECT CASE WHEN i <= ${OPEN} THEN '${ana}' ELSE 'p' || i END, 'many-tables-' || i FROM n;
    COMMIT`;
}

async function execute(place: StoragePlace, sql: string): Promise<void> {
  if ('data' in place) {
    const db = new DatabaseSync(join(place.data, 'mazmorra.sqlite'));
    db.exec(sql);
    db.close();
    return;
  }
  const client = new pg.Client(place.database);
  await client.connect();
  await client.query(`${sql}; ANALYZE`);
  await client.end();
}

/** Fills an empty place with a long history. Ana keeps her name, follows 300 people and has opened a table. */
export async function fillLarge(
  place: StoragePlace,
  size: ServerSize,
  game: string,
  options: ServeOptions = {},
): Promise<{ readonly secret: string; readonly table: string }> {
  const server = await openServer(place, { ...options, origins: [ORIGIN] });
  const tab = await keeper(server.port, 'Ana');
  const { table } = await tab.ask('create', { game, seats: 2, listed: true });
  const [row] = await server.tables.storage.tablesWith('open', 1);
  const { host } = JSON.parse(row?.room ?? '{}') as { host: string };
  await server.stop();
  await execute(place, rowsOf(size, game, host, table));
  return { secret: tab.secret ?? '', table };
}
