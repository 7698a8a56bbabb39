import { seatInput } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import { at, completeVariants, FastRng, firstSeat, type Option } from '@mazmorra/kernel';

export interface SearchFigures {
  readonly seats: number;
  readonly iterationsPerSecond: number;
}

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
