import type { AnswerRow, ChatRow, StoredTable, TableRow } from './port.ts';

/** A code that hands a person over to another device. */
export interface CodeRow {
  readonly hash: string;
  readonly person: string;
  readonly until: number;
}

/** A person in the pool. `body` is JSON (`pool/waiting-room.ts`). */
export interface WaiterRow {
  readonly person: string;
  readonly body: string;
  readonly since: number;
  /** JSON: the table they are called to; empty while they wait. */
  readonly called: string;
}

/** Who has a table open at one process. `body` is JSON (`processes/visitors.ts`). */
export interface VisitorsRow {
  readonly process: string;
  readonly table: string;
  readonly body: string;
}

/** The lease of a shard: its holder drives the shard's tables. `epoch` is the fencing token, different for every holder. */
export interface Lease {
  readonly shard: number;
  readonly epoch: number;
}

/** Writes for several processes on one database (`shared-rows.ts`). */
export type SharedWrite =
  /** The whole commit conflicts unless this process still holds the lease. */
  | { readonly kind: 'fence'; readonly holder: string; readonly lease: Lease }
  /** Replaces the row of this process and table; an empty body deletes it. */
  | { readonly kind: 'visitors'; readonly row: VisitorsRow }
  | { readonly kind: 'code'; readonly row: CodeRow }
  /** Conflicts if the code was used before or does not exist. */
  | { readonly kind: 'use-code'; readonly hash: string }
  | { readonly kind: 'delete-codes'; readonly person: string }
  | { readonly kind: 'expire-codes'; readonly before: number }
  /** A person already in the pool keeps their place; one who is called is not changed. */
  | { readonly kind: 'waiter'; readonly row: WaiterRow }
  /** Conflicts unless this person is in the pool and not called. */
  | { readonly kind: 'call-waiter'; readonly person: string; readonly called: string }
  /** Returns a called person to the pool. */
  | { readonly kind: 'recall-waiter'; readonly person: string }
  | { readonly kind: 'delete-waiter'; readonly person: string };

/** Reads for several processes, the same for both databases. */
export interface SharedReads {
  /** Everybody in the pool, longest wait first. */
  waiters(): Promise<WaiterRow[]>;
  code(hash: string): Promise<(CodeRow & { readonly used: boolean }) | undefined>;
  /** Open and running tables that mention a person, with a seat or without. */
  tablesMentioning(person: string): Promise<string[]>;
}

/** How far a copy of a table in memory is up to date. */
export interface Place {
  readonly table: string;
  /** `undefined` if only answers are requested. */
  readonly rev: number | undefined;
  readonly number: number;
  /** The newest chat line; `undefined` if nobody reads the chat. */
  readonly chat: number | undefined;
}

/** What was written about a table after a place. */
export interface News {
  readonly table: string;
  /** Present if its `rev` differs. */
  readonly row: TableRow | undefined;
  readonly answers: readonly AnswerRow[];
  readonly chat: readonly ChatRow[];
}

/** The figures that a process reports to the others. */
export interface ProcessNumbers {
  readonly playing: number;
  readonly present: number;
  /** 1 while it cannot notify the others. */
  readonly cutOff: number;
}

/** The reply to a renewal. */
export interface Renewed {
  /** The leases that the process now holds. */
  readonly leases: readonly Lease[];
  /** The others did not know the process, or had given it up: its visitors are not stored. */
  readonly isNew: boolean;
  /** Tables with visitors of processes that are gone. */
  readonly deserted: readonly string[];
  /** Figures of all processes together. */
  readonly numbers: ProcessNumbers;
  /** The ids of all processes that are alive. */
  readonly processes: readonly string[];
}

/** The part of a storage that several processes share (PostgreSQL). */
export interface SharedStorage {
  /** What is new at each of the places; places without news are omitted. */
  news(places: readonly Place[]): Promise<News[]>;
  tableRows(ids: readonly string[]): Promise<TableRow[]>;
  /** The ids of running tables, of tables that wait for people from the pool, and of tables that anybody has open. */
  livingTables(): Promise<string[]>;
  storedTablesOf(ids: readonly string[]): Promise<StoredTable[]>;
  visitors(tables: readonly string[]): Promise<VisitorsRow[]>;
  /** Reports that a process is alive, renews its leases, and balances them: takes free ones up to its share, or releases those above it. */
  renew(process: string, numbers: ProcessNumbers): Promise<Renewed>;
  /** The process ends. Others may take its leases at once. */
  leave(process: string): Promise<void>;
  /** Takes from a token bucket that all processes share; false if it is empty. */
  takeToken(key: string, burst: number, perSecond: number): Promise<boolean>;
}
