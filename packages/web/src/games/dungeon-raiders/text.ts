import files from 'languages:dungeon-raiders';
import { text as told } from '@mazmorra/dungeon-raiders/text';
import { textsOf } from '../../i18n/loaded.ts';

/** The game's own words. */
export const text = textsOf(told, files);
