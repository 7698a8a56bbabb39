import type { GameId } from '@mazmorra/catalogue';
import type { Book } from '@mazmorra/lessons';
import { useEffect, useState } from 'preact/hooks';
import { loadScreen } from '../games/registry.ts';
import type { AnyScreen } from '../table/contract.ts';
import { loadBook } from '../taught/books.ts';

export interface Taught {
  readonly screen: AnyScreen;
  /** Absent for a game without lessons. */
  readonly book: Book<unknown> | undefined;
}

/** The screen of a game and what is taught of it. What cannot be loaded is told by the page around it. */
export function useTaught(game: GameId): Taught | undefined {
  const [taught, setTaught] = useState<Taught>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    setTaught(undefined);
    Promise.all([loadScreen(game), loadBook(game)]).then(
      ([screen, book]) => current && setTaught({ screen, book }),
      (error: unknown) => current && setFailure(error ?? new Error('it could not be loaded')),
    );
    return () => {
      current = false;
    };
  }, [game]);
  if (failure !== undefined) throw failure;
  return taught;
}
