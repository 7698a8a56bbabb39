import { openBus } from '../bus/index.ts';
import type { Bus } from '../bus/port.ts';
import { newToken } from '../people/secrets.ts';
import { type SharedStorage, type Storage, StorageError } from '../storage/port.ts';
import { withPassword } from '../storage/postgres.ts';

export interface HousePlace {
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
}

/** The key under which the database stores its id. */
const HOUSE_ID = 'house';
/** Maximum difference in ms between the clocks of this machine and of the database. */
const CLOCKS_APART = 60_000;

/** Joins the processes of a shared database. `undefined` with SQLite, which belongs to one process. */
export async function joinHouse(storage: Storage, place: HousePlace): Promise<Membership | undefined> {
  const { shared } = storage;
  const { database, passwordFile, bus, busPasswordFile } = place;
  if (!shared || database === undefined) return undefined;
  await requireSameTime(shared);
  const id = newToken();
  const address = withPassword(database, passwordFile);
  const house = await houseId(storage);
  return { id, shared, bus: await openBus({ bus, busPasswordFile, database: address, house }, id) };
}

async function houseId(storage: Storage): Promise<string> {
  await storage.commit([{ kind: 'first-setting', key: HOUSE_ID, value: newToken() }]);
  return (await storage.settings()).get(HOUSE_ID) ?? '';
}

/**
 * Throws if the clocks differ too much. Answers are timed by the machine that receives them, so game clocks would jump between
 * machines that disagree.
 */
async function requireSameTime(shared: SharedStorage): Promise<void> {
  const began = Date.now();
  const there = await shared.clock();
  const apart = Math.round((began + Date.now()) / 2) - there;
  if (Math.abs(apart) <= CLOCKS_APART) return;
  const minutes = Math.round(Math.abs(apart) / 60_000);
  throw new StorageError(
    'unavailable',
    `the clock of this machine is ${minutes} minutes ${apart > 0 ? 'ahead of' : 'behind'} that of the database: set both by a time server (NTP), then start again`,
  );
}
