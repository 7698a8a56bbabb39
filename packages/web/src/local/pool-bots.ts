import type { Level, Thought } from '@mazmorra/bots';
import { webPool } from '@mazmorra/bots/web';
import { FastRng } from '@mazmorra/kernel';
import { levels, usualLevel } from '../app/levels.ts';
import type { Bots, BotTask } from './bots.ts';
import { randomBots } from './random-bots.ts';

/** How long a master may think about one answer on this device. */
const budget = { ms: 700 };

const levelOf = (name: string): Level => levels.find((level) => level === name) ?? usualLevel;

/**
 * The world is dealt here for the bot's seat, so that the worker never holds what that seat may not know. Not done by
 * the bots' own helper: it would bring the rules of all games into this worker.
 */
function thoughtOf({ game, state, decision, events, level }: BotTask, rng: FastRng): Thought {
  return {
    game: game.id as Thought['game'],
    level: levelOf(level),
    seat: decision.seat,
    world: game.redeal(state, decision.seat, rng),
    events,
    budget,
    seed: `${rng.int(2 ** 31)}-${rng.int(2 ** 31)}`,
  };
}

/** Bots in a worker of their own: however long they think, the table goes on answering. */
export function poolBots(seed: string): Bots {
  const rng = new FastRng(seed);
  const simple = randomBots(seed);
  const pool = webPool(
    1,
    () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
  );
  return {
    async choose(task) {
      try {
        return (await pool.think(thoughtOf(task, rng)).done).option;
      } catch (error) {
        // A game that goes on with a weaker opponent is better than one that stands still.
        console.warn(error);
        return simple.choose(task);
      }
    },
    close: () => void pool.close(),
  };
}
