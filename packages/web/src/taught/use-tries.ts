import type { GameId } from '@mazmorra/catalogue';
import type { Try } from '@mazmorra/lessons';
import { useEffect, useState } from 'preact/hooks';
import { loadBook } from './books.ts';

const none: readonly Try<unknown>[] = [];

/** The playable positions of a game, once they are wanted and have been loaded; none for a game without any. */
export function useTries(game: GameId | undefined): readonly Try<unknown>[] {
  const [tries, setTries] = useState(none);
  useEffect(() => {
    let current = true;
    setTries(none);
    if (game !== undefined)
      loadBook(game).then(
        (book) => current && setTries(book?.tries ?? none),
        // The book is read without them.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [game]);
  return tries;
}
