import type { Option } from '@mazmorra/kernel';
import type { Question, Thinkers } from './thinkers.ts';

export interface FairConfig {
  /** Maximum number of questions processed in parallel. */
  readonly parallel: number;
  /** Maximum number of these that may belong to one person, so that one person cannot use all of them. */
  readonly perPerson: number;
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

/** The queued questions of one person. Their tables take turns; the questions of one table stay in order. */
interface Asker {
  readonly tables: Map<string, Waiting[]>;
  running: number;
}

/**
 * A fair queue in front of the bot threads: round robin over people, and over the tables of each person. A person with two
 * hundred tables delays only their own bots.
 */
export class FairThinkers implements Thinkers {
  readonly #thinkers: Thinkers;
  readonly #config: FairConfig;
  readonly #askers = new Map<string, Asker>();
  /** People who have been served in the current round. The round ends when everybody in the queue has been served. */
  readonly #served = new Set<string>();
  #running = 0;

  constructor(thinkers: Thinkers, config: FairConfig) {
    this.#thinkers = thinkers;
    this.#config = config;
  }

  /** Number of queued questions. */
  get waiting(): number {
    let sum = 0;
    for (const { tables } of this.#askers.values()) for (const list of tables.values()) sum += list.length;
    return sum;
  }

  decide(question: Question): Promise<Option> {
    this.#config.asked?.(this.waiting);
    return new Promise((resolve, reject) => {
      const asker = this.#asker(question.person);
      const list = asker.tables.get(question.table) ?? [];
      list.push({ question, resolve, reject });
      asker.tables.set(question.table, list);
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    for (const { tables } of this.#askers.values())
      for (const list of tables.values()) for (const { reject } of list) reject(new NotWanted());
    this.#askers.clear();
    await this.#thinkers.close();
  }

  #asker(person: string): Asker {
    const asker = this.#askers.get(person) ?? { tables: new Map(), running: 0 };
    this.#askers.set(person, asker);
    return asker;
  }

  #dispatch(): void {
    while (this.#running < this.#config.parallel) {
      const next = this.#next();
      if (!next) return;
      const { waiting, asker } = next;
      if (waiting.question.isWanted()) this.#think(waiting, asker);
      else {
        waiting.reject(new NotWanted());
        this.#forgetIfIdle(waiting.question.person, asker);
      }
    }
  }

  /** The next question of a person who has not been served in this round. If there is none, a new round starts. */
  #next(): { readonly waiting: Waiting; readonly asker: Asker } | undefined {
    const person = this.#waitingPerson() ?? this.#newRound();
    const asker = person === undefined ? undefined : this.#askers.get(person);
    const [table, list] = asker?.tables.entries().next().value ?? [];
    const waiting = list?.shift();
    if (person === undefined || !asker || table === undefined || !list || !waiting) return undefined;
    this.#served.add(person);
    asker.tables.delete(table);
    if (list.length > 0) asker.tables.set(table, list);
    return { waiting, asker };
  }

  #forgetIfIdle(person: string, { running, tables }: Asker): void {
    if (running === 0 && tables.size === 0) this.#askers.delete(person);
  }

  #waitingPerson(): string | undefined {
    for (const [person, { tables, running }] of this.#askers)
      if (tables.size > 0 && running < this.#config.perPerson && !this.#served.has(person)) return person;
    return undefined;
  }

  #newRound(): string | undefined {
    this.#served.clear();
    return this.#waitingPerson();
  }

  #think({ question, resolve, reject }: Waiting, asker: Asker): void {
    this.#running++;
    asker.running++;
    // Wrapped in a promise, so that a synchronous throw is handled like a rejection.
    new Promise<Option>((decided) => decided(this.#thinkers.decide(question)))
      .then(resolve, reject)
      .finally(() => {
        this.#running--;
        asker.running--;
        this.#forgetIfIdle(question.person, asker);
        this.#dispatch();
      });
  }
}
