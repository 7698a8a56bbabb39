import type { CompiledQuery, Kysely, SchemaModule } from 'kysely';
import { StorageError } from './port.ts';

/** The tables as both databases have them. Times are milliseconds, JSON is text, flags are 0 and 1. */
export interface Schema {
  meta: { key: string; value: string };
  tables: {
    id: string;
    rev: number;
    status: string;
    listed: number;
    room: string;
    deal: string;
    created: number;
    touched: number;
  };
  members: { person: string; table_id: string };
  answers: {
    table_id: string;
    number: number;
    seat: number;
    option: string;
    decision: number;
    key: string;
    by: string;
    at: number;
  };
  snapshots: { table_id: string; number: number; body: string };
  people: { id: string; name: string; created: number };
  secrets: { hash: string; person: string; at: number };
  chat: { table_id: string; number: number; body: string };
}

export type Db = Kysely<Schema>;
interface Compilable {
  compile(): CompiledQuery;
}
type Migration = (schema: SchemaModule) => readonly Compilable[];

/** Runs once each, in this order, at start; the number of the last one is kept in `meta`. Never change one that was released. */
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
  // Only SQLite puts something into this and the next (`unsorted.ts`).
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
];

/** A newer program has written these data; running on would break them. */
export class NewerSchema extends StorageError {
  constructor(found: number) {
    super(
      'unavailable',
      `the data are of schema ${found}, this program knows ${migrations.length}: use the newer program`,
    );
    this.name = 'NewerSchema';
  }
}
