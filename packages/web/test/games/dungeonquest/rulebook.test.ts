import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOf } from '../../../src/rulebook/rulebook.ts';
import { booksOf, checkBook } from '../../support/books.ts';

const books = await booksOf('dungeonquest');
const { en } = books;

const source = join(import.meta.dirname, '../../../../games/dungeonquest/src');

/** Every rule that the code of the game names: events, refusals and the outcome carry no others. */
const rules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => readFileSync(join(source, file), 'utf8').match(/DQ-[A-Z]+-\d+/g) ?? []);
const named = [...new Set(rules)].sort();

checkBook('dungeonquest', 'DungeonQuest', books, named);

test('every rule the game can name stands under a tag of its own, not only near one', () => {
  const tags = en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rules));
  const fits = (rule: string): boolean => tags.some((tag) => rule === tag || rule.startsWith(`${tag}-`));
  expect(named.length).toBeGreaterThan(180);
  expect(named.filter((rule) => !fits(rule))).toEqual([]);
});

test.each([
  ['the sunset', 'DQ-SUN-03', 'sun'],
  ['a jammed door', 'DQ-DOOR-03', 'moving'],
  ['a bridge', 'DQ-ROOM-28', 'rooms'],
  ['determination', 'DQ-DET-02', 'tests'],
  ['a failed escape', 'DQ-ESC-02', 'monsters'],
  ['a deathblow', 'DQ-CMB-16', 'combat'],
  ['the dragon’s rage', 'DQ-DRG-05', 'dragon'],
  ['the way out of the catacombs', 'DQ-CAT-09', 'catacombs'],
  ['a duel', 'DQ-VAR-11', 'variants'],
  ['monstrous treasures', 'DQ-VAR-100', 'variants'],
  ['leaving', 'DQ-EXIT-02', 'end'],
])('%s opens the chapter that tells of it', (_, rule, chapter) => {
  expect(placeOf(en, rule)?.chapter).toBe(chapter);
});
