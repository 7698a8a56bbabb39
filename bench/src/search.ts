import { availableParallelism } from 'node:os';
import { type Pool, seatInput, thoughtOf } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import { botPool } from '@mazmorra/catalogue/node';
import { at, completeVariants, FastRng, firstSeat, type Option } from '@mazmorra/kernel';
import type { SearchFigures, SharedFigures } from './figures.ts';

/** Playouts per second of a master on one core, at the first decision of a game with more than one option. */
export function measureSearch(id: GameId, seats: number, seconds: number): SearchFigures {
  const game = gameOf(id);
  const rng = new FastRng('search');
  const state = game.setup(seats, completeVariants(game, seats, {}), rng);
  const seat = goToFirstChoice(game, state, rng);
  const think = (ms: number) => {
    const input = seatInput(game, state, seat, [], rng);
    return botFor(id, 'master', { ms }).choose(input, rng).explanation;
  };
  think(seconds * 250);
  const found = think(seconds * 750);
  if (found === undefined) throw new Error(`the master of ${id} does not tell how it thought`);
  return { seats, iterationsPerSecond: Math.round((found.iterations * 1000) / found.ms) };
}

const sharedMs = 200;

/** Searches the first choice of a game alternately in a pool of one thread and in one of a thread per core. */
export async function measureShared(id: GameId, seats: number, seconds: number): Promise<SharedFigures> {
  const threads = availableParallelism();
  const game = gameOf(id);
  const rng = new FastRng('shared');
  const state = game.setup(seats, completeVariants(game, seats, {}), rng);
  const seat = goToFirstChoice(game, state, rng);
  const playouts = async (pool: Pool): Promise<number> => {
    const asked = thoughtOf(
      { game, state, seat, events: [], level: 'master', budget: { ms: sharedMs } },
      rng,
    );
    return (await pool.think(asked).done).explanation?.iterations ?? 0;
  };
  const [one, all] = [botPool(1), botPool(threads)];
  // The first searches start the threads, load the rules and compile them.
  for (let i = 0; i < 3; i++) for (const pool of [one, all]) await playouts(pool);
  let [alone, shared] = [0, 0];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    alone += await playouts(one);
    shared += await playouts(all);
  }
  await Promise.all([one.close(), all.close()]);
  return { threads, times: Number((shared / alone).toFixed(2)) };
}

/** Answers decisions with a single option and returns the first seat that has a choice. */
function goToFirstChoice(game: ReturnType<typeof gameOf>, state: unknown, rng: FastRng): number {
  for (;;) {
    const seat = firstSeat(game.awaited(state));
    if (seat < 0) throw new Error(`${game.id} ended without a choice`);
    const options: Option[] = [];
    game.options(state, seat, options);
    if (options.length > 1) return seat;
    game.answer(state, seat, at(options, 0), rng);
  }
}
