import {
  type Question as BotQuestion,
  type Budget,
  type Choice,
  type Pool,
  type Thought,
  thoughtOf,
} from '@mazmorra/bots';
import { isGameId } from '@mazmorra/catalogue';
import { botPool } from '@mazmorra/catalogue/node';
import { FastRng, optionsOf } from '@mazmorra/kernel';
import type { Origin } from '../fairness/origins.ts';
import { FairWork, type FairWorkLimits } from '../fairness/work.ts';
import { newToken } from '../people/secrets.ts';

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

/** Time limit for a master bot, so that other tables are not kept waiting. */
const BUDGET: Budget = { ms: 200 };

/**
 * The usual number of threads: half of the cores, since the others serve people and the database. At least two: one address never
 * has all of them, so that the bots of another need not wait until a search of a master has ended.
 */
export const threadsFor = (cores: number): number => Math.min(4, Math.max(2, Math.floor(cores / 2)));

/** Runs bots in worker threads. The event loop only deals the hidden cards anew. */
export function threadThinkers(threads: number): Thinkers {
  let pool: Pool | undefined;
  return {
    async decide(question) {
      if (!isGameId(question.game.id)) return anything(question);
      // Threads start on first use: a server without bots needs none.
      pool ??= botPool(threads, { background: true });
      return pool.think(thoughtFor(question)).done;
    },
    async close() {
      await pool?.close();
    },
  };
}

/** What a thread or a helper is given for a question: a world as its seat knows it. */
export function thoughtFor(question: Question): Thought {
  const { person: _, table, fixed, isWanted: __, ...asked } = question;
  const budget = fixed ? { iterations: fixed.iterations } : BUDGET;
  // Where answers must be reproducible, a search does not go on from an earlier one.
  const mind = fixed ? undefined : `${table}/${asked.seat}`;
  return thoughtOf({ ...asked, budget, mind }, rngFor(question));
}

/** Answers at once with a random legal option. For tests, and for games that are not in the catalogue. */
export const carelessThinkers = (): Thinkers => ({
  decide: async (question) => anything(question),
  close: async () => undefined,
});

const rngFor = ({ fixed }: Question): FastRng => new FastRng(fixed?.seed ?? newToken());

function anything(question: Question): Choice {
  const { game, state, seat } = question;
  return { option: rngFor(question).pick(optionsOf(game, state, seat)) };
}

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
 * address with a hundred guests, or a person with two hundred tables, delays only its own bots. It lets as many questions begin as
 * there are threads: none waits a second time in the pool of the threads, whose own queue is for pages and the command line.
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
