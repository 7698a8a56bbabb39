import { FastRng } from '@mazmorra/kernel';
import type { BoardgameIoFigures } from '../figures.ts';
import { ai, inProduction } from './library.ts';
import { Match } from './match.ts';
import { enumerate } from './moves.ts';

const SEATS = 4;
/** Number of runs; the fastest counts, as for our own games. */
const RUNS = 3;

/** Measures the reducer for about half of `seconds` and the bot for the other half. */
export async function measureBoardgameIo({ seconds = 4 } = {}): Promise<BoardgameIoFigures> {
  const share = (seconds * 500) / (RUNS + 1);
  inProduction(() => playouts(share, 'warm up'));
  const runs = Array.from({ length: RUNS }, (_, run) => inProduction(() => playouts(share, `run ${run}`)));
  const best = runs.reduce((a, b) => (b.answersPerSecond > a.answersPerSecond ? b : a));
  return {
    game: 'welcome-to-the-dungeon',
    seats: SEATS,
    answersPerSecond: Math.round(best.answersPerSecond),
    playoutsPerSecond: Math.round(best.playoutsPerSecond),
    searchIterationsPerSecond: Math.round(await searchSpeed(seconds / 2)),
  };
}

function playouts(ms: number, seed: string) {
  const match = new Match();
  const choices = new FastRng(seed);
  const start = performance.now();
  let answers = 0;
  let games = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    let state = match.begin(SEATS, `${seed} ${games}`);
    for (let moves = match.moves(state); moves.length > 0; moves = match.moves(state)) {
      state = match.play(state, choices.pick(moves));
      answers++;
    }
    games++;
    elapsed = performance.now() - start;
  }
  return { answersPerSecond: (answers * 1000) / elapsed, playoutsPerSecond: (games * 1000) / elapsed };
}

const FIRST_ITERATIONS = 50;

/** The bot takes a number of iterations, not a time. A short first search estimates how many fit. */
async function searchSpeed(seconds: number): Promise<number> {
  const first = await search(FIRST_ITERATIONS);
  const iterations = Math.max(FIRST_ITERATIONS, Math.round(first * seconds * 0.75));
  return search(iterations);
}

async function search(iterations: number): Promise<number> {
  const match = new Match();
  const state = match.begin(SEATS, 'search');
  const bot = new (ai().MCTSBot)({ game: match.game, enumerate, seed: 'search', iterations });
  const start = performance.now();
  await inProduction(() => bot.play(state, state.ctx.currentPlayer));
  return (iterations * 1000) / (performance.now() - start);
}
