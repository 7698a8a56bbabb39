import { type Budget, type Pool, thought } from '@mazmorra/bots';
import { isGameId } from '@mazmorra/catalogue';
import { botPool } from '@mazmorra/catalogue/node';
import { FastRng, type Option, optionsOf } from '@mazmorra/kernel';
import { newToken } from '../people/secrets.ts';
import type { Question, Thinkers } from './thinkers.ts';

/** How long a master may think on a server that has other tables to look after. */
const BUDGET: Budget = { ms: 200 };

/** Bots in worker threads: the event loop only deals them a world to think in. */
export function threadThinkers(threads: number): Thinkers {
  let pool: Pool | undefined;
  return {
    async decide(question) {
      const { game, state, seat, level, events, talk, fixed } = question;
      if (!isGameId(game.id)) return anything(question);
      // Started when first needed: a server without bots needs no threads for them.
      pool ??= botPool(threads);
      const rng = rngFor(question);
      const budget = fixed ? { iterations: fixed.iterations } : BUDGET;
      const { done } = pool.think(thought(game, state, seat, events, { level, budget, rng, talk }));
      const choice = await done;
      question.told?.(choice);
      if (choice.spoken) question.say?.(choice.spoken);
      return choice.option;
    },
    async close() {
      await pool?.close();
    },
  };
}

/** Answers with anything that is allowed, at once. For tests, and for games that the catalogue does not have. */
export const carelessThinkers = (): Thinkers => ({
  decide: async (question) => anything(question),
  close: async () => undefined,
});

const rngFor = ({ fixed }: Question): FastRng => new FastRng(fixed?.seed ?? newToken());

function anything(question: Question): Option {
  const { game, state, seat } = question;
  return rngFor(question).pick(optionsOf(game, state, seat));
}
