import { syllables } from './syllables.ts';

export const ptBR = syllables('aeiouáâãàéêíóôõúü', '[bcdfgptv]r|[bcfgpt]l|[cln]h|qu|gu');
