import type { Rng } from './random/rng.ts';
import type { Scene } from './scene.ts';

/** A place at the table, counted clockwise from 0. The rules do not know who sits there. */
export type Seat = number;

/** A set of seats as bits: bit `n` stands for seat `n`. Cheap to build, compare and copy in playouts. */
export type SeatSet = number;

/**
 * One thing a seat may choose, as a small whole number that means the same everywhere in one game
 * (never an index into a list that changes). `Game.nameOf` turns it into words such as `play:power-3`.
 */
export type Option = number;

/** The number of a statement in `docs/rules/<game>.md`, such as `DR-TREAS-03`. */
export type RuleId = string;

/** Who looks: a seat, somebody watching, or `all` for a finished game laid open. */
export type Viewer = Seat | 'spectator' | 'all';

/** Anything that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/**
 * The chosen value of each variant of a game. For a new table, a variant that is not named has its default (`completeVariants`); in
 * a record or a saved table, which may be older than the variant, it has the earlier value (`recordedVariants`).
 */
export type Variants = Readonly<Record<string, VariantValue>>;
export type VariantValue = boolean | number | string;

/** One variant a table may choose before the start. */
export interface VariantSpec {
  readonly id: string;
  readonly values: readonly VariantValue[];
  /** The value at a new table that does not choose. */
  readonly default: VariantValue;
  /**
   * The value that a record means which does not name this variant; the default when absent. Every record names all variants of its
   * day, so a missing one did not exist yet: set this to how the game was played before. Set it too, to the earlier default, when
   * the default of a variant changes. Once set it never changes.
   */
  readonly absent?: VariantValue;
  /** The first rule of the specification that speaks of it. */
  readonly rule: RuleId;
  /** Seat counts for which the variant means something; every count when absent. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** The values that a seat count allows, where it does not allow all; the first one is taken when the default is not among them. */
  readonly bySeats?: Readonly<Record<number, readonly VariantValue[]>>;
}

/**
 * An event, emitted once when it happens. Who may read which form is fixed here and nowhere else:
 * a seat with an entry in `private` gets that form, everybody else the public one, and nobody gets
 * anything where the form they would get is absent.
 */
export interface GameEvent<E> {
  /** The rule that caused it; shown on request beside its line in the log. */
  readonly rule: RuleId;
  readonly public?: E;
  readonly private?: Readonly<Record<Seat, E>>;
  /** The form of a finished game laid open, set where it tells what no seat was told. */
  readonly open?: E;
  /** Set when something was turned up that a seat could not know before: such an answer cannot be taken back. */
  readonly reveals?: true;
}

/** What one viewer is told of an event. */
export interface SeenEvent<E> {
  readonly rule: RuleId;
  readonly event: E;
}

/**
 * Receives events. Absent in playouts: call it as `emit?.({ … })`, which then builds nothing.
 */
export type Emit<E> = ((event: GameEvent<E>) => void) | undefined;

/** What one seat is asked. */
export interface Decision {
  readonly seat: Seat;
  /**
   * The id of the decision in the specification, such as `DR-DEC-PLAY`; behind a colon what it is about, where the same
   * decision is put for different things. Records depend on the id alone.
   */
  readonly kind: string;
  /** In a fixed order, without repeats, never empty. */
  readonly options: readonly Option[];
  /** The game goes on without an answer (a torch that may be lit at any time). */
  readonly optional: boolean;
}

export interface Outcome {
  /** The place of each seat: 1 is first, equal seats share the better place. */
  readonly places: readonly number[];
  /** The seats that won; several share the victory, none when nobody wins. */
  readonly winners: readonly Seat[];
  /** The rule that decided it. */
  readonly rule: RuleId;
  /** What the places were decided by, per seat and in this order (coins, wounds …), for tables and charts. */
  readonly scores: readonly Readonly<Record<string, number>>[];
}

/** Collects what `mazmorra simulate` reports of many games. */
export interface Summary<S> {
  add(end: S): void;
  report(): Json;
}

/** What the records of a game with hidden roles show once it is over. */
export interface HiddenRoles<S> {
  /** The round that is being played, and which seats are traitors in it. */
  now(state: S): { readonly round: number; readonly traitors: readonly boolean[] };
}

