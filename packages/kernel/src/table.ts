import { at } from './at.ts';
import { allSeenBy } from './events.ts';
import type {
  AnyGame,
  Decision,
  Game,
  GameEvent,
  Option,
  Outcome,
  Seat,
  SeenEvent,
  Variants,
  Viewer,
} from './game.ts';
import { Rng } from './random/rng.ts';
import type { RandomSource } from './random/source.ts';
import { Refusal } from './refusal.ts';
import { hasSeat } from './seats.ts';
import { completeVariants, recordedVariants } from './start.ts';

/** A decision with the number that an answer to it must carry. */
export interface OpenDecision extends Decision {
  /**
   * How many answers the table had when this decision was opened. It stays while other seats answer theirs, and
   * changes as soon as this seat has answered or is asked something else.
   */
  readonly number: number;
}

/** What one answer did. */
export interface Step<E> {
  /** The answers of the table up to and with this one; 0 is the set-up. */
  readonly number: number;
  readonly seat: Seat | undefined;
  readonly option: Option | undefined;
  readonly events: readonly GameEvent<E>[];
  /** Chance was used or something hidden was revealed: the answer cannot be taken back. */
  readonly final: boolean;
}

/** A table as plain JSON. It can be resumed without the answers before it. */
export interface Snapshot<S> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly variants: Variants;
  readonly number: number;
  readonly state: S;
  /** The number of each seat's open decision, -1 without one. */
  readonly opened: readonly number[];
}

/**
 * Whether a stored snapshot can be resumed by this program. One that does not name every variant was made before they existed, and its
 * state may lack what they need: such a table is begun again and its answers replayed.
 */
export const canResume = (game: AnyGame, from: Pick<Snapshot<unknown>, 'version' | 'variants'>): boolean =>
  from.version === game.version && game.variants.every(({ id }) => id in from.variants);

export interface TableStart {
  readonly seats: number;
  readonly variants?: Variants;
  readonly random: RandomSource;
}

/**
 * A game being played: a start, a source of chance, and numbered answers. States handed out are never changed
 * afterwards; a refused answer changes nothing.
 */
export class Table<S, V, E> {
  readonly game: Game<S, V, E>;
  readonly seats: number;
  readonly variants: Variants;
  readonly #random: RandomSource;
  #state: S;
  #number: number;
  #open: readonly OpenDecision[];
  #last: Step<E>;
  /** What `takeBack` returns to. */
  #before: { readonly state: S; readonly open: readonly OpenDecision[]; readonly last: Step<E> } | undefined;

