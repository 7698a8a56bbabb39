import files from 'languages:operator';
import { type OperatorWords, operator } from '@mazmorra/languages/operator';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(operator, files);
export const useOperatorWords = (): OperatorWords => wordsIn(useLanguage());
export type { OperatorWords };
