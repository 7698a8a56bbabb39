import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import { en, type TournamentWords } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, TournamentWords>> = { en, es };

export const useTournamentWords = (): TournamentWords => words[useLanguage()];
export type { TournamentWords };
