import type { FastRng } from '@mazmorra/kernel';
import type { SeatInput } from '../bot.ts';
import type { Beliefs } from '../expert.ts';

/** How many imagined worlds a search keeps; beyond that it goes through these again. */
const kept = 1024;
/** How often a world that beliefs find unlikely is put back for another. */
const tries = 24;

/**
 * The worlds of a search, in one row: whoever asks for the same number gets the same world. So every option at the root is
 * tried in the same worlds, and what is better in one of them by luck of the deal is no better in the mean.
 */
export class Worlds<S, V, E> {
  readonly #input: SeatInput<S, V, E>;
  readonly #beliefs: Beliefs<S> | undefined;
  readonly #rng: FastRng;
  readonly #worlds: S[] = [];

  constructor(input: SeatInput<S, V, E>, beliefs: Beliefs<S> | undefined, rng: FastRng) {
    this.#input = input;
    this.#beliefs = beliefs;
    this.#rng = rng;
  }

  /** The world of that number, for the caller to play on in. */
  copyOf(number: number): S {
    const place = number % kept;
    while (this.#worlds.length <= place) this.#worlds.push(this.#believable());
    return this.#input.game.copy(this.#worlds[place] as S);
  }

  /** Rejection keeps worlds in proportion to their weight, so that all that are kept count the same. */
  #believable(): S {
    let world = this.#input.imagine(this.#rng);
    const weigh = this.#beliefs?.weigh;
    if (weigh === undefined) return world;
    for (let tried = 1; tried < tries && this.#rng.unit() >= weigh(world); tried++) {
      world = this.#input.imagine(this.#rng);
    }
    return world;
  }
}
