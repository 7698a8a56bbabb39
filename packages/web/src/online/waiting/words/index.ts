import { useLanguage } from '../../../i18n/index.ts';
import { inLanguages } from '../../../i18n/loaded.ts';
import type { WaitingWords } from './en.ts';

const wordsIn = inLanguages<WaitingWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useWaitingWords = (): WaitingWords => wordsIn(useLanguage());
