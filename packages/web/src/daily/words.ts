import files from 'languages:daily';
import { type DailyWords, daily } from '@mazmorra/languages/daily';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(daily, files);
export const useDailyWords = (): DailyWords => wordsIn(useLanguage());
export type { DailyWords };
