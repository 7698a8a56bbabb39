import type { Language } from '@mazmorra/kernel';
import { type CliWords, cli } from '@mazmorra/languages/cli';
import { type CliAdminWords, cliAdmin } from '@mazmorra/languages/cli-admin';
import { cliFigures } from '@mazmorra/languages/cli-figures';
import { type CliHelpWords, cliHelp } from '@mazmorra/languages/cli-help';
import { grammarOfLanguage, wordsOf } from '@mazmorra/languages/node';
import { type TranslatingWords, translating } from '@mazmorra/languages/translating';
import { allowedIn, failureIn } from './failures.ts';
import { type Numbers, numbersIn } from './numbers.ts';

/** Everything that people read from the command line, in one language. */
export interface Text extends Omit<CliWords, 'allowed'>, Numbers {
  readonly language: Language;
  readonly help: CliHelpWords;
  readonly admin: CliAdminWords;
  readonly translating: TranslatingWords;
  /** `a, b or c`. */
  or(words: readonly string[]): string;
  /** What may be named instead: `allowed are a, b and c`. */
  allowed(words: readonly string[]): string;
  /** What an error says of itself. */
  failure(error: unknown): string;
  /** The keys that lead to a figure of a game's summary: `dungeon`, `meanPile` as `dungeon: mean pile`. Ids of components stay as they are. */
  figure(keys: readonly string[]): string;
}

const wordsIn = wordsOf(cli);
const adminIn = wordsOf(cliAdmin);
const helpIn = wordsOf(cliHelp);
const figuresIn = wordsOf(cliFigures);
const translatingIn = wordsOf(translating);

const made = new Map<Language, Text>();

function make(language: Language): Text {
  const figures: Readonly<Record<string, string>> = { ...figuresIn(language) };
  return {
    ...wordsIn(language),
    ...numbersIn(language),
    language,
    help: helpIn(language),
    admin: adminIn(language),
    translating: translatingIn(language),
    or: grammarOfLanguage(language).or,
    allowed: allowedIn(language),
    failure: failureIn(language),
    figure: (keys) => keys.map((key) => (Object.hasOwn(figures, key) ? figures[key] : key)).join(': '),
  };
}

/** What the command line says in a language. */
export function textIn(language: Language): Text {
  const text = made.get(language) ?? make(language);
  made.set(language, text);
  return text;
}

/** A sentence that can be said in each language. */
export type Sentence = (text: Text) => string;

/** A word of a usage line that stands for what is to be named there. */
export type Placeholder = keyof Text['placeholders'];

/** What a person typed, as they typed it. */
export const typed = (text: unknown): string => JSON.stringify(text);
