import type { Choice } from '@mazmorra/bots';
import type { Origin } from '../fairness/origins.ts';
import { FairWork, type FairWorkLimits } from '../fairness/work.ts';
import type { Question, Thinkers } from './thinkers.ts';

export interface FairConfig extends FairWorkLimits {
  /** Where the bots' time at the tables of a person is counted. */
  originOf(person: string): Origin;
  /** Called with the queue length whenever a question is added. */
  asked?(waiting: number): void;
}

/** Thrown for a question whose answer is no longer needed: the table has moved on, or nobody has it open. */
export class NotWanted extends Error {
  constructor() {
    super('nobody waits for this answer any more');
    this.name = 'NotWanted';
  }
}

/**
 * A fair queue in front of the bot threads. Addresses take turns, then the people of an address, then the tables of a person: an
 * address with a hundred guests, or a person with two hundred tables, delays only its own bots.
 */
export class FairThinkers implements Thinkers {
  readonly #thinkers: Thinkers;
  readonly #config: FairConfig;
  readonly #work: FairWork;

  constructor(thinkers: Thinkers, config: FairConfig) {
    this.#thinkers = thinkers;
    this.#config = config;
    this.#work = new FairWork(config);
  }

  /** Number of queued questions. */
  get waiting(): number {
    return this.#work.waiting;
  }

  decide(question: Question): Promise<Choice> {
    this.#config.asked?.(this.waiting);
    return this.#work.run(this.#config.originOf(question.person), question.table, () => {
      if (!question.isWanted()) throw new NotWanted();
      return this.#thinkers.decide(question);
    });
  }

  async close(): Promise<void> {
    this.#work.clear(() => new NotWanted());
    await this.#thinkers.close();
  }
}
