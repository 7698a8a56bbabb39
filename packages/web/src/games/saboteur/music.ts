import type { Tune } from '../../sound/tune.ts';

/** In the mine: water that drips, on five notes above A. */
export const music: Tune = { root: 55, scale: [0, 3, 5, 7, 10], bar: 5, most: 4, voice: 'drop' };
