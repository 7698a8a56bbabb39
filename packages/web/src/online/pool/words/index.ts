import { useLanguage } from '../../../i18n/index.ts';
import { inLanguages } from '../../../i18n/loaded.ts';
import type { PoolWords } from './en.ts';

export const poolWordsIn = inLanguages<PoolWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const usePoolWords = (): PoolWords => poolWordsIn(useLanguage());
