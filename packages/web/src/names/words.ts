import files from 'languages:names';
import { type NamesWords as NameWords, names } from '@mazmorra/languages/names';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(names, files);
export const useNameWords = (): NameWords => wordsIn(useLanguage());
