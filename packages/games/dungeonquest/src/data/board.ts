import { at } from '@mazmorra/kernel';
import type { Effect } from './effect.ts';

/** The board (specification 2.2): 13 columns, 10 rows, cells numbered row by row from the north-west corner. */
export const COLUMNS = 13;
export const ROWS = 10;
export const CELLS = COLUMNS * ROWS;

/** Directions, clockwise. */
export const directions = ['north', 'east', 'south', 'west'] as const;
type Direction = (typeof directions)[number];
export const opposite = (direction: number): number => (direction + 2) & 3;

export const cellAt = (column: number, row: number): number => row * COLUMNS + column;
export const columnOf = (cell: number): number => cell % COLUMNS;
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);

export const towers = [
  { id: 'tower-nw', cell: cellAt(0, 0), passages: ['east', 'south'] },
  { id: 'tower-ne', cell: cellAt(12, 0), passages: ['west', 'south'] },
  { id: 'tower-sw', cell: cellAt(0, 9), passages: ['east', 'north'] },
  { id: 'tower-se', cell: cellAt(12, 9), passages: ['west', 'north'] },
] as const satisfies readonly { id: string; cell: number; passages: readonly Direction[] }[];

/** The two cells of the Treasure Chamber, which are one space (DQ-TERM-01). */
export const CHAMBER_NORTH = cellAt(6, 4);
export const CHAMBER_SOUTH = cellAt(6, 5);

/** What happens on entering the spaces that are no tiles: a dragon card (DQ-ROOM-05, DQ-DRG-01), or the tower's choice (DQ-ROOM-06). */
export const chamberOnEnter: readonly Effect[] = [{ op: 'draw', deck: 'dragon', count: 1 }];
export const towerOnEnter: readonly Effect[] = [
  { op: 'choose', options: [[{ op: 'leaveDungeon' }], [{ op: 'moveAgain' }]] },
];

function neighbourOf(cell: number, direction: number): number {
  const column = columnOf(cell) + at([0, 1, 0, -1], direction);
  const row = rowOf(cell) + at([-1, 0, 1, 0], direction);
  return column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? -1 : cellAt(column, row);
}

const neighbours: readonly number[] = Array.from({ length: CELLS * 4 }, (_, index) =>
  neighbourOf(index >> 2, index & 3),
);

/** The next cell in a direction, or -1 beyond the outer wall. */
export const neighbour = (cell: number, direction: number): number =>
  neighbours[cell * 4 + direction] as number;

/** The direction from a cell to an adjacent one. */
export function directionTo(from: number, to: number): number {
  for (let direction = 0; direction < 4; direction++) if (neighbour(from, direction) === to) return direction;
  throw new RangeError(`cells ${from} and ${to} are not adjacent`);
}

const SPACE_PLAIN = 0;
const SPACE_TOWER = 1;
const SPACE_CHAMBER = 2;
const spaceKinds: readonly number[] = Array.from({ length: CELLS }, (_, cell) => {
  if (cell === CHAMBER_NORTH || cell === CHAMBER_SOUTH) return SPACE_CHAMBER;
  return towers.some((tower) => tower.cell === cell) ? SPACE_TOWER : SPACE_PLAIN;
});
export const isTower = (cell: number): boolean => spaceKinds[cell] === SPACE_TOWER;
export const isChamber = (cell: number): boolean => spaceKinds[cell] === SPACE_CHAMBER;
export const isPlain = (cell: number): boolean => spaceKinds[cell] === SPACE_PLAIN;
/** One number per space: both cells of the Treasure Chamber count as its northern one. */
export const spaceOf = (cell: number): number => (cell === CHAMBER_SOUTH ? CHAMBER_NORTH : cell);
