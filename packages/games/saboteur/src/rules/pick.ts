import type { Seat } from '@mazmorra/kernel';
import type { Pick } from '../state.ts';

/** No picks, no packet. What states share is frozen. */
export const NOTHING: readonly number[] = Object.freeze([]);

export const pickOf = (seat: Seat, nuggets: number): Pick => (seat << 2) | nuggets;
export const pickSeat = (pick: Pick): Seat => pick >> 2;
export const pickNuggets = (pick: Pick): number => pick & 3;
