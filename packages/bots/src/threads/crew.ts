import { at } from '@mazmorra/kernel';

/** Tells a thread to end the job with this number at once. */
export interface StopMessage {
  readonly kind: 'stop';
  readonly id: number;
}

/** A job that failed. */
export interface FailureMessage {
  readonly kind: 'failure';
  readonly id: number;
  readonly message: string;
}

/** A message that belongs to the job with this number. */
export interface Numbered {
  readonly kind: string;
  readonly id: number;
}

/** Interface of one worker thread; implemented in `node.ts` and `web.ts`. */
export interface Thread<To extends Numbered, From extends Numbered> {
  send(message: To | StopMessage): void;
  /** Called once by the crew. */
  onMessage(listener: (message: From | FailureMessage) => void): void;
  /** Called when the thread has failed and will not answer any more. */
  onBreakdown(listener: (error: Error) => void): void;
  end(): Promise<void>;
}

/** A job that is running or queued. */
export interface Pending<T> {
  readonly done: Promise<T>;
  /** Ends a search at once with the best answer so far. No effect if it is already done. */
  stop(): void;
}

interface Job<To, From> {
  readonly id: number;
  readonly build: () => To;
  readonly settle: (message: From | FailureMessage) => void;
  readonly fail: (error: Error) => void;
  /** Whether it only helps another job: it is stopped when its thread is needed. */
  readonly helps: boolean;
  stopped: boolean;
}

/** After this many consecutive crashes without an answer, threads are no longer replaced. */
const mostBreakdowns = 3;

/** Worker threads with a queue: one job per thread at a time. Threads that break down are replaced. */
export class Crew<To extends Numbered, From extends Numbered> {
  readonly #spawn: () => Thread<To, From>;
  readonly #threads: Thread<To, From>[] = [];
  readonly #idle: Thread<To, From>[] = [];
  readonly #busy = new Map<Thread<To, From>, Job<To, From>>();
  readonly #queue: Job<To, From>[] = [];
  #lastId = 0;
  #closed = false;
  #breakdowns = 0;

  constructor(size: number, spawn: () => Thread<To, From>) {
    this.#spawn = spawn;
    for (let i = 0; i < size; i++) this.#start();
  }

  get size(): number {
    return this.#threads.length;
  }

  /** Whether a job that is submitted now would find a thread. */
  get hasIdle(): boolean {
    return this.#idle.length > 0 && !this.#closed;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.fail(new Error('the pool is closed'));
    await Promise.all(this.#threads.map((thread) => thread.end()));
    for (const job of this.#busy.values()) job.fail(new Error('the pool is closed'));
    this.#busy.clear();
  }

  /**
   * Queues a job. `build` makes its message when a thread takes it; `read` finds the result in the answer, `undefined`
   * if it is of another kind.
   */
  submit<T>(build: (id: number) => To, read: (message: From) => T | undefined, helps = false): Pending<T> {
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const job: Job<To, From> = {
      id,
      build: () => build(id),
      helps,
      stopped: false,
      fail: reject,
      settle(message) {
        const value = isFailure(message) ? undefined : read(message);
        if (value !== undefined) resolve(value);
        else reject(new Error(isFailure(message) ? message.message : `unexpected ${message.kind}`));
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

  #stop(job: Job<To, From>): void {
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

  #replace(thread: Thread<To, From>, error: Error): void {
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

const isFailure = (message: Numbered): message is FailureMessage => message.kind === 'failure';

/** What a thread answers where a job has thrown. */
export const failureOf = (id: number, error: unknown): FailureMessage => ({
  kind: 'failure',
  id,
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
