import type { Write } from '../storage/port.ts';
import type { Visitor } from '../table/channel.ts';
import type { LiveTable } from '../table/live-table.ts';

/** How tables deal with the other processes on the same database. */
export interface TableProcesses {
  /** Whether this process drives a table. */
  drives(table: string): boolean;
  /** Fencing writes of the driver: they make a commit fail if another process drives the table. */
  fence(table: string): readonly Write[];
  /** Called when writes are on disk. Absent if there are no other processes to notify. */
  saved?(writes: readonly Write[]): void;
  /** A person has joined or left a table here. */
  visited(table: LiveTable): void;
  /** Who has these tables open at other processes. */
  elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Visitor[]>>;
}

/** A process with its own database: it drives all tables and notifies nobody. */
export const ALONE: TableProcesses = {
  drives: () => true,
  fence: () => [],
  visited: () => undefined,
  elsewhere: async () => new Map(),
};
