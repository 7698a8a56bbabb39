import type { Choice, Spoken } from '@mazmorra/bots';
import type { Accusation, AnyGame, Decision, Option, SeenEvent } from '@mazmorra/kernel';

/** One answer a bot is to give. Whoever holds the bots deals the world it thinks in, so it never sees `state`. */
export interface BotTask {
  readonly game: AnyGame;
  readonly level: string;
  readonly style?: string | undefined;
  readonly state: unknown;
  readonly decision: Decision;
  readonly events: readonly SeenEvent<unknown>[];
  /** What was said at the table; absent where bots are not to speak. */
  readonly talk?: readonly Accusation[] | undefined;
  /** Hears what the bot says with its answer. */
  say?(spoken: Spoken): void;
}

/** The bots of a table, behind whatever makes them think. */
export interface Bots {
  /** What the master would answer, and why. */
  advise(task: Omit<BotTask, 'level' | 'style'>): Promise<Choice>;
  /** `undefined` when the bots were sent away meanwhile. */
  choose(task: BotTask): Promise<Option | undefined>;
  close(): void;
}
