import { useLanguage } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/loaded.ts';
import type { OnlineWords } from './en.ts';

export const onlineWordsIn = inLanguages<OnlineWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});

export const useOnlineWords = (): OnlineWords => onlineWordsIn(useLanguage());
export type { OnlineWords };

export const refusedIn = ({ refused }: OnlineWords, code: string): string =>
  code in refused ? refused[code as keyof typeof refused] : refused.other;
