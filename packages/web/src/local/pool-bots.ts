import type { Level } from '@mazmorra/bots';
import { thoughtOf } from '@mazmorra/bots/thought';
import { isGameId } from '@mazmorra/catalogue';
import { FastRng } from '@mazmorra/kernel';
import { levels, usualLevel } from '../settings/levels.ts';
import { styleNamed } from '../settings/styles.ts';
import { botPool } from './bot-threads.ts';
import type { Bots } from './bots.ts';
import { randomBots } from './random-bots.ts';
import { threadsOf } from './threads-of.ts';

/** How long a master may think about one answer on this device. */
const budget = { ms: 700 };
/** And about what it would advise. */
const adviceBudget = { ms: 1200 };

/** A second thread searches the same decision. More would cost memory and gain little. */
const mostThreads = 2;

const levelOf = (name: string): Level => levels.find((level) => level === name) ?? usualLevel;

/** Bots in workers of their own: however long they think, the table goes on answering. */
export function poolBots(seed: string): Bots {
  const rng = new FastRng(seed);
  const simple = randomBots(seed);
  const pool = botPool(threadsOf(mostThreads));
  return {
    async advise(task) {
      const { seat } = task.decision;
      const thought = thoughtOf({ ...task, seat, level: 'master', budget: adviceBudget, inWords: true }, rng);
      return pool.think(thought).done;
    },
    async choose(task) {
      try {
        const { seat } = task.decision;
        const { id } = task.game;
        const style = isGameId(id) ? styleNamed(id, task.style) : undefined;
        const thought = thoughtOf(
          // The pool is this table's own.
          { ...task, seat, level: levelOf(task.level), style, budget, mind: `seat ${seat}` },
          rng,
        );
        const { option, spoken } = await pool.think(thought).done;
        if (spoken) task.say?.(spoken);
        return option;
      } catch (error) {
        // A game that goes on with a weaker opponent is better than one that stands still.
        console.warn(error);
        return simple.choose(task);
      }
    },
    close: () => void pool.close(),
  };
}
