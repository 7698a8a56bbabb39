import type { TableSettings } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import { requireOpen } from './membership.ts';
import { chosen, type Room, requireHost, type SeatRoom } from './room.ts';

/** New settings of a table; `version` and `variants` are those of the game for that number of seats. */
export interface NewSettings {
  readonly settings: TableSettings;
  readonly version: number;
  readonly variants: Room['variants'];
}

/** The host changes the table: the game, the number of seats, the clock or the variants. Everybody keeps a seat. */
export function changeSettings(room: Room, host: string, { settings, version, variants }: NewSettings): Room {
  requireOpen(room);
  requireHost(room, host);
  if (room.quick) throw new Refused('not-now', 'this table starts by itself');
  if (settings.rated && room.seats.some((at) => at.kind === 'bot' || (at.kind === 'person' && !at.kept)))
    throw new Refused('needs-name', 'a rated table is for people who keep their name, without bots');
  const { language: _, rated: __, ...kept } = room;
  return {
    ...kept,
    ...chosen(settings),
    version,
    variants,
    seats: resized(room.seats, settings.seats),
  };
}

/** Changes the number of seats. The last free ones are removed first, then the last bots. */
function resized(seats: readonly SeatRoom[], wanted: number): SeatRoom[] {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people > wanted)
    throw new Refused('no-seat', `${people} people sit here: with ${wanted} seats somebody must go first`);
  const kept = [...seats];
  for (const kind of ['free', 'bot'] as const)
    for (let seat = kept.length - 1; seat >= 0 && kept.length > wanted; seat--)
      if (kept[seat]?.kind === kind) kept.splice(seat, 1);
  while (kept.length < wanted) kept.push({ kind: 'free' });
  return kept;
}
