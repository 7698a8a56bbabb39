import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { TournamentWords } from './en.ts';

const wordsIn = inLanguages<TournamentWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useTournamentWords = (): TournamentWords => wordsIn(useLanguage());
export type { TournamentWords };
