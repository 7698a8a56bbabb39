import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { DailyWords } from './en.ts';

const wordsIn = inLanguages<DailyWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useDailyWords = (): DailyWords => wordsIn(useLanguage());
export type { DailyWords };
