import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../../i18n/index.ts';
import { en, type PoolWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, PoolWords>> = { en, es };

export const poolWordsIn = (language: Language): PoolWords => words[language];
export const usePoolWords = (): PoolWords => poolWordsIn(useLanguage());
