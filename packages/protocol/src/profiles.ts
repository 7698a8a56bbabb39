import type { Json, Seat } from '@mazmorra/kernel';
import * as v from 'valibot';
import { personName as name, token, word } from './fields.ts';

/** What a person may ask about others who keep a name, and about ratings. */

const game = word(40);

export const profileRequests = {
  /** The ratings of a game in a season: a quarter of the calendar, this one unless another is named. */
  leaderboard: v.object({
    game,
    season: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-Q[1-4]$/))),
  }),
  /** Somebody who keeps a name, as far as they show themselves. */
  profile: v.object({ name }),
  /** Whom this person follows, whom they played with lately, who has invited them. */
  friends: v.object({}),
  follow: v.object({ name, on: v.boolean() }),
  /** Calls somebody to a table at which this person has a seat, before the start. */
  invite: v.object({ name, table: token }),
  /** Neither reads nor meets somebody any more, or does again. */
  block: v.object({ name, on: v.boolean() }),
  /** How roles, heroes and variants fared in people's games. */
  balance: v.object({ game }),
} as const;

/** A rating, how far it may be off, and whether that is too far to be sure. */
export interface RatingView {
  readonly rating: number;
  readonly deviation: number;
  readonly provisional?: true;
  /** Rated games of the season that counted. */
  readonly games: number;
}

export interface LeaderView extends RatingView {
  readonly rank: number;
  readonly name: string;
  readonly you?: true;
}

export interface LeaderboardView {
  readonly game: string;
  readonly season: string;
  /** Seasons that have a list, the newest first. */
  readonly seasons: readonly string[];
  /** Rated games of the season that one needs to stand here. */
  readonly fewest: number;
  readonly rows: readonly LeaderView[];
  /** The reader's own rating in this season. */
  readonly you?: RatingView;
}

export interface CountView {
  readonly played: number;
  readonly won: number;
}

export interface ProfileGame extends CountView {
  readonly game: string;
  /** The current rating, where there is one. */
  readonly rating?: RatingView;
  readonly byPart: readonly PartCountView[];
  readonly bySeat: readonly (CountView & { readonly seat: Seat })[];
  readonly byVariant: readonly (CountView & { readonly variant: string; readonly value: string })[];
}

/** The end of a hero, as everybody heard of it. */
export interface DeathView {
  readonly game: string;
  readonly at: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly event: Json;
}

export interface ProfileView {
  readonly name: string;
  readonly since: number;
  readonly you?: true;
  readonly following: boolean;
  readonly blocked: boolean;
  /** Absent where the person does not show it. */
  readonly results?: {
    readonly games: readonly ProfileGame[];
    /** Games won in a row: up to the last one, and the most. */
    readonly streak: { readonly now: number; readonly best: number };
    readonly deaths: readonly DeathView[];
    /** Days in a row with a daily game, and all days with one. */
    readonly daily: { readonly streak: number; readonly days: number };
  };
  readonly latest?: readonly {
    readonly table: string;
    readonly game: string;
    readonly at: number;
    readonly place: number;
    readonly seats: number;
    readonly won: boolean;
  }[];
  readonly fellows?: readonly { readonly name: string; readonly games: number }[];
  readonly dilemmas?: readonly {
    readonly game: string;
    readonly rating: number;
    readonly deviation: number;
  }[];
  /** The reader's games with this person: in how many the reader was ahead, and in how many behind. */
  readonly together?: { readonly games: number; readonly ahead: number; readonly behind: number };
}

export interface FriendView {
  readonly name: string;
  readonly following: boolean;
  /** Games with the reader in the last weeks, and when the last was. */
  readonly games: number;
  readonly last?: number;
  /** At a table, where they show it; `table` where one may go there. */
  readonly playing?: { readonly game: string; readonly table?: string };
}

export interface InvitationView {
  readonly from: string;
  /** The name is kept by who invites. Without it they are a guest, whatever their name looks like. */
  readonly kept?: true;
  readonly table: string;
  readonly invite: string;
  readonly game: string;
}

export interface FriendsView {
  readonly following: readonly FriendView[];
  readonly lately: readonly FriendView[];
  readonly followers: number;
  readonly invitations: readonly InvitationView[];
}

export type PartCountView = CountView & { readonly part: string };

export interface BalanceView {
  readonly game: string;
  readonly parts: readonly PartCountView[];
  /** With how roles and heroes fared where this variant was played. */
  readonly variants: readonly (CountView & {
    readonly variant: string;
    readonly value: string;
    readonly parts: readonly PartCountView[];
  })[];
}

export interface ProfileReplies {
  readonly leaderboard: LeaderboardView;
  readonly profile: ProfileView;
  readonly friends: FriendsView;
  readonly follow: FriendsView;
  readonly invite: Readonly<Record<never, never>>;
  readonly block: { readonly blocked: boolean };
  readonly balance: BalanceView;
}
