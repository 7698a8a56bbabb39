import { syllables } from './syllables.ts';

export const fr = syllables('aeiouyàâéèêëîïôöùûüœæ', '[bcdfgkptv]r|[bcfgkp]l|[cps]h|th|gn|qu|gu');
