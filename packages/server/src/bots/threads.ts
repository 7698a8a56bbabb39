import { randomInt } from 'node:crypto';
import { type Budget, type Pool, thought } from '@mazmorra/bots';
import { isGameId } from '@mazmorra/catalogue';
import { botPool } from '@mazmorra/catalogue/node';
import { at, FastRng, type Option, optionsOf } from '@mazmorra/kernel';
import { newToken } from '../people/secrets.ts';
import type { Question, Thinkers } from './thinkers.ts';

/** How long a master may think on a server that has other tables to look after. */
const BUDGET: Budget = { ms: 200 };

/** Bots in worker threads: the event loop only deals them a world to think in. */
export function threadThinkers(threads: number): Thinkers {
  let pool: Pool | undefined;
  return {
    async decide(question) {
      const { game, state, seat, level, events, talk } = question;
      if (!isGameId(game.id)) return anything(question);
      // Started when first needed: a server without bots needs no threads for them.
      pool ??= botPool(threads);
      const rng = new FastRng(newToken());
      const { done } = pool.think(thought(game, state, seat, events, { level, budget: BUDGET, rng, talk }));
      const { option, spoken } = await done;
      if (spoken) question.say?.(spoken);
      return option;
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

function anything({ game, state, seat }: Question): Option {
  const options = optionsOf(game, state, seat);
  return at(options, randomInt(options.length));
}
