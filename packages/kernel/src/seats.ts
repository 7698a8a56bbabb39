import type { Seat, SeatSet } from './game.ts';

export const seatBit = (seat: Seat): SeatSet => 1 << seat;
export const hasSeat = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;
export const allSeats = (count: number): SeatSet => (1 << count) - 1;
/** The lowest seat of a set, or -1: of 0, `clz32` gives 32. */
export const firstSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

/** How many seats a set has. */
export function seatCount(set: SeatSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function seatsOf(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
  return seats;
}
