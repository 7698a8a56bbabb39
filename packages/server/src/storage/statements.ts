import type { AnswerRow, TableRow, Write } from './port.ts';

export type Value = string | number;

/** One step of a commit. In the text every `?` stands for a value. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** It must change this many rows, else somebody else was first. */
  readonly changes?: number;
}

/** Answers are most of what is written: each database has its own quickest way for many at once. */
export type AnswerStatement = (rows: readonly AnswerRow[]) => Statement;

const INSERT_TABLE =
  'INSERT INTO tables (id, rev, status, listed, room, deal, created, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
const CHANGE_TABLE =
  'UPDATE tables SET rev = ?, status = ?, listed = ?, room = ?, deal = ?, touched = ? WHERE id = ? AND rev = ?';
const CLEAR_MEMBERS = 'DELETE FROM members WHERE table_id = ?';
const INSERT_MEMBERS = 'INSERT INTO members (person, table_id) VALUES';
const PUT_SNAPSHOT = `INSERT INTO snapshots (table_id, number, body) VALUES (?, ?, ?)
  ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, body = excluded.body`;
const PUT_PERSON = `INSERT INTO people (id, name, created) VALUES (?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name`;
const INSERT_SECRET = 'INSERT INTO secrets (hash, person, at) VALUES (?, ?, ?)';
const PUT_PROBE = `INSERT INTO meta (key, value) VALUES ('probe', ?)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
const INSERT_CHAT = 'INSERT INTO chat (table_id, number, body) VALUES (?, ?, ?)';

/** What a list of writes comes to. Answers of many tables become one statement. */
export function statementsFor(writes: readonly Write[], answers: AnswerStatement): Statement[] {
  const statements: Statement[] = [];
  const rows: AnswerRow[] = [];
  for (const write of writes) {
    if (write.kind === 'answer') rows.push(write.row);
    else statements.push(...statementsOf(write));
  }
  if (rows.length > 0) statements.push(answers(rows));
  return statements;
}

function statementsOf(write: Exclude<Write, { kind: 'answer' }>): Statement[] {
  switch (write.kind) {
    case 'new-table': {
      const { id, rev, status, listed, room, deal, created, touched } = write.row;
      const values = [id, rev, status, listed ? 1 : 0, room, deal, created, touched];
      return [{ sql: INSERT_TABLE, values }, ...membersOf(write.row)];
    }
    case 'table': {
      const { id, rev, status, listed, room, deal, touched } = write.row;
      const values = [rev, status, listed ? 1 : 0, room, deal, touched, id, rev - 1];
      return [{ sql: CHANGE_TABLE, values, changes: 1 }, ...membersOf(write.row)];
    }
    case 'snapshot': {
      const { table, number, body } = write.row;
      return [{ sql: PUT_SNAPSHOT, values: [table, number, body] }];
    }
    case 'person': {
      const { id, name, created } = write.row;
      return [{ sql: PUT_PERSON, values: [id, name, created] }];
    }
    case 'secret':
      return [{ sql: INSERT_SECRET, values: [write.hash, write.person, write.at] }];
    case 'chat': {
      const { table, number, body } = write.row;
      return [{ sql: INSERT_CHAT, values: [table, number, body] }];
    }
    case 'probe':
      return [{ sql: PUT_PROBE, values: [write.text] }];
  }
}

function membersOf({ id, people }: TableRow): Statement[] {
  const clear = { sql: CLEAR_MEMBERS, values: [id] };
  if (people.length === 0) return [clear];
  const sql = `${INSERT_MEMBERS} ${people.map(() => '(?, ?)').join(', ')}`;
  return [clear, { sql, values: people.flatMap((person) => [person, id]) }];
}
