import * as v from 'valibot';
import { hex, token, whole, word } from './fields.ts';
import { LIMITS } from './limits.ts';

const atLeast = (min: number, max: number) => v.pipe(whole(max), v.minValue(min));

/** What a tournament is. A clock is needed: nobody waits for one table without end. */
const settings = {
  game: word(40),
  /** People at a table, as far as their number allows it. */
  seats: atLeast(2, 16),
  rounds: atLeast(1, LIMITS.rounds),
  clock: v.object({
    kind: v.literal('live'),
    seconds: atLeast(5, 3600),
    reserve: whole(36_000),
  }),
  /** When it starts by itself, in milliseconds since 1970; without it the opener starts it. */
  start: v.optional(whole(4_102_444_800_000)),
  /** Shown to everybody who looks for a tournament, or only to those who have the link. */
  listed: v.optional(v.boolean(), false),
};

const contribution = v.optional(hex);

export const tournamentRequests = {
  'open-tournament': v.object({ ...settings }),
  /** Your tournaments, and those for everybody. */
  tournaments: v.object({}),
  /** A tournament as of now; with `on` its changes are told on this connection until it is said again without. */
  tournament: v.object({ tournament: token, on: v.optional(v.boolean(), false) }),
  /** Takes part, or is back after having left. The bytes go into the draw and into the deals. */
  'join-tournament': v.object({ tournament: token, contribution }),
  'leave-tournament': v.object({ tournament: token }),
  /** For who leads it: starts it, or draws the next round without waiting. */
  'draw-round': v.object({ tournament: token }),
  /** For who leads it: cancels it before the start, and ends it after the round that is played. */
  'stop-tournament': v.object({ tournament: token }),
  /** For who leads it: takes somebody out for good, by their `key`. Earlier pages name the number, which changes when somebody leaves. */
  'remove-entrant': v.object({
    tournament: token,
    entrant: v.union([token, whole(LIMITS.entries)]),
  }),
} as const;

export type TournamentSettings = v.InferOutput<v.ObjectSchema<typeof settings, undefined>>;
export type TournamentStatus = 'open' | 'running' | 'over' | 'cancelled';

export interface EntrantView {
  /** Empty for somebody who had themselves forgotten. */
  readonly name: string;
  /** Not a guest: the name is kept. */
  readonly kept?: true;
  readonly state: 'in' | 'out' | 'removed';
  /** Told to who leads the tournament, until the first round is drawn: names this person in `remove-entrant`. */
  readonly key?: string;
}

/** A line of the standings. All lines are in order; ties were broken by the sum of the points of those met, by who was placed before whom, and by lot. */
export interface StandingView {
  readonly entrant: number;
  readonly points: number;
  readonly opponents: number;
}

export interface RoundTableView {
  /** The table, which may be watched with the id of the tournament as invitation. */
  readonly table: string;
  /** Entrants by seat. */
  readonly seats: readonly number[];
  /** Places are empty where the game was not played to its end: stopped by its people, or closed by the server. */
  readonly result?: {
    readonly kind: 'played' | 'stopped' | 'closed';
    readonly places: readonly number[];
    readonly points: readonly number[];
    readonly gone: readonly boolean[];
  };
}

export interface RoundView {
  readonly drawn: number;
  readonly tables: readonly RoundTableView[];
  /** Entrants who had a bye. */
  readonly byes: readonly number[];
}

/** A tournament as one person may know it. */
export interface TournamentView {
  readonly tournament: string;
  readonly settings: TournamentSettings;
  readonly status: TournamentStatus;
  /** The server's time. */
  readonly time: number;
  readonly created: number;
  /** The name of who leads it; empty when nobody does. */
  readonly opener: string;
  /** You lead it. */
  readonly leads: boolean;
  /** By number. */
  readonly entrants: readonly EntrantView[];
  readonly standings: readonly StandingView[];
  readonly rounds: readonly RoundView[];
  /** The fewest people it can be drawn with. */
  readonly least: number;
  /** Between two rounds: when the next one is drawn. */
  readonly next?: number;
  /** The round that is played is the last, because the opener said so. */
  readonly stopped?: true;
  /** Why it ended before its last round, or did not begin. */
  readonly endedBy?: 'opener' | 'few' | 'unstarted';
  /** SHA-256 of seed and salt; these are told after the end. */
  readonly commitment: string;
  readonly deal?: { readonly seed: string; readonly salt: string };
  /** Your number, and the table of this round at which you sit while it is played. */
  readonly you?: { readonly entrant: number; readonly table?: string };
}

/** A tournament in a list. */
export interface TournamentEntry {
  readonly tournament: string;
  readonly game: string;
  readonly status: TournamentStatus;
  readonly opener: string;
  readonly people: number;
  readonly rounds: number;
  /** Rounds that have been drawn. */
  readonly drawn: number;
  readonly start?: number;
  readonly created: number;
}

export interface TournamentLists {
  readonly mine: readonly TournamentEntry[];
  readonly listed: readonly TournamentEntry[];
}
