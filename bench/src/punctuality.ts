import { thoughtOf } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { botPool } from '@mazmorra/catalogue/node';
import { completeVariants, FastRng, firstSeat, type Option } from '@mazmorra/kernel';
import type { Punctuality } from './figures.ts';

const budgetMs = 50;

/** Lets a master answer along a random game and measures each answer. */
export async function measurePunctuality(id: GameId, seats: number, seconds: number): Promise<Punctuality> {
  const pool = botPool(1);
  const game = gameOf(id);
  const rng = new FastRng('punctuality');
  const late: number[] = [];
  let state = game.setup(seats, completeVariants(game, seats, {}), rng);
  const think = async (seat: number): Promise<number> => {
    const asked = performance.now();
    const question = { game, state, seat, events: [], level: 'master', budget: { ms: budgetMs } } as const;
    await pool.think(thoughtOf(question, rng)).done;
    return performance.now() - asked;
  };
  const options: Option[] = [];
  let end = Number.POSITIVE_INFINITY;
  while (performance.now() < end || late.length === 0) {
    const seat = firstSeat(game.awaited(state));
    if (seat < 0) {
      state = game.setup(seats, completeVariants(game, seats, {}), rng);
      continue;
    }
    options.length = 0;
    game.options(state, seat, options);
    if (options.length > 1) {
      const took = await think(seat);
      // The first answer also starts the thread, so timing begins after it.
      if (end === Number.POSITIVE_INFINITY) end = performance.now() + seconds * 1000;
      else late.push(Math.max(0, took - budgetMs));
    }
    game.answer(state, seat, rng.pick(options), rng);
  }
  await pool.close();
  const sum = late.reduce((all, one) => all + one, 0);
  return {
    budgetMs,
    moves: late.length,
    meanLateMs: rounded(sum / late.length),
    worstLateMs: rounded(Math.max(...late)),
  };
}

const rounded = (ms: number): number => Number(ms.toFixed(1));
