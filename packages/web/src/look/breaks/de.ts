import { syllables } from './syllables.ts';

/** `st` and `sp` stay together, because they begin the second part of many compounds: Gold-stück. */
export const de = syllables('aeiouyäöü', 'sch[lmnrw]?|ch|ck|ph|th|qu|str|spr|st|sp|[bdfgkpt]r|[bfgkp]l');
