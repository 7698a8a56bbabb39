import type { Language, Outcome, Seat, Variants } from '@mazmorra/kernel';
import {
  type BotLevel,
  type BotStyle,
  botName,
  type ClockSetting,
  type Holiday,
  type TableSettings,
  type TableStatus,
} from '@mazmorra/protocol';
import { Refused } from '../refused.ts';

export type SeatRoom =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly style?: BotStyle }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** The person keeps this name; absent for guests. */
      readonly kept?: true;
      /** The account of a program. */
      readonly program?: true;
      /** Hex; empty until the person's browser has sent one. */
      readonly contribution: string;
      readonly covered?: 'away' | 'left' | 'handed';
      /** Number of consecutive decisions that the clock took for this person. */
      readonly timeouts: number;
      /** The terms that the person has agreed to (`Room.terms`). */
      readonly terms?: number;
      /** The person's clock at a slow table stands still in them. The last one is the one that is had or set. */
      readonly holidays?: readonly Holiday[];
      /** The person was removed at their own request: `person` and `name` are empty. */
      readonly anonymous?: true;
    };

/** Everything about a table except the game: plain JSON, saved whole and never modified in place. */
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
  /** The result changes ratings: no seat belongs to a bot, and everybody keeps a name. */
  readonly rated?: true;
  /** How often the host has changed what is at stake, the clock or `rated`. All who sit must agree to it before the start. */
  readonly terms?: number;
  /** Opened by the pool: starts when all have come, at the latest at `until`. `bots`: they may take empty seats. */
  readonly quick?: { readonly until: number; readonly bots: boolean };
  /** A daily game: one person with bots that have this many playouts per answer. That person plays it to the end. */
  readonly daily?: { readonly day: string; readonly iterations: number };
  /** A table of a tournament, in this round. */
  readonly tournament?: { readonly id: string; readonly round: number };
  /** The person who opened the table; empty if they left and nobody took over. */
  readonly host: string;
  readonly invite: string;
  readonly created: number;
  readonly started?: number;
  readonly asks: readonly {
    readonly ask: number;
    readonly person: string;
    readonly name: string;
    readonly kept?: true;
    readonly program?: true;
    /** The terms when they asked. */
    readonly terms?: number;
  }[];
  readonly nextAsk: number;
  /** People whom the host removed. They may ask to come back. */
  readonly removed: readonly string[];
  readonly ending: readonly Seat[];
  /** Votes to hand a seat to a bot, by that seat. */
  readonly handing?: Readonly<Record<Seat, readonly Seat[]>>;
  readonly outcome?: Outcome;
  /** Number of hints the person was given; absent if none. */
  readonly hints?: number;
  /** The server could not continue this table and has closed it to play. */
  readonly failed?: true;
  /** The operator has closed this table. */
  readonly closed?: true;
  /** After the end: who plays again, who does not, and until when the others are asked. */
  readonly again?: Again;
  readonly rematch?: { readonly table: string; readonly invite: string };
}

export interface Again {
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  readonly until: number;
}

/** A person with the name that others see. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
  /** Whether the name is kept. */
  readonly kept?: boolean;
  /** Whether the account belongs to a program. */
  readonly program?: boolean;
}

export interface NewRoom {
  readonly settings: TableSettings;
  readonly version: number;
  readonly variants: Variants;
  readonly host: string;
  readonly invite: string;
  readonly now: number;
}

/** The host's settings, as stored in the room. Seats are made by `newRoom`, or resized when the host changes them. */
export function chosen({
  game,
  listed,
  entry,
  spectators,
  clock,
  cover,
  language,
  rated,
}: NewRoom['settings']) {
  if (rated && clock.kind === 'none') throw new Refused('start', 'a rated table needs a clock');
  const settings = { game, listed, entry, spectators, clock, cover };
  return {
    ...settings,
    ...(language !== undefined && { language }),
    ...(rated && { rated: true as const }),
  };
}

export function newRoom({ settings, version, variants, host, invite, now }: NewRoom): Room {
  return {
    ...chosen(settings),
    version,
    status: 'open',
    seats: Array.from({ length: settings.seats }, () => ({ kind: 'free' as const })),
    variants,
    host,
    invite,
    created: now,
    asks: [],
    nextAsk: 1,
    removed: [],
    ending: [],
  };
}

export function seatOf(room: Room, person: string): Seat | undefined {
  const seat = room.seats.findIndex((at) => at.kind === 'person' && at.person === person);
  return seat < 0 ? undefined : seat;
}

/** The person at a seat, unless the seat is anonymous. */
export function personAt(room: Room, seat: Seat): NamedPerson | undefined {
  const at = room.seats[seat];
  return at?.kind === 'person' && !at.anonymous ? { id: at.person, name: at.name } : undefined;
}

export const peopleOf = (room: Room): string[] =>
  room.seats.flatMap((seat) => (seat.kind === 'person' && !seat.anonymous ? [seat.person] : []));

/** The seats of people who were removed. */
export const anonymousSeats = (room: Room): Seat[] =>
  room.seats.flatMap((at, seat) => (at.kind === 'person' && at.anonymous ? [seat] : []));

/** Whether a bot plays a seat: its own, or that of a person who is away. */
export const playedByBot = (room: Room, seat: Seat): boolean => {
  const at = room.seats[seat];
  return at?.kind === 'bot' || (at?.kind === 'person' && at.covered !== undefined);
};

/** The level of the bot at a seat. Bots that cover a seat play at a middle level. */
export const levelOf = (room: Room, seat: Seat): BotLevel => {
  const at = room.seats[seat];
  return at?.kind === 'bot' ? at.level : 'adventurer';
};

/** The manner of play of the bot at a seat, if it has one of its own. */
export const styleOf = (room: Room, seat: Seat): BotStyle | undefined => {
  const at = room.seats[seat];
  return at?.kind === 'bot' ? at.style : undefined;
};

export const namesOf = (room: Room): string[] =>
  room.seats.map((seat, i) => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? botName(i) : ''));

export const isMember = (room: Room, person: string): boolean =>
  room.host === person || seatOf(room, person) !== undefined;

export const isOver = (room: Room): boolean => room.status === 'finished' || room.status === 'ended';

/** Whether a table was opened by the pool and waits for its people. */
export const isGathering = ({ quick, status }: Room): boolean => quick !== undefined && status === 'open';

/** The person to whose share of open tables a table counts: its host until it is over. */
export const holderOf = (room: Room): string => (isOver(room) ? '' : room.host);

/** Whether the person at a seat has agreed to the terms of now. */
export const hasAgreed = ({ terms = 0 }: Room, at: SeatRoom): boolean =>
  at.kind !== 'person' || (at.terms ?? 0) >= terms;

/** Whether the room mentions this person. */
export const mentions = (room: Room, person: string): boolean =>
  room.host === person ||
  seatOf(room, person) !== undefined ||
  room.removed.includes(person) ||
  room.asks.some((ask) => ask.person === person);

export function requireHost(room: Room, person: string): void {
  if (room.host !== person) throw new Refused('not-allowed', 'only the host may do this');
}

export function requireSeat(room: Room, person: string): Seat {
  const seat = seatOf(room, person);
  if (seat === undefined) throw new Refused('not-allowed', 'you have no seat at this table');
  return seat;
}

export const withSeat = (room: Room, seat: Seat, at: SeatRoom): Room => ({
  ...room,
  seats: room.seats.map((old, i) => (i === seat ? at : old)),
});
