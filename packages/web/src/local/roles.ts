import { type AnyGame, Refusal, type RolePlayed, sourceOf, Table } from '@mazmorra/kernel';
import type { SavedTable } from './saved.ts';

/** The rounds of a finished game as one seat played them; empty for games without roles, and for records that break off. */
export function rolesPlayed(game: AnyGame, saved: SavedTable, seat: number): readonly RolePlayed[] {
  const random = sourceOf(saved.random);
  if (game.counted === undefined || !random) return [];
  try {
    const table = Table.reopen(game, { seats: saved.seats.length, variants: saved.variants, random });
    for (const [of, option] of saved.answers) table.answer(of, option);
    return game.counted.played(table.state, seat);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
