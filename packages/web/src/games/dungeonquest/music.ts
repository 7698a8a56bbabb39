import type { Tune } from '../../sound/tune.ts';

/** Below the castle while the sun sinks: bells in a harmonic minor scale on E. */
export const music: Tune = { root: 82.41, scale: [0, 2, 3, 5, 7, 8, 11], bar: 9, most: 4, voice: 'bell' };
