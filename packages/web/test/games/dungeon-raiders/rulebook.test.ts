import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { booksOf, checkBook } from '../../support/books.ts';

const books = await booksOf('dungeon-raiders');
const { en } = books;

const source = join(import.meta.dirname, '../../../../games/dungeon-raiders/src');

/** Every rule that the code of the game names: events, refusals and the outcome carry no others. */
const rules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => readFileSync(join(source, file), 'utf8').match(/DR-[A-Z]+-\d+/g) ?? []);
const named = [...new Set(rules)].sort();

checkBook('dungeon-raiders', 'Dungeon Raiders', books, named);

test('every rule the game can name stands under a tag of its own, not only near one', () => {
  const tags = en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rules));
  const fits = (rule: string): boolean => tags.some((tag) => rule === tag || rule.startsWith(`${tag}-`));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((rule) => !fits(rule))).toEqual([]);
});

test.each([
  ['a tie at a chest', 'DR-TREAS-03', 'treasure'],
  ['the attack of a monster', 'DR-MON-04', 'monster'],
  ['a torch that shows nothing new', 'DR-TORCH-07', 'cards'],
  ['a key outside a treasure room', 'DR-RULING-02', 'cards'],
  ['a committed card', 'DR-ROOM-04', 'room'],
  ['the map', 'DR-TACT-07', 'tactical'],
  ['nobody collapses', 'DR-END-01', 'end'],
])('%s opens the chapter that tells of it', (_, rule, chapter) => {
  const found = en.chapters.find(({ paragraphs }) =>
    paragraphs.some(({ rules: tags }) => tags.some((tag) => rule === tag || rule.startsWith(`${tag}-`))),
  );
  expect(found?.id).toBe(chapter);
});
