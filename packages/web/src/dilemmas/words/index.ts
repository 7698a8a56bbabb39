import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { type DilemmaWords, en } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, DilemmaWords>> = { en, es };

export const useDilemmaWords = (): DilemmaWords => words[useLanguage()];
