import { at } from './at.ts';
import type { Game, Option, Seat } from './game.ts';
import type { Rng } from './random/rng.ts';
import { firstSeat } from './seats.ts';

/** Picks one of the options for a seat. */
export type Chooser<S> = (state: S, seat: Seat, options: readonly Option[]) => Option;

/**
 * Empties a list of options and keeps its memory for the next one. Setting `length` to 0 would free the memory, and
 * growing the list again costs more than most answers.
 */
export function emptied(options: Option[]): Option[] {
  while (options.length > 0) options.pop();
  return options;
}

/**
 * Plays a state on, in place and without events, until the game ends; returns how many answers that took.
 * Invited seats stay silent.
 */
export function playOut<S, V, E>(game: Game<S, V, E>, state: S, rng: Rng, choose: Chooser<S>): number {
  const options: Option[] = [];
  for (let answers = 0; ; answers++) {
    const seat = firstSeat(game.awaited(state));
    if (seat < 0) return answers;
    game.options(state, seat, emptied(options));
    game.answer(state, seat, choose(state, seat, options), rng);
  }
}

export const randomChoice =
  (rng: Rng) =>
  (_state: unknown, _seat: Seat, options: readonly Option[]): Option =>
    at(options, rng.int(options.length));
