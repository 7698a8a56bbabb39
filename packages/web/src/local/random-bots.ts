import { at, FastRng } from '@mazmorra/kernel';
import type { Bots } from './bots.ts';

/** Bots that take any of their options: for tests, and should the thinking ones break down. */
export function randomBots(seed: string): Bots {
  const rng = new FastRng(seed);
  return {
    advise: async ({ decision }) => ({ option: at(decision.options, rng.int(decision.options.length)) }),
    choose: async ({ decision }) => at(decision.options, rng.int(decision.options.length)),
    close: () => undefined,
  };
}
