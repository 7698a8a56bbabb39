import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../../i18n/index.ts';
import { type CallWords, en } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, CallWords>> = { en, es };

export const useCallWords = (): CallWords => words[useLanguage()];
