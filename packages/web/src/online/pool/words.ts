import files from 'languages:online-pool';
import { onlinePool, type OnlinePoolWords as PoolWords } from '@mazmorra/languages/online-pool';
import { useLanguage } from '../../i18n/index.ts';
import { wordsOf } from '../../i18n/loaded.ts';

export const poolWordsIn = wordsOf(onlinePool, files);
export const usePoolWords = (): PoolWords => poolWordsIn(useLanguage());
export type { PoolWords };
