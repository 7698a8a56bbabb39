import files from 'languages:dilemmas';
import { type DilemmasWords as DilemmaWords, dilemmas } from '@mazmorra/languages/dilemmas';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(dilemmas, files);
export const useDilemmaWords = (): DilemmaWords => wordsIn(useLanguage());
