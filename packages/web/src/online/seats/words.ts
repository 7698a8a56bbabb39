import files from 'languages:online-seats';
import { onlineSeats, type OnlineSeatsWords as SeatWords } from '@mazmorra/languages/online-seats';
import { useLanguage } from '../../i18n/index.ts';
import { wordsOf } from '../../i18n/loaded.ts';

const wordsIn = wordsOf(onlineSeats, files);
export const useSeatWords = (): SeatWords => wordsIn(useLanguage());
