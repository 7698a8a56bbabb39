import files from 'languages:welcome-to-the-dungeon-table';
import { welcomeToTheDungeonTable } from '@mazmorra/languages/welcome-to-the-dungeon-table';
import { madeOf } from '../../../i18n/loaded.ts';
import { tableWords } from './arguments.ts';

/** What only this screen says; everything else comes from the game's own texts. Names arrive as the game writes them. */
export type Words = ReturnType<typeof tableWords>;

export const wordsIn = madeOf(welcomeToTheDungeonTable, files, tableWords);
