import files from 'languages:dungeonquest-table';
import { dungeonquestTable } from '@mazmorra/languages/dungeonquest-table';
import { madeOf } from '../../../i18n/loaded.ts';
import { tableWords } from './arguments.ts';

/** What only this screen says; everything else comes from the game's own texts. Names arrive as the game writes them. */
export type Words = ReturnType<typeof tableWords>;
export type EndingWords = Words['ending'];

export const wordsIn = madeOf(dungeonquestTable, files, tableWords);
