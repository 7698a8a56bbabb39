import type { GameId } from '@mazmorra/catalogue';
import type { Try } from '@mazmorra/lessons';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';
import { loadBook } from './books.ts';

const none: readonly Try<unknown>[] = [];

/** The playable positions of a game, once they are wanted and have been loaded; none for a game without any. */
export const useTries = (game: GameId | undefined): readonly Try<unknown>[] =>
  // The book is read without them.
  useLoaded(() => game && orNothing(loadBook(game)), [game])?.tries ?? none;
