import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { OperatorWords } from './en.ts';

const wordsIn = inLanguages<OperatorWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useOperatorWords = (): OperatorWords => wordsIn(useLanguage());
