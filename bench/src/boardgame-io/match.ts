import type { Game, State } from 'boardgame.io';
import { dungeonGame } from './game.ts';
import { internal } from './library.ts';
import { type BoardgameIoMove, enumerate } from './moves.ts';
import type { G, Options } from './state.ts';

export type MatchState = State<G>;

/** One boardgame.io match, run by its reducer alone: no client, no storage, no network. */
export class Match {
  readonly #game: Game<G>;
  readonly #reduce: ReturnType<ReturnType<typeof internal>['CreateGameReducer']>;

  constructor(options?: Options) {
    this.#game = dungeonGame(options);
    this.#reduce = internal().CreateGameReducer({ game: this.#game });
  }

  get game(): Game<G> {
    return this.#game;
  }

  begin(players: number, seed: string): MatchState {
    return internal().InitializeGame({ game: { ...this.#game, seed }, numPlayers: players });
  }

  /** The legal moves of the current player. */
  moves({ G, ctx }: MatchState): BoardgameIoMove[] {
    return ctx.gameover === undefined ? enumerate(G, ctx) : [];
  }

  play(state: MatchState, { move, args }: BoardgameIoMove): MatchState {
    const { currentPlayer: playerID } = state.ctx;
    return this.#reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
  }
}
