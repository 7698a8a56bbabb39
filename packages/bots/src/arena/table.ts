import type { Budget } from '../bot.ts';
import type { BotName } from '../playable.ts';
import type { MatchResult, Standing } from './arena.ts';
import type { Interval } from './interval.ts';

/** One line of the table in `docs/bots.md`, as stored between runs. */
export interface Row {
  readonly game: string;
  readonly seats: number;
  readonly challenger: BotName;
  readonly field: BotName;
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
export const pairs: readonly (readonly [challenger: BotName, field: BotName])[] = [
  ['novice', 'random'],
  ['adventurer', 'random'],
  ['adventurer', 'novice'],
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

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const budgetText = ({ challenger, field, budget }: Row): string => {
  if (challenger !== 'master' && field !== 'master') return '–';
  return budget.ms === undefined ? `${budget.iterations} it.` : `${budget.ms} ms`;
};

/** Formats the results by side; lines measured before sides were counted have none. */
const sideText = (own: Interval | undefined, field: Interval | undefined): string =>
  own === undefined || field === undefined
    ? '–'
    : `**${percent(own.mean)}** (${percent(own.low)} – ${percent(own.high)}) / ${percent(field.mean)}`;

function lineOf(row: Row): string {
  const { result, fieldResult } = row;
  const cells = [
    `${row.seats}`,
    row.challenger,
    row.field,
    `${row.games}`,
    `**${percent(result.mean)}** (${percent(result.low)} – ${percent(result.high)})`,
    percent(result.fairShare),
    `${(result.mean / result.fairShare).toFixed(2)} ×`,
  ];
  if (result.survival !== undefined && fieldResult.survival !== undefined) {
    cells.push(
      `**${percent(result.survival.mean)}** (${percent(result.survival.low)} – ${percent(result.survival.high)})`,
      percent(fieldResult.survival.mean),
      `${(result.survival.mean / fieldResult.survival.mean).toFixed(2)} ×`,
      `${Math.round(result.gold?.mean ?? 0)} / ${Math.round(fieldResult.gold?.mean ?? 0)}`,
    );
  }
  if (row.game === 'saboteur') {
    cells.push(sideText(result.sides?.miner, fieldResult.sides?.miner));
    cells.push(sideText(result.sides?.saboteur, fieldResult.sides?.saboteur));
  }
  return `| ${[...cells, budgetText(row), row.date].join(' | ')} |`;
}

const heading = ['seats', 'challenger', 'among', 'games', 'win share (95 %)', 'fair', 'times fair'];
const sidesHeading = ['rounds won as miner / field alone', 'as saboteur / field alone'];
const survivalHeading = ['survival (95 %)', 'others', 'times', 'gold / others'];

/** The table of one game in Markdown. */
function tableOf(game: string, rows: readonly Row[]): string {
  const own = rows
    .filter((row) => row.game === game)
    .sort((a, b) => a.seats - b.seats || order(a) - order(b));
  const more = game === 'dungeonquest' ? survivalHeading : game === 'saboteur' ? sidesHeading : [];
  const columns = [...heading, ...more, 'budget', 'date'];
  return [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`, ...own.map(lineOf)].join(
    '\n',
  );
}

/** Sort key: levels in the order of `pairs`, then the rules of the zoo. */
const order = (row: Row): number => {
  const at = pairs.findIndex(([challenger, field]) => challenger === row.challenger && field === row.field);
  return at < 0 ? pairs.length : at;
};

/** Replaces the text between the marks of a game. */
export function withTable(page: string, game: string, rows: readonly Row[]): string {
  const [open, close] = [`<!-- table ${game} -->`, `<!-- end of table ${game} -->`];
  const [start, end] = [page.indexOf(open), page.indexOf(close)];
  if (start < 0 || end < 0) throw new Error(`docs/bots.md has no place for the table of ${game}`);
  return `${page.slice(0, start + open.length)}\n${tableOf(game, rows)}\n${page.slice(end)}`;
}
