import type { AnyGame, Option, Seat } from '@mazmorra/kernel';
import type { Expert } from './expert.ts';
import type { AnyWits } from './playable.ts';
import { mix } from './search/tree.ts';

/**
 * Bot knowledge for a game that supplies none: no advice, no blunders, and a value taken from the outcome alone. With
 * it the lower levels answer at random and the higher ones search without guidance.
 */
export const plainWits = (game: AnyGame): AnyWits => ({ plain: true, expert: () => new Plain(game) });

/** The value of a playout that was cut off before the end of the game. */
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

  /** Hash of everything the seat may know: slower than a hand-written key, but always complete. */
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
