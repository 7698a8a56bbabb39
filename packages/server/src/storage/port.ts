import type { TableStatus } from '@mazmorra/protocol';
import type { DailyReads, DailyWrite } from './daily-port.ts';
import type { NameReads, NameWrite } from './name-port.ts';
import type { OperatorReads, OperatorWrite } from './operator-port.ts';
import type { RatingReads, RatingWrite } from './rating-port.ts';
import type { Bound } from './rows.ts';
import type { SharedReads, SharedStorage, SharedWrite } from './shared-port.ts';
import type { KnownWrite, READS } from './subjects.ts';
import type { TournamentReads, TournamentWrite } from './tournament-port.ts';

export type * from './daily-port.ts';
export type * from './name-port.ts';
export type * from './notify.ts';
export type * from './operator-port.ts';
export type * from './rating-port.ts';
export type * from './shared-port.ts';
export type * from './tournament-port.ts';

/** The stored status of a table: that of its room, or `cancelled` if it ended without having been started. */
export type StoredStatus = TableStatus | 'cancelled';

/** A table without its answers. `room` and `deal` are JSON; the deal has its own column because it holds the seed. */
export interface TableRow {
  readonly id: string;
  /** Optimistic lock: incremented by every write. A write based on an older value conflicts. */
  readonly rev: number;
  readonly status: StoredStatus;
  readonly listed: boolean;
  readonly room: string;
  readonly deal: string;
  readonly created: number;
  /** When the row was last written by an action of a person. Answers do not change it. */
  readonly touched: number;
  /** The people who have a seat, for `tablesOf`. */
  readonly people: readonly string[];
}

export interface AnswerRow {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly option: string;
  /** The number of the decision it answers. */
  readonly decision: number;
  /** The id given by the client; empty for bots. */
  readonly key: string;
  readonly by: AnsweredBy;
  readonly at: number;
}

/** A person, a bot that has or covers the seat, or a bot because the time was up. */
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

/** A device of a person: the hash of the secret that its browser holds. */
export interface SecretRow {
  readonly hash: string;
  readonly person: string;
  readonly at: number;
  /** When the device last connected, to the day. */
  readonly seen: number;
  /** Browser and system, such as `Firefox, Android`; empty if unknown. */
  readonly device: string;
}

export interface ChatRow {
  readonly table: string;
  readonly number: number;
  readonly body: string;
  /** The author; empty in lines of earlier versions. */
  readonly person: string;
  /** A line by a person without a seat, for others without a seat. */
  readonly onlooker: boolean;
}

/** A mute: the person does not see the other's chat. With `block` they do not play together either. */
export interface MuteRow {
  readonly person: string;
  readonly other: string;
  /** The id by which the person refers to it. The other's id is never disclosed. */
  readonly key: string;
  /** The other's name at that time. */
  readonly name: string;
  readonly block: boolean;
  readonly at: number;
}

/** When a table was last used: changed by people, or answered. */
export interface LastUse {
  readonly id: string;
  readonly status: StoredStatus;
  /** As stored in the row, which answers do not change. */
  readonly touched: number;
  readonly used: number;
}

export type Write =
  | KnownWrite
  | OperatorWrite
  | DailyWrite
  | NameWrite
  | TournamentWrite
  | SharedWrite
  | RatingWrite
  | { readonly kind: 'new-table'; readonly row: TableRow }
  /** `row.rev` is the new value; the stored one must be one less. */
  | { readonly kind: 'table'; readonly row: TableRow }
  /** `rev` is that of the room in which it was given. In a shared database a different one conflicts. */
  | { readonly kind: 'answer'; readonly row: AnswerRow; readonly rev?: number }
  | { readonly kind: 'snapshot'; readonly row: SnapshotRow }
  /** The archive of a finished game (`archive.ts`). */
  | { readonly kind: 'archive'; readonly table: string; readonly body: string }
  /** Moves a table to the end of the order of last use. */
  | { readonly kind: 'touch'; readonly table: string; readonly at: number }
  /** Deletes everything that is stored about a table. */
  | { readonly kind: 'delete-table'; readonly table: string }
  /** Deletes the chat of up to `most` finished tables that were last used before this time. */
  | { readonly kind: 'expire-chat'; readonly before: number; readonly most: number }
  | { readonly kind: 'delete-chat'; readonly table: string; readonly number: number }
  /** Replaces the body of a line, for example by one without its text. */
  | { readonly kind: 'replace-chat'; readonly table: string; readonly number: number; readonly body: string }
  /** A new person. What changes later is written by `rename` and `seen`, which do not bring back somebody who is forgotten meanwhile. */
  | { readonly kind: 'person'; readonly row: PersonRow }
  | { readonly kind: 'rename'; readonly person: string; readonly name: string }
  | { readonly kind: 'seen'; readonly person: string; readonly at: number }
  /** Deletes the person, their secrets, their chat, and mutes by and of them. Their seats are changed by writes of their tables. */
  | { readonly kind: 'delete-person'; readonly person: string }
  /** A new device. */
  | { readonly kind: 'secret'; readonly row: SecretRow }
  | { readonly kind: 'device-seen'; readonly hash: string; readonly at: number; readonly device: string }
  /** `person` is its owner, so that other processes can close their connections. */
  | { readonly kind: 'delete-secret'; readonly hash: string; readonly person?: string }
  | { readonly kind: 'chat'; readonly row: ChatRow }
  /** Replaces an existing mute between the same two people. */
  | { readonly kind: 'mute'; readonly row: MuteRow }
  | { readonly kind: 'delete-mute'; readonly person: string; readonly other: string }
  /** Overwritten by the next probe: it only shows that the storage accepts writes. */
  | { readonly kind: 'probe'; readonly text: string };

