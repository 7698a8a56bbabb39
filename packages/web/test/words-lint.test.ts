import { gameIds } from '@mazmorra/catalogue';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { forbiddenIn, lint, readGlossary } from '@mazmorra/testkit';
import { createElement, Fragment } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';

import type { Rulebook } from '../src/rulebook/rulebook.ts';
import { booksOf } from './support/books.ts';

/** The paragraphs of a rulebook as plain text. */
const paragraphs = (book: Rulebook): [path: string, text: string][] =>
  book.chapters.flatMap((chapter) =>
    [
      chapter.title,
      ...chapter.paragraphs.map(({ body }) => renderToStaticMarkup(createElement(Fragment, null, body))),
    ].map((html) => [
      chapter.id,
      html
        .replace(/<\/(?:p|li)>/g, ' ')
        .replace(/<[^>]+>/g, '')
        .replace(/&#x27;/g, "'")
        .replace(/&quot;/g, '"')
        .replace(/[ \n]+/g, ' ')
        .trim(),
    ]),
  );

const glossary = readGlossary();

function faults(all: readonly [path: string, text: string][], language: Language, game?: string): string[] {
  const forbidden = forbiddenIn(glossary, language, game);
  return all.flatMap(([path, text]) =>
    lint(text, language, { names: [], forbidden }).map(
      ({ rule, found }) => `${rule} (${found}): ${text} [${path}]`,
    ),
  );
}

test.each(gameIds)('the lint finds nothing in the rulebook of %s', async (game) => {
  const books = await booksOf(game);
  for (const language of LANGUAGES) expect(faults(paragraphs(books[language]), language, game)).toEqual([]);
});
