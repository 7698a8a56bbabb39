import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { en, type OnlineWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, OnlineWords>> = { en, es };

export const onlineWordsIn = (language: Language): OnlineWords => words[language];
export const useOnlineWords = (): OnlineWords => onlineWordsIn(useLanguage());
export type { OnlineWords };

export const refusedIn = ({ refused }: OnlineWords, code: string): string =>
  code in refused ? refused[code as keyof typeof refused] : refused.other;
