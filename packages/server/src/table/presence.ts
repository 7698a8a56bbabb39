import type { Deal, Seat } from '@mazmorra/kernel';
import type { Core } from '../core/core.ts';
import { isWithheld } from '../daily/day.ts';
import type { Channel, Visitor } from './channel.ts';
import type { RoomFacts } from './membership-view.ts';
import { type Room, seatOf } from './room.ts';
import type { TableState } from './table-state.ts';

/** The channels of this process as other processes know them. */
export const visitorsOf = (channels: Iterable<Channel>): Visitor[] =>
  Array.from(channels, ({ who, watch, screen, invited }) => ({ person: who.id, watch, screen, invited }));

/** Whether the person of a seat has the table open at this process, and not only to watch. */
export function isHere(room: Room, seat: Seat, channels: Iterable<Channel>): boolean {
  const at = room.seats[seat];
  if (at?.kind !== 'person') return false;
  for (const channel of channels) if (!channel.watch && channel.who.id === at.person) return true;
  return false;
}

/** The same at another process. */
export function isElsewhere(room: Room, seat: Seat, elsewhere: readonly Visitor[]): boolean {
  const at = room.seats[seat];
  return at?.kind === 'person' && elsewhere.some(({ watch, person }) => !watch && person === at.person);
}

/** People without a seat, at all processes. `guests`: those with the invite link before the start. */
export interface Spectators {
  readonly watchers: number;
  readonly guests: number;
  readonly screen: boolean;
}

export function spectatorsOf(
  room: Room,
  channels: Iterable<Channel>,
  elsewhere: readonly Visitor[],
): Spectators {
  let watchers = 0;
  let guests = 0;
  let screen = false;
  const count = (one: Pick<Visitor, 'watch' | 'screen' | 'invited'>, person: string) => {
    if (one.screen) screen = true;
    else if (!one.watch && seatOf(room, person) !== undefined) return;
    else if (room.status === 'open' && one.invited && !one.watch) guests++;
    else watchers++;
  };
  for (const one of channels) count(one, one.who.id);
  for (const one of elsewhere) count(one, one.person);
  return { watchers, guests, screen };
}

interface PresentTable {
  readonly id: string;
  readonly room: Room;
  readonly deal: Deal;
  readonly core: Pick<Core, 'now'>;
  readonly state: Pick<TableState, 'lastAt'>;
}

/** What the views of a room have in common. It is collected once for all channels, because it takes a look at each of them. */
export function factsOf(
  { id, room, deal, core, state }: PresentTable,
  channels: Iterable<Channel>,
  elsewhere: readonly Visitor[],
): Omit<RoomFacts, 'muted'> {
  const online = room.seats.map(
    (_, seat) => isHere(room, seat, channels) || isElsewhere(room, seat, elsewhere),
  );
  return {
    ...spectatorsOf(room, channels, elsewhere),
    table: id,
    deal,
    withheld: isWithheld(room.daily, core.now()),
    online: (seat) => online[seat] ?? false,
    last: state.lastAt,
  };
}
