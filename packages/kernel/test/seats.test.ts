import { describe, expect, test } from 'vitest';
import { allSeats, firstSeat, hasSeat, seatBit, seatCount, seatsOf } from '../src/index.ts';

const setOf = (...seats: number[]): number => seats.reduce((set, seat) => set | seatBit(seat), 0);

describe('a set of seats', () => {
  test.each([
    { seats: [], first: -1 },
    { seats: [0], first: 0 },
    { seats: [3], first: 3 },
    { seats: [1, 2, 5], first: 1 },
    { seats: [0, 1, 2, 3, 4, 5, 6, 7], first: 0 },
  ])('lists, counts and finds its seats: $seats', ({ seats, first }) => {
    const set = setOf(...seats);
    expect(seatsOf(set)).toEqual(seats);
    expect(seatCount(set)).toBe(seats.length);
    expect(firstSeat(set)).toBe(first);
    for (let seat = 0; seat < 8; seat++) expect(hasSeat(set, seat)).toBe(seats.includes(seat));
  });

  test('of all seats has as many as the table', () => {
    expect([0, 1, 2, 8].map((count) => seatsOf(allSeats(count)))).toEqual([
      [],
      [0],
      [0, 1],
      [0, 1, 2, 3, 4, 5, 6, 7],
    ]);
  });
});
