import type { Accusation, Seat, SeenEvent } from '@mazmorra/kernel';
import type { Budget, Choice, Level } from '../bot.ts';
import type { BotStyle } from '../styles.ts';
import type { FailureMessage, StopMessage } from './crew.ts';

/**
 * One request to choose an answer. `world` is not the true state: the caller deals it by `Game.redeal` for this seat
 * before sending it (see `thoughtOf`), so the worker never holds hidden information.
 */
export interface Thought {
  readonly game: string;
  readonly level: Level;
  /** The style of the bot, if it has one. */
  readonly style?: BotStyle | undefined;
  readonly seat: Seat;
  readonly world: unknown;
  readonly events: readonly SeenEvent<unknown>[];
  readonly budget: Budget;
  /** Whether the explanation includes remarks for each option, for people to read. */
  readonly inWords?: boolean | undefined;
  /** Accusations made at the table; absent where bots neither speak nor listen. */
  readonly talk?: readonly Accusation[] | undefined;
  /** Identifies a seat of one table: consecutive requests with the same mind in one thread reuse the search tree. */
  readonly mind?: string | undefined;
  /** The names of two options to be compared, instead of looking for the best one. */
  readonly pair?: readonly [string, string] | undefined;
  /** Seed of the bot's own generator. */
  readonly seed: string;
}

/** Messages to a worker. */
export type ToWorker =
  | { readonly kind: 'think'; readonly id: number; readonly thought: Thought }
  | StopMessage;

/** Messages from a worker. */
export type FromWorker =
  | { readonly kind: 'choice'; readonly id: number; readonly choice: Choice }
  | FailureMessage;
