import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { type AnalysisWords, en } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, AnalysisWords>> = { en, es };

export const useAnalysisWords = (): AnalysisWords => words[useLanguage()];