/** What statistics count of finished games beside places and wins. */
export interface Counted<S, E> {
  /** The roles or heroes that a seat played: one for the game, or one for each of its rounds that has ended. */
  played(state: S, seat: Seat): readonly RolePlayed[];
  /** Whether an event is the death of a seat's hero; absent where nobody dies. */
  isDeath?(event: E, seat: Seat): boolean;
}

/** A role or hero that a seat had, and whether it won with it. */
export interface RolePlayed {
  readonly role: string;
  readonly won: boolean;
}

/**
 * The contract of a game.
 *
 * `S` is its state: plain JSON, small and flat, with all that is waited for in it (frames), so that a table
 * can be saved, copied and resumed at any decision. `V` is what a viewer may know of it. `E` is the closed union of its events.
 *
 * Every function is pure but `answer`, which changes the state it is given: the kernel hands it a copy,
 * search bots let it run on in place.
 */
export interface Game<S, V, E> {
  readonly id: string;
  /**
   * Raised when a change would replay an old record differently. A changed ruling does not need it: it becomes a variant whose
   * `absent` value is the earlier ruling, so that everything begun before goes on as it began.
   */
  readonly version: number;
  /**
   * The oldest version whose tables and records these rules play exactly as before; 1 when absent. Set it to the new version only
   * when the earlier rules cannot be kept as a variant: running tables of older versions then end, and their records can be read
   * and shown but not replayed.
   */
  readonly playsFrom?: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly variants: readonly VariantSpec[];

  /** `variants` is complete: the kernel has checked it and filled in what was not named. */
  setup(seats: number, variants: Variants, rng: Rng, emit?: Emit<E>): S;

  /** The seats without whose answer the game does not go on; 0 when it has ended. */
  awaited(state: S): SeatSet;
  /** The seats that may answer but need not, beside the awaited ones. */
  invited(state: S): SeatSet;
  /** The decision an awaited or invited seat is at. */
  decisionKind(state: S, seat: Seat): string;
  /** Appends the options of an awaited or invited seat, computed from what that seat may know. */
  options(state: S, seat: Seat, into: Option[]): void;
  /** Carries out one of these options. The caller has made sure that it is one. */
  answer(state: S, seat: Seat, option: Option, rng: Rng, emit?: Emit<E>): void;
  /** The rule that forbids an option that is not offered now, from what the seat may know. */
  whyNot(state: S, seat: Seat, option: Option): RuleId;

  /** The option in words that records and clients use; the same for everybody, no secret in it. */
  nameOf(option: Option): string;
  /** The option of that name, or `undefined` when the game knows none. */
  optionNamed(name: string): Option | undefined;

  /** What a viewer may know, built field by field. */
  view(state: S, viewer: Viewer): V;
  /**
   * A state the viewer cannot tell from this one, with all that is hidden from them dealt anew.
   * It depends only on what the viewer knows and on the generator: gather the hidden things, put them in a fixed
   * order, then shuffle, so that two states the viewer cannot tell apart give the same world. That is what
   * makes it safe to let bots imagine worlds with it.
   */
  redeal(state: S, viewer: Viewer, rng: Rng): S;
  /**
   * The state as somebody holds it who forgets nothing; absent where the table always shows what a seat has seen. Bots think in worlds that
   * are dealt from it: what a person may remember, a bot remembers.
   */
  remembered?(state: S): S;
  outcome(state: S): Outcome | undefined;
  copy(state: S): S;

  /** How many of each physical component there are, wherever they lie: the same at every step of a game. */
  census(state: S): Readonly<Record<string, number>>;
  summary(): Summary<S>;
  /** A view as a diagram; a game without it has no pictures of positions. */
  scene?(view: V): Scene;
  /** Only for games in which seats have roles that the others do not know. */
  readonly hiddenRoles?: HiddenRoles<S>;
  /** Only for games in which seats play different roles or heroes. */
  readonly counted?: Counted<S, E>;
}

/** A game whose types do not matter to the caller: tables, servers and command lines hold these. */
// biome-ignore lint/suspicious/noExplicitAny: the state of a game is opaque outside it; `any` is the only variance-free name for that
export type AnyGame = Game<any, any, any>;
