import type { Language } from '@mazmorra/kernel';
import { wordsOf } from '@mazmorra/languages/node';
import { type PagesWords, pages } from '@mazmorra/languages/pages';

/** The titles and descriptions of pages, by language. */
export const pageWordsIn: (language: Language) => PagesWords = wordsOf(pages);
