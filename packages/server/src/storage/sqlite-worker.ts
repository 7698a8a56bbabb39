import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { StorageProblem } from './port.ts';
import type { Statement } from './subjects.ts';

/** Requests to the thread, handled in order of arrival. */
export type WorkerRequest =
  | { readonly id: number; readonly commit: readonly Statement[] }
  | { readonly id: number; readonly read: string; readonly parameters: readonly SQLInputValue[] }
  | { readonly id: number; readonly close: true };

export type WorkerReply =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly problem: StorageProblem; readonly message: string };

/**
 * SQLite in a worker thread, so that the event loop does not wait for the disk. A commit is one transaction with the write-ahead
 * log synced (`synchronous = FULL`).
 */
const { file } = workerData as { readonly file: string };
const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const db = new DatabaseSync(file, { timeout: 10_000 });
// A checkpoint syncs twice, so checkpoints are rare and the log may grow long.
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864; PRAGMA wal_autocheckpoint = 10000',
);
const prepared = new Map<string, StatementSync>();
let epoch: string | undefined;

function statement(sql: string): StatementSync {
  let known = prepared.get(sql);
  if (!known) {
    known = db.prepare(sql);
    if (prepared.size < 200) prepared.set(sql, known);
  }
  return known;
}

class Problem extends Error {
  readonly problem: StorageProblem;
  constructor(problem: StorageProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Throws if a backup was restored since the last commit. `restore` changes the epoch, and writes based on the old data must fail. */
function requireSameData(): void {
  const hasMeta = statement("SELECT 1 FROM sqlite_schema WHERE name = 'meta'").get();
  const found = hasMeta && statement("SELECT value FROM meta WHERE key = 'epoch'").get();
  const current = found ? String(found['value']) : undefined;
  if (epoch !== undefined && current !== epoch) {
    epoch = current;
    throw new Problem('restored', 'the data were replaced by a backup');
  }
  epoch = current;
}

function run(step: Statement): void {
  const { changes } = statement(step.sql).run(...(step.values as readonly SQLInputValue[]));
  if (step.changes !== undefined && Number(changes) !== step.changes)
    throw new Problem('conflict', 'the row has moved on');
}

function transaction(work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function commit(steps: readonly Statement[]): readonly unknown[] {
  transaction(() => {
    requireSameData();
    for (const step of steps) run(step);
  });
  return [];
}

function read(sql: string, parameters: readonly SQLInputValue[]): readonly unknown[] {
  return statement(sql).all(...parameters);
}

/** Result codes of SQLite: a primary key, a unique value or a row id exists already. */
const TAKEN: ReadonlySet<number> = new Set([1555, 2067, 2579]);
const FULL = 13;
/** Errors of the statement and not of the database: ERROR, TOOBIG, CONSTRAINT, MISMATCH, RANGE. */
const REFUSED: ReadonlySet<number> = new Set([1, 18, 19, 20, 25]);

function problemOf(error: unknown): StorageProblem {
  if (error instanceof Problem) return error.problem;
  const code = (error as { readonly errcode?: number }).errcode;
  // Not from SQLite: a value of a type that cannot be bound.
  if (code === undefined) return 'refused';
  if (TAKEN.has(code)) return 'conflict';
  // The low byte is the kind of error.
  if ((code & 255) === FULL) return 'full';
  return REFUSED.has(code & 255) ? 'refused' : 'unavailable';
}

function perform(request: WorkerRequest): readonly unknown[] {
  if ('commit' in request) return commit(request.commit);
  if ('read' in request) return read(request.read, request.parameters);
  db.close();
  return [];
}

port.on('message', (request: WorkerRequest) => {
  let reply: WorkerReply;
  try {
    reply = { id: request.id, rows: perform(request) };
  } catch (error) {
    reply = {
      id: request.id,
      problem: problemOf(error),
      message: error instanceof Error ? error.message : String(error),
    };
  }
  port.postMessage(reply);
  if ('close' in request) port.close();
});
