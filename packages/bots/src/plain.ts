import type { AnyGame, Option, Seat } from '@mazmorra/kernel';
import type { Expert } from './expert.ts';
import type { AnyWits } from './playable.ts';
import { mix } from './search/tree.ts';

/**
 * Knowledge for a game that brings none of its own: nothing is advised, nothing is a mistake, and a game is worth what its
 * outcome says. With it the lower levels answer at random and the higher ones search plainly.
 */
export const plainWits = (game: AnyGame): AnyWits => ({ plain: true, expert: () => new Plain(game) });

/** The worth of a playout that was cut off before the end of the game. */
const UNKNOWN = 0.5;

class Plain implements Expert<unknown, unknown, unknown> {
  readonly #game: AnyGame;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  advise: Expert<unknown, unknown, unknown>['advise'] = (_state, _seat, options, rng) => rng.pick(options);

  blunder(): boolean {
    return false;
  }

  /** All that the seat may know, as one number: slower than a key made by hand, and always complete. */
  key(state: unknown, seat: Seat): number {
    const known = JSON.stringify(this.#game.view(state, seat));
    let hash: Option = known.length;
    for (let i = 0; i < known.length; i++) hash = mix(hash, known.charCodeAt(i));
    return hash;
  }

  over(state: unknown): boolean {
    return this.#game.outcome(state) !== undefined;
  }

  worth(state: unknown, seat: Seat): number {
    const outcome = this.#game.outcome(state);
    if (outcome === undefined) return UNKNOWN;
    return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  }
}
