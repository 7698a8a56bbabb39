import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameText, type GameTexts, LANGUAGES, type Language } from '@mazmorra/kernel';
import { filled } from './filled.ts';
import { languages } from './folders.ts';
import { grammars } from './grammars.ts';
import type { Subject } from './subject.ts';
import type { Told } from './told.ts';
import { wordsFrom } from './words.ts';

export { filled } from './filled.ts';
export { languages } from './folders.ts';

/** The text of a file, nothing where there is none. */
export const textOf = (folder: string, name: string): string => {
  const file = join(folder, `${name}.ftl`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** A whole page of a language, such as `privacy.md`; in English where the language lacks it. */
export function pageText(language: Language, name: string): string {
  const [own, english] = [language, 'en'].map((code) => join(languages, code, `${name}.md`));
  return readFileSync(own !== undefined && existsSync(own) ? own : (english ?? ''), 'utf8');
}

/** The words of a subject in each language, for the server and the command line. A file is read when its words are first asked for. */
export function wordsOf<W>(subject: Subject<W>): (language: Language) => W {
  const read = new Map<Language, W>();
  return (language) => {
    const there = read.get(language);
    if (there !== undefined) return there;
    const [own, english] = [language, 'en'].map((code) => textOf(join(languages, code), subject.name));
    const words = wordsFrom(subject, grammars[language], filled(own ?? '', english ?? ''));
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
