import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameText, type GameTexts, LANGUAGES, type Language } from '@mazmorra/kernel';
import { textOf } from './files.ts';
import { filled, isWhole } from './filled.ts';
import { languages } from './folders.ts';
import type { Grammar } from './grammar.ts';
import { grammarIn } from './grammars.ts';
import { notFluent } from './not-fluent.ts';
import type { Subject } from './subject.ts';
import type { Told } from './told.ts';
import { wordsFrom } from './words.ts';

export { basicsIn } from './basics.ts';
export { filledBook } from './book.ts';
export { draftIn } from './draft.ts';
export { isBook, textOf } from './files.ts';
export { filled } from './filled.ts';
export { languages } from './folders.ts';
export { grammarIn } from './grammars.ts';

/** Why a language cannot be used. */
export interface Trouble {
  readonly language: string;
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** What is broken in a folder so that no text of it can be trusted: it is not there, says nothing of its language, or is not Fluent. */
export function troubleIn(folder: string, language: string): Trouble | undefined {
  if (!existsSync(folder)) return { language, file: folder, line: 1, what: 'there is no such folder' };
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.ftl'))) {
    const [fault] = notFluent(readFileSync(join(folder, name), 'utf8'));
    if (fault) return { language, file: join(folder, name), ...fault };
  }
  if (grammarIn(folder)) return undefined;
  const what = 'it must say you, reader (first or last), quote-open, quote-close, inner-open, inner-close';
  return { language, file: join(folder, 'language.ftl'), line: 1, what };
}

const troubles = new Map<Language, Trouble | undefined>();

/** The same of a language of the list. Its texts are those of English then. Looked at once. */
function troubleOf(language: Language): Trouble | undefined {
  if (!troubles.has(language)) troubles.set(language, troubleIn(join(languages, language), language));
  return troubles.get(language);
}

/** The languages that can be used. */
export const usableLanguages = (): readonly Language[] =>
  LANGUAGES.filter((language) => troubleOf(language) === undefined);

/** What keeps the others from being used. */
export const languageTroubles = (): readonly Trouble[] =>
  LANGUAGES.flatMap((language) => troubleOf(language) ?? []);

const folderOf = (language: Language): string =>
  join(languages, troubleOf(language) === undefined ? language : 'en');

/** How a language makes rows of names and quotations. */
export function grammarOfLanguage(language: Language): Grammar {
  const grammar = grammarIn(folderOf(language));
  if (!grammar) throw new Error(`${join(languages, 'en')} has no language.ftl`);
  return grammar;
}

/** A whole page of a language, such as `privacy.md`; in English where the language lacks it. */
export function pageText(language: Language, name: string): string {
  const [own, english] = [folderOf(language), join(languages, 'en')].map((folder) =>
    join(folder, `${name}.md`),
  );
  return readFileSync(own !== undefined && existsSync(own) ? own : (english ?? ''), 'utf8');
}

/** The words of a subject in each language, for the server and the command line. A file is read when its words are first asked for. */
export function wordsOf<W>(subject: Subject<W>): (language: Language) => W {
  const read = new Map<Language, W>();
  return (language) => {
    const there = read.get(language);
    if (there !== undefined) return there;
    const own = textOf(folderOf(language), subject.name);
    const english = textOf(join(languages, 'en'), subject.name);
    const text = isWhole(own, english) ? own : filled(own, english);
    const words = wordsFrom(subject, grammarOfLanguage(language), text);
    read.set(language, words);
    return words;
  };
}

/** The texts of a game in each language, each made when it is first asked for. */
export function textsOf<E, W>({ subject, tell }: Told<E, W>): GameTexts<E> {
  const wordsIn = wordsOf(subject);
  const made = new Map<Language, GameText<E>>();
  const textIn = (language: Language): GameText<E> => {
    const text = made.get(language) ?? tell(wordsIn(language));
    made.set(language, text);
    return text;
  };
  const texts = LANGUAGES.map((language) => [language, { get: () => textIn(language), enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(texts)) as GameTexts<E>;
}
