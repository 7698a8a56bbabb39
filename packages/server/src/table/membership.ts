import type { Language, Outcome, Seat, Variants } from '@mazmorra/kernel';
import {
  type BotLevel,
  botName,
  type ClockSetting,
  type TableSettings,
  type TableStatus,
} from '@mazmorra/protocol';
import { Refused } from '../refused.ts';

export type SeatRoom =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** Hex; empty until the person's browser has sent one. */
      readonly contribution: string;
      readonly covered?: 'away' | 'left';
      /** Decisions in a row that the clock took from this person. */
      readonly timeouts: number;
      /** The person had themselves forgotten: `person` and `name` are empty. */
      readonly anonymous?: true;
    };

/** All about a table but the game: plain JSON, saved whole. Every change makes a new one. */
export interface Room {
  readonly game: string;
  readonly version: number;
  readonly status: TableStatus;
  readonly seats: readonly SeatRoom[];
  readonly variants: Variants;
  readonly listed: boolean;
  readonly entry: 'open' | 'ask';
  readonly spectators: boolean;
  readonly clock: ClockSetting;
  readonly cover: number;
  readonly language?: Language;
  /** Made by the pool: starts when all are here, at the latest at `until`; `bots` when these may take empty seats. */
  readonly quick?: { readonly until: number; readonly bots: boolean };
  /** The person who opened the table; empty when they left and nobody followed. */
  readonly host: string;
  readonly invite: string;
  readonly created: number;
  readonly started?: number;
  readonly asks: readonly { readonly ask: number; readonly person: string; readonly name: string }[];
  readonly nextAsk: number;
  /** Guests the host sent away: they may ask to come back. */
  readonly removed: readonly string[];
  readonly ending: readonly Seat[];
  readonly muted: Readonly<Record<Seat, readonly Seat[]>>;
  readonly outcome?: Outcome;
  /** The server could not go on with this table and has closed it to play. */
  readonly failed?: true;
  readonly rematch?: { readonly table: string; readonly invite: string };
}

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** After three decisions taken by the clock, a bot has the seat until the person is back. */
const TIMEOUTS_UNTIL_COVERED = 3;
const MOST_ASKS = 20;

export interface NewRoom {
  readonly settings: TableSettings;
  readonly version: number;
  readonly variants: Variants;
  readonly host: string;
  readonly invite: string;
  readonly now: number;
}

export function newRoom({ settings, version, variants, host, invite, now }: NewRoom): Room {
  const { game, listed, entry, spectators, clock, cover, language } = settings;
  return {
    game,
    version,
    status: 'open',
    seats: Array.from({ length: settings.seats }, () => ({ kind: 'free' as const })),
    variants,
    listed,
    entry,
    spectators,
    clock,
    cover,
    ...(language !== undefined && { language }),
    host,
    invite,
    created: now,
    asks: [],
    nextAsk: 1,
    removed: [],
    ending: [],
    muted: {},
  };
}

export function seatOf(room: Room, person: string): Seat | undefined {
  const seat = room.seats.findIndex((at) => at.kind === 'person' && at.person === person);
  return seat < 0 ? undefined : seat;
}

export const peopleOf = (room: Room): string[] =>
  room.seats.flatMap((seat) => (seat.kind === 'person' && !seat.anonymous ? [seat.person] : []));

/** The seats of people who had themselves forgotten. */
export const anonymousSeats = (room: Room): Seat[] =>
  room.seats.flatMap((at, seat) => (at.kind === 'person' && at.anonymous ? [seat] : []));

/** Bots have their own seats and those of people who are away. */
export const playedByBot = (room: Room, seat: Seat): boolean => {
  const at = room.seats[seat];
  return at?.kind === 'bot' || (at?.kind === 'person' && at.covered !== undefined);
};

/** The level of the bot at a seat; covers play as a good player would. */
export const levelOf = (room: Room, seat: Seat): BotLevel => {
  const at = room.seats[seat];
  return at?.kind === 'bot' ? at.level : 'adventurer';
};

export const namesOf = (room: Room): string[] =>
  room.seats.map((seat, i) => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? botName(i) : ''));

export const isMember = (room: Room, person: string): boolean =>
  room.host === person || seatOf(room, person) !== undefined;

function requireOpen(room: Room): void {
  if (room.status !== 'open') throw new Refused('not-now', 'the game has started');
}

function requireHost(room: Room, person: string): void {
  if (room.host !== person) throw new Refused('not-allowed', 'only the host may do this');
}

export function requireSeat(room: Room, person: string): Seat {
  const seat = seatOf(room, person);
  if (seat === undefined) throw new Refused('not-allowed', 'you have no seat at this table');
  return seat;
}

