import type { GameId } from '@mazmorra/catalogue';
import type { AnyGame, GameParts } from '@mazmorra/kernel';

/**
 * Where the rules of each game are loaded from. Read from the folders of the games: the loader of the catalogue would bring what bots
 * know into the worker of the table, which has no use for it.
 */
const games = import.meta.glob<GameParts>('../../../games/*/src/parts.ts', { eager: true, import: 'parts' });

/** The rules of a game, loaded when somebody sits down to it. Only workers do. */
export async function loadRules(id: GameId): Promise<AnyGame> {
  const game = games[`../../../games/${id}/src/parts.ts`];
  if (!game) throw new Error(`there are no rules for ${id}`);
  return game.rules();
}
