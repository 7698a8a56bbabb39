import type { Language } from '@mazmorra/kernel';
import { inLanguages } from '../i18n/loaded.ts';

/** A hyphen that is drawn only where a line ends. */
const SOFT = '\u00ad';
/** A place where a line may end, without a sign. */
const UNSEEN = '\u200b';
/** Shorter words are not broken. */
const LONG = 7;

/** The numbers of the letters before which a word may be broken. */
export type Breaks = (word: string) => readonly number[];

const breaksIn = inLanguages<Breaks>({
  en: async () => (await import('./breaks/en.ts')).en,
  es: async () => (await import('./breaks/es.ts')).es,
  fr: async () => (await import('./breaks/fr.ts')).fr,
  de: async () => (await import('./breaks/de.ts')).de,
  'pt-BR': async () => (await import('./breaks/pt-BR.ts')).ptBR,
  it: async () => (await import('./breaks/it.ts')).it,
});

function broken(word: string, language: Language): string {
  const lower = word.toLowerCase();
  const places = breaksIn(language)(lower);
  let from = 0;
  const parts = [...places, word.length].map((place) => {
    const part = word.slice(from, place);
    from = place;
    return part;
  });
  return parts.join(SOFT);
}

/**
 * A name whose long words may be broken between syllables, for cards that are narrower than a word. Not left to the browser:
 * many have no list of syllables and break a word at any letter.
 */
export const breakable = (name: string, language: Language): string =>
  name
    .replaceAll(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word, language)))
    // An article that has lost its vowel stays on the line before: dell’apertura.
    .replaceAll(/’(?=\p{L}[\p{L}\u00ad]{5})/gu, `’${UNSEEN}`);
