import { ChaChaRng } from './chacha20.ts';
import { FastRng } from './fast.ts';
import type { Rng } from './rng.ts';

/**
 * The source of chance of a table: one stream for each answer, number 0 for the set-up. A table resumed at
 * answer 40 asks for stream 41 and does not depend on earlier draws.
 */
export interface RandomSource {
  /** The generator is good until the next call. */
  stream(number: number): Rng;
}

export const chachaSource = (key: Uint8Array): RandomSource => ({
  stream: (number) => new ChaChaRng(key, number),
});

export function fastSource(seed: string): RandomSource {
  const rng = new FastRng(seed);
  return {
    stream(number) {
      rng.restart(number);
      return rng;
    },
  };
}
