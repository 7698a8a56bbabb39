import files from 'languages:practice';
import { type PracticeWords, practice } from '@mazmorra/languages/practice';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(practice, files);
export const usePracticeWords = (): PracticeWords => wordsIn(useLanguage());
