import { english, type Language, spanish } from '@mazmorra/kernel';
import { useSettings } from '../settings/store.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Catalogue = typeof en;

export const languages: readonly { readonly id: Language; readonly name: string }[] = [
  { id: 'es', name: 'Español' },
  { id: 'en', name: 'English' },
];

const catalogues: Readonly<Record<Language, Catalogue>> = { en, es };

export const wordsIn = (language: Language): Catalogue => catalogues[language];

export const isLanguage = (text: string): text is Language => languages.some(({ id }) => id === text);

/** The words of the shell in the reader's language; the page follows when it is switched. */
export const useWords = (): Catalogue => catalogues[useSettings((settings) => settings.language)];
export const useLanguage = (): Language => useSettings((settings) => settings.language);

/** Names in a row as the language joins them: `Ana, Bea and Carlos`. */
export function joined(language: Language, names: readonly string[]): string {
  return language === 'es' ? spanish.y(names) : english.and(names);
}

/** The first language we have of those a browser asks for. */
export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = languages.find(({ id }) => id === base);
    if (found) return found.id;
  }
  return 'en';
}
