import type { Write } from '../storage/port.ts';
import type { Visitor } from '../table/channel.ts';
import type { LiveTable } from '../table/live-table.ts';

/** What tables have to do with the other processes that share their database. */
export interface TableProcesses {
  /** Whether this process drives a table. */
  drives(table: string): boolean;
  /** Makes a commit by the driver of a table a conflict when another process drives it. */
  fence(table: string): readonly Write[];
  /** These writes are on disk. Absent where nobody else has to hear of them. */
  saved?(writes: readonly Write[]): void;
  /** Somebody has come to a table or left it here. */
  visited(table: LiveTable): void;
  /** Who has tables open at other processes. */
  elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Visitor[]>>;
}

/** One process with a database to itself: it drives all tables, and there is nobody to tell. */
export const ALONE: TableProcesses = {
  drives: () => true,
  fence: () => [],
  visited: () => undefined,
  elsewhere: async () => new Map(),
};
