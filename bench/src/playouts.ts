import { type AnyGame, completeVariants, FastRng, firstSeat, playOut, randomChoice } from '@mazmorra/kernel';
import type { GameFigures } from './figures.ts';

/** Number of runs; the fastest counts, because other load on the machine can only slow a run down. */
const RUNS = 3;

/** Measures a game with its default variants. Takes about `seconds`. */
export function measureGame(game: AnyGame, seats: number, seconds: number): GameFigures {
  const share = (seconds * 1000) / (RUNS + 2);
  playouts(game, seats, share, 'warm up');
  const runs = Array.from({ length: RUNS }, (_, run) => playouts(game, seats, share, `run ${run}`));
  const best = runs.reduce((a, b) => (b.answersPerSecond > a.answersPerSecond ? b : a));
  const states = statesAlong(game, seats);
  return {
    seats,
    answersPerSecond: Math.round(best.answersPerSecond),
    playoutsPerSecond: Math.round(best.playoutsPerSecond),
    stateBytes: Math.round(
      states.reduce<number>((sum, state) => sum + JSON.stringify(state).length, 0) / states.length,
    ),
    copyMicroseconds: Math.min(...Array.from({ length: RUNS }, () => copyTime(game, states, share / RUNS))),
  };
}

function playouts(game: AnyGame, seats: number, ms: number, seed: string) {
  const variants = completeVariants(game, seats, {});
  const rng = new FastRng(seed);
  const choose = randomChoice(new FastRng(`${seed} choices`));
  const start = performance.now();
  let answers = 0;
  let games = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    answers += playOut(game, game.setup(seats, variants, rng), rng, choose);
    games++;
    elapsed = performance.now() - start;
  }
  return { answersPerSecond: (answers * 1000) / elapsed, playoutsPerSecond: (games * 1000) / elapsed };
}

/**
 * The states that a few random games pass through. They are not made with `game.copy`: copies that survive would teach V8 to allocate all
 * copies in old space, while those of a search are short-lived.
 */
function statesAlong(game: AnyGame, seats: number): unknown[] {
  const rng = new FastRng('states');
  const choose = randomChoice(new FastRng('states choices'));
  const states: unknown[] = [];
  for (let number = 0; number < 5; number++) {
    const state = game.setup(seats, completeVariants(game, seats, {}), rng);
    for (let seat = firstSeat(game.awaited(state)); seat >= 0; seat = firstSeat(game.awaited(state))) {
      states.push(structuredClone(state));
      const options: number[] = [];
      game.options(state, seat, options);
      game.answer(state, seat, choose(state, seat, options), rng);
    }
  }
  return states;
}

function copyTime(game: AnyGame, states: readonly unknown[], ms: number): number {
  // Keeps the copies for a while, so that the optimizer cannot remove them as unused.
  const kept = new Array<unknown>(64);
  const start = performance.now();
  let copies = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    for (const state of states) kept[copies++ & 63] = game.copy(state);
    elapsed = performance.now() - start;
  }
  return Number(((elapsed * 1000) / copies).toFixed(3));
}
