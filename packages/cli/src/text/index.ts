import type { Language } from '@mazmorra/kernel';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

/** Everything that people read from the command line, in one language. A sentence that one language lacks does not compile. */
export type Text = typeof en;

export const texts: Readonly<Record<Language, Text>> = { en, es };

/** A sentence that can be said in each language. */
export type Sentence = (text: Text) => string;

/** A word of a usage line that stands for what is to be named there. */
export type Placeholder = keyof Text['placeholders'];
