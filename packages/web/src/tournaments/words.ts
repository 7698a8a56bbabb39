import files from 'languages:tournaments';
import { type TournamentsWords as TournamentWords, tournaments } from '@mazmorra/languages/tournaments';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(tournaments, files);
export const useTournamentWords = (): TournamentWords => wordsIn(useLanguage());
export type { TournamentWords };
