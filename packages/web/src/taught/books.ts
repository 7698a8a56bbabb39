import type { GameId } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
import type { Book, Tip } from '@mazmorra/lessons';
import { filesOf, saidIn } from '../i18n/loaded.ts';

/** What is taught of each game: a chunk of its own, loaded when somebody wants to learn. A game need not have one. */
const books: Readonly<Record<Language, Readonly<Record<string, () => Promise<Book<unknown>>>>>> = {
  en: import.meta.glob<Book<unknown>>('../../../lessons/src/games/*/index.ts', {
    import: 'book',
    query: '?language=en',
  }),
  es: import.meta.glob<Book<unknown>>('../../../lessons/src/games/*/index.ts', {
    import: 'book',
    query: '?language=es',
  }),
};

/** What is explained when it first appears; small, and apart from the lessons. */
const tips: Readonly<Record<Language, Readonly<Record<string, () => Promise<readonly Tip[]>>>>> = {
  en: import.meta.glob<readonly Tip[]>('../../../lessons/src/games/*/tips.ts', {
    import: 'tips',
    query: '?language=en',
  }),
  es: import.meta.glob<readonly Tip[]>('../../../lessons/src/games/*/tips.ts', {
    import: 'tips',
    query: '?language=es',
  }),
};

const bookOf = (game: GameId) => filesOf(books, `../../../lessons/src/games/${game}/index.ts`);

export const hasLesson = (game: GameId): boolean => bookOf(game) !== undefined;

/** Nothing for a game that has no lessons. */
export async function loadBook(game: GameId): Promise<Book<unknown> | undefined> {
  const files = bookOf(game);
  return files && saidIn(files);
}

export async function loadTips(game: GameId): Promise<readonly Tip[]> {
  const files = filesOf(tips, `../../../lessons/src/games/${game}/tips.ts`);
  return files ? saidIn(files) : [];
}
