import type { Seat, SeatSet } from '@mazmorra/kernel';
import type { AnyTable } from './updates.ts';

type OpenDecision = AnyTable['decisions'][number];

/** The decisions that a game waits for. What a seat merely may do is not its turn. */
export const turnsOf = (table: AnyTable | undefined): OpenDecision[] =>
  table?.decisions.filter(({ optional }) => !optional) ?? [];

/** The decision that a game waits for from this seat: whether it is its turn. */
export function turnOf(table: AnyTable | undefined, seat: Seat): OpenDecision | undefined {
  const decision = table?.decisionOf(seat);
  return decision?.optional ? undefined : decision;
}

/** The seats whose turn it is. */
export function awaitedSeats(table: AnyTable | undefined): SeatSet {
  let seats = 0;
  for (const { seat } of turnsOf(table)) seats |= 1 << seat;
  return seats;
}

/** Whether a seat still has the decision with this number, be it its turn or not. */
export const isOpen = (table: AnyTable | undefined, seat: Seat, number: number): boolean =>
  table?.decisionOf(seat)?.number === number;
