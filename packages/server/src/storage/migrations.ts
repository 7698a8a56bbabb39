import type { CompiledQuery, SchemaModule } from 'kysely';
import { say } from '../sentences.ts';
import { StorageError } from './port.ts';

interface Compilable {
  compile(): Pick<CompiledQuery, 'sql'>;
}
type Migration = (schema: SchemaModule, kind: 'sqlite' | 'postgres') => readonly Compilable[];

const raw = (sql: string): Compilable => ({ compile: () => ({ sql }) });

/** Columns as `name type`, or `name type unique`. */
const columnsIn = (text: string) =>
  text.split(', ').map((column) => {
    const [, name = '', type = '', unique] = /^(\w+) (.+?)( unique)?$/.exec(column) ?? [];
    return {
      name,
      type: type as 'text' | 'integer' | 'bigint' | 'double precision',
      isUnique: unique !== undefined,
    };
  });

/** A new table: the columns of its key, then the others. None of them may be null. */
function table(schema: SchemaModule, name: string, key: string, others?: string): Compilable {
  const keys = columnsIn(key);
  const [only] = keys.length === 1 ? keys : [];
  const first = schema.createTable(name);
  const begun = only
    ? first.addColumn(only.name, only.type, (c) => c.primaryKey())
    : keys.reduce((made, { name, type }) => made.addColumn(name, type, (c) => c.notNull()), first);
  const rest = others === undefined ? [] : columnsIn(others);
  const whole = rest.reduce(
    (made, { name, type, isUnique }) =>
      made.addColumn(name, type, (c) => (isUnique ? c.notNull().unique() : c.notNull())),
    begun,
  );
  const names = keys.map(({ name }) => name);
  return only ? whole : whole.addPrimaryKeyConstraint(`${name}_key`, names as never);
}

const index = (schema: SchemaModule, name: string, on: string, ...columns: string[]): Compilable =>
  schema.createIndex(name).on(on).columns(columns);

/** A new column of a table, with the value that earlier rows get. */
const column = (
  schema: SchemaModule,
  of: string,
  name: string,
  type: 'text' | 'bigint' | 'integer',
  value: string | number,
): Compilable => schema.alterTable(of).addColumn(name, type, (c) => c.notNull().defaultTo(value));

/** Earlier versions stored answers in SQLite as lists of `width` values, with the table's id in each or in a column. */
const fromLists = (source: string, width: number, table: string, first: number): Compilable => {
  const value = (at: number) => `json_extract(s.rows, '$[' || (e.key + ${at}) || ']')`;
  const values = [0, 1, 2, 3, 4, 5, 6].map((at) => value(first + at)).join(', ');
  return raw(`INSERT OR IGNORE INTO answers (table_id, number, seat, option, decision, key, "by", at)
    SELECT ${table}, ${values} FROM ${source} AS s, json_each(s.rows) AS e WHERE e.key % ${width} = 0`);
};

/** Clustered by table: reading a table is one range scan, and the key needs no second tree. */
const CLUSTERED_ANSWERS = `CREATE TABLE clustered (table_id text NOT NULL, number integer NOT NULL, seat integer NOT NULL,
  option text NOT NULL, decision integer NOT NULL, key text NOT NULL, "by" text NOT NULL, at bigint NOT NULL,
  PRIMARY KEY (table_id, number)) WITHOUT ROWID`;

