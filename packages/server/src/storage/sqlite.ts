import { randomBytes } from 'node:crypto';
import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { say } from '../sentences.ts';
import { migrations, NewerSchema } from './migrations.ts';
import { type Storage, StorageError } from './port.ts';
import { bound, type Db } from './rows.ts';
import type { WorkerReply, WorkerRequest } from './sqlite-worker.ts';
import { type AnswerStatements, READS, type Schema, type Statement, statementsFor } from './subjects.ts';

export const DATABASE_FILE = 'mazmorra.sqlite';

/** Timeout of a request to the thread in ms. Longer than SQLite itself waits for a lock (`sqlite-worker.ts`). */
const ANSWER_TIME = 15_000;

/** Opens the SQLite storage: one file in a folder, used by one server at a time. */
export async function openSqlite(folder: string, answerTime = ANSWER_TIME): Promise<Storage> {
  const lock = lockFolder(folder);
  const thread = new Thread(join(folder, DATABASE_FILE));
  const db: Db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new ThreadDriver(thread),
      createIntrospector: (inner) => new SqliteIntrospector(inner),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  try {
    await migrate(db, thread);
  } catch (error) {
    await thread.close();
    lock.close();
    throw error instanceof NewerSchema ? error : cannotUse(folder, error);
  }
  // Set only now, because migrating a large database may take longer.
  thread.answerTime = answerTime;
  return {
    kind: 'sqlite',
    ...bound(READS, db),
    commit: (writes) => thread.commit(statementsFor(db, writes, insertAnswers)),
    async close() {
      await thread.close();
      lock.close();
    },
  };
}

/*
 * Answers are most of what is written, so their SQL is written by hand: with Kysely's builder an answer costs 8.1 instead of 2.7 µs
 * alone, and 4.0 instead of 2.1 µs in a batch of 32 (2026-11-18, the insert into SQLite in memory included).
 */

/** Rows per INSERT statement, largest first. A few fixed sizes keep the number of statements and of prepared texts small. */
const ROWS_AT_ONCE = [32, 8, 1];
const INSERT_ANSWERS =
  'INSERT INTO answers (table_id, number, seat, option, decision, key, "by", at) VALUES ';

const insertAnswers: AnswerStatements = (rows) => {
  const statements: Statement[] = [];
  let done = 0;
  for (const size of ROWS_AT_ONCE)
    for (; rows.length - done >= size; done += size) {
      const sql = INSERT_ANSWERS + Array.from({ length: size }, () => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ');
      const values: SQLInputValue[] = [];
      for (const { row } of rows.slice(done, done + size))
        values.push(row.table, row.number, row.seat, row.option, row.decision, row.key, row.by, row.at);
      statements.push({ sql, values });
    }
  return statements;
};

/** Locks the folder with a file lock of the operating system, which is released when the process ends. */
export function lockFolder(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    lock = new DatabaseSync(join(folder, 'lock'));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    throw cannotUse(folder, error);
  }
}

async function migrate(db: Db, thread: Thread): Promise<void> {
  await thread.commit([
    plain('CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value text NOT NULL) WITHOUT ROWID'),
    {
      sql: "INSERT OR IGNORE INTO meta VALUES ('schema', '0'), ('epoch', ?)",
      values: [randomBytes(12).toString('hex')],
    },
  ]);
  const [row] = await thread.read("SELECT value FROM meta WHERE key = 'schema'", []);
  const from = Number((row as { value: string }).value);
  if (from > migrations.length) throw new NewerSchema(from);
  for (const [index, migration] of migrations.entries()) {
    if (index < from) continue;
    const steps = migration(db.schema, 'sqlite').map((step) => plain(step.compile().sql));
    const done = {
      sql: "UPDATE meta SET value = ? WHERE key = 'schema'",
      values: [String(index + 1)],
    };
    await thread.commit([...steps, done]);
  }
}

const plain = (sql: string): Statement => ({ sql, values: [] });

type WithoutId<R> = R extends { readonly id: number } ? Omit<R, 'id'> : never;

/** An open request to the thread. */
interface Waiting {
  resolve(rows: readonly unknown[]): void;
  reject(error: Error): void;
  /** When it times out, in ms of the monotonic clock. */
  readonly until: number;
}

