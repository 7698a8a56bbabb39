import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { CheckWords } from './en.ts';

const wordsIn = inLanguages<CheckWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useCheckWords = (): CheckWords => wordsIn(useLanguage());
export type { CheckWords };
