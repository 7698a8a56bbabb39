import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AnswerStatement, Value } from './statements.ts';

/**
 * Answers as they come, those of many tables in one row of `unsorted`. A commit then writes a page or two instead of one
 * for every table that plays. They are sorted into `answers` before anybody reads there, and whenever enough have
 * gathered; a table that plays fast has several of them by then, for one page.
 */
export const INSERT_UNSORTED = 'INSERT INTO unsorted (rows) VALUES (?)';
const INSERT_ANSWER =
  'INSERT INTO answers (table_id, number, seat, option, decision, key, "by", at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
const WIDTH = 8;
/** With so many they are sorted: it takes a few milliseconds, and commits wait for it. */
const MANY = 2000;

export const insertUnsorted: AnswerStatement = (rows) => {
  const values: Value[] = [];
  for (const row of rows)
    values.push(row.table, row.number, row.seat, row.option, row.decision, row.key, row.by, row.at);
  return { sql: INSERT_UNSORTED, values: [JSON.stringify(values)] };
};

/** The heap of answers from the side of the thread that holds the database. All but `tidy` is called in a transaction. */
export class Unsorted {
  readonly #db: DatabaseSync;
  readonly #statement: (sql: string) => StatementSync;
  /** The newest answer of each table that is in the heap; unknown until the heap was sorted once. */
  #newest: Map<string, number> | undefined;
  #count = 0;

  constructor(db: DatabaseSync, statement: (sql: string) => StatementSync) {
    this.#db = db;
    this.#statement = statement;
  }

  /** Whether all these answers are newer than what is stored of their tables. They are then taken as stored. */
  take(rows: string): boolean {
    const newest = this.#newest ?? this.sort();
    const values = JSON.parse(rows) as Value[];
    for (let i = 0; i < values.length; i += WIDTH) {
      const table = values[i] as string;
      const number = values[i + 1] as number;
      if (number <= (newest.get(table) ?? this.#stored(table))) return false;
      newest.set(table, number);
    }
    this.#count += values.length / WIDTH;
    return true;
  }

  #stored(table: string): number {
    const found = this.#statement('SELECT max(number) AS newest FROM answers WHERE table_id = ?').get(table);
    return Number(found?.['newest'] ?? 0);
  }

  /** What was taken did not come to be, or the data are others now. */
  forget(): void {
    this.#newest = undefined;
  }

  /** Whether answers of the table with this id may lie in the heap. */
  mayHold(table: Value): boolean {
    return this.#newest?.has(String(table)) ?? true;
  }

  sort(): Map<string, number> {
    const insert = this.#statement(INSERT_ANSWER);
    for (const { rows } of this.#statement('SELECT rows FROM unsorted ORDER BY id').all()) {
      const values = JSON.parse(String(rows)) as Value[];
      for (let i = 0; i < values.length; i += WIDTH) insert.run(...values.slice(i, i + WIDTH));
    }
    this.#statement('DELETE FROM unsorted').run();
    this.#count = 0;
    this.#newest = new Map();
    return this.#newest;
  }

  get many(): boolean {
    return this.#count >= MANY;
  }

  /**
   * Sorts when there are many. Nobody waits for this commit to be safe: if it is lost, the answers are in the heap, and
   * the log keeps it before all later ones.
   */
  tidy(): void {
    if (!this.many) return;
    this.#db.exec('PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE');
    try {
      this.sort();
      this.#db.exec('COMMIT');
    } catch {
      // As on a full disk: they stay where they are, and the next commit tells whoever asks.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      this.forget();
    } finally {
      this.#db.exec('PRAGMA synchronous = FULL');
    }
  }
}
