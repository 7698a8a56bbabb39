import type { GameId } from '@mazmorra/catalogue';
import type { Book } from '@mazmorra/lessons';

/** What is taught of each game: a chunk of its own, loaded when somebody wants to learn. A game need not have one. */
const loaders = import.meta.glob<Book<unknown>>('../../../lessons/src/games/*/index.ts', { import: 'book' });

const loaderOf = (game: GameId) => loaders[`../../../lessons/src/games/${game}/index.ts`];

export const hasLesson = (game: GameId): boolean => loaderOf(game) !== undefined;

/** Nothing for a game that has no lessons. */
export const loadBook = async (game: GameId): Promise<Book<unknown> | undefined> => loaderOf(game)?.();
