import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { LessonWords } from './en.ts';

const wordsIn = inLanguages<LessonWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useLessonWords = (): LessonWords => wordsIn(useLanguage());
