import files from 'languages:online-chat';
import { type OnlineChatWords as ChatWords, onlineChat } from '@mazmorra/languages/online-chat';
import { useLanguage } from '../../i18n/index.ts';
import { wordsOf } from '../../i18n/loaded.ts';

export const chatWordsIn = wordsOf(onlineChat, files);
export const useChatWords = (): ChatWords => chatWordsIn(useLanguage());
