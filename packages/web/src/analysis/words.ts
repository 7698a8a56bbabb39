import files from 'languages:analysis';
import { type AnalysisWords, analysis } from '@mazmorra/languages/analysis';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(analysis, files);
export const useAnalysisWords = (): AnalysisWords => wordsIn(useLanguage());