  private constructor(game: Game<S, V, E>, start: Required<TableStart>, position: Position<S, E>) {
    this.game = game;
    this.seats = start.seats;
    this.variants = start.variants;
    this.#random = start.random;
    this.#state = position.state;
    this.#number = position.number;
    this.#last = position.last;
    this.#open = openDecisions(
      game,
      position.state,
      start.seats,
      (seat) => position.opened?.[seat] ?? position.number,
    );
  }

  /** Begins a new table: variants that the start does not name have their defaults. */
  static open<S, V, E>(game: Game<S, V, E>, start: TableStart): Table<S, V, E> {
    const variants = completeVariants(game, start.seats, start.variants ?? {});
    return Table.#begin(game, { ...start, variants });
  }

  /** Begins a table again as it was recorded or saved: variants that it does not name have the values they had then. */
  static reopen<S, V, E>(game: Game<S, V, E>, recorded: Required<TableStart>): Table<S, V, E> {
    const variants = recordedVariants(game, recorded.seats, recorded.variants);
    return Table.#begin(game, { ...recorded, variants });
  }

  static #begin<S, V, E>(game: Game<S, V, E>, start: Required<TableStart>): Table<S, V, E> {
    const events: GameEvent<E>[] = [];
    const { seats, variants, random } = start;
    const state = game.setup(seats, variants, random.stream(0), (event) => events.push(event));
    const last: Step<E> = { number: 0, seat: undefined, option: undefined, events, final: true };
    return new Table(game, start, { state, number: 0, last, opened: undefined });
  }

  /** Resumes a snapshot of this game and version. Check `canResume` first if it may be older than the program. */
  static resume<S, V, E>(game: Game<S, V, E>, from: Snapshot<S>, random: RandomSource): Table<S, V, E> {
    const { seats, variants, number, state, opened } = from;
    const last: Step<E> = { number, seat: undefined, option: undefined, events: [], final: true };
    return new Table(game, { seats, variants, random }, { state, number, last, opened });
  }

  get state(): S {
    return this.#state;
  }

  /** How many answers have been given. */
  get number(): number {
    return this.#number;
  }

  /** The newest step, with what happened in it. */
  get last(): Step<E> {
    return this.#last;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
  }

  /** What is asked now, by seat; empty when the game has ended. */
  get decisions(): readonly OpenDecision[] {
    return this.#open;
  }

  decisionOf(seat: Seat): OpenDecision | undefined {
    for (const decision of this.#open) if (decision.seat === seat) return decision;
    return undefined;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.#state, viewer);
  }

  /** What a viewer is told of the newest step. */
  news(viewer: Viewer): SeenEvent<E>[] {
    return allSeenBy(this.#last.events, viewer);
  }

  /**
   * Takes an option by its name or number. `decision` is the number of the decision it answers: give it
   * whenever the answer may have been overtaken on its way. Throws a `Refusal`, and then nothing has changed.
   */
  answer(seat: Seat, option: Option | string, decision?: number): Step<E> {
    const chosen = this.#requireLegal(seat, option, decision);
    const number = this.#number + 1;
    const state = this.game.copy(this.#state);
    const rng = new WatchedRng(this.#random, number);
    const events: GameEvent<E>[] = [];
    this.game.answer(state, seat, chosen, rng, (event) => events.push(event));

    const step = {
      number,
      seat,
      option: chosen,
      events,
      final: rng.used || events.some((event) => event.reveals),
    };
    this.#before = step.final ? undefined : { state: this.#state, open: this.#open, last: this.#last };
    const earlier = this.#open;
    this.#open = openDecisions(this.game, state, this.seats, (of, kind, options) => {
      const same =
        of !== seat &&
        earlier.find((e) => e.seat === of && e.kind === kind && sameOptions(e.options, options));
      return same ? same.number : number;
    });
    this.#state = state;
    this.#number = number;
    this.#last = step;
    return step;
  }

  /**
   * Carries a step of this table out once more, on a copy of the state it began from, and shows the state at each event. What is shown
   * goes on changing: copy what you keep.
   */
  again(before: S, { number, seat, option }: Step<E>, show: (state: S) => void): void {
    if (seat === undefined || option === undefined) throw new Error('a set-up cannot be carried out again');
    const state = this.game.copy(before);
    this.game.answer(state, seat, option, new WatchedRng(this.#random, number), () => show(state));
  }

  /** A seat may take back its own answer while it is the newest and has shown nothing to anybody. */
  canTakeBack(seat: Seat): boolean {
    return this.#before !== undefined && this.#last.seat === seat;
  }

  takeBack(seat: Seat): void {
    if (!this.#before || !this.canTakeBack(seat)) throw new Refusal({ code: 'no-take-back' });
    this.#state = this.#before.state;
    this.#open = this.#before.open;
    this.#last = this.#before.last;
    this.#number -= 1;
    this.#before = undefined;
  }

  snapshot(): Snapshot<S> {
    const opened = Array.from({ length: this.seats }, (_, seat) => this.decisionOf(seat)?.number ?? -1);
    return {
      game: this.game.id,
      version: this.game.version,
      seats: this.seats,
      variants: this.variants,
      number: this.#number,
      state: this.#state,
      opened,
    };
  }

  #requireLegal(seat: Seat, option: Option | string, number: number | undefined): Option {
    const decision = this.decisionOf(seat);
    if (!decision)
      throw new Refusal(this.#open.length === 0 ? { code: 'over' } : { code: 'not-asked', seat });
    if (number !== undefined && number !== decision.number) {
      throw new Refusal({ code: 'stale', given: number, current: decision.number });
    }
    const chosen = typeof option === 'string' ? this.game.optionNamed(option) : option;
    if (chosen === undefined) throw new Refusal({ code: 'unknown-option', option: String(option) });
    if (!decision.options.includes(chosen)) {
      const rule = this.game.whyNot(this.#state, seat, chosen);
      throw new Refusal({ code: 'not-allowed', option: this.game.nameOf(chosen), rule });
    }
    return chosen;
  }
}

interface Position<S, E> {
  readonly state: S;
  readonly number: number;
  readonly last: Step<E>;
  readonly opened: readonly number[] | undefined;
}

/** Opens the answer's stream on first use, and records that it was used. */
class WatchedRng extends Rng {
  readonly #source: RandomSource;
  readonly #number: number;
  #rng: Rng | undefined;

  constructor(source: RandomSource, number: number) {
    super();
    this.#source = source;
    this.#number = number;
  }

  get used(): boolean {
    return this.#rng !== undefined;
  }

  override int(below: number): number {
    this.#rng ??= this.#source.stream(this.#number);
    return this.#rng.int(below);
  }

  override die(): number {
    this.#rng ??= this.#source.stream(this.#number);
    return this.#rng.die();
  }

  override shuffle<T>(items: T[]): T[] {
    this.#rng ??= this.#source.stream(this.#number);
    return this.#rng.shuffle(items);
  }
}

type NumberOf = (seat: Seat, kind: string, options: readonly Option[]) => number;

function openDecisions<S, V, E>(
  game: Game<S, V, E>,
  state: S,
  seats: number,
  numberOf: NumberOf,
): OpenDecision[] {
  const awaited = game.awaited(state);
  const asked = awaited | game.invited(state);
  const open: OpenDecision[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (!hasSeat(asked, seat)) continue;
    const kind = game.decisionKind(state, seat);
    const options = optionsOf(game, state, seat);
    const number = numberOf(seat, kind, options);
    open.push({ seat, kind, options, optional: !hasSeat(awaited, seat), number });
  }
  return open;
}

/** The options of an awaited or invited seat, as a list of their own. */
export function optionsOf<S, V, E>(game: Game<S, V, E>, state: S, seat: Seat): Option[] {
  const options: Option[] = [];
  game.options(state, seat, options);
  return options;
}

const sameOptions = (a: readonly Option[], b: readonly Option[]): boolean =>
  a.length === b.length && a.every((option, i) => option === at(b, i));
