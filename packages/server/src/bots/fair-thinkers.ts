import type { Option } from '@mazmorra/kernel';
import type { Question, Thinkers } from './thinkers.ts';

export interface FairConfig {
  /** The number of questions that are processed in parallel. */
  readonly parallel: number;
  /** How many of these may belong to one person, so that something is left for the others. */
  readonly perPerson: number;
  /** Called with the number of questions that wait when another one is asked. */
  asked?(waiting: number): void;
}

/** Thrown for a question that needs no answer any more: the table has moved on, or nobody has it open. */
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

/** The questions of one person: their tables take turns, each with its own questions in order. */
interface Asker {
  readonly tables: Map<string, Waiting[]>;
  running: number;
}

/**
 * A fair queue in front of the bots' threads: round robin over people, and over the tables of each person. Somebody with two hundred
 * tables delays their own bots and nobody else's.
 */
export class FairThinkers implements Thinkers {
  readonly #thinkers: Thinkers;
  readonly #config: FairConfig;
  readonly #askers = new Map<string, Asker>();
  /** Who has had their turn in this round. It is over when all who wait have had one. */
  readonly #served = new Set<string>();
  #running = 0;

  constructor(thinkers: Thinkers, config: FairConfig) {
    this.#thinkers = thinkers;
    this.#config = config;
  }

  /** Questions that wait for their turn. */
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

  /** The next question of somebody who has not had a turn in this round, or of the first of the next round. */
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
    // Inside a promise, so that thinkers that throw at once are refused like those that fail later.
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
