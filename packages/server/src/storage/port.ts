import type { TableStatus } from '@mazmorra/protocol';
import type { CallReads, CallWrite } from './call-port.ts';
import type { DailyReads, DailyWrite } from './daily-port.ts';
import type { NameReads, NameWrite } from './name-port.ts';
import type { OperatorReads, OperatorWrite } from './operator-port.ts';
import type { RatingReads, RatingWrite } from './rating-port.ts';
import type { SharedReads, SharedStorage, SharedWrite } from './shared-port.ts';
import type { TournamentReads, TournamentWrite } from './tournament-port.ts';

export type * from './call-port.ts';
export type * from './daily-port.ts';
export type * from './name-port.ts';
export type * from './operator-port.ts';
export type * from './rating-port.ts';
export type * from './shared-port.ts';
export type * from './tournament-port.ts';

/** How a table is stored: as its room says, and `cancelled` when it ended without having been started. */
export type StoredStatus = TableStatus | 'cancelled';

/** A table without its answers. `room` and `deal` are JSON; the deal has a column of its own because it holds the seed. */
export interface TableRow {
  readonly id: string;
  /** Optimistic lock: incremented by every write; a write based on an older one is a conflict. */
  readonly rev: number;
  readonly status: StoredStatus;
  readonly listed: boolean;
  readonly room: string;
  readonly deal: string;
  readonly created: number;
  /** When the row was last written by an action of somebody; answers do not change it. */
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
  /** When the person last connected, to the day. */
  readonly seen: number;
  /** Whether the person keeps this name (`name-rows.ts`); read only. */
  readonly kept?: boolean;
}

/** A device of a person: the hash of the secret that its browser keeps. */
export interface SecretRow {
  readonly hash: string;
  readonly person: string;
  readonly at: number;
  /** When the device last connected, to the day. */
  readonly seen: number;
  /** Browser and system, such as `Firefox, Android`; empty when not known. */
  readonly device: string;
}

export interface ChatRow {
  readonly table: string;
  readonly number: number;
  readonly body: string;
  /** Who wrote it; empty in lines of earlier programs. */
  readonly person: string;
  /** A line of somebody without a seat, for others without a seat. */
  readonly onlooker: boolean;
}

/** That a person does not want to read another, or, with `block`, not to play with them either. */
export interface MuteRow {
  readonly person: string;
  readonly other: string;
  /** By which the person names it; the id of the other is never told. */
  readonly key: string;
  /** What the other was called then. */
  readonly name: string;
  readonly block: boolean;
  readonly at: number;
}

/** When a table was last used: changed by people, or answered at. */
export interface LastUse {
  readonly id: string;
  readonly status: StoredStatus;
  /** As stored in the row, which answers do not touch. */
  readonly touched: number;
  readonly used: number;
}

export type Write =
  | OperatorWrite
  | CallWrite
  | DailyWrite
  | NameWrite
  | TournamentWrite
  | SharedWrite
  | RatingWrite
  | { readonly kind: 'new-table'; readonly row: TableRow }
  /** `row.rev` is the new one; the stored one must be one less. */
  | { readonly kind: 'table'; readonly row: TableRow }
  /** `rev` is that of the room it was given in: in a shared database another one is a conflict. */
  | { readonly kind: 'answer'; readonly row: AnswerRow; readonly rev?: number }
  | { readonly kind: 'snapshot'; readonly row: SnapshotRow }
  /** What is kept of a finished game (`archive.ts`). */
  | { readonly kind: 'archive'; readonly table: string; readonly body: string }
  /** Moves a table back in the order of last use. */
  | { readonly kind: 'touch'; readonly table: string; readonly at: number }
  /** Everything that is stored of a table. */
  | { readonly kind: 'delete-table'; readonly table: string }
  /** The chat of up to `most` tables that ended and were last used before then. */
  | { readonly kind: 'expire-chat'; readonly before: number; readonly most: number }
  | { readonly kind: 'delete-chat'; readonly table: string; readonly number: number }
  /** Another body for a line that stays, such as one without its text. */
  | { readonly kind: 'replace-chat'; readonly table: string; readonly number: number; readonly body: string }
  | { readonly kind: 'person'; readonly row: PersonRow }
  /** The person, their secrets, what they wrote, whom they muted and who muted them. Their seats are changed by writes of their tables. */
  | { readonly kind: 'delete-person'; readonly person: string }
  | { readonly kind: 'secret'; readonly row: SecretRow }
  /** `person` is whose it was, where other processes may have connections of theirs to close. */
  | { readonly kind: 'delete-secret'; readonly hash: string; readonly person?: string }
  | { readonly kind: 'chat'; readonly row: ChatRow }
  /** Takes the place of one about the same two people. */
  | { readonly kind: 'mute'; readonly row: MuteRow }
  | { readonly kind: 'delete-mute'; readonly person: string; readonly other: string }
  /** Overwritten by the next one: it only shows that the storage takes writes. */
  | { readonly kind: 'probe'; readonly text: string };

