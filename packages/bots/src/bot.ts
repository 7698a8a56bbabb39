import type { Accusation, Decision, FastRng, Game, Option, Rng, Seat, SeenEvent } from '@mazmorra/kernel';
import type { StyleWeight } from './opponents.ts';
import type { Remark } from './remark.ts';
import type { Lead } from './search/duel.ts';

/** The strength of a bot, from random answers to a search. */
export type Level = 'random' | 'novice' | 'apprentice' | 'adventurer' | 'master';
export const levels: readonly Level[] = ['random', 'novice', 'apprentice', 'adventurer', 'master'];

/** Limit for one answer of a master: time or iterations, whichever runs out first. Other levels need no budget. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/**
 * Everything that a bot receives. The true state cannot be reached from it: `imagine` deals a world that the seat
 * cannot distinguish from the real one, starting from another such world (see `seatInput`).
 */
export interface SeatInput<S, V, E> {
  readonly game: Game<S, V, E>;
  readonly seat: Seat;
  readonly view: V;
  readonly decision: Decision;
  /** The events this seat has received since the game began. */
  readonly events: readonly SeenEvent<E>[];
  /** Accusations made at the table; they are not part of the rules. */
  readonly talk: readonly Accusation[];
  imagine(rng: Rng): S;
}

/** What a bot says together with its answer: whom it accuses and why, or that it withdraws its accusation. */
export type Spoken = Pick<Accusation, 'about' | 'reason'>;

/** The result of a search for one option. */
export interface Weighed {
  readonly option: Option;
  /** The name of the option, as in records. */
  readonly name: string;
  /** Estimated value, from 0 (lost) to 1 (won). */
  readonly value: number;
  readonly visits: number;
  /**
   * Bounds of the 95 % interval of the value; wide after few playouts. Absent in analyses stored before this field
   * existed.
   */
  readonly low?: number;
  readonly high?: number;
  /** Remarks of the game about the option, the most important first; present only if requested. */
  readonly why?: readonly Remark[];
}

/** An option that was excluded before the search, with the game's remarks about it. */
export interface RuledOut {
  readonly option: Option;
  readonly name: string;
  readonly why: readonly Remark[];
}

export type Sureness = 'only' | 'clear' | 'likely' | 'close';

/** Why a master chose its answer; shown after the game. */
export interface Explanation {
  readonly options: readonly Weighed[];
  /** The options that were not searched; present only if remarks were requested. */
  readonly ruledOut?: readonly RuledOut[];
  readonly sure: Sureness;
  readonly iterations: number;
  readonly ms: number;
  /**
   * For games with hidden roles: the probability that each seat is a traitor, from 0 to 1, as estimated by this seat.
   */
  readonly suspicion?: readonly number[];
  /** For each seat, the probability of each style of play, estimated from its answers so far. */
  readonly opponents?: readonly (readonly StyleWeight[])[];
  /** If two options were compared: the lead of the first. */
  readonly lead?: Lead;
}

export interface Choice {
  readonly option: Option;
  /** The id of a sentence in `text`: the rule of thumb in favour of the option, if there is one. */
  readonly reason?: string;
  readonly explanation?: Explanation;
  readonly spoken?: Spoken;
}

/** A search that runs in slices; it can be inspected and stopped between them. */
export interface Thinking {
  /** Runs for about this long; returns true when the budget is used up or the result cannot change any more. */
  slice(ms: number): boolean;
  /** The best answer so far, available from the start. `inWords` adds the game's remarks to each option. */
  choice(inWords?: boolean): Choice;
}

/** A seat of one game: a name, or an object that belongs to no other seat. */
export type Mind = string | object;

export interface Bot<S, V, E> {
  readonly level: Level;
  /**
   * Starts to think about an answer, within this budget or the bot's own. `rng` belongs to the bot; its draws never
   * affect the game. Consecutive searches with the same mind reuse the tree. Without
   * it nothing is kept, and the same arguments give the same answer.
   */
  think(input: SeatInput<S, V, E>, rng: FastRng, budget?: Budget, mind?: Mind): Thinking;
  /** Thinks until the budget is used up and returns the answer. */
  choose(input: SeatInput<S, V, E>, rng: FastRng, mind?: Mind): Choice;
  /** Measures the lead of the first option over the second. Only bots that search can. */
  compare?(
    input: SeatInput<S, V, E>,
    rng: FastRng,
    budget: Budget,
    pair: readonly [Option, Option],
  ): Thinking;
}

// biome-ignore lint/suspicious/noExplicitAny: code that handles bots of several games does not know their types
export type AnyBot = Bot<any, any, any>;
