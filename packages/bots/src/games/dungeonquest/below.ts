import { COLUMNS, directions, does, type Hero, heroes, ROWS } from '@mazmorra/dungeonquest';
import type { Option } from '@mazmorra/kernel';
import { face } from './hero.ts';
import type { Goal } from './plan.ts';

/** The catacombs: one card a turn, about one in five shows a way up, and the outer wall stops whoever goes too far. */
const cardsToExit = 5;
/** Going down and coming up take a turn each; what lives below cannot be run from, which is worth some more. */
const dangers = 6;

const columnOf = (cell: number): number => cell % COLUMNS;
const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);

interface Aim {
  /** Cells to go in each axis, signed: east and south are positive. */
  readonly across: number;
  readonly down: number;
}

/** Where to: for the way out the nearest corner, else the Treasure Chamber. */
function aimOf(cell: number, goal: Goal): Aim {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  if (goal === 'dragon') return { across: 6 - column, down: row <= 4 ? 4 - row : 5 - row };
  return {
    across: column >= COLUMNS / 2 ? COLUMNS - 1 - column : -column,
    down: row >= ROWS / 2 ? ROWS - 1 - row : -row,
  };
}

/** How far one is from the goal after going up, on average over the die, when so many cells lie to the side. */
const missed = (aside: number, exact: boolean): number => {
  let cells = 0;
  for (let die = 1; die <= 6; die++) cells += exact ? Math.abs(aside - die) : Math.max(0, aside - die);
  return cells / 6;
};

/** Turns to the goal by way of the catacombs. */
export function turnsBelow(hero: Hero, goal: Goal): number {
  const { across, down } = aimOf(hero.cell, goal);
  const [long, short] = [
    Math.max(Math.abs(across), Math.abs(down)),
    Math.min(Math.abs(across), Math.abs(down)),
  ];
  const cards = Math.max(cardsToExit, long + cardsToExit - 2);
  return dangers + cards + 1.4 * missed(short, goal === 'dragon') + (goal === 'dragon' ? 3 : 0);
}

/** Along the longer way to the goal: cards are counted there, the die only to the side. */
export function adviseFacing(hero: Hero, goal: Goal): Option {
  const { across, down } = aimOf(hero.cell, goal);
  const way =
    Math.abs(across) >= Math.abs(down) ? (across >= 0 ? 'east' : 'west') : down >= 0 ? 'south' : 'north';
  return face + directions.indexOf(way);
}

/** To the side where the goal is. */
export function adviseSide(hero: Hero, goal: Goal): Option {
  const { across, down } = aimOf(hero.cell, goal);
  const wanted = hero.facing % 2 === 0 ? (across >= 0 ? 1 : 3) : down >= 0 ? 2 : 0;
  return ((hero.facing + 3) & 3) === wanted ? does.left : does.right;
}

/** Up now, unless the goal is still so far ahead that the next exit will be soon enough. */
export function goesUp(hero: Hero, goal: Goal): boolean {
  const { across, down } = aimOf(hero.cell, goal);
  const ahead = [-down, across, down, -across][hero.facing] ?? 0;
  return ahead - hero.travelled <= 4;
}

/** The hole again with a fair chance, else another card. */
export const adviseHole = (hero: Hero): Option =>
  (heroes[hero.hero]?.agility ?? 5) + hero.holeTokens >= 6 ? does['test-again'] : does.draw;
