import type { AnyGame, GameEvent, Option, Outcome, SeenEvent, Variants } from '@mazmorra/kernel';
import { at, completeVariants, FastRng, firstSeat, seenBy } from '@mazmorra/kernel';
import type { AnyBot } from '../bot.ts';
import { seatInput } from '../input.ts';

export interface Played<S> {
  readonly state: S;
  readonly outcome: Outcome;
  readonly answers: number;
}

export interface PlayOptions {
  readonly variants?: Variants;
  /** The deal and every later roll of the game hang on this alone, whoever plays. */
  readonly seed: string;
  /** Called with each answer, for records. */
  onAnswer?(seat: number, option: Option): void;
}

/** A game that does not end is a bug in its rules; stop it far beyond what any real one needs. */
const endless = 200_000;

/** Plays one whole game between bots, one per seat. Seats that are only invited are not asked. */
export function playGame(game: AnyGame, bots: readonly AnyBot[], options: PlayOptions): Played<unknown> {
  const seats = bots.length;
  const variants = completeVariants(game, seats, options.variants ?? {});
  const chance = new FastRng(options.seed);
  const minds = bots.map((_, seat) => new FastRng(`${options.seed}/seat ${seat}`));
  const heard = bots.map((): SeenEvent<unknown>[] => []);
  const listening = bots.some((bot) => bot.level !== 'random');
  const emit = listening ? (event: GameEvent<unknown>) => tell(heard, event) : undefined;

  const state = game.setup(seats, variants, chance, emit);
  for (let answers = 0; answers < endless; answers++) {
    const seat = firstSeat(game.awaited(state));
    if (seat < 0) return { state, outcome: requireOutcome(game, state), answers };
    const bot = at(bots, seat);
    const rng = at(minds, seat);
    chance.restart(answers + 1);
    const option =
      bot.level === 'random'
        ? quick(game, state, seat, rng)
        : bot.choose(seatInput(game, state, seat, at(heard, seat), rng), rng).option;
    game.answer(state, seat, option, chance, emit);
    options.onAnswer?.(seat, option);
  }
  throw new Error(`${game.id} does not end with seed ${options.seed}`);
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
