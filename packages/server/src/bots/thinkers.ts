import type { Question as BotQuestion, Choice } from '@mazmorra/bots';

/** A decision that a bot has to make. The true state stays within `Thinkers`, which deals the hidden cards anew for the bot's seat. */
export interface Question extends Omit<BotQuestion, 'budget' | 'mind'> {
  /** The owner of the table, and the table. The fair queue schedules by these. */
  readonly person: string;
  readonly table: string;
  /**
   * Seed and number of iterations, where the same position must always get the same answer. By default the seed is random and a
   * time limit applies.
   */
  readonly fixed?: { readonly seed: string; readonly iterations: number } | undefined;
  /** Whether the answer is still needed. */
  isWanted(): boolean;
}

/** Computes the decisions of bots outside the event loop. */
export interface Thinkers {
  decide(question: Question): Promise<Choice>;
  close(): Promise<void>;
}
