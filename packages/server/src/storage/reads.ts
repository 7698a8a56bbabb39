import type { TableStatus } from '@mazmorra/protocol';
import type { Selectable } from 'kysely';
import type { AnsweredBy, AnswerRow, SnapshotRow, Storage, TableRow } from './port.ts';
import type { Db, Schema } from './schema.ts';

type Reads = Omit<Storage, 'kind' | 'commit' | 'close'>;

/** The answers of a table after one of them, in their order. */
export type ReadAnswers = (table: string, after: number) => Promise<AnswerRow[]>;

/** Everything but answers is read the same way from both databases. */
export function readsOf(db: Db, answersAfter: ReadAnswers): Reads {
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
    tableRow,
    async table(id, whole) {
      const row = await tableRow(id);
      if (!row) return undefined;
      const snapshot = whole ? undefined : await snapshotOf(db, id);
      return {
        row,
        snapshot,
        answers: await answersAfter(id, (snapshot?.number ?? 0) - KEPT_BEFORE_SNAPSHOT),
      };
    },
    async tablesWith(status, limit) {
      const rows = db.selectFrom('tables').selectAll().where('status', '=', status);
      return withoutPeople(await rows.orderBy('touched', 'desc').limit(limit).execute());
    },
    async listed(limit) {
      const rows = db.selectFrom('tables').selectAll().where('status', 'in', ['open', 'running']);
      return withoutPeople(
        await rows.where('listed', '=', 1).orderBy('touched', 'desc').limit(limit).execute(),
      );
    },
    async tablesOf(person, limit) {
      const mine = db.selectFrom('members').innerJoin('tables', 'tables.id', 'members.table_id');
      const rows = mine.selectAll('tables').where('members.person', '=', person);
      return withoutPeople(await rows.orderBy('tables.touched', 'desc').limit(limit).execute());
    },
    async untouchedSince(time, limit) {
      const rows = db.selectFrom('tables').select('id').where('status', 'in', ['open', 'running']);
      const found = await rows.where('touched', '<', time).orderBy('touched').limit(limit).execute();
      return found.map((row) => row.id);
    },
    async finishedAfter(id, limit) {
      const rows = db.selectFrom('tables').selectAll().where('status', '=', 'finished').where('id', '>', id);
      return withoutPeople(await rows.orderBy('id').limit(limit).execute());
    },
    async chat(table, last) {
      const rows = db.selectFrom('chat').select(['number', 'body']).where('table_id', '=', table);
      const found = await rows.orderBy('number', 'desc').limit(last).execute();
      return found.reverse().map((row) => ({ table, ...row }));
    },
    async personOfSecret(hash) {
      const found = db.selectFrom('secrets').innerJoin('people', 'people.id', 'secrets.person');
      return found.selectAll('people').where('secrets.hash', '=', hash).executeTakeFirst();
    },
    person: (id) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

/** Answers before the snapshot that come along, so that one that is sent again is known. */
export const KEPT_BEFORE_SNAPSHOT = 32;

async function snapshotOf(db: Db, table: string): Promise<SnapshotRow | undefined> {
  const found = db.selectFrom('snapshots').select(['number', 'body']).where('table_id', '=', table);
  const row = await found.executeTakeFirst();
  return row && { table, ...row };
}

/** Where every answer has a row of its own. */
export const answerRowsOf =
  (db: Db): ReadAnswers =>
  async (table, after) => {
    const rows = db.selectFrom('answers').selectAll().where('table_id', '=', table);
    return (await rows.where('number', '>', after).orderBy('number').execute()).map(answerOf);
  };

const tableOf = (row: Selectable<Schema['tables']>, people: readonly string[]): TableRow => ({
  ...row,
  status: row.status as TableStatus,
  listed: row.listed === 1,
  people,
});

/** Lists do not need who sits where: that is in the room. */
const withoutPeople = (rows: Selectable<Schema['tables']>[]): TableRow[] =>
  rows.map((row) => tableOf(row, []));

const answerOf = ({ table_id, by, ...row }: Selectable<Schema['answers']>): AnswerRow => ({
  ...row,
  table: table_id,
  by: by as AnsweredBy,
});
