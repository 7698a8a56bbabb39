import type { Deal, Seat } from '@mazmorra/kernel';
import type { LobbyEntry, RoomView, SeatView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { endOf, isWithheld } from '../daily/deal.ts';
import type { Channel, Visitor } from './channel.ts';
import { hasAgreed, isOver, type Room, type SeatRoom, seatOf } from './room.ts';
import type { TableState } from './table-state.ts';

/** Facts about a table that are not in its room. */
export interface RoomFacts {
  readonly table: string;
  readonly deal: { readonly commitment: string; readonly seed: string; readonly salt: string };
  readonly watchers: number;
  /** Whether seed and record are withheld although the game is over: a daily game on its day. */
  readonly withheld: boolean;
  /** People who came with the invitation and have not taken a seat yet. The protocol calls them guests. */
  readonly invited: number;
  /** Whether one of the spectators is a big screen. */
  readonly screen: boolean;
  online(seat: number): boolean;
  /** The time of the last answer. */
  readonly last: number;
  /** Whether the viewer has muted or blocked a person. */
  muted(person: string): 'mute' | 'block' | undefined;
}

/**
 * What one person may see of a table, built field by field; person ids and the seed are not included. With `follows`, a big
 * screen that came by the link gets the link to the next game.
 */
export function roomView(room: Room, facts: RoomFacts, person: string, follows = false): RoomView {
  const you = seatOf(room, person);
  const host = room.host === person;
  const member = host || you !== undefined;
  const isTold = isOver(room) && !facts.withheld;
  return {
    table: facts.table,
    game: room.game,
    version: room.version,
    status: room.status,
    variants: room.variants,
    seats: room.seats.map((at, seat) => seatView(at, facts.online(seat), room)),
    listed: room.listed,
    entry: room.entry,
    spectators: room.spectators,
    clock: room.clock,
    cover: room.cover,
    ...(room.language && { language: room.language }),
    ...(room.rated && { rated: true as const }),
    ...(room.terms !== undefined && room.status === 'open' && { terms: room.terms }),
    ...(room.quick && room.status === 'open' && { quick: { until: room.quick.until } }),
    ...(room.daily && { daily: { day: room.daily.day, ends: endOf(room.daily.day) } }),
    ...(room.tournament && { tournament: { id: room.tournament.id, round: room.tournament.round } }),
    watchers: facts.watchers,
    guests: facts.invited,
    ...(facts.screen && { screen: true as const }),
    commitment: facts.deal.commitment,
    ...(isTold && { deal: { seed: facts.deal.seed, salt: facts.deal.salt } }),
    ...(you !== undefined && { you }),
    host,
    ...(member && !room.daily && { invite: room.invite }),
    ...(host && { asks: room.asks.map(({ ask, name }) => ({ ask, name })) }),
    ...(room.asks.some((ask) => ask.person === person) && { asked: true as const }),
    ending: room.ending,
    ...(room.handing && { handing: room.handing }),
    ...(room.status === 'running' && { last: facts.last }),
    muted: seatsOfMuted(room, (person) => facts.muted(person) !== undefined),
    blocked: seatsOfMuted(room, (person) => facts.muted(person) === 'block'),
    ...(room.outcome && { outcome: room.outcome }),
    ...(isTold && room.started !== undefined && { recorded: true as const }),
    ...(room.failed && { failed: true as const }),
    ...(room.closed && { closed: true as const }),
    ...(room.again && { again: { yes: room.again.yes, no: room.again.no, until: room.again.until } }),
    ...(room.rematch && {
      rematch: member || follows ? room.rematch : { table: room.rematch.table },
    }),
  };
}

const seatsOfMuted = (room: Room, isMuted: (person: string) => boolean): number[] =>
  room.seats.flatMap((at, seat) => (at.kind === 'person' && isMuted(at.person) ? [seat] : []));

function seatView(at: SeatRoom, online: boolean, room: Room): SeatView {
  switch (at.kind) {
    case 'free':
      return { kind: 'free' };
    case 'bot':
      return { kind: 'bot', level: at.level, ...(at.style && { style: at.style }) };
    case 'person': {
      const holiday = at.holidays?.at(-1);
      return {
        kind: 'person',
        name: at.name,
        ...(at.kept && !at.anonymous && { kept: true as const }),
        ...(at.anonymous && { anonymous: true as const }),
        online,
        ...(at.covered && { covered: at.covered }),
        ...(at.program && { program: true as const }),
        ...(at.timeouts > 0 && { missed: at.timeouts }),
        ...(holiday && { holiday }),
        ...(at.person === room.host && { host: true as const }),
        ...(room.status === 'open' && !hasAgreed(room, at) && { unagreed: true as const }),
        ...(at.contribution !== '' && { contribution: at.contribution }),
      };
    }
  }
}

/** The table's entry in the lobby, if it has one. `here` is the number of seated people who are connected. */
export function lobbyEntry(table: string, room: Room, here = 0): LobbyEntry | undefined {
  if (!room.listed || isOver(room)) return undefined;
  // A new table of the pool is only for the people called to it.
  if (room.status === 'open' && room.quick) return undefined;
  if (room.status === 'running' && !room.spectators) return undefined;
  const people = room.seats.filter((seat) => seat.kind === 'person');
  const kept = people.flatMap((seat, i) => (seat.kept && !seat.anonymous ? [i] : []));
  return {
    table,
    game: room.game,
    status: room.status === 'open' ? 'open' : 'running',
    seats: room.seats.length,
    free: room.seats.filter((seat) => seat.kind === 'free').length,
    names: people.map(({ name }) => name),
    ...(kept.length > 0 && { kept }),
    variants: room.variants,
    entry: room.entry,
    spectators: room.spectators,
    clock: room.clock,
    ...(room.language && { language: room.language }),
    ...(room.rated && { rated: true as const }),
    here,
    bots: room.seats.filter((seat) => seat.kind === 'bot').length,
    created: room.created,
  };
}

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

/** People without a seat, at all processes. `invited`: those with the invite link before the start. */
export interface Spectators {
  readonly watchers: number;
  readonly invited: number;
  readonly screen: boolean;
}

export function spectatorsOf(
  room: Room,
  channels: Iterable<Channel>,
  elsewhere: readonly Visitor[],
): Spectators {
  let watchers = 0;
  let invited = 0;
  let screen = false;
  const count = (one: Pick<Visitor, 'watch' | 'screen' | 'invited'>, person: string) => {
    if (one.screen) screen = true;
    else if (!one.watch && seatOf(room, person) !== undefined) return;
    else if (room.status === 'open' && one.invited && !one.watch) invited++;
    else watchers++;
  };
  for (const one of channels) count(one, one.who.id);
  for (const one of elsewhere) count(one, one.person);
  return { watchers, invited, screen };
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
