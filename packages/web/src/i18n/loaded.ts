import grammars from 'languages:grammar';
import type { GameText, Language } from '@mazmorra/kernel';
import { type Draft, type Grammar, grammarOf, type Subject, type Told, wordsFrom } from '@mazmorra/languages';
import { draftLanguage, offered } from '../settings/languages.ts';

/**
 * Words are loaded in the reader's language alone, and before anything is shown that needs them: components take them without
 * waiting. A module with words names its files by `wordsOf` or `inLanguages`; pages and games are loaded through `withWords`.
 */
type Load = (language: Language) => Promise<unknown>;
/** What a language lacks is there in English. */
type Files<W> = Readonly<Partial<Record<Language, () => Promise<W>>> & { en: () => Promise<W> }>;

const loaders: Load[] = [];
let inUse: readonly Language[] = [];

/** Words of which each language is a file of its own. What it returns takes those of a language that is in use. */
export function inLanguages<W>(files: Files<W>): (language: Language) => W {
  const loaded = new Map<Language, W>();
  loaders.push(async (language) => {
    if (!loaded.has(language)) loaded.set(language, await (files[language] ?? files.en)());
  });
  return (language) => {
    const words = loaded.get(language);
    if (words === undefined) throw new Error(`words are not loaded in the language ${language}`);
    return words;
  };
}

type InEach<W> = Readonly<Record<Language, () => Promise<W>>>;

const inEach = <W>(load: (language: Language) => Promise<W>): InEach<W> =>
  Object.fromEntries(offered.map((language) => [language, () => load(language)])) as InEach<W>;

let draft: Promise<Draft> | undefined;
const loadDraft = async (language: Language): Promise<Draft> =>
  (await fetch(`/api/drafts/${language}`)).json();

/** The language that somebody works on, as their server reads it now. */
const draftIn = (language: Language): Promise<Draft> | undefined => {
  if (language !== draftLanguage) return undefined;
  draft ??= loadDraft(language);
  return draft;
};

const loadGrammar = async (language: Language): Promise<Grammar> => {
  const [own, built] = await Promise.all([draftIn(language), grammars[language]?.()]);
  const basics = own?.basics ?? built?.basics;
  if (basics === undefined) throw new Error(`there is no language ${language}`);
  return grammarOf(language, basics, built?.refine);
};

/** How each language makes rows of names and quotations. */
export const grammarIn: (language: Language) => Grammar = inLanguages(inEach(loadGrammar));

type Texts = Files<{ readonly default: string }>;

/** The text of a file in a language, and how that language makes rows. */
async function readText(name: string, files: Texts, language: Language): Promise<[string, Grammar]> {
  const own = (await draftIn(language))?.texts[name];
  return Promise.all([
    own ?? (files[language] ?? files.en)().then((file) => file.default),
    loadGrammar(language),
  ]);
}

/** What is made of the file of a language when it is asked for. */
export const madeFrom = <T>(
  name: string,
  files: Texts,
  make: (text: string, language: Language) => Promise<T>,
): InEach<T> => inEach(async (language) => make((await readText(name, files, language))[0], language));

async function readWords<W>(subject: Subject<W>, files: Texts, language: Language): Promise<W> {
  const [text, grammar] = await readText(subject.name, files, language);
  return wordsFrom(subject, grammar, text);
}

/** The words of a subject, from the `.ftl` file of each language. */
export const wordsOf = <W>(subject: Subject<W>, files: Texts): ((language: Language) => W) =>
  inLanguages(inEach((language) => readWords(subject, files, language)));

/** What is made of the words of a subject in each language. */
export const madeOf = <W, M>(
  subject: Subject<W>,
  files: Texts,
  made: (words: W) => M,
): ((language: Language) => M) =>
  inLanguages(inEach(async (language) => made(await readWords(subject, files, language))));

/** The texts of a game, from the `.ftl` file of each language. */
export const textsOf = <E, W>(
  { subject, tell }: Told<E, W>,
  files: Texts,
): ((language: Language) => GameText<E>) => madeOf(subject, files, tell);

const load = (languages: readonly Language[]): Promise<unknown> =>
  Promise.all(languages.flatMap((language) => loaders.map((one) => one(language))));

/** Loads the words of all modules there are in these languages. Until that is done those used before stay in use too. */
export async function speak(...languages: readonly Language[]): Promise<void> {
  const before = inUse;
  inUse = [...before, ...languages];
  try {
    await load(inUse);
    inUse = languages;
  } catch (error) {
    inUse = before;
    throw error;
  }
}

/** A module with all words that it brings along. */
export async function withWords<M>(module: Promise<M>): Promise<M> {
  const loaded = await module;
  await load(inUse);
  return loaded;
}

/** Puts the sentences of a language into data that name them. */
type PutIn = (data: object, language: Language, text: string, grammar: Grammar) => void;

/** Data whose sentences stand in a file of each language, such as lessons. Whoever holds them has all languages that are in use. */
export async function toldIn<T extends object>(
  loading: Promise<T>,
  name: string,
  files: Texts,
  putIn: PutIn,
): Promise<T> {
  const data = await loading;
  const known = new Set<Language>();
  const add: Load = async (language) => {
    if (known.has(language)) return;
    putIn(data, language, ...(await readText(name, files, language)));
    known.add(language);
  };
  loaders.push(add);
  await Promise.all(inUse.map(add));
  return data;
}
