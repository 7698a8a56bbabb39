import type { GameId } from '@mazmorra/catalogue';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { createElement, Fragment } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { loadScreen } from '../../src/games/registry.ts';
import { placeOf, type Rulebook } from '../../src/rulebook/rulebook.ts';
import { loadBook } from '../../src/taught/books.ts';
import { spoken } from './languages.ts';

type Books = Readonly<Record<Language, Rulebook>>;

/** The rulebook of a game in each language. */
export async function booksOf(game: GameId): Promise<Books> {
  const { rulebook } = await spoken(loadScreen(game));
  if (!rulebook) throw new Error(`${game} has no rulebook`);
  const books = LANGUAGES.map(async (one) => [one, (await rulebook[one]()).rulebook] as const);
  return Object.fromEntries(await Promise.all(books)) as Books;
}

/**
 * What every game's rulebook must keep: the same chapters and tags in every language, no chapter or paragraph
 * without content, and a place for each rule that the log can name.
 */
export function checkBook(game: GameId, name: string, books: Books, rules: readonly string[]): void {
  const outline = (book: Rulebook) =>
    book.chapters.map(({ id, paragraphs }) => ({
      id,
      rules: paragraphs.map((paragraph) => paragraph.rules),
    }));
  describe(`${name}: the rulebook`, () => {
    test.each(LANGUAGES)(
      '%s: the same chapters as in English, and the paragraphs tell the same rules',
      (one) => {
        expect(outline(books[one])).toEqual(outline(books.en));
      },
    );
    test.each(Object.entries(books))('%s: every chapter has a title and paragraphs with rules', (_, book) => {
      expect(book.chapters.length).toBeGreaterThan(0);
      for (const { title, paragraphs } of book.chapters) {
        expect(title).not.toBe('');
        expect(paragraphs.length).toBeGreaterThan(0);
        expect(paragraphs.every((paragraph) => paragraph.rules.length > 0)).toBe(true);
        for (const { body } of paragraphs)
          expect(renderToStaticMarkup(createElement(Fragment, null, body))).toMatch(/^<[pou]l?>./);
      }
    });
    test('each position of the lessons can be tried where the first rule it shows is told', async () => {
      const tries = (await loadBook(game))?.tries ?? [];
      for (const book of Object.values(books)) {
        const marks = book.chapters.flatMap(({ id, paragraphs }) =>
          paragraphs.flatMap((one, paragraph) => one.tries.map((mark) => [mark, { chapter: id, paragraph }])),
        );
        const wanted = tries.map(({ id, rules: [rule = ''] }) => [id, placeOf(book, rule)]);
        expect(Object.fromEntries(marks)).toEqual(Object.fromEntries(wanted));
      }
    });
    test('every rule has its paragraph', () => {
      expect(rules.filter((rule) => placeOf(books.en, rule) === undefined)).toEqual([]);
    });
  });
}
