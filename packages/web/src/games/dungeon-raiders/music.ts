import type { Tune } from '../../sound/tune.ts';

/** Torches in a corridor: a lute far ahead, in a Dorian scale on D. */
export const music: Tune = { root: 73.42, scale: [0, 2, 3, 5, 7, 9, 10], bar: 6, most: 5, voice: 'string' };
