import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { en, type LessonWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, LessonWords>> = { en, es };

export const useLessonWords = (): LessonWords => words[useLanguage()];
