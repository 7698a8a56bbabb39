import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../../i18n/index.ts';
import { en, type WaitingWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, WaitingWords>> = { en, es };

export const useWaitingWords = (): WaitingWords => words[useLanguage()];
