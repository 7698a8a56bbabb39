import { playableOf } from '@mazmorra/catalogue/loaded';
import { expect, test } from 'vitest';
import { playMatch } from '../src/arena/arena.ts';
import { rowOf, withRow } from '../src/arena/table.ts';

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

test('a match played again replaces its line and no other', () => {
  const other = { ...row, seats: 3 };
  const again = { ...row, date: '2026-02-03' };
  expect(withRow([row, other], again)).toEqual([other, again]);
});
