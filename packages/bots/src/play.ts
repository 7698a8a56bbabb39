import type {
  AnyGame,
  Emit,
  GameEvent,
  Option,
  Outcome,
  Said,
  Seat,
  SeenEvent,
  Variants,
} from '@mazmorra/kernel';
import { at, completeVariants, FastRng, firstSeat, seenBy } from '@mazmorra/kernel';
import type { AnyBot, Choice } from './bot.ts';
import { seatInput } from './input.ts';

export interface Played<S> {
  readonly state: S;
  readonly outcome: Outcome;
  readonly answers: number;
  /**
   * The seat that lost the game through a fault of its bot, and what the bot did. The state is then the one at the
   * fault.
   */
  readonly fault?: Fault;
}

export interface Fault {
  readonly seat: Seat;
  readonly why: string;
  readonly said?: Said | undefined;
}

export interface PlayOptions {
  readonly variants?: Variants;
  /** Seed of the deal and of every later roll; the bots do not influence it. */
  readonly seed: string;
  /** Called with each answer, to record the game. */
  onAnswer?(seat: number, option: Option): void;
}

/** Upper bound of answers in one game. A game that reaches it has a bug in its rules. */
const endless = 200_000;

/** Plays one whole game between bots, one per seat. Optional decisions are not offered to the bots. */
export function playGame(game: AnyGame, bots: readonly AnyBot[], options: PlayOptions): Played<unknown> {
  const listening = bots.some((bot) => bot.level !== 'random');
  const playing = new GameInPlay(game, bots.length, options, listening);
  for (let seat = playing.seat; seat >= 0; seat = playing.seat)
    playing.answer(seat, playing.choose(at(bots, seat), seat).option);
  return playing.end();
}

/** One game between bots, played one answer at a time. */
export class GameInPlay {
  readonly game: AnyGame;
  readonly variants: Variants;
  readonly state: unknown;
  /** The events each seat has received since the game began. */
  readonly heard: readonly SeenEvent<unknown>[][];
  readonly #options: PlayOptions;
  readonly #chance: FastRng;
  readonly #minds: readonly FastRng[];
  readonly #emit: Emit<unknown>;
  #answers = 0;

  /** Without listeners no events are created; in games of random bots they would take much of the time. */
  constructor(game: AnyGame, seats: number, options: PlayOptions, listening: boolean) {
    this.game = game;
    this.variants = completeVariants(game, seats, options.variants ?? {});
    this.#options = options;
    this.#chance = new FastRng(options.seed);
    this.#minds = Array.from({ length: seats }, (_, seat) => new FastRng(`${options.seed}/seat ${seat}`));
    this.heard = Array.from({ length: seats }, (): SeenEvent<unknown>[] => []);
    this.#emit = listening ? (event: GameEvent<unknown>) => tell(this.heard, event) : undefined;
    this.state = game.setup(seats, this.variants, this.#chance, this.#emit);
  }

  /** The seat that answers next; -1 once the game has ended. */
  get seat(): Seat {
    return firstSeat(this.game.awaited(this.state));
  }

  /** The choice of a bot at a seat, with its reason if it gives one. */
  choose(bot: AnyBot, seat: Seat): Choice {
    const rng = at(this.#minds, seat);
    if (bot.level === 'random') return { option: quick(this.game, this.state, seat, rng) };
    const input = seatInput(this.game, this.state, seat, at(this.heard, seat), rng);
    // The generator is of this seat of this game alone, so a search never continues from the tree of another game.
    return bot.choose(input, rng, rng);
  }

  answer(seat: Seat, option: Option): void {
    if (++this.#answers > endless)
      throw new Error(`${this.game.id} does not end with seed ${this.#options.seed}`);
    this.#chance.restart(this.#answers);
    this.game.answer(this.state, seat, option, this.#chance, this.#emit);
    this.#options.onAnswer?.(seat, option);
  }

  end(): Played<unknown> {
    return { state: this.state, outcome: requireOutcome(this.game, this.state), answers: this.#answers };
  }

  /** Ends the game because the bot of a seat committed a fault: the other seats share the victory. */
  lostBy(fault: Fault): Played<unknown> {
    const seats = this.heard.map((_, seat) => seat);
    const outcome: Outcome = {
      places: seats.map((seat) => (seat === fault.seat ? seats.length : 1)),
      winners: seats.filter((seat) => seat !== fault.seat),
      rule: '',
      scores: seats.map(() => ({})),
    };
    return { state: this.state, outcome, answers: this.#answers, fault };
  }
}

function tell(heard: readonly SeenEvent<unknown>[][], event: GameEvent<unknown>): void {
  for (let seat = 0; seat < heard.length; seat++) {
    const seen = seenBy(event, seat);
    if (seen !== undefined) at(heard, seat).push(seen);
  }
}

/** Chooses at random, without building a view or dealing a world. */
function quick(game: AnyGame, state: unknown, seat: number, rng: FastRng): Option {
  const options: Option[] = [];
  game.options(state, seat, options);
  return rng.pick(options);
}

function requireOutcome(game: AnyGame, state: unknown): Outcome {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id} awaits nobody and has no outcome`);
  return outcome;
}
