import type { AnyGame } from '@mazmorra/kernel';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Journal } from '../storage/journal.ts';
import type { Storage } from '../storage/port.ts';
import type { LiveTable } from './live-table.ts';
import type { Room } from './membership.ts';

export interface TableConfig {
  /** Milliseconds a bot waits before it answers, so that people can follow. */
  readonly botPause: number;
  /** When a commit is shared by this many tables, the server counts as busy. */
  readonly crowd: number;
  /** Milliseconds without anybody after which a table leaves memory. */
  readonly idle: number;
}

/** What every table needs of the server around it. `Tables` provides it. */
export interface TableServices {
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
  /** Somebody has come to a table or left it. */
  presenceChanged(table: LiveTable): void;
  /** Logs and counts an error of our own. */
  broke(what: string, error: unknown): void;
}
