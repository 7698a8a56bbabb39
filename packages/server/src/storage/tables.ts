import type { TableStatus } from '@mazmorra/protocol';
import { type Db, ifAny, loaded, one, type Step, type Stored, stored } from './rows.ts';

/** Tables: the row with room and deal, members, answers, snapshots, and the archives of finished games. */

/** The stored status of a table: that of its room, or `cancelled` if it ended without having been started. */
export type StoredStatus = TableStatus | 'cancelled';

/** A table without its answers. `room` and `deal` are JSON; the deal has its own column because it holds the seed. */
export interface TableRow {
  readonly id: string;
  /** Optimistic lock: incremented by every write. A write based on an older value conflicts. */
  readonly rev: number;
  readonly status: StoredStatus;
  readonly listed: boolean;
  readonly room: string;
  readonly deal: string;
  readonly created: number;
  /** When the row was last written by an action of a person. Answers do not change it. */
  readonly touched: number;
  /** The people who have a seat, for `tablesOf`. */
  readonly people: readonly string[];
}

export interface AnswerRow {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly option: string;
  /** The number of the decision it answers. */
  readonly decision: number;
  /** The id given by the client; empty for bots. */
  readonly key: string;
  readonly by: AnsweredBy;
  readonly at: number;
}

/** A person, a bot that has or covers the seat, or a bot because the time was up. */
export type AnsweredBy = 'person' | 'bot' | 'clock';

export interface SnapshotRow {
  readonly table: string;
  readonly number: number;
  readonly body: string;
}

/** A loaded table: the newest snapshot, if any, the answers after it and a few before it. */
export interface StoredTable {
  readonly row: TableRow;
  readonly snapshot: SnapshotRow | undefined;
  readonly answers: readonly AnswerRow[];
}

/** When a table was last used: changed by people, or answered. */
export interface LastUse {
  readonly id: string;
  readonly status: StoredStatus;
  /** As stored in the row, which answers do not change. */
  readonly touched: number;
  readonly used: number;
}

/** A table that is not over, of a person. */
interface OpenTable {
  readonly person: string;
  readonly id: string;
  readonly room: string;
}

/** The screen code of a table (`tables/screen-codes.ts`). */
export interface ScreenCodeRow {
  readonly table: string;
  readonly code: string;
  readonly until: number;
}

type StoredRow = Stored<Omit<TableRow, 'people'>>;

export interface TablesSchema {
  tables: StoredRow;
  members: { person: string; table_id: string };
  answers: Stored<AnswerRow>;
  snapshots: Stored<SnapshotRow>;
  archives: { table_id: string; body: string };
  screen_codes: Stored<ScreenCodeRow>;
}

/** What is stored about a table besides its row. */
const OF_TABLE = [
  'members',
  'answers',
  'snapshots',
  'chat',
  'archives',
  'called',
  'settled',
  'invitations',
  'screen_codes',
] as const;

export const tablesWrites = {
  'new-table': (db: Db, { row: { people, ...row } }: { row: TableRow }): Step[] => [
    db.insertInto('tables').values(stored(row)),
    ...membersOf(db, row.id, people),
  ],

  /** `row.rev` is the new value; the stored one must be one less. */
  table: (db: Db, { row: { people, ...row } }: { row: TableRow }): Step[] => [
    one(
      db
        .updateTable('tables')
        .set(stored(row))
        .where('id', '=', row.id)
        .where('rev', '=', row.rev - 1),
    ),
    ...membersOf(db, row.id, people),
  ],

  snapshot: (db: Db, { row }: { row: SnapshotRow }) =>
    db
      .insertInto('snapshots')
      .values(stored(row))
      .onConflict((on) => on.column('table_id').doUpdateSet(stored(row))),

  /** The archive of a finished game (`retention/records.ts`). */
  archive: (db: Db, { table, body }: { table: string; body: string }) =>
    db
      .insertInto('archives')
      .values({ table_id: table, body })
      .onConflict((on) => on.column('table_id').doUpdateSet({ body })),

  /** Moves a table to the end of the order of last use. */
  touch: (db: Db, { table, at }: { table: string; at: number }) =>
    db.updateTable('tables').set({ touched: at }).where('id', '=', table).where('touched', '<', at),

  /** A new code for a table. Conflicts if the table has one that is still good, or if another table has this one. */
  'screen-code': (db: Db, { row, now }: { row: ScreenCodeRow; now: number }): Step[] => [
    db.deleteFrom('screen_codes').where('until', '<', now),
    db.insertInto('screen_codes').values(stored(row)),
  ],

  'keep-screen-code': (db: Db, { table, until }: { table: string; until: number }) =>
    one(db.updateTable('screen_codes').set({ until }).where('table_id', '=', table)),

  /** Deletes everything that is stored about a table. */
  'delete-table': (db: Db, { table }: { table: string }): Step[] => [
    db.deleteFrom('tables').where('id', '=', table),
    ...OF_TABLE.map((of) => db.deleteFrom(of as 'members').where('table_id', '=', table)),
  ],
};

