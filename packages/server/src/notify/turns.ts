import type { LiveTable } from '../table/live-table.ts';
import { playedByBot, type Room, seatOf } from '../table/room.ts';
import { turnOf } from '../table/updates.ts';
import type { Tables } from '../tables/tables.ts';

const MOST_TABLES = 60;

/** A slow table that awaits an answer of a person. */
export interface SlowTurn {
  readonly table: string;
  readonly room: Room;
  readonly decision: number;
  /** Milliseconds until the time is up. */
  readonly left: number;
}

/** What a table awaits of a person, if it is a slow one. */
export function slowTurn(live: LiveTable | undefined, person: string): SlowTurn | undefined {
  const seat = live && seatOf(live.room, person);
  if (!live || seat === undefined || live.room.clock.kind !== 'slow' || playedByBot(live.room, seat))
    return undefined;
  const decision = turnOf(live.playing, seat)?.number;
  if (decision === undefined) return undefined;
  const left = live.clockView()?.left[seat] ?? Number.POSITIVE_INFINITY;
  return { table: live.id, room: live.room, decision, left };
}

/** The running tables of a person in memory, read where needed. One that cannot be read is left out. */
export async function runningTables(
  { storage, live }: Pick<Tables, 'storage' | 'live'>,
  person: string,
): Promise<LiveTable[]> {
  const rows = await storage.tablesOf(person, MOST_TABLES);
  const running = rows.filter(({ status }) => status === 'running');
  const found = await Promise.all(running.map(({ id }) => live.get(id).catch(() => undefined)));
  return found.filter((one) => one !== undefined);
}

/** All slow tables that await a person, the most urgent first. */
export async function slowTurnsOf(
  tables: Pick<Tables, 'storage' | 'live'>,
  person: string,
): Promise<SlowTurn[]> {
  const found = (await runningTables(tables, person)).map((live) => slowTurn(live, person));
  return found.filter((one) => one !== undefined).sort((a, b) => a.left - b.left);
}
