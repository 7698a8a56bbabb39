import files from 'languages:saboteur-table';
import { saboteurTable } from '@mazmorra/languages/saboteur-table';
import { madeOf } from '../../../i18n/loaded.ts';
import { tableWords } from './arguments.ts';

/** What only this screen says; everything else comes from the game's own texts. Names arrive as the table writes them. */
export type Words = ReturnType<typeof tableWords>;
export type EndingWords = Words['ending'];

export const wordsIn = madeOf(saboteurTable, files, tableWords);
