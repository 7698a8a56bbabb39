import type { AnyGame, Variants } from './game.ts';
import { Rng } from './random/rng.ts';
import type { RandomSource } from './random/source.ts';
import type { Snapshot } from './table.ts';

/**
 * A position that was laid out instead of played to: lessons and the positions of the rulebook begin at one. Each game that has
 * lessons exports a function `layOut` that makes it from a description in the words of the game.
 */
export interface Laid<S> {
  readonly seats: number;
  readonly variants: Variants;
  readonly state: S;
}

/** A snapshot of the table in this position, before its first answer. */
export const atPosition = <S>(game: AnyGame, { seats, variants, state }: Laid<S>): Snapshot<S> => ({
  game: game.id,
  version: game.version,
  seats,
  variants,
  number: 0,
  state,
  opened: Array.from({ length: seats }, () => 0),
});

/** Scripted chance: given draws and shuffles, in order; afterwards 0, and no change of order. */
export class ArrangedRng extends Rng {
  readonly #draws: number[];
  readonly #orders: (readonly unknown[])[];

  constructor(draws: readonly number[], orders: readonly (readonly unknown[])[]) {
    super();
    this.#draws = [...draws];
    this.#orders = [...orders];
  }

  override int(below: number): number {
    return Math.min(this.#draws.shift() ?? 0, below - 1);
  }

  override shuffle<T>(items: T[]): T[] {
    const order = this.#orders.shift();
    if (order) items.splice(0, items.length, ...(order as readonly T[]));
    return items;
  }
}

/**
 * A source in which the first dice show given faces, in the order in which they are rolled; everything else, and every roll after
 * them, comes from another source. A table must be played from its beginning with it, as it counts the rolls.
 */
export function withDice(source: RandomSource, faces: readonly number[]): RandomSource {
  const left = [...faces];
  return {
    stream: (number) => new LoadedRng(source.stream(number), left),
  };
}

const DIE_FACES = 6;

class LoadedRng extends Rng {
  readonly #rng: Rng;
  readonly #left: number[];

  constructor(rng: Rng, left: number[]) {
    super();
    this.#rng = rng;
    this.#left = left;
  }

  override int(below: number): number {
    return this.#rng.int(below);
  }

  override die(): number {
    return this.#left.shift() ?? this.#rng.int(DIE_FACES) + 1;
  }
}
