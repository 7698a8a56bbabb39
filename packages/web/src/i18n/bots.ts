import files from 'languages:bots';
import { bots } from '@mazmorra/languages/bots';
import { wordsOf } from './loaded.ts';

/** The sentences about bots, and those in which they explain themselves. */
export const botTextIn = wordsOf(bots, files);
