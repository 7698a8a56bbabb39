import { availableParallelism } from 'node:os';
import { botPool } from '@mazmorra/catalogue/node';
import { help } from './bots/helpers.ts';
import { natsOf } from './bus/index.ts';
import { readDatabaseId } from './processes/join.ts';
import { openStorage } from './storage/index.ts';
import { withPassword } from './storage/postgres.ts';

export interface HelpOptions {
  readonly database: string;
  readonly passwordFile?: string;
  /** The address of a NATS server. */
  readonly bus: string;
  readonly busPasswordFile?: string;
  readonly threads?: number;
}

/** Thinks for the bots of all servers of a database until it is stopped. The database is read once, for its id. */
export async function thinkForServers(
  options: HelpOptions,
): Promise<{ threads: number; stop(): Promise<void> }> {
  const { database, passwordFile, threads = availableParallelism() } = options;
  const storage = await openStorage({ database, ...(passwordFile !== undefined && { passwordFile }) });
  const databaseId = await readDatabaseId(storage).finally(() => storage.close());
  const nats = natsOf({ ...options, database: withPassword(database, passwordFile), databaseId });
  if (!nats) throw new Error('thoughts go over NATS alone');
  const pool = botPool(threads);
  const end = await help(nats, threads, (thought) => pool.think(thought).done);
  return {
    threads,
    stop: async () => {
      await end();
      await pool.close();
    },
  };
}
