import type { CompiledQuery } from 'kysely';
import type { AnswerRow, TableRow, Write } from './port.ts';
import type { Db } from './schema.ts';

export type Value = string | number;

/** One step of a commit. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** It must change this many rows, else somebody else was first. */
  readonly changes?: number;
}

/** Answers are most of what is written: each database has its own quickest way for many at once. */
export type AnswerStatement = (rows: readonly AnswerRow[]) => Statement;

/** What a list of writes comes to. Answers of many tables become one statement. */
export function statementsFor(db: Db, writes: readonly Write[], answers: AnswerStatement): Statement[] {
  const statements: Statement[] = [];
  const rows: AnswerRow[] = [];
  for (const write of writes) {
    if (write.kind === 'answer') rows.push(write.row);
    else for (const query of queriesFor(db, write)) statements.push(query);
  }
  if (rows.length > 0) statements.push(answers(rows));
  return statements;
}

function queriesFor(db: Db, write: Exclude<Write, { kind: 'answer' }>): Statement[] {
  switch (write.kind) {
    case 'new-table':
      return [once(db.insertInto('tables').values(columnsOf(write.row))), ...membersOf(db, write.row)];
    case 'table':
      return [changeTable(db, write.row), ...membersOf(db, write.row)];
    case 'snapshot': {
      const { table: table_id, number, body } = write.row;
      const insert = db.insertInto('snapshots').values({ table_id, number, body });
      return [once(insert.onConflict((c) => c.column('table_id').doUpdateSet({ number, body })))];
    }
    case 'person': {
      const { id, name, created } = write.row;
      const insert = db.insertInto('people').values({ id, name, created });
      return [once(insert.onConflict((c) => c.column('id').doUpdateSet({ name })))];
    }
    case 'secret':
      return [
        once(db.insertInto('secrets').values({ hash: write.hash, person: write.person, at: write.at })),
      ];
    case 'chat': {
      const { table: table_id, number, body } = write.row;
      return [once(db.insertInto('chat').values({ table_id, number, body }))];
    }
  }
}

function columnsOf(row: TableRow) {
  const { id, rev, status, listed, room, deal, created, touched } = row;
  return { id, rev, status, listed: listed ? 1 : 0, room, deal, created, touched };
}

function changeTable(db: Db, row: TableRow): Statement {
  const { id, created: _, ...columns } = columnsOf(row);
  const update = db
    .updateTable('tables')
    .set(columns)
    .where('id', '=', id)
    .where('rev', '=', row.rev - 1);
  return { ...once(update), changes: 1 };
}

function membersOf(db: Db, row: TableRow): Statement[] {
  const clear = once(db.deleteFrom('members').where('table_id', '=', row.id));
  if (row.people.length === 0) return [clear];
  const members = row.people.map((person) => ({ person, table_id: row.id }));
  return [clear, once(db.insertInto('members').values(members))];
}

const once = (query: { compile(): CompiledQuery }): Statement => {
  const { sql, parameters } = query.compile();
  return { sql, values: parameters as Value[] };
};