/** A loaded table: the newest snapshot, if any, the answers after it and a few before it. */
export interface StoredTable {
  readonly row: TableRow;
  readonly snapshot: SnapshotRow | undefined;
  readonly answers: readonly AnswerRow[];
}

/**
 * The interface of a database. `commit` is atomic and resolves when the writes are on disk. If it throws, the caller does not
 * know whether they are (a connection can break after the commit) and must read again.
 */
export interface Storage
  extends OperatorReads,
    Bound<typeof READS>,
    DailyReads,
    NameReads,
    RatingReads,
    TournamentReads,
    SharedReads {
  readonly kind: 'sqlite' | 'postgres';
  /** Absent if one process has its own database. */
  readonly shared?: SharedStorage;
  commit(writes: readonly Write[]): Promise<void>;

  /** `whole` ignores the snapshot and loads every answer. */
  table(id: string, whole?: boolean): Promise<StoredTable | undefined>;
  tableRow(id: string): Promise<TableRow | undefined>;
  /** Many tables as `table` loads them, ordered by id, after the given one. */
  storedTables(status: TableStatus, after: string, limit: number): Promise<StoredTable[]>;
  /** By status, newest first. */
  tablesWith(status: TableStatus, limit: number): Promise<TableRow[]>;
  tablesOf(person: string, limit: number): Promise<TableRow[]>;
  /** The tables of these people that are not over, by person, the newest first. */
  openTablesOf(
    people: readonly string[],
    limit: number,
  ): Promise<{ person: string; id: string; room: string }[]>;
  /** The tables of these statuses with the smallest `touched` before this time, in ascending order. */
  leastTouched(statuses: readonly StoredStatus[], before: number, limit: number): Promise<LastUse[]>;
  /** Finished tables ordered by id, after the given one. */
  finishedAfter(id: string, limit: number): Promise<TableRow[]>;
  /** The archive of a finished game. */
  archive(table: string): Promise<string | undefined>;
  /** Finished tables without an archive, ordered by id, after the given one. */
  unarchivedAfter(id: string, limit: number): Promise<string[]>;
  /** The newest lines by people with a seat, by onlookers, or by all. */
  chat(table: string, last: number, of?: 'seats' | 'onlookers'): Promise<ChatRow[]>;
  chatLine(table: string, number: number): Promise<ChatRow | undefined>;
  /** Whom this person has muted or blocked, newest first, and who has blocked them. */
  mutesAbout(person: string): Promise<MuteRow[]>;
  personOfSecret(hash: string): Promise<{ person: PersonRow; secret: SecretRow } | undefined>;
  person(id: string): Promise<PersonRow | undefined>;
  /** The devices of a person, newest first. */
  secretsOf(person: string): Promise<SecretRow[]>;
  /** People last seen before this time, least recent first. */
  peopleNotSeen(before: number, limit: number): Promise<string[]>;
  /** Tables of any status, last used first, after the time and id of the last one of the previous page. */
  tablesBefore(touched: number, id: string, limit: number): Promise<TableRow[]>;
  close(): Promise<void>;
}

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

export class StorageError extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageError';
    this.problem = problem;
  }
}

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
