import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { StorageProblem } from './port.ts';
import type { Statement, Value } from './statements.ts';

/** What the thread is asked. Requests are done one after the other in the order they came. */
export type WorkerRequest =
  | { readonly id: number; readonly commit: readonly Statement[] }
  | { readonly id: number; readonly read: string; readonly parameters: readonly Value[] }
  | { readonly id: number; readonly close: true };

export type WorkerReply =
  | { readonly id: number; readonly rows: readonly unknown[] }
  | { readonly id: number; readonly problem: StorageProblem; readonly message: string };

/**
 * SQLite in a thread of its own: a commit waits for the disk, and meanwhile the tables go on. Everything of one
 * commit is one transaction with the log synced (WAL, FULL).
 */
const { file } = workerData as { readonly file: string };
const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

const db = new DatabaseSync(file, { timeout: 10_000 });
// A checkpoint waits for the disk twice: better a long log than many of them.
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

/** The data carry a mark that `restore` changes: whoever still thinks in the old ones must not write into the new. */
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
  const { changes } = statement(step.sql).run(...step.values);
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

function read(sql: string, parameters: readonly Value[]): readonly unknown[] {
  return statement(sql).all(...parameters);
}

function problemOf(error: unknown): StorageProblem {
  if (error instanceof Problem) return error.problem;
  const code = (error as { readonly errcode?: number }).errcode ?? 0;
  // The low byte is the kind of error: 13 is FULL, 19 is CONSTRAINT.
  if ((code & 255) === 13) return 'full';
  return (code & 255) === 19 ? 'conflict' : 'unavailable';
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
