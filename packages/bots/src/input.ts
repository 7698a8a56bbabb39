import type { Accusation, Game, Option, Rng, Seat, SeenEvent } from '@mazmorra/kernel';
import { hasSeat } from '@mazmorra/kernel';
import type { SeatInput } from './bot.ts';

/** Deals a world that a seat cannot distinguish from the true one, assuming that it remembers all it was shown. */
export const worldOf = <S, V, E>(game: Game<S, V, E>, state: S, seat: Seat, rng: Rng): S =>
  game.redeal(game.remembered?.(state) ?? state, seat, rng);

/**
 * Builds the input of the bot at a seat. The true state is read once, to deal a world that the seat cannot distinguish
 * from it, and is not kept. `redeal` depends only on what the seat knows, so further worlds dealt from that world have
 * the same distribution as worlds dealt from the true state.
 */
export function seatInput<S, V, E>(
  game: Game<S, V, E>,
  state: S,
  seat: Seat,
  events: readonly SeenEvent<E>[],
  rng: Rng,
): SeatInput<S, V, E> {
  return inputFromWorld(game, worldOf(game, state, seat, rng), seat, events);
}

/** The same from a world that is already dealt; used by workers. */
export function inputFromWorld<S, V, E>(
  game: Game<S, V, E>,
  world: S,
  seat: Seat,
  events: readonly SeenEvent<E>[],
  talk: readonly Accusation[] = [],
): SeatInput<S, V, E> {
  const options: Option[] = [];
  game.options(world, seat, options);
  return new HeldInput(game, world, seat, options, events, talk);
}

class HeldInput<S, V, E> implements SeatInput<S, V, E> {
  readonly game: Game<S, V, E>;
  readonly seat: Seat;
  readonly decision: SeatInput<S, V, E>['decision'];
  readonly events: readonly SeenEvent<E>[];
  readonly talk: readonly Accusation[];
  readonly #world: S;
  #view: V | undefined;

  constructor(
    game: Game<S, V, E>,
    world: S,
    seat: Seat,
    options: readonly Option[],
    events: readonly SeenEvent<E>[],
    talk: readonly Accusation[],
  ) {
    this.game = game;
    this.seat = seat;
    this.events = events;
    this.talk = talk;
    this.#world = world;
    const optional = !hasSeat(game.awaited(world), seat);
    this.decision = { seat, kind: game.decisionKind(world, seat), options, optional };
  }

  /** Built on first use: most bots work on worlds and never read the view. */
  get view(): V {
    this.#view ??= this.game.view(this.#world, this.seat);
    return this.#view;
  }

  imagine(rng: Rng): S {
    return this.game.redeal(this.#world, this.seat, rng);
  }
}
