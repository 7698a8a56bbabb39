import { type AnyGame, Refusal, sourceOf, Table } from '@mazmorra/kernel';
import type { View as SaboteurView } from '@mazmorra/saboteur';
import type { Secret } from '../analysis/thoughts.ts';
import type { SavedTable } from './saved.ts';

/** What a seat was in one round, and whether its side won it. */
export interface RolePlayed {
  readonly role: 'miner' | 'saboteur';
  readonly won: boolean;
}

/** Who the traitors are, from the view that shows everything; only one of our games has any. */
export function secretOf(game: AnyGame, state: unknown): Secret | undefined {
  if (game.id !== 'saboteur') return undefined;
  const { round, players }: SaboteurView = game.view(state, 'all');
  return { round, traitors: players.map(({ role }) => role === 'saboteur') };
}

/** The rounds of a finished game as one seat played them; empty for games without roles, and for records that break off. */
export function rolesPlayed(game: AnyGame, saved: SavedTable, seat: number): readonly RolePlayed[] {
  const random = sourceOf(saved.random);
  if (game.id !== 'saboteur' || !random) return [];
  try {
    const table = Table.reopen(game, { seats: saved.seats.length, variants: saved.variants, random });
    for (const [of, option] of saved.answers) table.answer(of, option);
    const { results }: SaboteurView = game.view(table.state, 'all');
    return results.flatMap(({ winner, roles }) => {
      const role = roles[seat];
      return role ? [{ role, won: winner === `${role}s` }] : [];
    });
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