const withSeat = (room: Room, seat: Seat, at: SeatRoom): Room => ({
  ...room,
  seats: room.seats.map((old, i) => (i === seat ? at : old)),
});

/** Takes a free seat, or moves to it. `invited`: came with the link, or was let in. */
export function sit(
  room: Room,
  guest: Guest,
  wanted: Seat | undefined,
  contribution: string,
  invited: boolean,
): Room {
  requireOpen(room);
  const mine = seatOf(room, guest.id);
  const mayEnter =
    mine !== undefined ||
    room.host === guest.id ||
    ((invited || room.entry === 'open') && !room.removed.includes(guest.id));
  if (!mayEnter) throw new Refused('not-allowed', 'the host decides who sits down here: ask for a seat');
  const seat = wanted ?? mine ?? room.seats.findIndex((at) => at.kind === 'free');
  const at = room.seats[seat];
  if (!at || (at.kind !== 'free' && seat !== mine)) throw new Refused('no-seat', 'this seat is not free');
  const left = mine === undefined || mine === seat ? room : withSeat(room, mine, { kind: 'free' });
  const taken = withSeat(left, seat, {
    kind: 'person',
    person: guest.id,
    name: guest.name,
    contribution,
    timeouts: 0,
  });
  const asks = room.asks.filter((ask) => ask.person !== guest.id);
  return { ...taken, asks, host: room.host === '' ? guest.id : room.host };
}

export function ask(room: Room, guest: Guest): Room {
  requireOpen(room);
  if (seatOf(room, guest.id) !== undefined) throw new Refused('not-now', 'you have a seat');
  if (room.asks.some((one) => one.person === guest.id)) return room;
  if (room.asks.length >= MOST_ASKS) throw new Refused('rate', 'too many people ask for a seat here');
  const asks = [...room.asks, { ask: room.nextAsk, person: guest.id, name: guest.name }];
  return { ...room, asks, nextAsk: room.nextAsk + 1 };
}

/** The host gives a free seat to somebody who asked for one, or does not. */
export function admit(room: Room, host: string, number: number, yes: boolean): Room {
  requireOpen(room);
  requireHost(room, host);
  const asking = room.asks.find((one) => one.ask === number);
  if (!asking) throw new Refused('not-now', 'nobody asks with this number');
  const asks = room.asks.filter((one) => one !== asking);
  if (!yes) return { ...room, asks };
  const seat = room.seats.findIndex((at) => at.kind === 'free');
  if (seat < 0) throw new Refused('no-seat', 'no seat is free');
  const guest = { id: asking.person, name: asking.name };
  const removed = room.removed.filter((person) => person !== guest.id);
  return sit({ ...room, asks, removed }, guest, seat, '', true);
}

export function contribute(room: Room, person: string, contribution: string): Room {
  requireOpen(room);
  const seat = requireSeat(room, person);
  const at = room.seats[seat];
  return at?.kind === 'person' ? withSeat(room, seat, { ...at, contribution }) : room;
}

export function putBot(room: Room, host: string, seat: Seat, level: BotLevel): Room {
  requireOpen(room);
  requireHost(room, host);
  const at = room.seats[seat];
  if (!at || at.kind === 'person') throw new Refused('no-seat', 'this seat is not free');
  return withSeat(room, seat, { kind: 'bot', level });
}

/** The host sends a bot or a guest away. */
export function clear(room: Room, host: string, seat: Seat): Room {
  requireOpen(room);
  requireHost(room, host);
  const at = room.seats[seat];
  if (!at || at.kind === 'free') throw new Refused('no-seat', 'nobody sits there');
  if (at.kind === 'person' && at.person === host)
    throw new Refused('not-allowed', 'you cannot remove yourself');
  const removed = at.kind === 'person' ? [...room.removed, at.person] : room.removed;
  return withSeat({ ...room, removed }, seat, { kind: 'free' });
}

export function start(room: Room, host: string, now: number): Room {
  requireOpen(room);
  requireHost(room, host);
  return begun(room, now);
}

/** The room of a game that begins now, whoever starts it. */
export function begun(room: Room, now: number): Room {
  requireOpen(room);
  if (room.seats.some((seat) => seat.kind === 'free')) throw new Refused('no-seat', 'there are free seats');
  return { ...room, status: 'running', started: now, asks: [], removed: [] };
}

/** Before the start the seat is free again; afterwards a bot plays on until the person takes it back. */
export function leave(room: Room, person: string): Room {
  const seat = seatOf(room, person);
  if (room.status === 'open') {
    const left = seat === undefined ? room : withSeat(room, seat, { kind: 'free' });
    return room.host === person ? { ...left, host: peopleOf(left)[0] ?? '' } : left;
  }
  if (room.status !== 'running') return room;
  return cover(room, requireSeat(room, person), 'left');
}

