import files from 'languages:shell';
import type { GameId } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
import { firstOf, ownName } from '@mazmorra/languages';
import { type ShellWords, shell } from '@mazmorra/languages/shell';
import { offered } from '../settings/languages.ts';
import { change, useSettings } from '../settings/store.ts';
import { create } from '../settings/stores.ts';
import { type BoxWords, boxesIn } from './boxes.ts';
import { grammarIn, speak, wordsOf } from './loaded.ts';

export const languages = offered.map((id) => ({ id, name: ownName(id) }));

/** The words of the shell, and what stands on the boxes of the games. */
export type Catalogue = ShellWords & { readonly games: Readonly<Record<GameId, BoxWords>> };

const shellIn = wordsOf(shell, files);
const catalogues = new Map<Language, Catalogue>();

export function wordsIn(language: Language): Catalogue {
  const there = catalogues.get(language);
  if (there) return there;
  const words = shellIn(language);
  const catalogue = { ...words, games: boxesIn(language, words.players) };
  catalogues.set(language, catalogue);
  return catalogue;
}

export const isLanguage = (text: string): text is Language => languages.some(({ id }) => id === text);

/** The words of the shell in the reader's language; the page follows when it is switched. */
export const useWords = (): Catalogue => wordsIn(useLanguage());
export const useLanguage = (): Language => useSettings((settings) => settings.language);

/** A language that was chosen and cannot be loaded now; it is tried again when there is a network. */
export const useAwaited = create<{ readonly language: Language | undefined }>(() => ({
  language: undefined,
}));

/** How long in ms until a failed load is tried again where a network is said to be there: it is said a little too early. */
const AGAIN = 3000;

const networkBack = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, AGAIN);
    else addEventListener('online', resolve, { once: true });
  });

let changing: Promise<void> = Promise.resolve();

/** Switches to another language once its words are there; until then everything stays as it is. */
export function changeLanguage(language: Language): void {
  changing = changing.then(async () => {
    try {
      await speak(language);
      change({ language });
      useAwaited.setState({ language: undefined });
    } catch {
      useAwaited.setState({ language });
      void networkBack().then(() => {
        if (useAwaited.getState().language === language) changeLanguage(language);
      });
    }
  });
}

/** Names in a row as the language joins them: `Ana, Bea and Carlos`. */
export const joined = (language: Language, names: readonly string[]): string =>
  grammarIn(language).and(names);

/** The name of a language in the reader's, as it stands in a sentence: `German`, `alemán`. */
export const languageName = (language: Language, named: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named;

/** The first language we have of those a browser asks for. */
export function firstLanguage(wanted: readonly string[]): Language {
  return firstOf(wanted, offered) ?? 'en';
}
