import { expect, test } from 'vitest';
import { counted } from '../src/counted.ts';
import { chooseWarrior, DEADLY, loseRound, newTable, winRound } from './scene.ts';

test('a seat is counted with the adventurer of each of its runs, and with none where it never ran', () => {
  const table = newTable({ seats: 2, deck: DEADLY });
  loseRound(table, 1);
  chooseWarrior(table);
  winRound(table, 1);
  table.answer(1, 'choose:mage');
  winRound(table, 1);
  expect(counted.played(table.state, 1)).toEqual([
    { role: 'warrior', won: false },
    { role: 'warrior', won: true },
    { role: 'mage', won: true },
  ]);
  expect(counted.played(table.state, 0)).toEqual([]);
});
