import { type Part, SaidError } from '@mazmorra/kernel';
import type { Bound } from './rows.ts';
import type { sharedActs } from './shared.ts';
import type { READS, Write } from './subjects.ts';

export type * from './chat.ts';
export type * from './daily.ts';
export type * from './names.ts';
export type * from './notify.ts';
export type * from './operator.ts';
export type * from './people.ts';
export type * from './ratings.ts';
export type * from './results.ts';
export type * from './shared.ts';
export type { Write } from './subjects.ts';
export type * from './tables.ts';
export type * from './tournaments.ts';

/**
 * The interface of a database. `commit` is atomic and resolves when the writes are on disk. If it throws, the caller does not
 * know whether they are (a connection can break after the commit) and must read again.
 */
export interface Storage extends Bound<typeof READS> {
  readonly kind: 'sqlite' | 'postgres';
  /** Absent if one process has its own database. */
  readonly shared?: SharedStorage;
  commit(writes: readonly Write[]): Promise<void>;
  close(): Promise<void>;
}

/** The part of a storage that several processes share (PostgreSQL). */
export type SharedStorage = Bound<typeof sharedActs>;

export type StorageProblem =
  /** The row already exists, or its `rev` differs. */
  | 'conflict'
  /** The database works and does not accept these values or this statement. Other writes are not affected. */
  | 'refused'
  /** The disk is full. */
  | 'full'
  /** The data was replaced by a backup while the server was running. */
  | 'restored'
  /** The database cannot be reached, reports an error, or did not answer. */
  | 'unavailable';

export class StorageError extends SaidError {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, what: Part, cause?: unknown) {
    super(what, { cause });
    this.name = 'StorageError';
    this.problem = problem;
  }
}

/** Whether a row exists already, or its `rev` differs: another write came first. */
export const isConflict = (error: unknown): boolean =>
  error instanceof StorageError && error.problem === 'conflict';

/** A conflict of which the database knows the tables: the numbers of their answers are taken, or their rooms have changed. */
export class AnswersRefused extends StorageError {
  readonly tables: ReadonlySet<string>;
  /** Whether everything else of the commit is saved. Otherwise nothing is. */
  readonly othersSaved: boolean;

  constructor(tables: ReadonlySet<string>, othersSaved: boolean) {
    super('conflict', 'the number of an answer is taken');
    this.tables = tables;
    this.othersSaved = othersSaved;
  }
}
