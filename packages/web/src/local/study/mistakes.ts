import { type AnyGame, canPlay, type Seat } from '@mazmorra/kernel';
import { firstEyes } from '../first-eyes.ts';
import type { SavedTable } from '../saved.ts';
import { type Asked, type Cost, costliest, type Opinion } from './thoughts.ts';

/** A decision of the reader that cost something, in a game of this device. */
export interface Mistake {
  readonly table: string;
  /** The number of the answer, from 1. */
  readonly move: number;
  readonly seat: Seat;
  readonly chosen: string;
  /** How far the master's choice was ahead, in parts of the chance of winning. */
  readonly cost: number;
  readonly opinion: Opinion;
  /** When the game was over. */
  readonly at: number;
}

export interface Mistakes {
  /** The newest first. */
  readonly found: readonly Mistake[];
  /** So many games are of a version of the rules that is played no more. */
  readonly tooOld: number;
}

/** What the seat answered where the master had an opinion. */
function askedIn({ answers }: SavedTable, seat: Seat, opinions: readonly Opinion[]): Asked[] {
  return opinions.flatMap(({ move }) => {
    const [who, chosen] = answers[move - 1] ?? [];
    return who === seat && chosen !== undefined ? [{ move, seat, kind: '', chosen }] : [];
  });
}

function mistakesOf(table: SavedTable, seat: Seat, opinions: readonly Opinion[]): Mistake[] {
  const byMove = new Map(opinions.map((opinion) => [opinion.move, opinion] as const));
  const costs: readonly Cost[] = costliest(askedIn(table, seat, opinions), byMove, seat);
  return costs.map(({ asked: { move, chosen }, opinion, lead }) => ({
    table: table.id,
    move,
    seat,
    chosen,
    cost: lead.mean,
    opinion,
    at: table.updated,
  }));
}

/** The costliest decisions of the reader in each finished game that the master has looked at. */
export function mistakesIn(game: AnyGame, tables: readonly SavedTable[]): Mistakes {
  const found: Mistake[] = [];
  let tooOld = 0;
  for (const table of tables) {
    const seat = firstEyes(table);
    const { opinions = [] } = table.analysis ?? {};
    if (table.game !== game.id || table.outcome === undefined || typeof seat !== 'number') continue;
    const mistakes = mistakesOf(table, seat, opinions);
    if (mistakes.length === 0) continue;
    if (canPlay(game, table.version)) found.push(...mistakes);
    else tooOld += 1;
  }
  return { found: found.sort((a, b) => b.at - a.at || a.move - b.move), tooOld };
}
