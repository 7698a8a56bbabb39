import type { Choice } from '../bot.ts';
import { mergeChoices } from '../search/merge.ts';
import { Crew, type Pending, type Thread } from './crew.ts';
import type { FromWorker, Thought, ToWorker } from './messages.ts';

/** A worker thread that searches. */
export type BotThread = Thread<ToWorker, FromWorker>;

/** Minimum share of its budget that a search gets, however long it was queued. */
const leastShare = 0.1;
/** How long in ms an answer waits for the threads that helped, once its own thread has finished. */
const graceMs = 10;

/**
 * Distributes searches over worker threads. The time a search is queued is subtracted from its budget, so that answers
 * are not late when all threads are busy. Threads that are idle when a search with a time budget starts search the same
 * decision, and the results are merged.
 */
export class Pool {
  readonly #crew: Crew<ToWorker, FromWorker>;

  constructor(size: number, spawn: () => BotThread) {
    this.#crew = new Crew(size, spawn);
  }

  get size(): number {
    return this.#crew.size;
  }

  think(thought: Thought): Pending<Choice> {
    const own = this.#search(thought);
    return isShared(thought) ? { done: this.#together(own, thought), stop: own.stop } : own;
  }

  #search(thought: Thought, helps = false): Pending<Choice> {
    const asked = performance.now();
    return this.#crew.submit(
      (id) => ({ kind: 'think', id, thought: inTime(thought, performance.now() - asked) }),
      (message) => (message.kind === 'choice' ? message.choice : undefined),
      helps,
    );
  }

  /** Lets idle threads help with a search. Whatever happens to them, the answer comes with the search's own result. */
  async #together(own: Pending<Choice>, thought: Thought): Promise<Choice> {
    // Jobs that are submitted together get their threads before any helper does.
    await Promise.resolve();
    const helpers: Pending<Choice>[] = [];
    const found: Choice[] = [];
    const settled: Promise<unknown>[] = [];
    while (this.#crew.hasIdle) {
      const helper = this.#search(helping(thought, helpers.length), true);
      helpers.push(helper);
      settled.push(helper.done.then((choice) => found.push(choice)).catch(() => undefined));
    }
    const choice = await own.done.finally(() => {
      for (const helper of helpers) helper.stop();
    });
    if (helpers.length > 0) await within(graceMs, Promise.all(settled));
    return mergeChoices(choice, found);
  }

  close(): Promise<void> {
    return this.#crew.close();
  }
}

function inTime(thought: Thought, waited: number): Thought {
  const { ms } = thought.budget;
  if (ms === undefined) return thought;
  return { ...thought, budget: { ...thought.budget, ms: Math.max(ms * leastShare, ms - waited) } };
}

/**
 * Whether idle threads may help with a search. A budget of iterations must give the same answer on any number of threads,
 * and other levels do not search.
 */
const isShared = ({ level, budget, pair }: Thought): boolean =>
  level === 'master' && budget.ms !== undefined && !pair;

/** The request for a helper: the same decision with other random numbers, without words. */
const helping = ({ inWords: _, ...thought }: Thought, number: number): Thought => ({
  ...thought,
  seed: `${thought.seed} ${number + 2}`,
});

/** Waits for a promise, but no longer than this. */
async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
