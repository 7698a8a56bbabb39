import type { Language } from '@mazmorra/kernel';
import { useLanguage } from '../i18n/index.ts';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';
import type { Rulebook } from './rulebook.ts';

/** The rulebook of a game in each language. */
export type Books = Readonly<Record<Language, () => Promise<{ readonly rulebook: Rulebook }>>>;

const noBook = Promise.resolve('none' as const);

/** The rulebook of a game's screen in the reader's language, loaded when it is first wanted. */
export function useRulebook(
  screen: { readonly rulebook?: Books } | undefined,
  wanted: boolean,
): Rulebook | 'none' | undefined {
  const language = useLanguage();
  return useLoaded(() => {
    if (!wanted || !screen) return undefined;
    return screen.rulebook ? orNothing(screen.rulebook[language]().then(({ rulebook }) => rulebook)) : noBook;
  }, [screen, wanted, language]);
}
