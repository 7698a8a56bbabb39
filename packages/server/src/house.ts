import type { AnyGame, Json } from '@mazmorra/kernel';
import type { Journal } from './journal.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Guest, Room } from './room.ts';
import type { Storage } from './storage/port.ts';
import type { Thinkers } from './thinkers.ts';

/** One connection of a person, as tables see it. */
export interface Client {
  readonly guest: Guest;
  send(text: string): void;
  reply(id: number, ok: Json): void;
  refuse(id: number, error: unknown): void;
  /** The table has closed this channel by itself. */
  drop(c: number): void;
}

/** A table open on a connection. */
export interface Channel {
  readonly client: Client;
  readonly c: number;
  /** Looks on, whatever seat the person may have. */
  readonly watch: boolean;
  /** Looks on from a big screen for everybody in the room. */
  readonly screen: boolean;
  /** Came with the link. */
  readonly invited: boolean;
}

export interface TableConfig {
  /** Milliseconds a bot waits before it answers, so that people can follow. */
  readonly botPause: number;
  /** When so many tables write at the same time, the server has more to do than to write. */
  readonly crowd: number;
  /** Milliseconds without anybody after which a table leaves memory. */
  readonly idle: number;
}

/** What every table needs from the house it stands in. */
export interface House {
  readonly storage: Storage;
  readonly journal: Journal;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly config: TableConfig;
  now(): number;
  game(id: string): AnyGame | undefined;
  /** It has become this person's turn at a table, or is no longer. */
  turn(person: string, table: string, yours: boolean): void;
  roomChanged(table: string, room: Room): void;
  /** Our own fault, to be looked into. */
  broke(what: string, error: unknown): void;
}
