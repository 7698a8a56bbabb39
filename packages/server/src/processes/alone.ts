import { newToken } from '../people/secrets.ts';
import type { ProcessNumbers, Write } from '../storage/port.ts';
import type { Visitor } from '../table/channel.ts';

/** This process among those on the same database. */
export interface ThisProcess {
  readonly id: string;
  /** Whether this process drives a table: runs its bots and clocks, and opens its rematch. */
  drives(table: string): boolean;
  /** Fencing writes of the driver: they make a commit fail if another process drives the table. */
  fence(table: string): readonly Write[];
  /** Whether this process does the work that only one process may do, and the fencing writes of that work. */
  readonly runsUpkeep: boolean;
  upkeepFence(): readonly Write[];
  /** Whether another process is alive. */
  isAlive(process: string): boolean;
  /** Figures of all processes together. */
  readonly numbers: Pick<ProcessNumbers, 'playing'>;
  /** Who has these tables open at other processes. */
  elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Visitor[]>>;
}

/** A process with its own database: it drives all tables. */
export const alone = (): ThisProcess => ({
  id: newToken(),
  drives: () => true,
  fence: () => [],
  runsUpkeep: true,
  upkeepFence: () => [],
  isAlive: () => false,
  numbers: { playing: 0 },
  elsewhere: async () => new Map(),
});
