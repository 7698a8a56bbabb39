import { type Budget, type Choice, type Pool, thoughtOf } from '@mazmorra/bots';
import { isGameId } from '@mazmorra/catalogue';
import { botPool } from '@mazmorra/catalogue/node';
import { FastRng, optionsOf } from '@mazmorra/kernel';
import { newToken } from '../people/secrets.ts';
import type { Question, Thinkers } from './thinkers.ts';

/** Time limit for a master bot, so that other tables are not kept waiting. */
const BUDGET: Budget = { ms: 200 };

/**
 * The usual number of threads: half of the cores, since the others serve people and the database. At least two: one address never
 * has all of them, so that the bots of another need not wait until a search of a master has ended.
 */
export const threadsFor = (cores: number): number => Math.min(4, Math.max(2, Math.floor(cores / 2)));

/** Runs bots in worker threads. The event loop only deals the hidden cards anew. */
export function threadThinkers(threads: number): Thinkers {
  let pool: Pool | undefined;
  return {
    async decide(question) {
      const { person: _, table, fixed, isWanted: __, ...asked } = question;
      if (!isGameId(asked.game.id)) return anything(question);
      // Threads start on first use: a server without bots needs none.
      pool ??= botPool(threads, { background: true });
      const budget = fixed ? { iterations: fixed.iterations } : BUDGET;
      // Where answers must be reproducible, a search does not go on from an earlier one.
      const mind = fixed ? undefined : `${table}/${asked.seat}`;
      return pool.think(thoughtOf({ ...asked, budget, mind }, rngFor(question))).done;
    },
    async close() {
      await pool?.close();
    },
  };
}

/** Answers at once with a random legal option. For tests, and for games that are not in the catalogue. */
export const carelessThinkers = (): Thinkers => ({
  decide: async (question) => anything(question),
  close: async () => undefined,
});

const rngFor = ({ fixed }: Question): FastRng => new FastRng(fixed?.seed ?? newToken());

function anything(question: Question): Choice {
  const { game, state, seat } = question;
  return { option: rngFor(question).pick(optionsOf(game, state, seat)) };
}
