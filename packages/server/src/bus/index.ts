import { say } from '../sentences.ts';
import { type NatsPlace, openNatsBus } from './nats.ts';
import { type Bus, BusError } from './port.ts';
import { openPostgresBus } from './postgres.ts';

export interface BusPlace {
  /** `postgres`, or the address of a NATS server. The default is the database. */
  readonly bus?: string | undefined;
  readonly busPasswordFile?: string | undefined;
  /** The address of the database with its password. */
  readonly database: string;
  /** The id of the database, so that several databases can share a NATS server. */
  readonly databaseId: string;
}

/** The NATS server of a place; `undefined` if its bus is the database. */
export function natsOf({ bus = 'postgres', busPasswordFile, databaseId }: BusPlace): NatsPlace | undefined {
  if (bus === 'postgres') return undefined;
  const isNats = URL.canParse(bus) && new URL(bus).protocol === 'nats:';
  if (!isNats || new URL(bus).host === '') throw new BusError(say('wrong-bus', JSON.stringify(bus)));
  return { address: bus, passwordFile: busPasswordFile, subject: `mazmorra.${databaseId}` };
}

/** Opens the bus of a server. `id` is the id of the process. */
export async function openBus(place: BusPlace, id: string): Promise<Bus> {
  const nats = natsOf(place);
  return nats ? openNatsBus(nats, id) : openPostgresBus(place.database, id);
}

/** Throws if the bus cannot be used as configured. */
export async function requireBus(place: Omit<BusPlace, 'databaseId'>): Promise<void> {
  // The database's own bus is there if the database is.
  if ((place.bus ?? 'postgres') === 'postgres') return;
  await (await openBus({ ...place, databaseId: 'probe' }, 'probe')).close();
}
