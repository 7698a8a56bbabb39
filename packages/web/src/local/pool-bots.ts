import { isGameId, type Level, levels, thought } from '@mazmorra/bots';
import { webPool } from '@mazmorra/bots/web';
import { FastRng } from '@mazmorra/kernel';
import type { Bots } from './bots.ts';
import { randomBots } from './random-bots.ts';

/** How long a master may think about one answer on this device. */
const budget = { ms: 700 };

const levelOf = (name: string): Level => levels.find((level) => level === name) ?? 'adventurer';

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
      const { game, state, decision, events, level } = task;
      if (!isGameId(game.id)) return simple.choose(task);
      try {
        const pending = pool.think(
          thought(game, state, decision.seat, events, { level: levelOf(level), budget, rng }),
        );
        return (await pending.done).option;
      } catch (error) {
        // A game that goes on with a weaker opponent is better than one that stands still.
        console.warn(error);
        return simple.choose(task);
      }
    },
    close: () => void pool.close(),
  };
}
