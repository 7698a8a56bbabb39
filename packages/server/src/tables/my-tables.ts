import type { MyTable } from '@mazmorra/protocol';
import type { TableRow } from '../storage/port.ts';
import { namesOf, playedByBot, type Room, seatOf } from '../table/room.ts';
import { turnOf } from '../table/turns.ts';
import type { Tables } from './tables.ts';

const MOST = 60;

/** The tables of a person, newest first. */
export async function myTables(tables: Tables, person: string): Promise<MyTable[]> {
  const rows = await tables.storage.tablesOf(person, MOST);
  const mine = await Promise.all(
    rows.map((row) => tables.readable(row.id, () => myTable(tables, row, person))),
  );
  return mine.filter((one) => one !== undefined);
}

async function myTable(tables: Tables, row: TableRow, person: string): Promise<MyTable> {
  const stored = JSON.parse(row.room) as Room;
  // Whose turn it is can only be computed from the game.
  const live = stored.status === 'running' ? await tables.live.get(row.id) : undefined;
  const room = live?.room ?? stored;
  const seat = seatOf(room, person) ?? 0;
  return {
    table: row.id,
    game: room.game,
    status: room.status,
    seat,
    names: namesOf(room),
    yours: turnOf(live?.playing, seat) !== undefined && !playedByBot(room, seat),
    created: room.created,
    ...(room.outcome && { outcome: room.outcome }),
  };
}
