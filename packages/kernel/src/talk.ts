import type { Seat } from './game.ts';

/**
 * An accusation at a table with hidden roles: a token that one seat lays before another, or takes back. It is talk, not play: kept with
 * the table, outside the state of the rules, which know nothing of it.
 */
export interface Accusation {
  readonly seat: Seat;
  /** Who is accused; nobody when the token is taken back. */
  readonly about?: Seat;
  /** Why, as a bot says it: the id of a sentence. People give none. */
  readonly reason?: string;
  /** The deal of roles it speaks of (`HiddenRoles.now`); with the next one all tokens are off the table. */
  readonly round: number;
  /** How many answers had been given. */
  readonly number: number;
}

/** The tokens that lie on the table: the last word of each seat in this round. */
export function standing(talk: readonly Accusation[], round: number): readonly Accusation[] {
  const last = new Map<Seat, Accusation>();
  for (const said of talk) if (said.round === round) last.set(said.seat, said);
  return [...last.values()].filter(({ about }) => about !== undefined);
}
