import type { TableSettings } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import { requireOpen } from './membership.ts';
import {
  chosen,
  hasAgreed,
  type Room,
  requireHost,
  requireSeat,
  type SeatRoom,
  seatOf,
  withSeat,
} from './room.ts';

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
  const changed = {
    ...kept,
    ...chosen(settings),
    version,
    variants,
    seats: resized(room.seats, settings.seats),
  };
  return stakesOf(changed) === stakesOf(room) ? changed : withNewTerms(changed);
}

/** What is at stake for those who sit. */
const stakesOf = ({ clock, rated }: Room): string => JSON.stringify([clock, rated === true]);

/** Asks everybody who sits to agree, except the host, whose terms they are. */
function withNewTerms(room: Room): Room {
  const terms = (room.terms ?? 0) + 1;
  const agreed = { ...room, terms };
  const seat = seatOf(agreed, room.host);
  return seat === undefined ? agreed : agree(agreed, room.host, terms);
}

/** A person who sits agrees to the terms. Terms that have changed again in the meantime are refused. */
export function agree(room: Room, person: string, terms: number): Room {
  requireOpen(room);
  const seat = requireSeat(room, person);
  const at = room.seats[seat];
  if (terms !== (room.terms ?? 0))
    throw new Refused('not-now', 'the host has changed the table again: look at it first');
  return at?.kind !== 'person' || hasAgreed(room, at) ? room : withSeat(room, seat, { ...at, terms });
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
