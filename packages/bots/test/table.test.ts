import { playableOf } from '@mazmorra/catalogue/loaded';
import { expect, test } from 'vitest';
import { playMatch } from '../src/arena/arena.ts';
import { rowOf, withRow, withTable } from '../src/arena/table.ts';

const match = {
  game: 'welcome-to-the-dungeon',
  seats: 2,
  challenger: 'adventurer',
  field: 'random',
  games: 20,
  seed: 'table test',
  budget: { iterations: 5 },
} as const;
const row = rowOf(playMatch(playableOf(match.game), match), '2026-01-02');
const page =
  'before\n<!-- table welcome-to-the-dungeon -->\nold\n<!-- end of table welcome-to-the-dungeon -->\nafter\n';

test('a table stands between its marks, with games, interval, times the fair share and the date', () => {
  const text = withTable(page, 'welcome-to-the-dungeon', [row]);
  expect(text.startsWith('before\n')).toBe(true);
  expect(text.endsWith('after\n')).toBe(true);
  expect(text).not.toContain('old');
  expect(text).toContain(`| 2 | adventurer | random | 20 | **${(row.result.mean * 100).toFixed(1)} %**`);
  expect(text).toContain(`${(row.result.mean / 0.5).toFixed(2)} ×`);
  expect(text).toContain('| 2026-01-02 |');
});

test('a match played again replaces its line and no other', () => {
  const other = { ...row, seats: 3 };
  const again = { ...row, date: '2026-02-03' };
  expect(withRow([row, other], again)).toEqual([other, again]);
});

test('a page without a place for the table is refused', () => {
  expect(() => withTable('nothing here', 'saboteur', [])).toThrow('saboteur');
});
