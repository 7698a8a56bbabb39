import { english, LANGUAGES, type Language, spanish } from '@mazmorra/kernel';
import { useSettings } from '../settings/store.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Catalogue = typeof en;

const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

export const languages = LANGUAGES.map((id) => ({ id, name: NAMES[id] }));

const catalogues: Readonly<Record<Language, Catalogue>> = { en, es };

export const wordsIn = (language: Language): Catalogue => catalogues[language];

export const isLanguage = (text: string): text is Language => languages.some(({ id }) => id === text);

/** The words of the shell in the reader's language; the page follows when it is switched. */
export const useWords = (): Catalogue => catalogues[useSettings((settings) => settings.language)];
export const useLanguage = (): Language => useSettings((settings) => settings.language);

const JOINED: Readonly<Record<Language, (names: readonly string[]) => string>> = {
  en: english.and,
  es: spanish.y,
};

/** Names in a row as the language joins them: `Ana, Bea and Carlos`. */
export const joined = (language: Language, names: readonly string[]): string => JOINED[language](names);

/** The first language we have of those a browser asks for. */
export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = languages.find(({ id }) => id === base);
    if (found) return found.id;
  }
  return 'en';
}
