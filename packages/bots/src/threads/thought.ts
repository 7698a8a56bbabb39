import type { Accusation, FastRng, Game, Seat, SeenEvent } from '@mazmorra/kernel';
import type { Budget, Level } from '../bot.ts';
import { worldOf } from '../input.ts';
import type { BotStyle } from '../styles.ts';
import type { Thought } from './messages.ts';

/** Makes a request from the true state; the world that is sent to the worker is dealt here. */
export function thought<S, V, E>(
  game: Game<S, V, E>,
  state: S,
  seat: Seat,
  events: readonly SeenEvent<E>[],
  how: {
    readonly level: Level;
    readonly style?: BotStyle | undefined;
    readonly budget: Budget;
    readonly rng: FastRng;
    readonly inWords?: boolean;
    readonly talk?: readonly Accusation[] | undefined;
    readonly mind?: string | undefined;
  },
): Thought {
  const world = worldOf(game, state, seat, how.rng);
  const seed = `${how.rng.int(2 ** 31)}-${how.rng.int(2 ** 31)}`;
  const { level, style, budget, inWords, talk, mind } = how;
  const more = {
    ...(style && { style }),
    ...(inWords && { inWords }),
    ...(talk && { talk }),
    ...(mind && { mind }),
  };
  return { game: game.id, level, seat, world, events, budget, seed, ...more };
}
