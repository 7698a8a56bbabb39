import type { AnyGame, FastRng } from '@mazmorra/kernel';
import { worldOf } from '../input.ts';
import type { Thought } from './messages.ts';

/** A decision for a bot, at the true state. */
export interface Question extends Omit<Thought, 'game' | 'world' | 'seed'> {
  readonly game: AnyGame;
  readonly state: unknown;
}

/** The request to a worker. The world that is sent is dealt here, so that the worker never holds what the seat may not know. */
export function thoughtOf(question: Question, rng: FastRng): Thought {
  const { game, state, seat, level, style, events, budget, inWords, talk, mind, pair } = question;
  const world = worldOf(game, state, seat, rng);
  const seed = `${rng.int(2 ** 31)}-${rng.int(2 ** 31)}`;
  return { game: game.id, seat, level, style, world, events, budget, inWords, talk, mind, pair, seed };
}
