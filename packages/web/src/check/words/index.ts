import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { type CheckWords, en } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, CheckWords>> = { en, es };

export const useCheckWords = (): CheckWords => words[useLanguage()];
export type { CheckWords };
