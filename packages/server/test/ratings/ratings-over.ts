import type { AnyGame } from '@mazmorra/kernel';
import { Ratings } from '../../src/ratings/ratings.ts';
import { Journal } from '../../src/storage/journal.ts';
import type { Storage } from '../../src/storage/port.ts';

/** The ratings of one process over a storage, without a server. An error that a server would report fails the test. */
export function ratingsOver(storage: Storage, game: (id: string) => AnyGame | undefined, at = 0): Ratings {
  const reportError = (_: string, error: unknown): never => {
    throw error;
  };
  const journal = new Journal(
    storage,
    () => undefined,
    (error) => reportError('', error),
  );
  return new Ratings({ storage, journal, game, now: () => at, reportError, fewest: 1 });
}
