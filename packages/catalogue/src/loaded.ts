import { type AnyBot, type AnyWits, type Budget, botOf, type Level, type Playable } from '@mazmorra/bots';
import type { AnyGame } from '@mazmorra/kernel';
import { type GameId, gameIds } from './index.ts';
import { loadPlayable } from './load.ts';

/** All games loaded, for programs that need not load them one by one: the server, the command line, tests. */
const loaded: ReadonlyMap<string, Playable> = new Map(
  await Promise.all(gameIds.map(async (id) => [id, await loadPlayable(id)] as const)),
);

export const allGames: readonly AnyGame[] = [...loaded.values()].map(({ game }) => game);

export function playableOf(id: GameId): Playable {
  const playable = loaded.get(id);
  if (playable === undefined) throw new Error(`the catalogue has no game ${id}`);
  return playable;
}

export const gameOf = (id: GameId): AnyGame => playableOf(id).game;
export const witsOf = (id: GameId): AnyWits => playableOf(id).wits;
export const botFor = (id: GameId, level: Level, budget?: Budget): AnyBot =>
  botOf(playableOf(id), level, budget);
