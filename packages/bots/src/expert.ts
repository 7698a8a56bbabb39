import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { SeatInput } from './bot.ts';
import type { StyleWeight } from './opponents.ts';
import type { Remark } from './remark.ts';

/** Callback that receives the id of the rule of thumb that decided. Absent in playouts: call it as `because?.('…')`. */
export type Because = ((reason: string) => void) | undefined;

/** The beliefs of a seat about imagined worlds. */
export interface Beliefs<S> {
  /** Relative likelihood of this world among those the seat cannot distinguish, from 0 to 1. */
  weigh?(world: S): number;
  /** Deals what is hidden in this world anew, so that worlds come as often as they are likely; instead of `weigh`. */
  settle?(world: S, rng: FastRng): void;
  /** The probability that each seat is a traitor. */
  readonly suspicion?: readonly number[];
  /** The probability of each style of play, by seat. */
  readonly opponents?: readonly (readonly StyleWeight[])[];
}

/**
 * Knowledge about one game. The adventurer follows its advice, the novice follows it sometimes, and the master uses it
 * in its playouts.
 *
 * The state passed to these functions is always an imagined one. `advise`, `blunder` and `explain` may use only what
 * their seat knows in it; the fairness test re-deals the rest and expects the same answer.
 */
export interface Expert<S, V, E> {
  /** The option that rules of thumb recommend. `options` has two or more entries. */
  advise(state: S, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option;
  /**
   * Rates each option, on a scale where one point is a clear difference. With ratings, a search tries only the best
   * rated options; without them, all that are not blunders.
   */
  rate?(state: S, seat: Seat, options: readonly Option[], into: Float64Array): void;
  /** Whether an option is an obvious mistake. Never true of every option. */
  blunder(state: S, seat: Seat, option: Option): boolean;
  /**
   * Remarks for and against an option, the most important first, from what the seat knows. Computed for people only,
   * never in playouts.
   */
  explain?(state: S, seat: Seat, option: Option): readonly Remark[];
  /** Hash of what the seat knows and what matters for its further play; identifies its information set. */
  key(state: S, seat: Seat): number;
  /** Whether a playout that began at `root` may stop here because `worth` can estimate the rest. */
  over(state: S, root: S): boolean;
  /** Value of the state for the seat, from 0 to 1: the result at the end of a game, an estimate before. */
  worth(state: S, seat: Seat): number;
  /** Called once before a search. Games with memory or hidden roles read the events here. */
  begin?(input: SeatInput<S, V, E>, rng: FastRng): Beliefs<S> | undefined;
  /**
   * Called before every playout to reset memory to the result of `begin`. With a generator, a style is drawn for each
   * other seat from the beliefs about it; without one, all seats play sensibly.
   */
  restart?(state: S, rng?: FastRng): void;
  /** Called before every answer within a playout to update memory. */
  witness?(state: S, seat: Seat, option: Option): void;
}

/** The advice, unless it is an obvious mistake; then the best of the other options. */
export function soundAdvice<S, V, E>(
  expert: Expert<S, V, E>,
  state: S,
  seat: Seat,
  options: readonly Option[],
  rng: FastRng,
  because?: Because,
): Option {
  const advised = expert.advise(state, seat, options, rng, because);
  if (!expert.blunder(state, seat, advised)) return advised;
  const sound = options.filter((option) => !expert.blunder(state, seat, option));
  const [first] = sound;
  if (first === undefined) return advised;
  const second = sound.length === 1 ? first : expert.advise(state, seat, sound, rng, because);
  return sound.includes(second) ? second : first;
}
