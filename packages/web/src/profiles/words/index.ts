import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { ProfileWords } from './en.ts';

const wordsIn = inLanguages<ProfileWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useProfileWords = (): ProfileWords => wordsIn(useLanguage());
