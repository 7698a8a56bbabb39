import { useLanguage } from '../../../i18n/index.ts';
import { inLanguages } from '../../../i18n/loaded.ts';
import type { ChatWords } from './en.ts';

export const chatWordsIn = inLanguages<ChatWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useChatWords = (): ChatWords => chatWordsIn(useLanguage());
