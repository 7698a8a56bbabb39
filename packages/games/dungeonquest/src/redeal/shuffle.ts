import type { Rng } from '@mazmorra/kernel';

/** Sorted first, so that the result hangs on what is in the pile and not on its order. */
export function reshuffle(pile: number[], rng: Rng): void {
  pile.sort((a, b) => a - b);
  rng.shuffle(pile);
}
