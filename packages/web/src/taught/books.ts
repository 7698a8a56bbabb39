import type { GameId } from '@mazmorra/catalogue';
import { type Book, putIn, type Tip } from '@mazmorra/lessons';
import { toldIn } from '../i18n/loaded.ts';

/** What is taught of each game: a chunk of its own, loaded when somebody wants to learn. A game need not have one. */
const books = import.meta.glob<Book<unknown>>('../../../lessons/src/games/*/index.ts', { import: 'book' });

/** What is explained when it first appears; small, and apart from the lessons. */
const tips = import.meta.glob<readonly Tip[]>('../../../lessons/src/games/*/tips.ts', { import: 'tips' });

const bookOf = (game: GameId) => books[`../../../lessons/src/games/${game}/index.ts`];

export const hasLesson = (game: GameId): boolean => bookOf(game) !== undefined;

/** Nothing for a game that has no lessons. */
export async function loadBook(game: GameId): Promise<Book<unknown> | undefined> {
  const book = bookOf(game);
  if (!book) return undefined;
  // The first load knows which games have lessons, not the files of all their languages.
  const texts = (await import('languages:games/lessons')).default[game];
  return texts && toldIn(book(), `lessons-${game}`, texts, putIn);
}

export async function loadTips(game: GameId): Promise<readonly Tip[]> {
  const load = tips[`../../../lessons/src/games/${game}/tips.ts`];
  if (!load) return [];
  const texts = (await import('languages:games/tips')).default[game];
  return texts ? toldIn(load(), `tips-${game}`, texts, putIn) : [];
}