/** Each migration runs once, in this order, at start; `meta` stores the number of the last one. Never change one that was released. */
export const migrations: readonly Migration[] = [
  (schema) => [
    table(
      schema,
      'tables',
      'id text',
      'rev integer, status text, listed integer, room text, deal text, created bigint, touched bigint',
    ),
    index(schema, 'tables_by_status', 'tables', 'status', 'touched'),
    table(schema, 'members', 'person text, table_id text'),
    index(schema, 'members_by_table', 'members', 'table_id'),
    table(
      schema,
      'answers',
      'table_id text, number integer',
      'seat integer, option text, decision integer, key text, by text, at bigint',
    ),
    table(schema, 'snapshots', 'table_id text', 'number integer, body text'),
    table(schema, 'people', 'id text', 'name text, created bigint'),
    table(schema, 'secrets', 'hash text', 'person text, at bigint'),
    table(schema, 'chat', 'table_id text, number integer', 'body text'),
  ],
  // Only SQLite used this and the next one; the fourth migration removes the data again.
  (schema) => [table(schema, 'unsorted', 'id integer', 'rows text')],
  (schema) => [
    table(schema, 'chunks', 'id integer', 'table_id text, rows text'),
    index(schema, 'chunks_by_table', 'chunks', 'table_id'),
  ],
  // One row per answer in both databases.
  (schema, kind) => [
    ...(kind === 'sqlite'
      ? [
          raw(CLUSTERED_ANSWERS),
          raw('INSERT INTO clustered SELECT * FROM answers'),
          raw('DROP TABLE answers'),
          raw('ALTER TABLE clustered RENAME TO answers'),
          fromLists('chunks', 7, 's.table_id', 0),
          fromLists('unsorted', 8, 'e.value', 1),
        ]
      : []),
    schema.dropTable('unsorted'),
    schema.dropTable('chunks'),
  ],
  // Archives of finished games; authors of chat lines; when people and their devices were last seen.
  (schema) => [
    table(schema, 'archives', 'table_id text', 'body text'),
    column(schema, 'chat', 'person', 'text', ''),
    index(schema, 'chat_by_person', 'chat', 'person'),
    column(schema, 'people', 'seen', 'bigint', 0),
    raw('UPDATE people SET seen = created'),
    index(schema, 'people_by_seen', 'people', 'seen'),
    column(schema, 'secrets', 'seen', 'bigint', 0),
    raw('UPDATE secrets SET seen = at'),
    column(schema, 'secrets', 'device', 'text', ''),
    index(schema, 'secrets_by_person', 'secrets', 'person'),
  ],
  // Settings, sanctions, reports and the audit log. Servers that share a database share them.
  (schema) => [
    table(schema, 'settings', 'key text', 'value text'),
    table(schema, 'operator_tokens', 'hash text', 'name text, at bigint, until bigint'),
    table(
      schema,
      'sanctions',
      'id text',
      'kind text, subject text, name text, why text, by text, at bigint, until bigint',
    ),
    index(schema, 'sanctions_by_until', 'sanctions', 'until'),
    schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('reporter', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('lines', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('settled', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('reports_once', ['target', 'reporter', 'settled']),
    index(schema, 'reports_by_settled', 'reports', 'settled', 'at'),
    index(schema, 'reports_by_reporter', 'reports', 'reporter', 'settled'),
    table(schema, 'audit', 'id text', 'at bigint, who text, act text, subject text, why text'),
  ],
  // Call settings, and the last decision for which people were called.
  (schema) => [
    table(schema, 'call_settings', 'person text', 'body text, calendar text'),
    index(schema, 'call_settings_by_calendar', 'call_settings', 'calendar'),
    table(schema, 'pushes', 'endpoint text', 'person text, p256dh text, auth text, at bigint'),
    index(schema, 'pushes_by_person', 'pushes', 'person'),
    table(schema, 'called', 'person text, table_id text', 'decision integer, at bigint'),
  ],
  // The daily games: the deal of each day, and everybody's tries.
  (schema) => [
    table(schema, 'daily_deals', 'day text, game text', 'body text, made bigint'),
    table(
      schema,
      'daily_tries',
      'day text, game text, person text',
      'table_id text, state text, points integer, won integer, place integer, standing bigint, at bigint',
    ),
    index(schema, 'daily_tries_by_person', 'daily_tries', 'person', 'day'),
    index(schema, 'daily_tries_by_state', 'daily_tries', 'state', 'day'),
  ],
  // Onlookers' chat, mutes and blocks.
  (schema) => [
    column(schema, 'chat', 'onlooker', 'integer', 0),
    table(schema, 'mutes', 'person text, other text', 'key text, name text, block integer, at bigint'),
    index(schema, 'mutes_by_other', 'mutes', 'other'),
  ],
  // Kept names, with their passkeys and recovery codes.
  (schema) => [
    table(
      schema,
      'kept_names',
      'person text',
      'name text, skeleton text unique, at bigint, tries integer, locked bigint, shown text, own text, own_at bigint',
    ),
    table(
      schema,
      'passkeys',
      'id text',
      'person text, public_key text, counter bigint, transports text, device text, at bigint, seen bigint',
    ),
    index(schema, 'passkeys_by_person', 'passkeys', 'person'),
    table(schema, 'recovery_codes', 'hash text', 'person text'),
    index(schema, 'recovery_codes_by_person', 'recovery_codes', 'person'),
    table(schema, 'challenges', 'challenge text', 'person text, purpose text, until bigint'),
    index(schema, 'challenges_by_until', 'challenges', 'until'),
  ],
  // Tournaments, their participants, and their tables without a result.
  (schema) => [
    table(
      schema,
      'tournaments',
      'id text',
      'rev integer, status text, listed integer, due bigint, body text, created bigint, touched bigint',
    ),
    index(schema, 'tournaments_by_status', 'tournaments', 'status', 'touched'),
    index(schema, 'tournaments_by_due', 'tournaments', 'due'),
    table(schema, 'tournament_people', 'person text, tournament text'),
    index(schema, 'tournament_people_by_tournament', 'tournament_people', 'tournament'),
    table(schema, 'tournament_tables', 'table_id text', 'tournament text'),
    index(schema, 'tournament_tables_by_tournament', 'tournament_tables', 'tournament'),
  ],
  // Several processes: leases, visitors, and what was previously in the memory of one process.
  (schema) => [
    table(schema, 'leases', 'shard integer', 'holder text, epoch bigint, until bigint'),
    table(schema, 'processes', 'id text', 'seen bigint, body text'),
    table(schema, 'visitors', 'process text, table_id text', 'body text'),
    index(schema, 'visitors_by_table', 'visitors', 'table_id'),
    table(schema, 'codes', 'hash text', 'person text, until bigint, used integer'),
    index(schema, 'codes_by_person', 'codes', 'person'),
    table(schema, 'waiters', 'person text', 'body text, since bigint, called text'),
    table(schema, 'quotas', 'key text', 'left bigint, at bigint'),
  ],
  // Results of finished games, ratings, and followers.
  (schema) => [
    table(schema, 'settled', 'table_id text'),
    table(
      schema,
      'results',
      'table_id text, seat integer',
      'person text, game text, at bigint, seats integer, people integer, variants text, place integer, won integer, left integer, death text',
    ),
    index(schema, 'results_by_person', 'results', 'person', 'at'),
    index(schema, 'results_by_game', 'results', 'game'),
    table(
      schema,
      'result_parts',
      'table_id text, seat integer, number integer',
      'game text, part text, won integer',
    ),
    index(schema, 'result_parts_by_game', 'result_parts', 'game', 'part'),
    table(schema, 'rated_games', 'number integer', 'table_id text unique, game text, at bigint'),
    index(schema, 'rated_games_by_game', 'rated_games', 'game', 'at'),
    table(schema, 'rated_seats', 'table_id text, seat integer', 'person text, place integer'),
    index(schema, 'rated_seats_by_person', 'rated_seats', 'person'),
    table(
      schema,
      'ratings',
      'person text, game text, season text',
      'mu double precision, sigma double precision, games integer',
    ),
    index(schema, 'ratings_by_season', 'ratings', 'game', 'season'),
    table(schema, 'follows', 'person text, other text', 'at bigint'),
    index(schema, 'follows_by_other', 'follows', 'other'),
    table(schema, 'invitations', 'person text, table_id text', 'from_name text, at bigint'),
  ],
  // Who has invited, so that invitations go when this person is forgotten.
  (schema) => [
    column(schema, 'invitations', 'from_person', 'text', ''),
    index(schema, 'invitations_by_sender', 'invitations', 'from_person'),
  ],
  // In the order of the leaderboard, which is read without sorting all ratings of a season.
  () => [raw('CREATE INDEX ratings_by_rank ON ratings (game, season, (mu - sigma * 2) DESC)')],
  // All results of a game are counted in pages, by table.
  (schema) => [
    schema.dropIndex('results_by_game'),
    index(schema, 'results_by_game', 'results', 'game', 'table_id'),
    schema.dropIndex('result_parts_by_game'),
  ],
  // Screen codes.
  (schema) => [table(schema, 'screen_codes', 'table_id text', 'code text unique, until bigint')],
  // Leases by the key of a table. They live as long as their process is seen, so that renewing them is one row.
  (schema) => [
    table(schema, 'shard_leases', 'shard integer', 'holder text, epoch bigint'),
    table(schema, 'live_processes', 'id text', 'seen bigint, body text'),
  ],
  // Tokens for programs, which are secrets with scopes, and accounts of programs.
  (schema) => [
    column(schema, 'secrets', 'scopes', 'text', ''),
    column(schema, 'people', 'program', 'integer', 0),
  ],
];

/** The data was written by a newer version. Continuing would damage it. */
export class NewerSchema extends StorageError {
  constructor(found: number) {
    super('unavailable', say('newer-schema', found, migrations.length));
    this.name = 'NewerSchema';
  }
}
