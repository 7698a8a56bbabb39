import { COLUMNS, directions, does, type Hero, heroes, ROWS } from '@mazmorra/dungeonquest';
import type { Option } from '@mazmorra/kernel';
import { face } from './hero.ts';
import type { Goal } from './plan.ts';

/**
 * Expected catacomb cards until an exit. One card is drawn per turn, about one in five shows a way up, and the outer
 * wall stops a hero who goes too far.
 */
const cardsToExit = 5;
/**
 * Fixed cost of the catacombs in turns: one each for going down and coming up, the rest for monsters, from which there
 * is no escape there.
 */
const dangers = 6;

const columnOf = (cell: number): number => cell % COLUMNS;
const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);

interface Aim {
  /** Signed number of cells along each axis: east and south are positive. */
  readonly across: number;
  readonly down: number;
}

/** The distance to the goal: the nearest corner for the way out, otherwise the Treasure Chamber. */
function aimOf(cell: number, goal: Goal): Aim {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  if (goal === 'dragon') return { across: 6 - column, down: row <= 4 ? 4 - row : 5 - row };
  return {
    across: column >= COLUMNS / 2 ? COLUMNS - 1 - column : -column,
    down: row >= ROWS / 2 ? ROWS - 1 - row : -row,
  };
}

/** The average remaining distance after going up, over all rolls of the die, with this many cells to the side. */
const missed = (aside: number, exact: boolean): number => {
  let cells = 0;
  for (let die = 1; die <= 6; die++) cells += exact ? Math.abs(aside - die) : Math.max(0, aside - die);
  return cells / 6;
};

/** Estimated turns to the goal through the catacombs. */
export function turnsBelow(hero: Hero, goal: Goal): number {
  const { across, down } = aimOf(hero.cell, goal);
  const [long, short] = [
    Math.max(Math.abs(across), Math.abs(down)),
    Math.min(Math.abs(across), Math.abs(down)),
  ];
  const cards = Math.max(cardsToExit, long + cardsToExit - 2);
  return dangers + cards + 1.4 * missed(short, goal === 'dragon') + (goal === 'dragon' ? 3 : 0);
}

/** The direction of the longer distance to the goal: cards count along it, the die only sideways. */
export function adviseFacing(hero: Hero, goal: Goal): Option {
  const { across, down } = aimOf(hero.cell, goal);
  const way =
    Math.abs(across) >= Math.abs(down) ? (across >= 0 ? 'east' : 'west') : down >= 0 ? 'south' : 'north';
  return face + directions.indexOf(way);
}

/** The side on which the goal lies. */
export function adviseSide(hero: Hero, goal: Goal): Option {
  const { across, down } = aimOf(hero.cell, goal);
  const wanted = hero.facing % 2 === 0 ? (across >= 0 ? 1 : 3) : down >= 0 ? 2 : 0;
  return ((hero.facing + 3) & 3) === wanted ? does.left : does.right;
}

/** Whether to go up now; not if the goal is so far ahead that a later exit is enough. */
export function goesUp(hero: Hero, goal: Goal): boolean {
  const { across, down } = aimOf(hero.cell, goal);
  const ahead = [-down, across, down, -across][hero.facing] ?? 0;
  return ahead - hero.travelled <= 4;
}

/** Tries the hole again with a fair chance of success, otherwise draws another card. */
export const adviseHole = (hero: Hero): Option =>
  (heroes[hero.hero]?.agility ?? 5) + hero.holeTokens >= 6 ? does['test-again'] : does.draw;
