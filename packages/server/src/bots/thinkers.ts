import type { Choice, Spoken } from '@mazmorra/bots';
import type { Accusation, AnyGame, Option, Seat, SeenEvent } from '@mazmorra/kernel';
import type { BotLevel, BotStyle } from '@mazmorra/protocol';

/** A decision that a bot has to make. The true state stays within `Thinkers`, which deals the hidden cards anew for the bot's seat. */
export interface Question {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The bot's manner of play, if it has one of its own. */
  readonly style?: BotStyle | undefined;
  /** The events that the seat has seen since the game began. */
  readonly events: readonly SeenEvent<unknown>[];
  /** The owner of the table, and the table. The fair queue schedules by these. */
  readonly person: string;
  readonly table: string;
  /** What was said at the table; absent where nothing can be said. */
  readonly talk?: readonly Accusation[] | undefined;
  /**
   * Seed and number of iterations, where the same position must always get the same answer. By default the seed is random and a
   * time limit applies.
   */
  readonly fixed?: { readonly seed: string; readonly iterations: number } | undefined;
  /** Whether the assessment must say what speaks for each option. */
  readonly inWords?: boolean | undefined;
  /** Called with what the bot says along with its answer. */
  say?(spoken: Spoken): void;
  /** Called with the bot's assessment of its answer. */
  chose?(choice: Choice): void;
  /** Whether the answer is still needed. */
  isWanted(): boolean;
}

/** Computes the decisions of bots outside the event loop. */
export interface Thinkers {
  decide(question: Question): Promise<Option>;
  close(): Promise<void>;
}
