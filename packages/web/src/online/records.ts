import type { RoomView } from '@mazmorra/protocol';
import { tableOf } from '../local/file.ts';
import { historyOf } from '../local/local-table.ts';
import type { SavedTable } from '../local/saved.ts';
import { browserShelf } from '../local/shelf.ts';

/** The record of a finished game, as the server has it. */
export async function recordText(table: string): Promise<string> {
  const reply = await fetch(`/api/records/${encodeURIComponent(table)}`);
  if (!reply.ok) throw new Error(`no record (${reply.status})`);
  return reply.text();
}

/**
 * Puts a finished game of the server on this device's shelf, under the table's own id; once is enough. Who was at the
 * table knows more than the record says: which seats were bots', and which was the reader's own.
 */
export async function keepRecord(table: string, room?: RoomView): Promise<void> {
  const shelf = browserShelf();
  const kept = await shelf.get(table);
  if (kept && (kept.own !== undefined || room?.you === undefined)) return;
  const fresh = kept ?? { ...tableOf(await recordText(table), Date.now()), id: table, online: true as const };
  await shelf.put(room ? withRoom(fresh, room) : fresh);
}

function withRoom(saved: SavedTable, { seats, you }: RoomView): SavedTable {
  return {
    ...saved,
    seats: saved.seats.map(({ name }, place) => {
      const seat = seats[place];
      if (seat?.kind !== 'bot') return { name, kind: 'person' };
      const { level, style } = seat;
      return { name, kind: 'bot', ...(level && { level }), ...(style && { style }) };
    }),
    ...(you !== undefined && { own: you }),
  };
}

const chartPoints = 60;

/** The open views of a finished game, for the chart at its end. */
export async function keptHistory(room: RoomView): Promise<readonly unknown[]> {
  await keepRecord(room.table, room);
  return historyOf(room.table, chartPoints);
}
