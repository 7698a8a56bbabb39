import { describe, expect, test } from 'vitest';
import { placeOf, type Rulebook } from '../../src/rulebook/rulebook.ts';

/**
 * What every game's rulebook must keep: the same chapters and tags in both languages, no chapter or paragraph
 * without content, and a place for each rule that the log can name.
 */
export function checkBook(
  name: string,
  books: { readonly en: Rulebook; readonly es: Rulebook },
  rules: readonly string[],
): void {
  const outline = (book: Rulebook) =>
    book.chapters.map(({ id, paragraphs }) => ({
      id,
      rules: paragraphs.map((paragraph) => paragraph.rules),
    }));
  describe(`${name}: the rulebook`, () => {
    test('both languages have the same chapters, and their paragraphs tell the same rules', () => {
      expect(outline(books.es)).toEqual(outline(books.en));
    });
    test.each(Object.entries(books))('%s: every chapter has a title and paragraphs with rules', (_, book) => {
      expect(book.chapters.length).toBeGreaterThan(0);
      for (const { title, paragraphs } of book.chapters) {
        expect(title).not.toBe('');
        expect(paragraphs.length).toBeGreaterThan(0);
        expect(paragraphs.every((paragraph) => paragraph.rules.length > 0)).toBe(true);
      }
    });
    test('every rule has its paragraph', () => {
      expect(rules.filter((rule) => placeOf(books.en, rule) === undefined)).toEqual([]);
    });
  });
}
