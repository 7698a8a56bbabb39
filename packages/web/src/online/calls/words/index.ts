import { useLanguage } from '../../../i18n/index.ts';
import { inLanguages } from '../../../i18n/loaded.ts';
import type { CallWords } from './en.ts';

const wordsIn = inLanguages<CallWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useCallWords = (): CallWords => wordsIn(useLanguage());
