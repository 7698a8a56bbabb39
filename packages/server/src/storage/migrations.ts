import type { CompiledQuery, SchemaModule } from 'kysely';
import { say } from '../sentences.ts';
import { StorageError } from './port.ts';

interface Compilable {
  compile(): Pick<CompiledQuery, 'sql'>;
}
type Migration = (schema: SchemaModule, kind: 'sqlite' | 'postgres') => readonly Compilable[];

const raw = (sql: string): Compilable => ({ compile: () => ({ sql }) });

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
    schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('room', 'text', (c) => c.notNull())
      .addColumn('deal', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('touched', 'bigint', (c) => c.notNull()),
    schema.createIndex('tables_by_status').on('tables').columns(['status', 'touched']),
    schema
      .createTable('members')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('members_key', ['person', 'table_id']),
    schema.createIndex('members_by_table').on('members').column('table_id'),
    schema
      .createTable('answers')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('option', 'text', (c) => c.notNull())
      .addColumn('decision', 'integer', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('answers_key', ['table_id', 'number']),
    schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull()),
    schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull()),
    schema
      .createTable('secrets')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull()),
    schema
      .createTable('chat')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_key', ['table_id', 'number']),
  ],
  // Only SQLite used this and the next one; the fourth migration removes the data again.
  (schema) => [
    schema
      .createTable('unsorted')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('rows', 'text', (c) => c.notNull()),
  ],
  (schema) => [
    schema
      .createTable('chunks')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('rows', 'text', (c) => c.notNull()),
    schema.createIndex('chunks_by_table').on('chunks').column('table_id'),
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
    schema
      .createTable('archives')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull()),
    schema.alterTable('chat').addColumn('person', 'text', (c) => c.notNull().defaultTo('')),
    schema.createIndex('chat_by_person').on('chat').column('person'),
    schema.alterTable('people').addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0)),
    raw('UPDATE people SET seen = created'),
    schema.createIndex('people_by_seen').on('people').column('seen'),
    schema.alterTable('secrets').addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0)),
    raw('UPDATE secrets SET seen = at'),
    schema.alterTable('secrets').addColumn('device', 'text', (c) => c.notNull().defaultTo('')),
    schema.createIndex('secrets_by_person').on('secrets').column('person'),
  ],
  // Settings, sanctions, reports and the audit log. Servers that share a database share them.
  (schema) => [
    schema
      .createTable('settings')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull()),
    schema
      .createTable('operator_tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull()),
    schema
      .createTable('sanctions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull()),
    schema.createIndex('sanctions_by_until').on('sanctions').column('until'),
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
    schema.createIndex('reports_by_settled').on('reports').columns(['settled', 'at']),
    schema.createIndex('reports_by_reporter').on('reports').columns(['reporter', 'settled']),
    schema
      .createTable('audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull()),
  ],
  // Call settings, and the last decision for which people were called.
  (schema) => [
    schema
      .createTable('call_settings')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('calendar', 'text', (c) => c.notNull()),
    schema.createIndex('call_settings_by_calendar').on('call_settings').column('calendar'),
    schema
      .createTable('pushes')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull()),
    schema.createIndex('pushes_by_person').on('pushes').column('person'),
    schema
      .createTable('called')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('decision', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('called_key', ['person', 'table_id']),
  ],
  // The daily games: the deal of each day, and everybody's tries.
  (schema) => [
    schema
      .createTable('daily_deals')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_deals_key', ['day', 'game']),
    schema
      .createTable('daily_tries')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('points', 'integer', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('standing', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_tries_key', ['day', 'game', 'person']),
    schema.createIndex('daily_tries_by_person').on('daily_tries').columns(['person', 'day']),
    schema.createIndex('daily_tries_by_state').on('daily_tries').columns(['state', 'day']),
  ],
  // Onlookers' chat, mutes and blocks.
  (schema) => [
    schema.alterTable('chat').addColumn('onlooker', 'integer', (c) => c.notNull().defaultTo(0)),
    schema
      .createTable('mutes')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('other', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('block', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['person', 'other']),
    schema.createIndex('mutes_by_other').on('mutes').column('other'),
  ],
  // Kept names, with their passkeys and recovery codes.
  (schema) => [
    schema
      .createTable('kept_names')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('skeleton', 'text', (c) => c.notNull().unique())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('locked', 'bigint', (c) => c.notNull())
      .addColumn('shown', 'text', (c) => c.notNull())
      .addColumn('own', 'text', (c) => c.notNull())
      .addColumn('own_at', 'bigint', (c) => c.notNull()),
    schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('device', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull()),
    schema.createIndex('passkeys_by_person').on('passkeys').column('person'),
    schema
      .createTable('recovery_codes')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull()),
    schema.createIndex('recovery_codes_by_person').on('recovery_codes').column('person'),
    schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull()),
    schema.createIndex('challenges_by_until').on('challenges').column('until'),
  ],
  // Tournaments, their participants, and their tables without a result.
  (schema) => [
    schema
      .createTable('tournaments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('touched', 'bigint', (c) => c.notNull()),
    schema.createIndex('tournaments_by_status').on('tournaments').columns(['status', 'touched']),
    schema.createIndex('tournaments_by_due').on('tournaments').column('due'),
    schema
      .createTable('tournament_people')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('tournament', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('tournament_people_key', ['person', 'tournament']),
    schema.createIndex('tournament_people_by_tournament').on('tournament_people').column('tournament'),
    schema
      .createTable('tournament_tables')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('tournament', 'text', (c) => c.notNull()),
    schema.createIndex('tournament_tables_by_tournament').on('tournament_tables').column('tournament'),
  ],
  // Several processes: leases, visitors, and what was previously in the memory of one process.
  (schema) => [
    schema
      .createTable('leases')
      .addColumn('shard', 'integer', (c) => c.primaryKey())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('epoch', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull()),
    schema
      .createTable('processes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull()),
    schema
      .createTable('visitors')
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('visitors_key', ['process', 'table_id']),
    schema.createIndex('visitors_by_table').on('visitors').column('table_id'),
    schema
      .createTable('codes')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addColumn('used', 'integer', (c) => c.notNull()),
    schema.createIndex('codes_by_person').on('codes').column('person'),
    schema
      .createTable('waiters')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('called', 'text', (c) => c.notNull()),
    schema
      .createTable('quotas')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('left', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull()),
  ],
  // Results of finished games, ratings, and followers.
  (schema) => [
    schema.createTable('settled').addColumn('table_id', 'text', (c) => c.primaryKey()),
    schema
      .createTable('results')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('people', 'integer', (c) => c.notNull())
      .addColumn('variants', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull())
      .addColumn('left', 'integer', (c) => c.notNull())
      .addColumn('death', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat']),
    schema.createIndex('results_by_person').on('results').columns(['person', 'at']),
    schema.createIndex('results_by_game').on('results').column('game'),
    schema
      .createTable('result_parts')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('part', 'text', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('result_parts_key', ['table_id', 'seat', 'number']),
    schema.createIndex('result_parts_by_game').on('result_parts').columns(['game', 'part']),
    schema
      .createTable('rated_games')
      .addColumn('number', 'integer', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull().unique())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull()),
    schema.createIndex('rated_games_by_game').on('rated_games').columns(['game', 'at']),
    schema
      .createTable('rated_seats')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('rated_seats_key', ['table_id', 'seat']),
    schema.createIndex('rated_seats_by_person').on('rated_seats').column('person'),
    schema
      .createTable('ratings')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('season', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'game', 'season']),
    schema.createIndex('ratings_by_season').on('ratings').columns(['game', 'season']),
    schema
      .createTable('follows')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('other', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('follows_key', ['person', 'other']),
    schema.createIndex('follows_by_other').on('follows').column('other'),
    schema
      .createTable('invitations')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('from_name', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('invitations_key', ['person', 'table_id']),
  ],
  // Who has invited, so that invitations go when this person is forgotten.
  (schema) => [
    schema.alterTable('invitations').addColumn('from_person', 'text', (c) => c.notNull().defaultTo('')),
    schema.createIndex('invitations_by_sender').on('invitations').column('from_person'),
  ],
  // In the order of the leaderboard, which is read without sorting all ratings of a season.
  () => [raw('CREATE INDEX ratings_by_rank ON ratings (game, season, (mu - sigma * 2) DESC)')],
  // All results of a game are counted in pages, by table.
  (schema) => [
    schema.dropIndex('results_by_game'),
    schema.createIndex('results_by_game').on('results').columns(['game', 'table_id']),
    schema.dropIndex('result_parts_by_game'),
  ],
  // Screen codes.
  (schema) => [
    schema
      .createTable('screen_codes')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .addColumn('until', 'bigint', (c) => c.notNull()),
  ],
];

/** The data was written by a newer version. Continuing would damage it. */
export class NewerSchema extends StorageError {
  constructor(found: number) {
    super('unavailable', say('newer-schema', found, migrations.length));
    this.name = 'NewerSchema';
  }
}
