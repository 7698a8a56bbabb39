import { join } from 'node:path';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { type Forbidden, readGlossary as readOne } from '@mazmorra/languages/tool';

export type Glossary = Readonly<Partial<Record<Language, readonly Forbidden[]>>>;

const FOLDERS = join(import.meta.dirname, '../../../../languages');

/** The forbidden words of all languages. */
export const readGlossary = (): Glossary => {
  const read = LANGUAGES.map((language) => [language, readOne(join(FOLDERS, language))] as const);
  return Object.fromEntries(read) as unknown as Glossary;
};

/** The words forbidden in the texts of a game, or in texts that belong to no game. */
export const forbiddenIn = (glossary: Glossary, language: Language, game?: string): readonly Forbidden[] =>
  (glossary[language] ?? []).filter(({ where }) => where === 'all' || where === game);
