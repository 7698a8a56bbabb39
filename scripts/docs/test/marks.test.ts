import { expect, test } from 'vitest';
import { table, withPart } from '../marks.ts';

const page = 'before\n<!-- scores: written by `npm run docs` -->\nold\n<!-- end of scores -->\nafter\n';

test('a part replaces what stood between its marks, and nothing else', () => {
  expect(withPart(page, 'scores', 'new')).toBe(page.replace('old', 'new'));
});

test('a document without the marks of a part is refused by the name of the part', () => {
  expect(() => withPart(page, 'flags', 'new')).toThrow('There are no marks for flags');
});

test('columns whose heading ends with a colon are aligned to the right', () => {
  expect(table(['name', 'games:'], [['saboteur', '96']])).toBe(
    '| name | games |\n|---|--:|\n| saboteur | 96 |',
  );
});
