import files from 'languages:dungeon-raiders-table';
import { dungeonRaidersTable } from '@mazmorra/languages/dungeon-raiders-table';
import { madeOf } from '../../../i18n/loaded.ts';
import { tableWords } from './arguments.ts';

/** What only this screen says; everything else comes from the game's own texts. Names arrive as the game writes them. */
export type Words = ReturnType<typeof tableWords>;
export type EndingWords = Words['ending'];

export const wordsIn = madeOf(dungeonRaidersTable, files, tableWords);
