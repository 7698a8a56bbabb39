import { dungeonRaidersTable } from '@mazmorra/languages/dungeon-raiders-table';
import { wordsOf } from '@mazmorra/languages/node';
import { expect, test } from 'vitest';
import { tableWords } from '../../../src/games/dungeon-raiders/words/arguments.ts';

const en = tableWords(wordsOf(dungeonRaidersTable)('en'));
const es = tableWords(wordsOf(dungeonRaidersTable)('es'));

test('a chest of one coin is not shared: a tie leaves it there', () => {
  expect([en.explain.treasureOne(1), es.explain.treasureOne(1)]).toEqual([
    'If it is the highest you gain 1 coin; on a tie nobody gets it.',
    'Si es la más alta, ganas 1 moneda; en caso de empate, nadie se la lleva.',
  ]);
  expect([en.explain.treasureOne(3), es.explain.treasureOne(3)]).toEqual([
    'If it is the highest you gain 3 coins; players who tie share.',
    'Si es la más alta, ganas 3 monedas; en caso de empate se reparten.',
  ]);
});
