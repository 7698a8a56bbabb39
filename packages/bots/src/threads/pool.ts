import { at } from '@mazmorra/kernel';
import type { DealResult, Match } from '../arena/arena.ts';
import type { Choice } from '../bot.ts';
import { mergeChoices } from '../search/merge.ts';
import type { FromWorker, Thought, ToWorker } from './messages.ts';

/** Interface of one worker thread; implemented in `node.ts` and `web.ts`. */
export interface Thread {
  send(message: ToWorker): void;
  /** Called once by the pool. */
  onMessage(listener: (message: FromWorker) => void): void;
  /** Called when the thread has failed and will not answer any more. */
  onBreakdown(listener: (error: Error) => void): void;
  end(): Promise<void>;
}

/** A search that is running or queued. */
export interface Pending<T> {
  readonly done: Promise<T>;
  /** Ends the search at once with the best answer so far. No effect if it is already done. */
  stop(): void;
}

interface Job {
  readonly id: number;
  readonly build: () => ToWorker;
  readonly settle: (message: FromWorker) => void;
  readonly fail: (error: Error) => void;
  /** Whether it only helps another search: it is stopped when its thread is needed. */
  readonly helps: boolean;
  stopped: boolean;
}

/** Minimum share of its budget that a search gets, however long it was queued. */
const leastShare = 0.1;
/** After this many consecutive crashes without an answer, threads are no longer replaced. */
const mostBreakdowns = 3;
/** How long in ms an answer waits for the threads that helped, once its own thread has finished. */
const graceMs = 10;

/**
 * Distributes searches and arena deals over worker threads, one job per thread at a time. The time a search is queued
 * is subtracted from its budget, so that answers are not late when all threads are busy. Threads that are idle when a
 * search with a time budget starts search the same decision, and the results are merged.
 */
export class Pool {
  readonly #spawn: () => Thread;
  readonly #threads: Thread[] = [];
  readonly #idle: Thread[] = [];
  readonly #busy = new Map<Thread, Job>();
  readonly #queue: Job[] = [];
  #lastId = 0;
  #closed = false;
  #breakdowns = 0;

  constructor(size: number, spawn: () => Thread) {
    this.#spawn = spawn;
    for (let i = 0; i < size; i++) this.#start();
  }

  get size(): number {
    return this.#threads.length;
  }

  think(thought: Thought): Pending<Choice> {
    const own = this.#search(thought);
    return isShared(thought) ? { done: this.#together(own, thought), stop: own.stop } : own;
  }

  #search(thought: Thought, helps = false): Pending<Choice> {
    const asked = performance.now();
    return this.#submit(
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
    while (this.#idle.length > 0 && !this.#closed) {
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

  deal(match: Match, deal: number): Pending<DealResult> {
    return this.#submit(
      (id) => ({ kind: 'deal', id, match, deal }),
      (message) => (message.kind === 'result' ? message.result : undefined),
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.fail(new Error('the pool is closed'));
    await Promise.all(this.#threads.map((thread) => thread.end()));
    for (const job of this.#busy.values()) job.fail(new Error('the pool is closed'));
    this.#busy.clear();
  }

  #submit<T>(
    build: (id: number) => ToWorker,
    read: (message: FromWorker) => T | undefined,
    helps = false,
  ): Pending<T> {
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const job: Job = {
      id,
      build: () => build(id),
      helps,
      stopped: false,
      fail: reject,
      settle(message) {
        const value = read(message);
        if (value !== undefined) resolve(value);
        else reject(new Error(message.kind === 'failure' ? message.message : `unexpected ${message.kind}`));
      },
    };
    if (this.#closed) reject(new Error('the pool is closed'));
    else {
      this.#queue.push(job);
      // All threads failed and were given up. Each new job starts one, because the cause may have gone.
      if (this.#threads.length === 0) this.#start();
      this.#dispatch();
      if (this.#queue.length > 0) this.#freeOne();
    }
    return { done: promise, stop: () => this.#stop(job) };
  }

  #stop(job: Job): void {
    job.stopped = true;
    for (const [thread, current] of this.#busy)
      if (current === job) thread.send({ kind: 'stop', id: job.id });
  }

  /** Stops one helper, so that a queued job gets its thread. */
  #freeOne(): void {
    const helper = [...this.#busy.values()].find(({ helps, stopped }) => helps && !stopped);
    if (helper) this.#stop(helper);
  }

  #dispatch(): void {
    while (this.#idle.length > 0 && this.#queue.length > 0) {
      const thread = at(this.#idle.splice(-1), 0);
      const job = at(this.#queue.splice(0, 1), 0);
      this.#busy.set(thread, job);
      thread.send(job.build());
      // Stopped while queued: the thread still returns the answer that it starts with.
      if (job.stopped) thread.send({ kind: 'stop', id: job.id });
    }
  }

  #start(): void {
    const thread = this.#spawn();
    this.#threads.push(thread);
    this.#idle.push(thread);
    thread.onMessage((message) => {
      const job = this.#busy.get(thread);
      if (job === undefined || job.id !== message.id) return;
      this.#busy.delete(thread);
      this.#idle.push(thread);
      this.#breakdowns = 0;
      job.settle(message);
      this.#dispatch();
    });
    thread.onBreakdown((error) => this.#replace(thread, error));
  }

  #replace(thread: Thread, error: Error): void {
    this.#threads.splice(this.#threads.indexOf(thread), 1);
    const idle = this.#idle.indexOf(thread);
    if (idle >= 0) this.#idle.splice(idle, 1);
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    job?.fail(error);
    if (this.#closed) return;
    if (++this.#breakdowns <= mostBreakdowns) this.#start();
    if (this.#threads.length > 0) this.#dispatch();
    else for (const waiting of this.#queue.splice(0)) waiting.fail(error);
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
