import type { AnyGame, Emit, Option, Rng, Seat, Variants, Viewer } from '@mazmorra/kernel';

export interface Film {
  readonly game: AnyGame;
  /** Whose eyes look; changes with the person in front of the screen. */
  viewer: Viewer;
  /** One view for each event of the newest step, in their order; `undefined` where none could be made. */
  views: unknown[];
}

/**
 * The same game, but every event comes with the view of that very moment, so that a screen can show a long step
 * move by move. A view made in the middle of a step is a picture only: nothing is decided by it.
 */
export function filmed(game: AnyGame, viewer: Viewer): Film {
  const film: Film = { game: Object.create(game), viewer, views: [] };
  const camera =
    (state: unknown, emit: Emit<unknown>): Emit<unknown> =>
    (event) => {
      emit?.(event);
      film.views.push(picture(game, state, film.viewer));
    };
  const answer = (state: unknown, seat: Seat, option: Option, rng: Rng, emit: Emit<unknown>): void => {
    film.views = [];
    game.answer(state, seat, option, rng, camera(state, emit));
  };
  // The state of a set-up does not exist before it is done: its events have no pictures.
  const setup = (seats: number, variants: Variants, rng: Rng, emit: Emit<unknown>): unknown => {
    film.views = [];
    return game.setup(seats, variants, rng, emit);
  };
  Object.defineProperties(film.game, { answer: { value: answer }, setup: { value: setup } });
  return film;
}

function picture(game: AnyGame, state: unknown, viewer: Viewer): unknown {
  try {
    // Views may share parts with the working state, which moves on: keep what it was.
    return structuredClone(game.view(state, viewer));
  } catch {
    return undefined;
  }
}
