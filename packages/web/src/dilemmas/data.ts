import type { Dilemma } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';

/** The dilemmas of each game: a chunk of its own, loaded when somebody wants to decide one. A game need not have any. */
const loaders = import.meta.glob<readonly Dilemma[]>('../../../games/*/dilemmas.json', { import: 'default' });

const loaderOf = (game: GameId) => loaders[`../../../games/${game}/dilemmas.json`];

export const hasDilemmas = (game: GameId): boolean => loaderOf(game) !== undefined;

export const loadDilemmas = async (game: GameId): Promise<readonly Dilemma[]> =>
  (await loaderOf(game)?.()) ?? [];
