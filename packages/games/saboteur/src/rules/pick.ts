import type { Seat } from '@mazmorra/kernel';
import type { Pick } from '../state.ts';

export const pickOf = (seat: Seat, nuggets: number): Pick => (seat << 2) | nuggets;
export const pickSeat = (pick: Pick): Seat => pick >> 2;
export const pickNuggets = (pick: Pick): number => pick & 3;
