import type { AnyGame, Emit, GameEvent, Option, Outcome, Seat, SeenEvent, Variants } from '@mazmorra/kernel';
import { at, completeVariants, FastRng, firstSeat, seenBy } from '@mazmorra/kernel';
import type { AnyBot, Choice } from '../bot.ts';
import { seatInput } from '../input.ts';

export interface Played<S> {
  readonly state: S;
  readonly outcome: Outcome;
  readonly answers: number;
  /** The seat that lost the game by a fault of its bot, and what the bot did. The state is then that of the fault. */
  readonly fault?: Fault;
}

export interface Fault {
  readonly seat: Seat;
  readonly why: string;
}

export interface PlayOptions {
  readonly variants?: Variants;
  /** The deal and every later roll of the game depend on this alone, whoever plays. */
  readonly seed: string;
  /** Called with each answer, for records. */
  onAnswer?(seat: number, option: Option): void;
}

/** Upper bound of answers in one game. A game that reaches it has a bug in its rules. */
const endless = 200_000;

/** Plays one whole game between bots, one per seat. Seats that are only invited are not asked. */
export function playGame(game: AnyGame, bots: readonly AnyBot[], options: PlayOptions): Played<unknown> {
  const listening = bots.some((bot) => bot.level !== 'random');
  const playing = new GameInPlay(game, bots.length, options, listening);
  for (let seat = playing.seat; seat >= 0; seat = playing.seat)
    playing.answer(seat, playing.choose(at(bots, seat), seat).option);
  return playing.end();
}

/** One game between bots, an answer at a time. */
export class GameInPlay {
  readonly game: AnyGame;
  readonly variants: Variants;
  readonly state: unknown;
  /** What each seat was told since the game began. */
  readonly heard: readonly SeenEvent<unknown>[][];
  readonly #options: PlayOptions;
  readonly #chance: FastRng;
  readonly #minds: readonly FastRng[];
  readonly #emit: Emit<unknown>;
  #answers = 0;

  /** Without listeners events are not even made, which random games would spend much of their time on. */
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

  /** The seat that answers next; -1 when the game has ended. */
  get seat(): Seat {
    return firstSeat(this.game.awaited(this.state));
  }

  /** What a bot chooses at a seat, and why where it says so. */
  choose(bot: AnyBot, seat: Seat): Choice {
    const rng = at(this.#minds, seat);
    if (bot.level === 'random') return { option: quick(this.game, this.state, seat, rng) };
    return bot.choose(seatInput(this.game, this.state, seat, at(this.heard, seat), rng), rng);
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

  /** The end of a game that a seat loses by a fault of its bot: the others share the victory. */
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

/** A random seat needs neither view nor world. */
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
