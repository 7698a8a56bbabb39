import { type AnyGame, recordedVariants } from '@mazmorra/kernel';
import type { ContinueFrom } from './local-table.ts';
import { newTableId, type SavedTable } from './saved.ts';

/**
 * A new table that shares its first answers with another one. The seed is the same, so what comes next is as it
 * would have been for the same answers; it is practice, and says so.
 */
export function branchOf(game: AnyGame, { record, at, seats }: ContinueFrom, now: number): SavedTable {
  const { game: id, variants, random } = record;
  return {
    id: newTableId(id),
    game: id,
    version: game.version,
    variants: recordedVariants(game, record.seats.length, variants),
    seats,
    random,
    practice: true,
    answers: record.answers.slice(0, at),
    started: now,
    updated: now,
  };
}