export function cover(room: Room, seat: Seat, covered: 'away' | 'left'): Room {
  const at = room.seats[seat];
  return at?.kind === 'person' ? withSeat(room, seat, { ...at, covered }) : room;
}

export function take(room: Room, person: string): Room {
  const seat = requireSeat(room, person);
  const at = room.seats[seat];
  if (at?.kind !== 'person' || (at.covered === undefined && at.timeouts === 0)) return room;
  const { covered: _, ...own } = at;
  return withSeat(room, seat, { ...own, timeouts: 0 });
}

/** Counts a decision that the clock took; a decision of the person's own sets the count back. */
export function countTimeout(room: Room, seat: Seat, byClock: boolean): Room {
  const at = room.seats[seat];
  if (at?.kind !== 'person') return room;
  if (!byClock) return at.timeouts === 0 ? room : withSeat(room, seat, { ...at, timeouts: 0 });
  const timeouts = at.timeouts + 1;
  const counted = withSeat(room, seat, { ...at, timeouts });
  return timeouts >= TIMEOUTS_UNTIL_COVERED ? cover(counted, seat, 'away') : counted;
}

/** Ends the game here when all who still play agree; before the start the host alone decides. */
export function agreeToEnd(room: Room, person: string, agree: boolean): Room {
  if (room.status === 'open') {
    requireHost(room, person);
    return agree ? { ...room, status: 'ended', asks: [] } : room;
  }
  if (room.status !== 'running') throw new Refused('not-now', 'the game has ended');
  const own = requireSeat(room, person);
  const others = room.ending.filter((seat) => seat !== own);
  const ending = agree ? [...others, own].sort((a, b) => a - b) : others;
  const all = room.seats.every(
    (at, seat) => at.kind !== 'person' || at.covered !== undefined || ending.includes(seat),
  );
  return { ...room, ending, status: agree && all ? 'ended' : 'running' };
}

export const finish = (room: Room, outcome: Outcome): Room => ({
  ...room,
  status: 'finished',
  outcome,
  ending: [],
});

export function mute(room: Room, person: string, seat: Seat, on: boolean): Room {
  const own = requireSeat(room, person);
  const before = room.muted[own] ?? [];
  const others = before.filter((one) => one !== seat);
  return { ...room, muted: { ...room.muted, [own]: on && seat !== own ? [...others, seat] : others } };
}

export function rename(room: Room, guest: Guest): Room {
  const seat = seatOf(room, guest.id);
  const at = seat === undefined ? undefined : room.seats[seat];
  if (seat === undefined || at?.kind !== 'person' || at.name === guest.name) return room;
  return withSeat(room, seat, { ...at, name: guest.name });
}

/** Whether anything in the room says who this person is. */
export const mentions = (room: Room, person: string): boolean =>
  room.host === person ||
  seatOf(room, person) !== undefined ||
  room.removed.includes(person) ||
  room.asks.some((ask) => ask.person === person);

/** Removes a person and their name. Before the start their seat is free; afterwards it is anonymous and a bot plays on. */
export function forget(room: Room, person: string): Room {
  if (!mentions(room, person)) return room;
  const seat = seatOf(room, person);
  const left = room.status === 'open' ? leave(room, person) : room;
  const at = seat === undefined ? undefined : left.seats[seat];
  const anonymous: Room =
    seat === undefined || at?.kind !== 'person'
      ? left
      : withSeat(left, seat, {
          ...at,
          person: '',
          name: '',
          anonymous: true,
          ...(room.status === 'running' && { covered: 'left' as const }),
        });
  return {
    ...anonymous,
    host: anonymous.host === person ? '' : anonymous.host,
    asks: anonymous.asks.filter((ask) => ask.person !== person),
    removed: anonymous.removed.filter((one) => one !== person),
  };
}

/** The same seats with the same people and bots, ready to start. Seats of people who are forgotten are free. */
export function rematchOf(room: Room, host: string, invite: string, now: number): Room {
  const { outcome: _, rematch: __, started: ___, failed: ____, quick: _____, ...kept } = room;
  const seats = room.seats.map((at): SeatRoom => {
    if (at.kind !== 'person') return at;
    if (at.anonymous) return { kind: 'free' };
    return { kind: 'person', person: at.person, name: at.name, contribution: '', timeouts: 0 };
  });
  return { ...kept, seats, status: 'open', host, invite, created: now, asks: [], removed: [], ending: [] };
}
