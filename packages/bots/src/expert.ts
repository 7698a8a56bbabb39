import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { SeatInput } from './bot.ts';
import type { StyleWeight } from './opponents.ts';
import type { Remark } from './remark.ts';

/** Receives the id of the rule of thumb that decided. Absent in playouts: call it as `because?.('…')`. */
export type Because = ((reason: string) => void) | undefined;

/** What a seat thinks of the worlds it imagines. */
export interface Beliefs<S> {
  /** How likely this world is beside others the seat cannot tell from it; any scale from 0 up to 1. */
  weigh?(world: S): number;
  /** How likely each seat is a traitor. */
  readonly suspicion?: readonly number[];
  /** How likely each seat plays in which way, by seat. */
  readonly opponents?: readonly (readonly StyleWeight[])[];
}

/**
 * What a good player knows of one game: the same knowledge serves the adventurer (who follows the advice), the
 * novice (who often does not listen) and the master (who tries the advice out in imagined worlds).
 *
 * The state given to these functions is always an imagined one. `advise`, `blunder` and `explain` may look only at what the
 * seat they speak for knows in it; the fairness test re-deals the rest and expects the same answer.
 */
export interface Expert<S, V, E> {
  /** What a good player would do, by rules of thumb. `options` has two or more entries. */
  advise(state: S, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option;
  /**
   * How good each option looks, on a scale where one point is a clear difference. With it a search tries only the best
   * looking options; without it, all that are no blunders.
   */
  rate?(state: S, seat: Seat, options: readonly Option[], into: Float64Array): void;
  /** True for what everybody at the table would call a mistake. Never true of every option. */
  blunder(state: S, seat: Seat, option: Option): boolean;
  /** What speaks for and against an option, the weightiest first, from what the seat knows. Asked for people, never in playouts. */
  explain?(state: S, seat: Seat, option: Option): readonly Remark[];
  /** A hash of what the seat knows that matters for its further play: the name of its information set. */
  key(state: S, seat: Seat): number;
  /** Whether a playout that began at `root` may stop here because `worth` can judge the rest. */
  over(state: S, root: S): boolean;
  /** How good the state is for the seat, from 0 to 1: the truth at the end of a game, an estimate before. */
  worth(state: S, seat: Seat): number;
  /** Called once before thinking: games with memory or hidden roles read the events here. */
  begin?(input: SeatInput<S, V, E>, rng: FastRng): Beliefs<S> | undefined;
  /**
   * Called before every playout: memory goes back to what `begin` found. With a generator the other seats get a way to play each,
   * drawn from what the seat thinks of them; without one everybody is sensible.
   */
  restart?(state: S, rng?: FastRng): void;
  /** Called before every answer within a playout, so that memory can follow it. */
  witness?(state: S, seat: Seat, option: Option): void;
}

/** The advice, unless it is one of the mistakes that everybody sees: then the best of the rest. */
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
