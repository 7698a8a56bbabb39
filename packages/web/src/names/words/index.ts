import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { NameWords } from './en.ts';

const wordsIn = inLanguages<NameWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useNameWords = (): NameWords => wordsIn(useLanguage());
