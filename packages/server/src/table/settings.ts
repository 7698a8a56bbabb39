import type { TableSettings } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import { requireOpen } from './membership.ts';
import { chosen, type Room, requireHost, type SeatRoom } from './room.ts';

/** What a table is to be from now on; `version` and `variants` are those of the game for so many seats. */
export interface NewSettings {
  readonly settings: TableSettings;
  readonly version: number;
  readonly variants: Room['variants'];
}

/** The host makes another table of it: another game, other seats, clock or variants. Everybody who sits keeps a seat. */
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

/** So many seats: the last free ones go first, then the last bots. */
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
