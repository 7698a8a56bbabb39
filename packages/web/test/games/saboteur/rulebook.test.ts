import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { booksOf, checkBook } from '../../support/books.ts';

const books = await booksOf('saboteur');
const { en } = books;

const rules = join(import.meta.dirname, '../../../../games/saboteur/src');

/** Every rule the code of the game speaks of: what an event, a refusal or a variant can name, and more. */
const named = [
  ...new Set(
    readdirSync(rules, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(join(rules, file), 'utf8').match(/SB-[A-Z]+-\d+/g) ?? []),
  ),
].sort();

checkBook('saboteur', 'Saboteur', books, named);

test('each of these rules is a tag of a paragraph itself, not only of its section', () => {
  const tags = new Set(en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.rules)));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((rule) => !tags.has(rule))).toEqual([]);
});
