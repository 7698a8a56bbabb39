import { syllables } from './syllables.ts';

export const es = syllables('aeiouáéíóúü', '[bcdfgkpt]r|[bcfgkp]l|ch|ll|rr|qu|gu');
