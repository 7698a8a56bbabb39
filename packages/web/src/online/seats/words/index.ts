import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../../i18n/index.ts';
import { en, type SeatWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, SeatWords>> = { en, es };

export const useSeatWords = (): SeatWords => words[useLanguage()];
