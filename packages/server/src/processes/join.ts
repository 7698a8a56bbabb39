import pg from 'pg';
import { Helpers } from '../bots/helpers.ts';
import { natsOf, openBus, requireBus } from '../bus/index.ts';
import type { Bus } from '../bus/port.ts';
import { newToken } from '../people/secrets.ts';
import { say } from '../sentences.ts';
import { type SharedStorage, type Storage, StorageError } from '../storage/port.ts';
import { withPassword } from '../storage/postgres.ts';

export interface ProcessPlace {
  readonly database?: string;
  readonly passwordFile?: string;
  readonly bus?: string;
  readonly busPasswordFile?: string;
}

/** This process as one of those that share a database. */
export interface Membership {
  readonly id: string;
  readonly shared: SharedStorage;
  readonly bus: Bus;
  /** Processes that think for bots, with NATS. */
  readonly helpers: Helpers | undefined;
}

/** The key under which the database stores its id: a word of earlier versions. */
const DATABASE_ID = 'house';
/** Maximum difference in ms between the clocks of this machine and of the database. */
const CLOCKS_APART = 60_000;
/** Timeout in ms of the connection that reads the database's clock. */
const CONNECT_TIME = 4000;

/** Joins the processes of a shared database. `undefined` with SQLite, which belongs to one process. */
export async function joinProcesses(storage: Storage, place: ProcessPlace): Promise<Membership | undefined> {
  const { shared } = storage;
  const { database, passwordFile, bus, busPasswordFile } = place;
  if (!shared || database === undefined) return undefined;
  const id = newToken();
  const address = withPassword(database, passwordFile);
  const named = { bus, busPasswordFile, database: address, databaseId: await readDatabaseId(storage) };
  const nats = natsOf(named);
  return { id, shared, bus: await openBus(named, id), helpers: nats && (await Helpers.open(nats)) };
}

/** The id of a database, by which its servers and helpers find each other on a bus. */
export async function readDatabaseId(storage: Storage): Promise<string> {
  await storage.commit([{ kind: 'first-setting', key: DATABASE_ID, value: newToken() }]);
  return (await storage.settings()).get(DATABASE_ID) ?? '';
}

/**
 * Throws if this process cannot join those of a database, because of its clock or its bus. Called before the database is opened,
 * which may migrate it: whoever is refused has changed nothing.
 */
export async function requireJoinable(place: ProcessPlace, clocksApart = measureClocks): Promise<void> {
  const { database, passwordFile, bus, busPasswordFile } = place;
  if (database === undefined) return;
  const address = withPassword(database, passwordFile);
  requireSameTime(await clocksApart(address));
  await requireBus({ bus, busPasswordFile, database: address });
}

/**
 * How far the clock of this machine is ahead of that of the database, in ms. 0 if the database does not answer: why is told when it is
 * opened.
 */
async function measureClocks(address: string): Promise<number> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_TIME,
    query_timeout: CONNECT_TIME,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const began = Date.now();
    const { rows } = await client.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    return Math.round((began + Date.now()) / 2) - Number(rows[0]?.now);
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Answers are timed by the machine that receives them, so game clocks would jump between machines that disagree. */
function requireSameTime(apart: number): void {
  if (Math.abs(apart) <= CLOCKS_APART) return;
  const minutes = Math.round(Math.abs(apart) / 60_000);
  throw new StorageError('unavailable', say(apart > 0 ? 'clock-ahead' : 'clock-behind', minutes));
}
