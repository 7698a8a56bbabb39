import files from 'languages:online-waiting';
import { onlineWaiting, type OnlineWaitingWords as WaitingWords } from '@mazmorra/languages/online-waiting';
import { useLanguage } from '../../i18n/index.ts';
import { wordsOf } from '../../i18n/loaded.ts';

const wordsIn = wordsOf(onlineWaiting, files);
export const useWaitingWords = (): WaitingWords => wordsIn(useLanguage());
