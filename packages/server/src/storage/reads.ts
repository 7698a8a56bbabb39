import type { Selectable } from 'kysely';
import { dailyReadsOf } from './daily-reads.ts';
import { nameReads } from './name-rows.ts';
import { operatorReads } from './operator-rows.ts';
import type {
  AnsweredBy,
  AnswerRow,
  ChatRow,
  PersonRow,
  SnapshotRow,
  Storage,
  StoredStatus,
  StoredTable,
  TableRow,
} from './port.ts';
import { ratingReads } from './rating-rows.ts';
import { bound, type Db } from './rows.ts';
import type { Schema } from './schema.ts';
import { sharedReads } from './shared-rows.ts';
import { READS } from './subjects.ts';
import { tournamentReads } from './tournament-rows.ts';

type Reads = Omit<Storage, 'kind' | 'shared' | 'commit' | 'close'>;

/** Reads that are the same for both databases. */
export function readsOf(db: Db): Reads {
  const tableRow = async (id: string): Promise<TableRow | undefined> => {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const members = await db.selectFrom('members').select('person').where('table_id', '=', id).execute();
    return tableOf(
      row,
      members.map((member) => member.person),
    );
  };

  return {
    ...operatorReads(db),
    ...bound(READS, db),
    ...dailyReadsOf(db),
    ...nameReads(db),
    ...tournamentReads(db),
    ...sharedReads(db),
    ...ratingReads(db),
    tableRow,
    async table(id, whole) {
      const row = await tableRow(id);
      if (!row) return undefined;
      const snapshot = whole ? undefined : await snapshotOf(db, id);
      return {
        row,
        snapshot,
        answers: await answersAfter(db, id, snapshot?.number ?? 0),
      };
    },
    storedTables: (status, after, limit) => storedTables(db, status, after, limit),
    async tablesWith(status, limit) {
      const rows = db.selectFrom('tables').selectAll().where('status', '=', status);
      return withoutPeople(await rows.orderBy('touched', 'desc').limit(limit).execute());
    },
    async tablesOf(person, limit) {
      // Only ids are sorted: rooms are long, and people have many tables.
      const mine = db.selectFrom('members').innerJoin('tables', 'tables.id', 'members.table_id');
      const newest = mine.select('tables.id').where('members.person', '=', person);
      const ids = newest.orderBy('tables.touched', 'desc').limit(limit);
      const rows = db.selectFrom('tables').selectAll().where('id', 'in', ids);
      return withoutPeople(await rows.orderBy('touched', 'desc').execute());
    },
    async openTablesOf(people, limit) {
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
    async tablesBefore(touched, id, limit) {
      const rows = db.selectFrom('tables').selectAll();
      const older = rows.where((row) =>
        row.or([row('touched', '<', touched), row.and([row('touched', '=', touched), row('id', '<', id)])]),
      );
      return withoutPeople(
        await older.orderBy('touched', 'desc').orderBy('id', 'desc').limit(limit).execute(),
      );
    },
    async leastTouched(statuses, before, limit) {
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
      return found.map(({ id, status, touched, answered }) => ({
        id,
        status: status as StoredStatus,
        touched,
        used: Math.max(touched, Number(answered ?? 0)),
      }));
    },
    async finishedAfter(id, limit) {
      const rows = db.selectFrom('tables').selectAll().where('status', '=', 'finished').where('id', '>', id);
      return withoutPeople(await rows.orderBy('id').limit(limit).execute());
    },
    async archive(table) {
      const found = db.selectFrom('archives').select('body').where('table_id', '=', table);
      return (await found.executeTakeFirst())?.body;
    },
    async unarchivedAfter(id, limit) {
      const over = db
        .selectFrom('tables')
        .leftJoin('archives', 'archives.table_id', 'tables.id')
        .select('tables.id')
        .where('tables.status', 'in', ['finished', 'ended'])
        .where('archives.table_id', 'is', null)
        .where('tables.id', '>', id);
      return (await over.orderBy('tables.id').limit(limit).execute()).map((row) => row.id);
    },
    async chat(table, last, of) {
      let rows = db.selectFrom('chat').selectAll().where('table_id', '=', table);
      if (of) rows = rows.where('onlooker', '=', of === 'onlookers' ? 1 : 0);
      return (await rows.orderBy('number', 'desc').limit(last).execute()).reverse().map(lineOf);
    },
    async chatLine(table, number) {
      const rows = db.selectFrom('chat').selectAll().where('table_id', '=', table);
      const row = await rows.where('number', '=', number).executeTakeFirst();
      return row && lineOf(row);
    },
    async mutesAbout(person) {
      const rows = db
        .selectFrom('mutes')
        .selectAll()
        .where((row) => row.or([row('person', '=', person), row('other', '=', person).and('block', '=', 1)]));
      const found = await rows.orderBy('at', 'desc').orderBy('key').execute();
      return found.map((row) => ({ ...row, block: row.block === 1 }));
    },
    async personOfSecret(hash) {
      const secret = await db.selectFrom('secrets').selectAll().where('hash', '=', hash).executeTakeFirst();
      const person = secret && (await personRow(db, secret.person));
      return person && { person, secret };
    },
    person: (id) => personRow(db, id),
    async secretsOf(person) {
      const rows = db.selectFrom('secrets').selectAll().where('person', '=', person);
      return rows.orderBy('seen', 'desc').orderBy('hash').execute();
    },
    async peopleNotSeen(before, limit) {
      const rows = db.selectFrom('people').select('id').where('seen', '<', before);
      return (await rows.orderBy('seen').limit(limit).execute()).map((row) => row.id);
    },
  };
}

async function personRow(db: Db, id: string): Promise<PersonRow | undefined> {
  const found = db
    .selectFrom('people')
    .leftJoin('kept_names', 'kept_names.person', 'people.id')
    .selectAll('people')
    .select('kept_names.person as keeps')
    .where('people.id', '=', id);
  const row = await found.executeTakeFirst();
  if (!row) return undefined;
  const { keeps, ...person } = row;
  return { ...person, ...(keeps !== null && { kept: true }) };
}

/** Four queries for any number of tables: at start there may be thousands. */
async function storedTables(db: Db, status: string, after: string, limit: number): Promise<StoredTable[]> {
  const found = db.selectFrom('tables').selectAll().where('status', '=', status).where('id', '>', after);
  return withAnswers(db, await found.orderBy('id').limit(limit).execute());
}

/** Loads tables, given their rows. */
export async function withAnswers(
  db: Db,
  rows: readonly Selectable<Schema['tables']>[],
): Promise<StoredTable[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const members = await db.selectFrom('members').selectAll().where('table_id', 'in', ids).execute();
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
  const peopleOf = Map.groupBy(members, ({ table_id }) => table_id);
  const snapshotsOf = new Map(snapshots.map(({ table_id: table, ...rest }) => [table, { table, ...rest }]));
  const answersOf = Map.groupBy(answers, ({ table_id }) => table_id);
  return rows.map((row) => ({
    row: tableOf(row, peopleOf.get(row.id)?.map(({ person }) => person) ?? []),
    snapshot: snapshotsOf.get(row.id),
    answers: answersOf.get(row.id)?.map(answerOf) ?? [],
  }));
}

async function snapshotOf(db: Db, table: string): Promise<SnapshotRow | undefined> {
  const found = db.selectFrom('snapshots').select(['number', 'body']).where('table_id', '=', table);
  const row = await found.executeTakeFirst();
  return row && { table, ...row };
}

/** The answers of a table after a number, in order. */
async function answersAfter(db: Db, table: string, after: number): Promise<AnswerRow[]> {
  const rows = db.selectFrom('answers').selectAll().where('table_id', '=', table);
  return (await rows.where('number', '>', after).orderBy('number').execute()).map(answerOf);
}

export const tableOf = (row: Selectable<Schema['tables']>, people: readonly string[]): TableRow => ({
  ...row,
  status: row.status as StoredStatus,
  listed: row.listed === 1,
  people,
});

/** Rows for lists, without `people`. */
const withoutPeople = (rows: Selectable<Schema['tables']>[]): TableRow[] =>
  rows.map((row) => tableOf(row, []));

export const lineOf = ({ table_id, onlooker, ...row }: Selectable<Schema['chat']>): ChatRow => ({
  ...row,
  table: table_id,
  onlooker: onlooker === 1,
});

export const answerOf = ({ table_id, by, ...row }: Selectable<Schema['answers']>): AnswerRow => ({
  ...row,
  table: table_id,
  by: by as AnsweredBy,
});
