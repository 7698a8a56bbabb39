import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '../../packages/catalogue/src/loaded.ts';
import { openStorage, type StoragePlace } from '../../packages/server/src/storage/index.ts';
import type { Storage } from '../../packages/server/src/storage/port.ts';
import { Victim } from '../../packages/server/test/faults/victim.ts';
import { type Cluster, startPostgres, whyNoPostgres } from '../../packages/server/test/postgres.ts';
import { leaksIn, type Received, truthOf } from '../../packages/server/test/secrecy.ts';
import { isLong } from '../../packages/testkit/src/long.ts';

export type Database = 'SQLite' | 'PostgreSQL';

/** The deals of the server follow from the seed of the test. */
const seeded = ['--import', join(import.meta.dirname, 'seeded-server.mjs')];

const missing = whyNoPostgres();
if (missing !== undefined) console.log(`browser tests run on SQLite alone: ${missing}`);

/** The second database, for tests in which it is not what matters: the short run has them on SQLite. */
export const second: Database = isLong ? 'PostgreSQL' : 'SQLite';

/** PostgreSQL where there is one. */
export const possible = (wanted: Database): Database => (missing === undefined ? wanted : 'SQLite');

export interface RunningServer {
  readonly url: string;
  /** Where its data are. */
  readonly place: StoragePlace;
  /** Dies without a word and comes back on the same port with the same data. */
  kill(): Promise<void>;
  close(): Promise<void>;
  /** Stops the server and opens what it has stored. */
  stopped(): Promise<Storage>;
  /**
   * Deals anew what each of these eyes could not know, and makes all they received once more: what differs is a leak. The
   * server is stopped for it.
   */
  leaks(table: string, received: readonly Received[]): Promise<{ leaks: string[]; updates: number }>;
}

/** A real table server in a process of its own, with the built client; its data go with it. */
export async function startServer(web: string, database: Database): Promise<RunningServer> {
  const cluster = database === 'PostgreSQL' ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-e2e-'));
  const place: StoragePlace = cluster ? { database: await cluster.database() } : { data: folder };
  const server = new Victim('database' in place ? place.database : folder, web, seeded);
  await server.start();
  return {
    url: `http://127.0.0.1:${server.port}`,
    place,
    async kill() {
      await server.kill();
      await server.start();
    },
    async leaks(table, received) {
      await server.stop();
      const storage = await openStorage(place);
      const stored = await storage.table(table, true);
      await storage.close();
      const { game: id } = JSON.parse(stored?.row.room ?? '{}') as { game?: string };
      const game = allGames.find((one) => one.id === id);
      if (!stored || !game) throw new Error(`there is no table ${table}`);
      return leaksIn(truthOf(game, stored), received);
    },
    async stopped() {
      await server.stop();
      return openStorage(place);
    },
    close: () => closeAll(server, cluster, folder),
  };
}

async function closeAll(server: Victim, cluster: Cluster | undefined, folder: string): Promise<void> {
  await server.stop();
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
