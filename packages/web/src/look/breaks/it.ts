import { syllables } from './syllables.ts';

export const it = syllables('aeiouàèéìíòóùú', 's?[bcdfgptv]r|s?[bcfgp]l|s[bcdfglmnpqrtv]h?|[cg]h|gn|qu|gu');
