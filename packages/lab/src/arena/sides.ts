import { hasSeat } from '@mazmorra/kernel';
import type { State as SaboteurState } from '@mazmorra/saboteur';
import { type Interval, ratioOf } from './interval.ts';

/** Number of rounds a seat played in a role, and how many of them its side won. */
interface Tally {
  rounds: number;
  won: number;
}

/** Rounds won by the seat's own side, by role. Only Saboteur has rounds that a side wins. */
export interface Tallies {
  readonly miner: Tally;
  readonly saboteur: Tally;
}

/** The tallies as shares. */
export interface Sides {
  readonly miner: Interval;
  readonly saboteur: Interval;
}

/** Tallies at zero for a game of hidden sides; `undefined` for other games. */
export const noSides = (game: string): Tallies | undefined =>
  game === 'saboteur' ? { miner: { rounds: 0, won: 0 }, saboteur: { rounds: 0, won: 0 } } : undefined;

/** Adds the rounds that one seat played in a finished game. */
export function tallySides(into: Tallies, state: unknown, seat: number): void {
  // Only Saboteur has tallies (see `noSides`); the arena does not depend on the types of any game.
  for (const { saboteurs, finisher } of (state as SaboteurState).results) {
    const traitor = hasSeat(saboteurs, seat);
    const tally = traitor ? into.saboteur : into.miner;
    tally.rounds++;
    if (traitor === finisher < 0) tally.won++;
  }
}

/** Sums up the tallies of all deals. */
export const sidesOf = (deals: readonly Tallies[]): Sides => ({
  miner: ratioOf(deals.map(({ miner }) => [miner.won, miner.rounds])),
  saboteur: ratioOf(deals.map(({ saboteur }) => [saboteur.won, saboteur.rounds])),
});
