import type { Tune } from '../../sound/tune.ts';

/** Before the gate: bells from below, in a Phrygian scale on C. */
export const music: Tune = { root: 65.41, scale: [0, 1, 3, 5, 7, 8, 10], bar: 8, most: 3, voice: 'bell' };
