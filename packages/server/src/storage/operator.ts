import { sql } from 'kysely';
import type { PersonRow } from './people.ts';
import { type Db, loaded, type Stored, stored } from './rows.ts';

/** The operator's interface: settings, tokens, sanctions, reports, the audit log. */

/** An operator token, by its hash. */
export interface OperatorTokenRow {
  readonly hash: string;
  /** The operator's name. */
  readonly name: string;
  readonly at: number;
  readonly until: number;
}

/** A sanction: what a person or address may not do for a time. `subject` is `person:ID` or `address:KEY`. */
export interface SanctionRow {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  /** The name of the person at that time, for the operator to recognise. */
  readonly name: string;
  readonly why: string;
  readonly by: string;
  readonly at: number;
  readonly until: number;
}

/** A report by one person. Rows with the same `target` are about the same thing. */
export interface ReportRow {
  readonly id: string;
  readonly target: string;
  readonly reporter: string;
  readonly table: string;
  /** The person it is about; empty if it is about the table. */
  readonly about: string;
  readonly name: string;
  readonly reason: string;
  readonly text: string;
  /** JSON: the chat lines as they were then. */
  readonly lines: string;
  readonly at: number;
  /** When an operator settled it; 0 while open. */
  readonly settled: number;
}

/** Numbers of open reports: in total, by one reporter, and about one target. */
export interface ReportCounts {
  readonly all: number;
  readonly byReporter: number;
  readonly ofTarget: number;
}

/** An entry of the audit log. Its id sorts by time. */
export interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly act: string;
  readonly subject: string;
  readonly why: string;
}

export interface OperatorSchema {
  settings: { key: string; value: string };
  operator_tokens: OperatorTokenRow;
  sanctions: SanctionRow;
  reports: Stored<ReportRow>;
  audit: AuditRow;
}

export const operatorWrites = {
  setting: (db: Db, { key, value }: { key: string; value: string }) =>
    db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((on) => on.column('key').doUpdateSet({ value })),

  /** Ignored if the key already has a value. */
  'first-setting': (db: Db, { key, value }: { key: string; value: string }) =>
    db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((on) => on.column('key').doNothing()),

  'operator-token': (db: Db, { row }: { row: OperatorTokenRow }) =>
    db.insertInto('operator_tokens').values(row),

  'delete-operator-token': (db: Db, { hash }: { hash: string }) =>
    db.deleteFrom('operator_tokens').where('hash', '=', hash),

  sanction: (db: Db, { row }: { row: SanctionRow }) =>
    db
      .insertInto('sanctions')
      .values(row)
      .onConflict((on) => on.column('id').doUpdateSet({ until: row.until })),

  /** A second report of the same target by the same person is ignored while the first is open. */
  report: (db: Db, { row }: { row: ReportRow }) =>
    db
      .insertInto('reports')
      .values(stored(row))
      .onConflict((on) => on.doNothing()),

  'settle-report': (db: Db, { target, at }: { target: string; at: number }) =>
    db.updateTable('reports').set({ settled: at }).where('target', '=', target).where('settled', '=', 0),

  /** Deletes reports settled, and sanctions and tokens expired, before this time. */
  'expire-operator': (db: Db, { before }: { before: number }) => [
    db.deleteFrom('reports').where('settled', '>', 0).where('settled', '<', before),
    db.deleteFrom('sanctions').where('until', '<', before),
    db.deleteFrom('operator_tokens').where('until', '<', before),
    db.deleteFrom('audit').where('at', '<', before),
  ],

  audit: (db: Db, { row }: { row: AuditRow }) => db.insertInto('audit').values(row),
};

export const operatorReads = {
  /** People whose name contains the text or whose id it is, last seen first. */
  peopleNamed(db: Db, text: string, limit: number): Promise<PersonRow[]> {
    const rows = db.selectFrom('people').select(['id', 'name', 'created', 'seen']);
    // `replace` works alike in both databases; LIKE does not.
    const contains = sql<boolean>`replace(lower(name), ${text.toLowerCase()}, '') <> lower(name)`;
    const found = text === '' ? rows : rows.where((row) => row.or([row('id', '=', text), contains]));
    return found.orderBy('seen', 'desc').orderBy('id').limit(limit).execute();
  },

  async settings(db: Db): Promise<ReadonlyMap<string, string>> {
    const rows = await db.selectFrom('settings').selectAll().execute();
    return new Map(rows.map(({ key, value }) => [key, value]));
  },

  operatorToken: (db: Db, hash: string): Promise<OperatorTokenRow | undefined> =>
    db.selectFrom('operator_tokens').selectAll().where('hash', '=', hash).executeTakeFirst(),

  /** Sanctions that end after this time, newest first. */
  sanctions: (db: Db, after: number, limit: number): Promise<SanctionRow[]> =>
    db
      .selectFrom('sanctions')
      .selectAll()
      .where('until', '>', after)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute(),

  async reports(db: Db, settled: boolean, limit: number): Promise<ReportRow[]> {
    const rows = db.selectFrom('reports').selectAll();
    const found = settled
      ? rows.where('settled', '>', 0).orderBy('at', 'desc')
      : rows.where('settled', '=', 0).orderBy('at');
    return (await found.limit(limit).execute()).map((row) => loaded<ReportRow>(row));
  },

  async reportCounts(db: Db, reporter: string, target: string): Promise<ReportCounts> {
    const open = db
      .selectFrom('reports')
      .select((row) => row.fn.countAll().as('n'))
      .where('settled', '=', 0);
    const countOf = async (rows: typeof open): Promise<number> =>
      Number((await rows.executeTakeFirst())?.n ?? 0);
    return {
      all: await countOf(open),
      byReporter: await countOf(open.where('reporter', '=', reporter)),
      ofTarget: await countOf(open.where('target', '=', target)),
    };
  },

  /** The newest entries, or those before the given one. */
  audit(db: Db, before: string | undefined, limit: number): Promise<AuditRow[]> {
    const rows = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit);
    return (before === undefined ? rows : rows.where('id', '<', before)).execute();
  },
};
