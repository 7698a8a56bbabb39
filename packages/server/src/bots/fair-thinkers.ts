import type { Option } from '@mazmorra/kernel';
import type { Origin } from '../fairness/origins.ts';
import { Turns } from '../fairness/turns.ts';
import type { Question, Thinkers } from './thinkers.ts';

export interface FairConfig {
  /** Maximum number of questions processed in parallel. */
  readonly parallel: number;
  /** Maximum number of these that may come from one address, so that one address cannot use all of them. */
  readonly perAddress: number;
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

interface Waiting {
  readonly question: Question;
  resolve(option: Option): void;
  reject(error: unknown): void;
}

/**
 * A fair queue in front of the bot threads. Addresses take turns, then the people of an address, then the tables of a person: an
 * address with a hundred guests, or a person with two hundred tables, delays only its own bots.
 */
export class FairThinkers implements Thinkers {
  readonly #thinkers: Thinkers;
  readonly #config: FairConfig;
  readonly #turns: Turns<Waiting>;
  #running = 0;

  constructor(thinkers: Thinkers, config: FairConfig) {
    this.#thinkers = thinkers;
    this.#config = config;
    this.#turns = new Turns(config.perAddress);
  }

  /** Number of queued questions. */
  get waiting(): number {
    return this.#turns.size;
  }

  decide(question: Question): Promise<Option> {
    this.#config.asked?.(this.waiting);
    return new Promise((resolve, reject) => {
      const origin = this.#config.originOf(question.person);
      this.#turns.add(origin, question.table, { question, resolve, reject });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of this.#turns.clear()) reject(new NotWanted());
    await this.#thinkers.close();
  }

  #dispatch(): void {
    while (this.#running < this.#config.parallel) {
      const next = this.#turns.take();
      if (!next) return;
      const { item, done } = next;
      if (item.question.isWanted()) this.#think(item, done);
      else {
        done();
        item.reject(new NotWanted());
      }
    }
  }

  #think({ question, resolve, reject }: Waiting, done: () => void): void {
    this.#running++;
    // Wrapped in a promise, so that a synchronous throw is handled like a rejection.
    new Promise<Option>((decided) => decided(this.#thinkers.decide(question)))
      .then(resolve, reject)
      .finally(() => {
        this.#running--;
        done();
        this.#dispatch();
      });
  }
}
