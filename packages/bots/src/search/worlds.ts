import type { FastRng } from '@mazmorra/kernel';
import type { SeatInput } from '../bot.ts';
import type { Beliefs } from '../expert.ts';

/** Maximum number of imagined worlds that a search keeps; after that they are reused in order. */
const kept = 1024;
/** Maximum number of tries to replace a world that the beliefs reject. */
const tries = 24;

/**
 * The imagined worlds of a search, numbered: the same number always gives the same world. All options at the root are
 * thus tried in the same worlds, and luck of the deal cancels out in the mean.
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

  /** A copy of the world with this number, which the caller may change. */
  copyOf(number: number): S {
    const place = number % kept;
    while (this.#worlds.length <= place) this.#worlds.push(this.#believable());
    return this.#input.game.copy(this.#worlds[place] as S);
  }

  /**
   * Deals a world that the beliefs have settled, or by rejection sampling: worlds are kept in proportion to their weight.
   * Either way all kept worlds count the same.
   */
  #believable(): S {
    let world = this.#input.imagine(this.#rng);
    this.#beliefs?.settle?.(world, this.#rng);
    const weigh = this.#beliefs?.weigh;
    if (weigh === undefined) return world;
    for (let tried = 1; tried < tries && this.#rng.unit() >= weigh(world); tried++) {
      world = this.#input.imagine(this.#rng);
    }
    return world;
  }
}
