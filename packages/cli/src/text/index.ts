import type { Language } from '@mazmorra/kernel';
import { wordsOf } from '@mazmorra/languages/node';
import { translating } from '@mazmorra/languages/translating';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

const translatingIn = wordsOf(translating);
const withTranslating = (language: Language, words: typeof en) => ({
  ...words,
  translating: translatingIn(language),
});

/** Everything that people read from the command line, in one language. A sentence that one language lacks does not compile. */
export type Text = ReturnType<typeof withTranslating>;

export const texts: Readonly<Record<Language, Text>> = {
  en: withTranslating('en', en),
  es: withTranslating('es', es),
};

/** A sentence that can be said in each language. */
export type Sentence = (text: Text) => string;

/** A word of a usage line that stands for what is to be named there. */
export type Placeholder = keyof Text['placeholders'];
