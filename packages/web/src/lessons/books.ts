import type { GameId } from '@mazmorra/catalogue';
import type { Book, Tip } from '@mazmorra/lessons';

/** What is taught of each game: a chunk of its own, loaded when somebody wants to learn. A game need not have one. */
const loaders = import.meta.glob<Book<unknown>>('../../../lessons/src/games/*/index.ts', { import: 'book' });

const loaderOf = (game: GameId) => loaders[`../../../lessons/src/games/${game}/index.ts`];

export const hasLesson = (game: GameId): boolean => loaderOf(game) !== undefined;

/** Nothing for a game that has no lessons. */
export const loadBook = async (game: GameId): Promise<Book<unknown> | undefined> => loaderOf(game)?.();

/** What is explained when it first appears; small, and apart from the lessons. */
const tipLoaders = import.meta.glob<readonly Tip[]>('../../../lessons/src/games/*/tips.ts', {
  import: 'tips',
});

export const loadTips = async (game: GameId): Promise<readonly Tip[]> =>
  (await tipLoaders[`../../../lessons/src/games/${game}/tips.ts`]?.()) ?? [];
