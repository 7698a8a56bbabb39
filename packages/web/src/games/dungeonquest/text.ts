import files from 'languages:dungeonquest';
import { text as told } from '@mazmorra/dungeonquest/text';
import { textsOf } from '../../i18n/loaded.ts';

/** The game's own words. */
export const text = textsOf(told, files);