/** A table as it is loaded: the newest snapshot, if any, the answers after it and a few before it. */
export interface StoredTable {
  readonly row: TableRow;
  readonly snapshot: SnapshotRow | undefined;
  readonly answers: readonly AnswerRow[];
}

/**
 * The interface of a database. `commit` is atomic and returns when the writes are on disk. When it throws, the caller does not know whether
 * they are (a connection can break after the commit) and must read again.
 */
export interface Storage
  extends OperatorReads,
    CallReads,
    DailyReads,
    NameReads,
    RatingReads,
    TournamentReads,
    SharedReads {
  readonly kind: 'sqlite' | 'postgres';
  /** Absent where one process has the database to itself. */
  readonly shared?: SharedStorage;
  commit(writes: readonly Write[]): Promise<void>;

  /** `whole` ignores the snapshot and brings every answer. */
  table(id: string, whole?: boolean): Promise<StoredTable | undefined>;
  tableRow(id: string): Promise<TableRow | undefined>;
  /** Many tables as `table` reads them, in the order of their ids, after the given one. */
  storedTables(status: TableStatus, after: string, limit: number): Promise<StoredTable[]>;
  /** By status, the newest first. */
  tablesWith(status: TableStatus, limit: number): Promise<TableRow[]>;
  tablesOf(person: string, limit: number): Promise<TableRow[]>;
  /** The tables of these statuses with the smallest `touched` before then, the first one first. */
  leastTouched(statuses: readonly StoredStatus[], before: number, limit: number): Promise<LastUse[]>;
  /** Finished tables in the order of their ids, after the given one. */
  finishedAfter(id: string, limit: number): Promise<TableRow[]>;
  /** What is kept of a finished game. */
  archive(table: string): Promise<string | undefined>;
  /** Tables that are over and have no archive, in the order of their ids, after the given one. */
  unarchivedAfter(id: string, limit: number): Promise<string[]>;
  /** The newest lines of those with a seat, of onlookers, or of all. */
  chat(table: string, last: number, of?: 'seats' | 'onlookers'): Promise<ChatRow[]>;
  /** One line. */
  chatLine(table: string, number: number): Promise<ChatRow | undefined>;
  /** Whom this person has muted or blocked, the newest first, and who has blocked them. */
  mutesAbout(person: string): Promise<MuteRow[]>;
  personOfSecret(hash: string): Promise<{ person: PersonRow; secret: SecretRow } | undefined>;
  person(id: string): Promise<PersonRow | undefined>;
  /** The devices of a person, the newest first. */
  secretsOf(person: string): Promise<SecretRow[]>;
  /** People who were last seen before then, those the longest ago first. */
  peopleNotSeen(before: number, limit: number): Promise<string[]>;
  /** Tables of any status, last used first, after the time and id of the last one of the page before. */
  tablesBefore(touched: number, id: string, limit: number): Promise<TableRow[]>;
  close(): Promise<void>;
}

export type StorageProblem =
  /** The row exists already, or its `rev` is another one. */
  | 'conflict'
  /** No room on the disk. */
  | 'full'
  /** The data were replaced by a backup while we were running. */
  | 'restored'
  /** The database cannot be reached, reports an error, or did not answer. */
  | 'unavailable';

export class StorageError extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageError';
    this.problem = problem;
  }
}
