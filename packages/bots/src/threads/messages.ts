import type { Accusation, Seat, SeenEvent } from '@mazmorra/kernel';
import type { DealResult, Match } from '../arena/arena.ts';
import type { Budget, Choice, Level } from '../bot.ts';

/**
 * One answer to think about. `world` is not the true state: it is dealt by `Game.redeal` for this seat before it
 * leaves the caller (see `thought`), so not even the worker holds what the seat may not know.
 */
export interface Thought {
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly world: unknown;
  readonly events: readonly SeenEvent<unknown>[];
  readonly budget: Budget;
  /** Whether the explanation says in words what speaks for each option: for people who read it. */
  readonly inWords?: boolean;
  /** What was said at the table; absent where bots are not to speak or listen. */
  readonly talk?: readonly Accusation[];
  /** Of the bot's own generator. */
  readonly seed: string;
}

/** What a worker is told. */
export type ToWorker =
  | { readonly kind: 'think'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'stop'; readonly id: number }
  | { readonly kind: 'deal'; readonly id: number; readonly match: Match; readonly deal: number };

/** What it answers. */
export type FromWorker =
  | { readonly kind: 'choice'; readonly id: number; readonly choice: Choice }
  | { readonly kind: 'result'; readonly id: number; readonly result: DealResult }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
