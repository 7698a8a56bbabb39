import type { Choice, Spoken } from '@mazmorra/bots';
import type { Accusation, AnyGame, Option, Seat, SeenEvent } from '@mazmorra/kernel';
import type { BotLevel } from '@mazmorra/protocol';

/** What a bot is to decide. The true state goes no further than `Thinkers`, which deals a world for the seat. */
export interface Question {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** What the seat was told since the game began. */
  readonly events: readonly SeenEvent<unknown>[];
  /** Whose table it is, and which: the fair queue goes by these. */
  readonly person: string;
  readonly table: string;
  /** What was said at the table; absent where nothing can be said. */
  readonly talk?: readonly Accusation[] | undefined;
  /** Chance and effort of this answer, where the same position is to get the same one every time; else new chance and the usual time. */
  readonly fixed?: { readonly seed: string; readonly iterations: number } | undefined;
  /** Hears what the bot says with its answer. */
  say?(spoken: Spoken): void;
  /** Hears what the bot thinks of its answer. */
  told?(choice: Choice): void;
  /** Whether anybody still waits for the answer. */
  isWanted(): boolean;
}

/** Computes the decisions of bots, outside the event loop. */
export interface Thinkers {
  decide(question: Question): Promise<Option>;
  close(): Promise<void>;
}
