import type { Language, RuleId } from '@mazmorra/kernel';
import { type ChapterText, readBook } from '@mazmorra/languages';
import type { ComponentChildren } from 'preact';
import { madeFrom } from '../i18n/loaded.ts';
import { type Embedded, markdown } from './markdown.tsx';
import type { Rulebook } from './rulebook.ts';
import type { Books } from './use-rulebook.ts';

interface Part<T> {
  readonly rules: readonly RuleId[];
  readonly picture?: (text: T) => ComponentChildren;
}

/** Chapters and their paragraphs in order, the same in all languages. `T` is what pictures take their words from. */
export type Outline<T> = Readonly<Record<string, Readonly<Record<string, Part<T>>>>>;

/** The book in one language. A paragraph that its file lacks is left empty; a test looks for it. */
export function bookOf<T>(
  outline: Outline<T>,
  told: readonly ChapterText[],
  text: T,
  embedded: Embedded = {},
): Rulebook {
  return {
    chapters: Object.entries(outline).map(([id, parts]) => {
      const chapter = told.find((one) => one.id === id);
      return {
        id,
        title: chapter?.title ?? '',
        paragraphs: Object.entries(parts).map(([part, { rules, picture }]) => {
          const paragraph = chapter?.paragraphs.find((one) => one.id === part);
          return {
            rules,
            body: markdown(paragraph?.text ?? '', embedded),
            tries: paragraph?.tries ?? [],
            ...(picture && { picture: picture(text) }),
          };
        }),
      };
    }),
  };
}

/** The rulebook of a game in each language, from its Markdown files and its outline, loaded when it is wanted. */
export const booksFrom = (
  name: string,
  files: Parameters<typeof madeFrom>[1],
  outline: () => Promise<{ bookIn(language: Language, told: readonly ChapterText[]): Rulebook }>,
): Books =>
  madeFrom(name, files, async (text, language) => ({
    rulebook: (await outline()).bookIn(language, readBook(text)),
  }));
