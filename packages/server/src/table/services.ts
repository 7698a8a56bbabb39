import type { AnyGame } from '@mazmorra/kernel';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Shares } from '../fairness/shares.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Mutes } from '../people/mutes.ts';
import type { Journal } from '../storage/journal.ts';
import type { Storage, Write } from '../storage/port.ts';
import type { Rematch } from './at-table.ts';
import type { LiveTable } from './live-table.ts';
import type { Room } from './room.ts';

export interface TableConfig {
  /** Delay in ms before a bot answers, so that people can follow. */
  readonly botPause: number;
  /** Batch size of a commit, in tables, from which on the server counts as busy. */
  readonly crowd: number;
  /** Time in ms without visitors after which a table is unloaded. */
  readonly idle: number;
  /** Time in ms for which people are asked whether they play again. */
  readonly askAgain: number;
}

/** The services that tables need from the server, provided by `Tables`. */
export interface TableServices {
  readonly storage: Storage;
  readonly journal: Journal;
  readonly mutes: Mutes;
  readonly shares: Shares;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly config: TableConfig;
  /** Whether this process drives a table: runs its bots and clocks, and opens its rematch. */
  drives(table: string): boolean;
  /** Fencing writes of the driver: they make a commit fail if another process drives the table. Empty if there is only one process. */
  fence(table: string): readonly Write[];
  now(): number;
  game(id: string): AnyGame | undefined;
  /** A person's turn at a table has begun or ended. */
  turn(person: string, table: string, yours: boolean): void;
  /** The game of a table begins. */
  started(table: LiveTable): void;
  /** The writes for the next game of these people. */
  makeRematch(room: Room, host: string): Rematch;
  roomChanged(table: string, room: Room): void;
  /** A person has joined or left a table. */
  presenceChanged(table: LiveTable): void;
  /** Logs and counts an internal error. */
  reportError(what: string, error: unknown): void;
}
