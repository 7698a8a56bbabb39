import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { change, useSettings } from '../settings/store.ts';
import { create } from '../settings/stores.ts';
import type { en } from './en.ts';
import { inLanguages, speak } from './loaded.ts';

export type Catalogue = typeof en;

const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

export const languages = LANGUAGES.map((id) => ({ id, name: NAMES[id] }));

interface Shell {
  readonly words: Catalogue;
  /** Names in a row: `Ana, Bea and Carlos`. */
  joined(names: readonly string[]): string;
}

const shellIn = inLanguages<Shell>({
  en: async () => {
    const { en: words, joined } = await import('./en.ts');
    return { words, joined };
  },
  es: async () => {
    const { es: words, joined } = await import('./es.ts');
    return { words, joined };
  },
});

export const wordsIn = (language: Language): Catalogue => shellIn(language).words;

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
  shellIn(language).joined(names);

/** The first language we have of those a browser asks for. */
export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = languages.find(({ id }) => id === base);
    if (found) return found.id;
  }
  return 'en';
}
