import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { AnalysisWords } from './en.ts';

const wordsIn = inLanguages<AnalysisWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useAnalysisWords = (): AnalysisWords => wordsIn(useLanguage());
