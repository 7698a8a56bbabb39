import type { Accusation, Decision, FastRng, Game, Option, Rng, Seat, SeenEvent } from '@mazmorra/kernel';
import type { StyleWeight } from './opponents.ts';
import type { Remark } from './remark.ts';

/** How well a bot plays, from random answers to a search. */
export type Level = 'random' | 'novice' | 'adventurer' | 'master';
export const levels: readonly Level[] = ['random', 'novice', 'adventurer', 'master'];

/** How long a master may think about one answer: whatever is used up first. Other levels need none. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/**
 * All that a bot gets to know. There is no way from here to the true state: `imagine` deals a world that the
 * seat cannot tell from the real one, out of another such world (see `seatInput`).
 */
export interface SeatInput<S, V, E> {
  readonly game: Game<S, V, E>;
  readonly seat: Seat;
  readonly view: V;
  readonly decision: Decision;
  /** What this seat was told since the game began. */
  readonly events: readonly SeenEvent<E>[];
  /** What was said at the table, beside the rules. */
  readonly talk: readonly Accusation[];
  imagine(rng: Rng): S;
}

/** What a bot says with its answer: whom it accuses and why, or that it takes its accusation back. */
export type Spoken = Pick<Accusation, 'about' | 'reason'>;

/** What a search found out about one option. */
export interface Weighed {
  readonly option: Option;
  /** The option in words, as in records. */
  readonly name: string;
  /** From 0 (lost) to 1 (won), as far as the search could see. */
  readonly value: number;
  readonly visits: number;
  /** Where the value lies with 95 % confidence: wide where trials are few. Analyses stored before this was known have none. */
  readonly low?: number;
  readonly high?: number;
  /** What the game says of the option, the weightiest first; only where words were asked for. */
  readonly why?: readonly Remark[];
}

/** An option that the search left out at first sight, and what the game says of it. */
export interface RuledOut {
  readonly option: Option;
  readonly name: string;
  readonly why: readonly Remark[];
}

export type Sureness = 'only' | 'clear' | 'likely' | 'close';

/** Why a master chose as it did; shown after the game. */
export interface Explanation {
  readonly options: readonly Weighed[];
  /** The options that are not among them; only where words were asked for. */
  readonly ruledOut?: readonly RuledOut[];
  readonly sure: Sureness;
  readonly iterations: number;
  readonly ms: number;
  /** Games with hidden roles: how likely each seat is a traitor, from 0 to 1, as this seat sees it. */
  readonly suspicion?: readonly number[];
  /** How likely each seat plays in which way, by seat, as far as its answers so far tell. */
  readonly opponents?: readonly (readonly StyleWeight[])[];
}

export interface Choice {
  readonly option: Option;
  /** The id of a sentence in `text`: the rule of thumb that speaks for the option, if one does. */
  readonly reason?: string;
  readonly explanation?: Explanation;
  readonly spoken?: Spoken;
}

/** A search that can be run in slices, looked at and stopped between them. */
export interface Thinking {
  /** Goes on for about this long; true when there is nothing more to find out or the budget is used up. */
  slice(ms: number): boolean;
  /** The best answer so far; there is one from the start. `inWords` adds to each option what the game says of it. */
  choice(inWords?: boolean): Choice;
}

export interface Bot<S, V, E> {
  readonly level: Level;
  /**
   * Begins to think about an answer, within this budget or else the bot's own. The generator belongs to the bot: its draws
   * never touch the game's.
   */
  think(input: SeatInput<S, V, E>, rng: FastRng, budget?: Budget): Thinking;
  /** Thinks to the end of the budget and answers. */
  choose(input: SeatInput<S, V, E>, rng: FastRng): Choice;
}

// biome-ignore lint/suspicious/noExplicitAny: whoever holds bots of several games knows nothing of their types
export type AnyBot = Bot<any, any, any>;
