import { useLanguage } from '../../../i18n/index.ts';
import { inLanguages } from '../../../i18n/loaded.ts';
import type { SeatWords } from './en.ts';

const wordsIn = inLanguages<SeatWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useSeatWords = (): SeatWords => wordsIn(useLanguage());
