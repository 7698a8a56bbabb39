import type { GameId } from '@mazmorra/catalogue';
import type { Book } from '@mazmorra/lessons';
import { loadScreen } from '../games/registry.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import type { AnyScreen } from '../table/contract.ts';
import { loadBook } from '../taught/books.ts';

export interface Taught {
  readonly screen: AnyScreen;
  /** Absent for a game without lessons. */
  readonly book: Book<unknown> | undefined;
}

/** The screen of a game and what is taught of it. What cannot be loaded is told by the page around it. */
export const useTaught = (game: GameId): Taught | undefined =>
  useLoaded(async () => {
    const [screen, book] = await Promise.all([loadScreen(game), loadBook(game)]);
    return { screen, book };
  }, [game]);
