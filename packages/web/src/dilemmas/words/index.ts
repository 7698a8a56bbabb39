import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { DilemmaWords } from './en.ts';

const wordsIn = inLanguages<DilemmaWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useDilemmaWords = (): DilemmaWords => wordsIn(useLanguage());
