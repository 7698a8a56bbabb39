import { LANGUAGES, type Language } from '@mazmorra/kernel';

/** The code of a language that somebody works on; their server names it (`server/src/pages/drafts.ts`). A build has no document. */
export const draftLanguage =
  typeof document === 'undefined'
    ? undefined
    : (document.documentElement.dataset['draft'] as Language | undefined);

/** The languages that a reader may choose. */
export const offered: readonly Language[] = [
  ...new Set([...LANGUAGES, ...(draftLanguage === undefined ? [] : [draftLanguage])]),
];

/** The language in which a server tells this reader something: it knows those of the list alone. */
export const toldIn = (language: Language): Language => (LANGUAGES.includes(language) ? language : 'en');
