import type { AnyGame } from '@mazmorra/kernel';
import { Core } from '../../src/core/core.ts';
import { Ratings } from '../../src/ratings/ratings.ts';
import type { Storage } from '../../src/storage/port.ts';

/** The ratings of one process over a storage, without a server. An error that a server would report fails the test. */
export function ratingsOver(storage: Storage, game: (id: string) => AnyGame | undefined, at = 0): Ratings {
  const failed = (): never => {
    throw new Error('an error was reported');
  };
  const core = new Core(storage, failed, [], () => at);
  core.game = game;
  return new Ratings(core, 1);
}