/** The client side of the worker thread. */
class Thread {
  readonly #worker: Worker;
  /** Open requests, oldest first: the thread answers them in order. */
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  /** One timer for all requests. A timer for each would keep its request, with all its rows, in memory until it fires. */
  #timer: NodeJS.Timeout | undefined;
  #ended: StorageError | undefined;
  /** Timeout of a request in ms; 0 means none. */
  answerTime = 0;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
    this.#worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#end(new StorageError('unavailable', error.message, error)));
    this.#worker.on('exit', () => this.#end(new StorageError('unavailable', say('storage-closed'))));
  }

  async commit(steps: readonly Statement[]): Promise<void> {
    await this.#ask({ commit: steps });
  }

  read(sql: string, parameters: readonly SQLInputValue[]): Promise<readonly unknown[]> {
    return this.#ask({ read: sql, parameters });
  }

  async close(): Promise<void> {
    if (!this.#ended) await this.#ask({ close: true }).catch(() => undefined);
  }

  #ask(request: WithoutId<WorkerRequest>): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      const id = this.#next++;
      const until = this.answerTime > 0 ? performance.now() + this.answerTime : Number.POSITIVE_INFINITY;
      this.#waiting.set(id, { resolve, reject, until });
      this.#worker.postMessage({ ...request, id });
      if (this.answerTime > 0) this.#timer ??= this.#lookIn(this.answerTime);
    });
  }

  #lookIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#giveUpLate(), milliseconds).unref();
  }

  /** Rejects requests that timed out. Whether a commit still reaches the disk is unknown, as with any other error. */
  #giveUpLate(): void {
    this.#timer = undefined;
    for (const [id, { reject, until }] of this.#waiting) {
      const left = until - performance.now();
      if (left > 0) {
        if (left < Number.POSITIVE_INFINITY) this.#timer = this.#lookIn(Math.ceil(left));
        return;
      }
      this.#waiting.delete(id);
      reject(new StorageError('unavailable', say('database-late')));
    }
  }

  #settle(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('rows' in reply) waiting?.resolve(reply.rows);
    else waiting?.reject(new StorageError(reply.problem, reply.message));
  }

  #end(error: StorageError): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Lets Kysely read through the thread. Writes go only through `commit`, so it needs no transactions. */
class ThreadDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(thread: Thread) {
    this.#connection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        return { rows: (await thread.read(query.sql, query.parameters as SQLInputValue[])) as R[] };
      },
      streamQuery() {
        throw new Error('not used');
      },
    };
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    throw new Error('write through commit');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** SQLite result codes: the low byte of the extended codes. */
const SQLITE = { busy: 5, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 };

/** Creates a folder and its parents. Node's own `recursive` never returns on file systems that cannot create one, such as /proc. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const parent = dirname(resolve(folder));
    if (code !== 'ENOENT' || parent === resolve(folder)) throw error;
    makeFolder(parent);
    mkdirSync(folder, { mode: 0o700 });
  }
}

/** Why a data folder cannot be used, as a sentence that says what to do. */
function cannotUse(folder: string, error: unknown): StorageError {
  const { code, errcode, problem, message } = error as {
    readonly code?: string;
    readonly errcode?: number;
    readonly problem?: string;
    readonly message?: string;
  };
  const result = (errcode ?? 0) & 255;
  if (result === SQLITE.busy) return new StorageError('unavailable', say('folder-in-use', folder), error);
  // SQLite reports a full disk as an I/O error when it extends the index of its write-ahead log.
  if (code === 'ENOSPC' || problem === 'full' || result === SQLITE.full || isFull(folder))
    return new StorageError('full', say('disk-full', folder), error);
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new StorageError('unavailable', say('file-in-place', folder), error);
  const refused = code ?? [SQLITE.readOnly, SQLITE.ioError, SQLITE.cannotOpen].includes(result);
  return new StorageError(
    'unavailable',
    say(refused ? 'not-writable' : 'not-usable', folder, message ?? String(error)),
    error,
  );
}

/** Whether the disk has less space than an empty database needs. The folder itself may not exist yet. */
function isFull(folder: string): boolean {
  for (let place = resolve(folder); ; place = dirname(place)) {
    try {
      const { bavail, bsize, type, blocks } = statfsSync(place);
      // Some file systems, such as /proc, have no blocks.
      return type !== 0 && blocks > 0 && bavail * bsize < 256 * 1024;
    } catch {
      if (place === dirname(place)) return false;
    }
  }
}
