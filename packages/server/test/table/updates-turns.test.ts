import { expect, test } from 'vitest';
import { type AnyTable, awaitedSeats, isOpen, turnOf, turnsOf } from '../../src/table/updates.ts';

/** A game that waits for seat 0, while seat 1 may do something. */
const decisions = [
  { seat: 0, optional: false, number: 3 },
  { seat: 1, optional: true, number: 4 },
];
const table = {
  decisions,
  decisionOf: (seat: number) => decisions.find((one) => one.seat === seat),
} as unknown as AnyTable;

test('what a seat merely may do is not its turn', () => {
  expect([0, 1, 2].map((seat) => turnOf(table, seat)?.number)).toEqual([3, undefined, undefined]);
  expect(turnsOf(table).map(({ seat }) => seat)).toEqual([0]);
  expect(awaitedSeats(table)).toBe(0b01);
});

test('without a game it is nobody’s turn', () => {
  expect(turnOf(undefined, 0)).toBeUndefined();
  expect(turnsOf(undefined)).toEqual([]);
  expect(awaitedSeats(undefined)).toBe(0);
});

test('a decision is open until its seat has another one or none', () => {
  expect([3, 4, 5].map((number) => isOpen(table, 1, number))).toEqual([false, true, false]);
  expect(isOpen(undefined, 1, 4)).toBe(false);
});
