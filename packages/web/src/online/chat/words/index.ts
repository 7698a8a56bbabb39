import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../../../i18n/index.ts';
import { type ChatWords, en } from './en.ts';
import { es } from './es.ts';

const words: Readonly<Record<Language, ChatWords>> = { en, es };

export const useChatWords = (): ChatWords => words[useLanguage()];
