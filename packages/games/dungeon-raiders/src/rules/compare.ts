/**
 * Comparing the final cards of a room. Every comparison in the game is by value (`DR-RULING-21`); who has escaped has none.
 */

import { type SeatSet, seatBit } from '@mazmorra/kernel';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';
import { currentRoom, meaningOf } from './cards.ts';

/** More than any card can count. */
export const ABOVE_ALL = 99;

/** The highest value below a limit, or 0 when nobody has one. */
export function highestBelow(state: State, limit: number): number {
  let highest = 0;
  const room = currentRoom(state);
  for (let seat = 0; seat < state.seats; seat++) {
    const value = meaningOf(room, numberAt(state.shown, seat));
    if (value < limit) highest = Math.max(highest, value);
  }
  return highest;
}

/** The lowest value, or `ABOVE_ALL` when everybody has escaped. */
export function lowest(state: State): number {
  let least = ABOVE_ALL;
  const room = currentRoom(state);
  for (let seat = 0; seat < state.seats; seat++) {
    const value = meaningOf(room, numberAt(state.shown, seat));
    if (value > 0) least = Math.min(least, value);
  }
  return least;
}

/** The sum of all values. */
export function total(state: State): number {
  let sum = 0;
  const room = currentRoom(state);
  for (let seat = 0; seat < state.seats; seat++) {
    const value = meaningOf(room, numberAt(state.shown, seat));
    if (value > 0) sum += value;
  }
  return sum;
}

/** The seats whose final card has this value. */
export function seatsWith(state: State, value: number): SeatSet {
  let seats = 0;
  const room = currentRoom(state);
  for (let seat = 0; seat < state.seats; seat++) {
    if (meaningOf(room, numberAt(state.shown, seat)) === value) seats |= seatBit(seat);
  }
  return seats;
}
