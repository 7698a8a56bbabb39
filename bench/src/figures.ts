import type { GameId } from '@mazmorra/catalogue';
import type { AnyGame } from '@mazmorra/kernel';

/** The cost of random games of one game on one core. */
export interface GameFigures {
  readonly seats: number;
  readonly answersPerSecond: number;
  readonly playoutsPerSecond: number;
  /** Mean length of the state as JSON over a game. */
  readonly stateBytes: number;
  readonly copyMicroseconds: number;
}

/** The search of a master on one core. */
export interface SearchFigures {
  readonly seats: number;
  readonly iterationsPerSecond: number;
}

/** One search on all cores, compared with one on a single thread. */
export interface SharedFigures {
  readonly threads: number;
  /** How many times as many playouts are merged into one answer. */
  readonly times: number;
}

/** How far a master's answers exceeded their time budget, on an idle table with a thread of its own. */
export interface Punctuality {
  readonly budgetMs: number;
  readonly moves: number;
  /** Milliseconds beyond the budget, from request to answer. Answers that needed no search count as 0. */
  readonly meanLateMs: number;
  readonly worstLateMs: number;
}

/** Throughput of boardgame.io with Welcome to the Dungeon on one core. */
export interface BoardgameIoFigures {
  readonly game: 'welcome-to-the-dungeon';
  readonly seats: number;
  /** Moves through the reducer in random games, including the listing of legal moves, as for our own game. */
  readonly answersPerSecond: number;
  readonly playoutsPerSecond: number;
  /** Iterations of its MCTS bot from the opening, with the bot's default playout depth. */
  readonly searchIterationsPerSecond: number;
}

/**
 * What `index.ts` exports for `mazmorra bench`. The command line is compiled against this file alone, because the others need libraries
 * that are installed only when something is measured.
 */
export interface Bench {
  measureGame(game: AnyGame, seats: number, seconds: number): GameFigures;
  measureSearch(id: GameId, seats: number, seconds: number): SearchFigures;
  measureShared(id: GameId, seats: number, seconds: number): Promise<SharedFigures>;
  measurePunctuality(id: GameId, seats: number, seconds: number): Promise<Punctuality>;
  measureBoardgameIo(settings: { readonly seconds?: number }): Promise<BoardgameIoFigures>;
}
