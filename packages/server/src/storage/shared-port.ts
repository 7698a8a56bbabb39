import type { AnswerRow, ChatRow, StoredTable, TableRow } from './port.ts';

/** A code that carries a person to another device. */
export interface CodeRow {
  readonly hash: string;
  readonly person: string;
  readonly until: number;
}

/** Somebody who waits in the pool. `body` is JSON (`pool.ts`). */
export interface WaiterRow {
  readonly person: string;
  readonly body: string;
  readonly since: number;
  /** JSON: the table that they are called to; empty while they wait. */
  readonly called: string;
}

/** Who has a table open at one process. `body` is JSON (`processes/visitors.ts`). */
export interface VisitorsRow {
  readonly process: string;
  readonly table: string;
  readonly body: string;
}

/** That a process drives the tables of a shard. `epoch` is another one for every holder. */
export interface Lease {
  readonly shard: number;
  readonly epoch: number;
}

/** Writes that matter where several processes share a database (`shared-rows.ts`). */
export type SharedWrite =
  /** The whole commit is a conflict unless this process still holds the lease. */
  | { readonly kind: 'fence'; readonly holder: string; readonly lease: Lease }
  /** Takes the place of the row of that process and table; with an empty body there is none. */
  | { readonly kind: 'visitors'; readonly row: VisitorsRow }
  | { readonly kind: 'code'; readonly row: CodeRow }
  /** A conflict when the code was used before, or there is none. */
  | { readonly kind: 'use-code'; readonly hash: string }
  | { readonly kind: 'delete-codes'; readonly person: string }
  | { readonly kind: 'expire-codes'; readonly before: number }
  /** Whoever waits already keeps their place; whoever is called is left as they are. */
  | { readonly kind: 'waiter'; readonly row: WaiterRow }
  /** A conflict unless this person waits and is not called. */
  | { readonly kind: 'call-waiter'; readonly person: string; readonly called: string }
  /** Waits again. */
  | { readonly kind: 'recall-waiter'; readonly person: string }
  | { readonly kind: 'delete-waiter'; readonly person: string };

/** What is read of it, from both databases. */
export interface SharedReads {
  /** Everybody who waits in the pool, the longest first. */
  waiters(): Promise<WaiterRow[]>;
  code(hash: string): Promise<(CodeRow & { readonly used: boolean }) | undefined>;
  /** Open and running tables that mention a person, with a seat or without. */
  tablesMentioning(person: string): Promise<string[]>;
}

/** Where a copy of a table in memory is: the newest it knows of each. */
export interface Place {
  readonly table: string;
  /** `undefined` where only answers are asked for. */
  readonly rev: number | undefined;
  readonly number: number;
  /** The newest line of chat; `undefined` where nobody reads it. */
  readonly chat: number | undefined;
}

/** What was written of a table after a place. */
export interface News {
  readonly table: string;
  /** Present when its `rev` is another one. */
  readonly row: TableRow | undefined;
  readonly answers: readonly AnswerRow[];
  readonly chat: readonly ChatRow[];
}

/** What one process says of itself to the others. */
export interface ProcessNumbers {
  readonly playing: number;
  readonly present: number;
  /** 1 while it cannot tell the others what is new. */
  readonly cutOff: number;
}

/** What a process learns when it says that it is alive. */
export interface Renewed {
  /** The leases that it holds now. */
  readonly leases: readonly Lease[];
  /** The others did not know it, or gave it up: what it says of its visitors is not there. */
  readonly isNew: boolean;
  /** Tables that processes which are gone had visitors at. */
  readonly deserted: readonly string[];
  /** Of all processes together. */
  readonly numbers: ProcessNumbers;
  /** The ids of all processes that are alive. */
  readonly processes: readonly string[];
}

/** What a database can do that several processes share: PostgreSQL. */
export interface SharedStorage {
  /** Milliseconds since 1970 by the clock of the database. */
  clock(): Promise<number>;
  /** What is new at each of the places; those where nothing is are left out. */
  news(places: readonly Place[]): Promise<News[]>;
  tableRows(ids: readonly string[]): Promise<TableRow[]>;
  /** The ids of running tables, of those that wait for people from the pool, and of those that somebody has open. */
  livingTables(): Promise<string[]>;
  storedTablesOf(ids: readonly string[]): Promise<StoredTable[]>;
  visitors(tables: readonly string[]): Promise<VisitorsRow[]>;
  /** Says that a process is alive, renews its leases and takes its share of those that nobody holds, or gives up what is more. */
  renew(process: string, numbers: ProcessNumbers): Promise<Renewed>;
  /** The process ends: others may take its leases at once. */
  leave(process: string): Promise<void>;
  /** Takes from a token bucket that all processes share; false when it is empty. */
  takeToken(key: string, burst: number, perSecond: number): Promise<boolean>;
}
