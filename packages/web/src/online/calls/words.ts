import files from 'languages:online-calls';
import { type OnlineCallsWords as CallWords, onlineCalls } from '@mazmorra/languages/online-calls';
import { useLanguage } from '../../i18n/index.ts';
import { wordsOf } from '../../i18n/loaded.ts';

const wordsIn = wordsOf(onlineCalls, files);
export const useCallWords = (): CallWords => wordsIn(useLanguage());
