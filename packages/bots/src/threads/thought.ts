import type { Accusation, FastRng, Game, Seat, SeenEvent } from '@mazmorra/kernel';
import type { Budget, Level } from '../bot.ts';
import type { Thought } from './messages.ts';

/** What to think about, made from the true state: the world that goes to the worker is dealt here. */
export function thought<S, V, E>(
  game: Game<S, V, E>,
  state: S,
  seat: Seat,
  events: readonly SeenEvent<E>[],
  how: {
    readonly level: Level;
    readonly budget: Budget;
    readonly rng: FastRng;
    readonly inWords?: boolean;
    readonly talk?: readonly Accusation[] | undefined;
  },
): Thought {
  const world = game.redeal(state, seat, how.rng);
  const seed = `${how.rng.int(2 ** 31)}-${how.rng.int(2 ** 31)}`;
  const { level, budget, inWords, talk } = how;
  const more = { ...(inWords && { inWords }), ...(talk && { talk }) };
  return { game: game.id, level, seat, world, events, budget, seed, ...more };
}