const membersOf = (db: Db, table_id: string, people: readonly string[]): Step[] => [
  db.deleteFrom('members').where('table_id', '=', table_id),
  ...ifAny(people, (all) => db.insertInto('members').values(all.map((person) => ({ person, table_id })))),
];

export const tablesReads = {
  async tableRow(db: Db, id: string): Promise<TableRow | undefined> {
    const rows = await db.selectFrom('tables').selectAll().where('id', '=', id).execute();
    return (await withPeople(db, rows))[0];
  },

  /** `whole` ignores the snapshot and loads every answer. */
  async table(db: Db, id: string, whole?: boolean): Promise<StoredTable | undefined> {
    const row = await tablesReads.tableRow(db, id);
    if (!row) return undefined;
    const found = db.selectFrom('snapshots').selectAll().where('table_id', '=', id);
    const body = whole ? undefined : await found.executeTakeFirst();
    const snapshot = body && loaded<SnapshotRow>(body);
    const rows = db.selectFrom('answers').selectAll().where('table_id', '=', id);
    const answers = await rows
      .where('number', '>', snapshot?.number ?? 0)
      .orderBy('number')
      .execute();
    return { row, snapshot, answers: answers.map(answerOf) };
  },

  /** Many tables as `table` loads them, ordered by id, after the given one. */
  async storedTables(db: Db, status: TableStatus, after: string, limit: number): Promise<StoredTable[]> {
    const found = db.selectFrom('tables').selectAll().where('status', '=', status).where('id', '>', after);
    return withAnswers(db, await found.orderBy('id').limit(limit).execute());
  },

  /** By status, newest first. */
  async tablesWith(db: Db, status: TableStatus, limit: number): Promise<TableRow[]> {
    const rows = db.selectFrom('tables').selectAll().where('status', '=', status);
    return (await rows.orderBy('touched', 'desc').limit(limit).execute()).map(withoutPeople);
  },

  async tablesOf(db: Db, person: string, limit: number): Promise<TableRow[]> {
    // Only ids are sorted: rooms are long, and people have many tables.
    const mine = db.selectFrom('members').innerJoin('tables', 'tables.id', 'members.table_id');
    const newest = mine.select('tables.id').where('members.person', '=', person);
    const ids = newest.orderBy('tables.touched', 'desc').limit(limit);
    const rows = db.selectFrom('tables').selectAll().where('id', 'in', ids);
    return (await rows.orderBy('touched', 'desc').execute()).map(withoutPeople);
  },

  /** The tables of these people that are not over, by person, the newest first. */
  async openTablesOf(db: Db, people: readonly string[], limit: number): Promise<OpenTable[]> {
    if (people.length === 0) return [];
    const rows = db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select(['members.person', 'tables.id', 'tables.room'])
      .where('members.person', 'in', people)
      // Not by a list of statuses, for which SQLite would begin with all open tables of the server.
      .where('tables.status', 'not in', ['finished', 'ended']);
    return rows.orderBy('tables.touched', 'desc').limit(limit).execute();
  },

  /** Tables of any status, last used first, after the time and id of the last one of the previous page. */
  async tablesBefore(db: Db, touched: number, id: string, limit: number): Promise<TableRow[]> {
    const rows = db.selectFrom('tables').selectAll();
    const older = rows.where((row) =>
      row.or([row('touched', '<', touched), row.and([row('touched', '=', touched), row('id', '<', id)])]),
    );
    const found = await older.orderBy('touched', 'desc').orderBy('id', 'desc').limit(limit).execute();
    return found.map(withoutPeople);
  },

  /** The tables of these statuses with the smallest `touched` before this time, in ascending order. */
  async leastTouched(
    db: Db,
    statuses: readonly StoredStatus[],
    before: number,
    limit: number,
  ): Promise<LastUse[]> {
    const rows = db
      .selectFrom('tables')
      .select(['id', 'status', 'touched'])
      .select((table) =>
        table
          .selectFrom('answers')
          .whereRef('answers.table_id', '=', 'tables.id')
          .select((answer) => answer.fn.max('at').as('at'))
          .as('answered'),
      )
      .where('status', 'in', statuses)
      .where('touched', '<', before);
    const found = await rows.orderBy('touched').limit(limit).execute();
    return found.map(({ answered, ...row }) => ({
      ...row,
      used: Math.max(row.touched, Number(answered ?? 0)),
    }));
  },

  /** Finished tables ordered by id, after the given one. */
  async finishedAfter(db: Db, id: string, limit: number): Promise<TableRow[]> {
    const rows = db.selectFrom('tables').selectAll().where('status', '=', 'finished').where('id', '>', id);
    return (await rows.orderBy('id').limit(limit).execute()).map(withoutPeople);
  },

  /** Open and running tables that mention a person, with a seat or without. */
  async tablesMentioning(db: Db, person: string): Promise<string[]> {
    const rows = db.selectFrom('tables').select('id').where('status', 'in', ['open', 'running']);
    return (await rows.where('room', 'like', `%"${person}"%`).execute()).map(({ id }) => id);
  },

  async screenCodeOf(db: Db, table: string): Promise<ScreenCodeRow | undefined> {
    const found = db.selectFrom('screen_codes').selectAll().where('table_id', '=', table);
    return screenCodeFrom(await found.executeTakeFirst());
  },

  /** The table with a code, which may be too old. */
  async screenCode(db: Db, code: string): Promise<ScreenCodeRow | undefined> {
    const found = db.selectFrom('screen_codes').selectAll().where('code', '=', code);
    return screenCodeFrom(await found.executeTakeFirst());
  },

  /** The archive of a finished game. */
  async archive(db: Db, table: string): Promise<string | undefined> {
    const found = db.selectFrom('archives').select('body').where('table_id', '=', table);
    return (await found.executeTakeFirst())?.body;
  },

  /** Finished tables without an archive, ordered by id, after the given one. */
  async unarchivedAfter(db: Db, id: string, limit: number): Promise<string[]> {
    const over = db
      .selectFrom('tables')
      .leftJoin('archives', 'archives.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.status', 'in', ['finished', 'ended'])
      .where('archives.table_id', 'is', null)
      .where('tables.id', '>', id);
    return (await over.orderBy('tables.id').limit(limit).execute()).map((row) => row.id);
  },
};

