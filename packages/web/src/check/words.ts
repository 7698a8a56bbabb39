import files from 'languages:check';
import { type CheckWords, check } from '@mazmorra/languages/check';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(check, files);
export const useCheckWords = (): CheckWords => wordsIn(useLanguage());
export type { CheckWords };
