import { GOAL_SLOTS } from './data/table.ts';

/**
 * A cell of the plane in one number: `(y + 64) * 128 + (x + 64)`.
 *
 * The plane has no edge (SB-RULING-18). Forty path cards, each beside another, never leave a distance of 43 from
 * the start (three goal cards may help on the way), so 64 in every direction is as good as no edge at all.
 */
export type Cell = number;

const HALF = 64;
export const ROW = 128;
export const REACH = HALF - 1;

export const cellAt = (x: number, y: number): Cell => (y + HALF) * ROW + (x + HALF);
export const xOf = (cell: Cell): number => (cell & (ROW - 1)) - HALF;
export const yOf = (cell: Cell): number => (cell >> 7) - HALF;

/** The step to the neighbour on side 0 (N), 1 (E), 2 (S), 3 (W). */
export const STEPS: readonly number[] = [-ROW, 1, ROW, -1];
/** The bit of the side that the neighbour on that side turns to us. */
export const FACING: readonly number[] = [4, 8, 1, 2];

export const START_CELL: Cell = cellAt(0, 0);
export const GOAL_CELLS: readonly Cell[] = GOAL_SLOTS.map(({ x, y }) => cellAt(x, y));
export const [TOP_CELL, MIDDLE_CELL, BOTTOM_CELL] = [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)];

/** The goal slot (0 top, 1 middle, 2 bottom) that lies in this cell, or -1. */
export const slotAt = (cell: Cell): number =>
  cell === MIDDLE_CELL ? 1 : cell === TOP_CELL ? 0 : cell === BOTTOM_CELL ? 2 : -1;
