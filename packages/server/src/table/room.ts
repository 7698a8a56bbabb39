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
      /** The person keeps this name; absent for guests. */
      readonly kept?: true;
      /** Hex; empty until the person's browser has sent one. */
      readonly contribution: string;
      readonly covered?: 'away' | 'left' | 'handed';
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
  /** The result changes ratings: no bot has a seat of its own, and everybody keeps a name. */
  readonly rated?: true;
  /** Made by the pool: starts when all are here, at the latest at `until`; `bots` when these may take empty seats. */
  readonly quick?: { readonly until: number; readonly bots: boolean };
  /** The game of a day: one person among bots that have so many playouts for an answer. It is played to its end by that person. */
  readonly daily?: { readonly day: string; readonly iterations: number };
  /** A table of a tournament, in this round. */
  readonly tournament?: { readonly id: string; readonly round: number };
  /** The person who opened the table; empty when they left and nobody followed. */
  readonly host: string;
  readonly invite: string;
  readonly created: number;
  readonly started?: number;
  readonly asks: readonly {
    readonly ask: number;
    readonly person: string;
    readonly name: string;
    readonly kept?: true;
  }[];
  readonly nextAsk: number;
  /** Guests the host sent away: they may ask to come back. */
  readonly removed: readonly string[];
  readonly ending: readonly Seat[];
  /** Who wants to hand a seat to a bot, by that seat. */
  readonly handing?: Readonly<Record<Seat, readonly Seat[]>>;
  readonly outcome?: Outcome;
  /** How often the person was told what the master would do; absent when never. */
  readonly hints?: number;
  /** The server could not go on with this table and has closed it to play. */
  readonly failed?: true;
  /** The operator has closed this table. */
  readonly closed?: true;
  /** After the end: who said that they play again, who did not, and until when the others are asked. */
  readonly again?: Again;
  readonly rematch?: { readonly table: string; readonly invite: string };
}

export interface Again {
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  readonly until: number;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** Whether they keep their name. */
  readonly kept?: boolean;
}

export interface NewRoom {
  readonly settings: TableSettings;
  readonly version: number;
  readonly variants: Variants;
  readonly host: string;
  readonly invite: string;
  readonly now: number;
}

/** What the host chose, as the room keeps it. Its seats are made by `newRoom`, or resized when the host changes them. */
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

/** Who sits at a seat, where it is a person who may be named. */
export function personAt(room: Room, seat: Seat): Guest | undefined {
  const at = room.seats[seat];
  return at?.kind === 'person' && !at.anonymous ? { id: at.person, name: at.name } : undefined;
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

export const isOver = (room: Room): boolean => room.status === 'finished' || room.status === 'ended';

/** Whether anything in the room says who this person is. */
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
