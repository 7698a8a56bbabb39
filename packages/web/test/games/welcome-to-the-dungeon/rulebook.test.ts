import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { booksOf, checkBook } from '../../support/books.ts';

const books = await booksOf('welcome-to-the-dungeon');
const { en } = books;

const rules = join(import.meta.dirname, '../../../../games/welcome-to-the-dungeon/src');

/** Every rule the code of the game speaks of: what an event, a refusal or a variant can name, and more. */
const named = [
  ...new Set(
    readdirSync(rules, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(join(rules, file), 'utf8').match(/WD-[A-Z]+-\d+/g) ?? []),
  ),
].sort();

checkBook('welcome-to-the-dungeon', 'Welcome to the Dungeon', books, named);

test('the code of the game names rules of every section', () => {
  expect([...new Set(named.map((rule) => rule.replace(/-\d+$/, '')))]).toEqual([
    'WD-BID',
    'WD-DEC',
    'WD-DGN',
    'WD-END',
    'WD-NEXT',
    'WD-RES',
    'WD-RND',
    'WD-ROUND',
    'WD-RULING',
    'WD-SETUP',
    'WD-VAR',
  ]);
});

test('each of these rules is a tag of a paragraph itself, not only of its section', () => {
  const tags = new Set(en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.rules)));
  expect(named.filter((rule) => !tags.has(rule))).toEqual([]);
});
