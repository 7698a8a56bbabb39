import type { FastRng } from '@mazmorra/kernel';
import type { SeatInput } from '../bot.ts';
import type { Beliefs } from '../expert.ts';

/** How many imagined worlds a search keeps; beyond that it deals from these again. */
const kept = 1024;
/** How often a world that beliefs find unlikely is put back for another. */
const tries = 24;

/** Deals the worlds of a search: fresh ones at first, then again out of those, the likelier the oftener. */
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

  /** A world of its own for the caller to play on in. */
  next(): S {
    const { game } = this.#input;
    if (this.#worlds.length >= kept) return game.copy(this.#worlds[this.#rng.int(kept)] as S);
    const world = this.#believable();
    this.#worlds.push(world);
    return game.copy(world);
  }

  /** Rejection keeps worlds in proportion to their weight, so that all that are kept count the same. */
  #believable(): S {
    let world = this.#input.imagine(this.#rng);
    if (this.#beliefs === undefined) return world;
    for (let tried = 1; tried < tries && this.#rng.unit() >= this.#beliefs.weigh(world); tried++) {
      world = this.#input.imagine(this.#rng);
    }
    return world;
  }
}
