import type { AnyGame } from '@mazmorra/kernel';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Mutes } from '../people/mutes.ts';
import type { Journal } from '../storage/journal.ts';
import type { Storage, Write } from '../storage/port.ts';
import type { Rematch } from './at-table.ts';
import type { LiveTable } from './live-table.ts';
import type { Room } from './room.ts';

export interface TableConfig {
  /** Milliseconds a bot waits before it answers, so that people can follow. */
  readonly botPause: number;
  /** When a commit is shared by this many tables, the server counts as busy. */
  readonly crowd: number;
  /** Milliseconds without anybody after which a table leaves memory. */
  readonly idle: number;
  /** Milliseconds for which people are asked whether they play again. */
  readonly askAgain: number;
}

/** What every table needs of the server around it. `Tables` provides it. */
export interface TableServices {
  readonly storage: Storage;
  readonly journal: Journal;
  readonly mutes: Mutes;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly config: TableConfig;
  /** Whether this process drives a table: lets its bots answer, its clocks run out, its rematch begin. */
  drives(table: string): boolean;
  /** Makes a commit by the driver of a table a conflict when another process drives it; nothing where there is no other. */
  fence(table: string): readonly Write[];
  now(): number;
  game(id: string): AnyGame | undefined;
  /** It has become this person's turn at a table, or is no longer. */
  turn(person: string, table: string, yours: boolean): void;
  /** The game of a table begins. */
  started(table: LiveTable): void;
  /** What is to be written for the next game of these people. */
  makeRematch(room: Room, host: string): Rematch;
  roomChanged(table: string, room: Room): void;
  /** Somebody has come to a table or left it. */
  presenceChanged(table: LiveTable): void;
  /** Logs and counts an error of our own. */
  broke(what: string, error: unknown): void;
}
