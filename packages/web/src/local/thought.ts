import type { BotStyle, Budget, Level, Thought } from '@mazmorra/bots';
import { webPool } from '@mazmorra/bots/web';
import type { Accusation, AnyGame, FastRng, Seat, SeenEvent } from '@mazmorra/kernel';
import { botThread } from './bot-threads.ts';

export interface Thinker {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly events: readonly SeenEvent<unknown>[];
  readonly level: Level;
  readonly style?: BotStyle | undefined;
  readonly budget: Budget;
  /** Whether the explanation says in words what speaks for each option. */
  readonly inWords?: boolean;
  readonly talk?: readonly Accusation[] | undefined;
  /** Whose thoughts these are: a search of the same mind goes on from the one before. */
  readonly mind?: string;
  /** Two options to be compared, by name. */
  readonly pair?: readonly [string, string];
}

/**
 * The world is dealt here for the bot's seat, so that the worker never holds what that seat may not know. Not done by
 * the bots' own helper: it would bring the rules of all games into this worker.
 */
export function thoughtOf(thinker: Thinker, rng: FastRng): Thought {
  const { game, state, seat, events, level, style, budget, inWords, talk, mind, pair } = thinker;
  return {
    game: game.id as Thought['game'],
    level,
    seat,
    world: game.redeal(game.remembered?.(state) ?? state, seat, rng),
    events,
    budget,
    ...(style && { style }),
    ...(inWords && { inWords }),
    ...(talk && { talk }),
    ...(mind && { mind }),
    ...(pair && { pair }),
    seed: `${rng.int(2 ** 31)}-${rng.int(2 ** 31)}`,
  };
}

/** Workers that think, beside the table and away from the page. */
export const botPool = (size: number): ReturnType<typeof webPool> => webPool(size, botThread);
