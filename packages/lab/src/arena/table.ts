import type { Budget } from '@mazmorra/bots';
import type { Contestant } from '../contestants.ts';
import type { MatchResult, Standing } from './arena.ts';

/** One line of `docs/bots.json`, from which `npm run docs` makes the table of `docs/bots.md`. */
export interface Row {
  readonly game: string;
  readonly seats: number;
  readonly challenger: Contestant;
  readonly field: Contestant;
  readonly games: number;
  readonly budget: Budget;
  readonly seed: string;
  /** The date of the match. */
  readonly date: string;
  /** The commit that was measured; absent in lines older than this field. */
  readonly commit?: string;
  readonly result: Standing;
  readonly fieldResult: Standing;
}

/**
 * The seat counts that are measured: all of them where there are few, otherwise the usual one. A game without an entry
 * has no table.
 */
export const seatsMeasured: Readonly<Record<string, readonly number[]>> = {
  'dungeon-raiders': [3, 4, 5],
  'welcome-to-the-dungeon': [2, 3, 4],
  saboteur: [3, 4, 5],
  dungeonquest: [1, 4],
};

/** Every pair of levels, with the stronger one as the challenger. */
export const pairs: readonly (readonly [challenger: Contestant, field: Contestant])[] = [
  ['novice', 'random'],
  ['adventurer', 'random'],
  ['adventurer', 'novice'],
  ['apprentice', 'novice'],
  ['adventurer', 'apprentice'],
  ['master', 'random'],
  ['master', 'novice'],
  ['master', 'adventurer'],
];

/**
 * Iterations per answer, which take a small part of 200 ms. A count instead of a time makes the table reproducible on
 * any machine.
 */
export const usualIterations: Readonly<Record<string, number>> = {
  'dungeon-raiders': 200,
  'welcome-to-the-dungeon': 400,
  saboteur: 400,
  dungeonquest: 120,
};

export const rowOf = (
  { match, games, challenger, field }: MatchResult,
  date: string,
  commit?: string,
): Row => ({
  game: match.game,
  seats: match.seats,
  challenger: match.challenger,
  field: match.field,
  games,
  budget: match.budget,
  seed: match.seed,
  date,
  ...(commit !== undefined && { commit }),
  result: challenger,
  fieldResult: field,
});

const sameLine = (a: Row, b: Row): boolean =>
  a.game === b.game && a.seats === b.seats && a.challenger === b.challenger && a.field === b.field;

/** Adds a line, replacing an earlier one for the same match. */
export const withRow = (rows: readonly Row[], row: Row): Row[] => [
  ...rows.filter((old) => !sameLine(old, row)),
  row,
];
