import { at, type GameFacts } from '@mazmorra/kernel';
import * as registered from './facts.ts';

/**
 * The list of all games. This module contains facts only, so that a page can show every game before it loads one.
 * `load.ts` loads the parts of a game; `loaded.ts` has all of them in memory, for programs where that costs nothing.
 */
type Registered = (typeof registered)[keyof typeof registered];
export type GameId = Registered['id'];

/** The order in which games are shown everywhere: shorter games first, then those that need fewer people. */
const inOrder = (a: GameFacts, b: GameFacts): number => a.minutes - b.minutes || a.seats.min - b.seats.min;

const all: readonly Registered[] = Object.values(registered).sort(inOrder);

export const gameIds: readonly GameId[] = all.map(({ id }) => id);
/** The game offered by default. */
export const firstGame: GameId = at(gameIds, 0);
export const isGameId = (id: string): id is GameId => all.some((game) => game.id === id);

export function factsOf(id: GameId): GameFacts {
  const facts = all.find((game) => game.id === id);
  if (facts === undefined) throw new Error(`the catalogue has no game ${id}`);
  return facts;
}
