import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AnsweredBy, AnswerRow } from './port.ts';
import type { AnswerStatement, Value } from './statements.ts';

/**
 * Answers as they come, those of many tables in one row of `unsorted`. A commit then writes a page or two instead of one
 * for every table that plays. They are sorted into `chunks`, some answers of one table in a row, before anybody reads
 * there and whenever enough have gathered.
 */
export const INSERT_UNSORTED = 'INSERT INTO unsorted (rows) VALUES (?)';
const INSERT_CHUNK = 'INSERT INTO chunks (table_id, rows) VALUES (?, ?)';
export const CHUNKS_OF_TABLE = 'SELECT rows FROM chunks WHERE table_id = ? ORDER BY id';
const LAST_CHUNK = 'SELECT rows FROM chunks WHERE table_id = ? ORDER BY id DESC LIMIT 1';
/** What earlier programs wrote one by one. */
export const GATHER_ANSWERS = `INSERT INTO chunks (table_id, rows)
  SELECT table_id, '[' || group_concat(
    trim(json_array(number, seat, option, decision, key, "by", at), '[]'), ',' ORDER BY number
  ) || ']' FROM answers GROUP BY table_id`;

/** Values of an answer in a chunk; in the heap the table's id comes before them. */
const WIDTH = 7;
/** With so many they are sorted: it takes a few milliseconds, and commits wait for it. */
const MANY = 4000;
/** Tables whose newest answer is remembered. */
const MOST_KNOWN = 20_000;

export const insertUnsorted: AnswerStatement = (rows) => {
  const values: Value[] = [];
  for (const row of rows)
    values.push(row.table, row.number, row.seat, row.option, row.decision, row.key, row.by, row.at);
  return { sql: INSERT_UNSORTED, values: [JSON.stringify(values)] };
};

/** The answers of a chunk as it is stored. */
export function answersIn(table: string, chunk: string): AnswerRow[] {
  const values = JSON.parse(chunk) as Value[];
  const answers: AnswerRow[] = [];
  for (let i = 0; i < values.length; i += WIDTH) {
    const [number, seat, option, decision, key, by, at] = values.slice(i, i + WIDTH) as [
      number,
      number,
      string,
      number,
      string,
      AnsweredBy,
      number,
    ];
    answers.push({ table, number, seat, option, decision, key, by, at });
  }
  return answers;
}

/** The heap of answers from the side of the thread that holds the database. All but `tidy` is called in a transaction. */
export class Unsorted {
  readonly #db: DatabaseSync;
  readonly #statement: (sql: string) => StatementSync;
  /** The newest answer of the tables that play; unknown until the heap was sorted once. */
  #newest: Map<string, number> | undefined;
  /** What lies in the heap, by table; complete while the newest answers are known. */
  #gathered = new Map<string, Value[]>();
  #count = 0;

  constructor(db: DatabaseSync, statement: (sql: string) => StatementSync) {
    this.#db = db;
    this.#statement = statement;
  }

  /** Whether all these answers are newer than what is stored of their tables. They are then taken as stored. */
  take(rows: string): boolean {
    const newest = this.#newest ?? this.sort();
    const values = JSON.parse(rows) as Value[];
    for (let i = 0; i < values.length; i += WIDTH + 1) {
      const table = values[i] as string;
      const number = values[i + 1] as number;
      if (number <= (newest.get(table) ?? this.#stored(table))) return false;
      newest.set(table, number);
    }
    deal(values, this.#gathered);
    this.#count += values.length / (WIDTH + 1);
    return true;
  }

  #stored(table: string): number {
    const found = this.#statement(LAST_CHUNK).get(table);
    return found ? (answersIn(table, String(found['rows'])).at(-1)?.number ?? 0) : 0;
  }

  /** What was taken did not come to be, or the data are others now. */
  forget(): void {
    this.#newest = undefined;
  }

  /** Whether answers of the table with this id may lie in the heap. */
  mayHold(table: Value): boolean {
    return !this.#newest || (this.#count > 0 && this.#newest.has(String(table)));
  }

  sort(): Map<string, number> {
    if (!this.#newest) this.#gatherAgain();
    const insert = this.#statement(INSERT_CHUNK);
    for (const [table, values] of this.#gathered) insert.run(table, JSON.stringify(values));
    this.#statement('DELETE FROM unsorted').run();
    this.#gathered.clear();
    this.#count = 0;
    if (!this.#newest || this.#newest.size > MOST_KNOWN) this.#newest = new Map();
    return this.#newest;
  }

  #gatherAgain(): void {
    this.#gathered.clear();
    for (const { rows } of this.#statement('SELECT rows FROM unsorted ORDER BY id').all())
      deal(JSON.parse(String(rows)) as Value[], this.#gathered);
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

/** Puts each answer of a commit to those of its table. */
function deal(values: readonly Value[], chunks: Map<string, Value[]>): void {
  for (let i = 0; i < values.length; i += WIDTH + 1) {
    const table = values[i] as string;
    const chunk = chunks.get(table) ?? [];
    chunks.set(table, chunk);
    for (let k = 1; k <= WIDTH; k++) chunk.push(values[i + k] as Value);
  }
}
