import type { Language } from '@mazmorra/kernel';
import { wordsIn } from './words/words.ts';

interface Seen {
  readonly language: Language;
  readonly view: { readonly round: number; readonly rounds: number };
}

/** The same for both roles, and without anybody's gold: the line is seen by whoever looks at the screen. */
export const aim = ({ language, view: { round, rounds } }: Seen): string =>
  wordsIn(language).aim(round, rounds);