const screenCodeFrom = (row: Stored<ScreenCodeRow> | undefined): ScreenCodeRow | undefined =>
  row && loaded<ScreenCodeRow>(row);

/** Rows with the people of each. */
export async function withPeople(db: Db, rows: readonly StoredRow[]): Promise<TableRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const members = await db.selectFrom('members').selectAll().where('table_id', 'in', ids).execute();
  const people = Map.groupBy(members, ({ table_id }) => table_id);
  return rows.map((row) => tableOf(row, people.get(row.id)?.map(({ person }) => person) ?? []));
}

/** Loads tables, given their rows. Three queries for any number of tables: at start there may be thousands. */
export async function withAnswers(db: Db, rows: readonly StoredRow[]): Promise<StoredTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const snapshots = await db.selectFrom('snapshots').selectAll().where('table_id', 'in', ids).execute();
  const answers = await db
    .selectFrom('answers')
    .leftJoin('snapshots', 'snapshots.table_id', 'answers.table_id')
    .selectAll('answers')
    .where('answers.table_id', 'in', ids)
    .where((row) => row('answers.number', '>', row.fn.coalesce('snapshots.number', row.lit(0))))
    .orderBy('answers.table_id')
    .orderBy('answers.number')
    .execute();
  const snapshotOf = new Map(snapshots.map((row) => [row.table_id, loaded<SnapshotRow>(row)]));
  const answersOf = Map.groupBy(answers, ({ table_id }) => table_id);
  return (await withPeople(db, rows)).map((row) => ({
    row,
    snapshot: snapshotOf.get(row.id),
    answers: answersOf.get(row.id)?.map(answerOf) ?? [],
  }));
}

const tableOf = (row: StoredRow, people: readonly string[]): TableRow => ({
  ...loaded<Omit<TableRow, 'people'>>(row, 'listed'),
  people,
});

/** A row for lists. */
export const withoutPeople = (row: StoredRow): TableRow => tableOf(row, []);

/** Written out: there are many of them. */
export const answerOf = ({ table_id, ...row }: Stored<AnswerRow>): AnswerRow => ({ ...row, table: table_id });
