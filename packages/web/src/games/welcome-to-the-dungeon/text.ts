import files from 'languages:welcome-to-the-dungeon';
import { text as told } from '@mazmorra/welcome-to-the-dungeon/text';
import { textsOf } from '../../i18n/loaded.ts';

/** The game's own words. */
export const text = textsOf(told, files);
