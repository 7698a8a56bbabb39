import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { type DailyWords, en } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, DailyWords>> = { en, es };

export const useDailyWords = (): DailyWords => words[useLanguage()];
export type { DailyWords };
