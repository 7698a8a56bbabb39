import type { TableStatus } from '@mazmorra/protocol';

/** A table but for its answers. `room` and `deal` are JSON; the deal stands apart because it holds the seed. */
export interface TableRow {
  readonly id: string;
  /** Raised with every write; a write on an older one is a conflict. */
  readonly rev: number;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly room: string;
  readonly deal: string;
  readonly created: number;
  /** When somebody last did something here. */
  readonly touched: number;
  /** The people who have a seat, for `tablesOf`. */
  readonly people: readonly string[];
}

export interface AnswerRow {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly option: string;
  /** The number of the decision it answered. */
  readonly decision: number;
  /** The id the client gave it; empty for bots. */
  readonly key: string;
  readonly by: AnsweredBy;
  readonly at: number;
}

/** A person, a bot that has the seat or covers it, or a bot because time was up. */
export type AnsweredBy = 'person' | 'bot' | 'clock';

export interface SnapshotRow {
  readonly table: string;
  readonly number: number;
  readonly body: string;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

export interface ChatRow {
  readonly table: string;
  readonly number: number;
  readonly body: string;
}

export type Write =
  | { readonly kind: 'new-table'; readonly row: TableRow }
  /** `row.rev` is the new one; the stored one must be one less. */
  | { readonly kind: 'table'; readonly row: TableRow }
  | { readonly kind: 'answer'; readonly row: AnswerRow }
  | { readonly kind: 'snapshot'; readonly row: SnapshotRow }
  | { readonly kind: 'person'; readonly row: PersonRow }
  | { readonly kind: 'secret'; readonly hash: string; readonly person: string; readonly at: number }
  | { readonly kind: 'chat'; readonly row: ChatRow }
  /** Overwritten by the next one: it only shows that the storage takes writes. */
  | { readonly kind: 'probe'; readonly text: string };

/** A table as it is loaded: the newest snapshot, if any, the answers after it and a few before it. */
export interface StoredTable {
  readonly row: TableRow;
  readonly snapshot: SnapshotRow | undefined;
  readonly answers: readonly AnswerRow[];
}

/**
 * Where everything is kept. `commit` is all or nothing and returns when it is safe on disk; when it throws,
 * the caller does not know whether it was (a connection can break after the commit) and must read again.
 */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  commit(writes: readonly Write[]): Promise<void>;

  /** `whole` ignores the snapshot and brings every answer. */
  table(id: string, whole?: boolean): Promise<StoredTable | undefined>;
  tableRow(id: string): Promise<TableRow | undefined>;
  /** By status, the newest first. */
  tablesWith(status: TableStatus, limit: number): Promise<TableRow[]>;
  listed(limit: number): Promise<TableRow[]>;
  tablesOf(person: string, limit: number): Promise<TableRow[]>;
  /** Open or running tables that nobody has touched since then. */
  untouchedSince(time: number, limit: number): Promise<string[]>;
  /** Finished tables in the order of their ids, after the given one. */
  finishedAfter(id: string, limit: number): Promise<TableRow[]>;
  chat(table: string, last: number): Promise<ChatRow[]>;
  personOfSecret(hash: string): Promise<PersonRow | undefined>;
  person(id: string): Promise<PersonRow | undefined>;
  close(): Promise<void>;
}

export type StorageProblem =
  /** The row is there already, or has moved on: somebody else was first. */
  | 'conflict'
  /** No room on the disk. */
  | 'full'
  /** The data were replaced by a backup while we were running. */
  | 'restored'
  /** Not there, broken, or gone in the middle. */
  | 'unavailable';

export class StorageError extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageError';
    this.problem = problem;
  }
}
