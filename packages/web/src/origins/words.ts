import files from 'languages:origins';
import { type OriginsWords, origins } from '@mazmorra/languages/origins';
import { wordsOf } from '../i18n/loaded.ts';

export const originWordsIn = wordsOf(origins, files);

/** The sentences about where a card comes from. */
export type OriginWords = OriginsWords['origins'];
/** The words of the page about a game. */
export type PageWords = OriginsWords['page'];
