import type { Events } from '../core/events.ts';
import { type Log, silent } from '../core/log.ts';
import { AnswersRefused, type Storage, StorageError, type Write } from './port.ts';

type Done = (error: StorageError | undefined) => void;

interface Pending {
  readonly writes: readonly Write[];
  readonly done: Done;
}

export interface JournalNumbers {
  commits: number;
  writes: number;
  failures: number;
  /** Total time in seconds spent in commits. */
  seconds: number;
  slowest: number;
}

/**
 * Minimum commit duration in ms, scaled by batch size. Without it a fast disk gets a commit for every few answers, and a commit
 * costs as much as many answers. The remaining time is spent after the replies are sent, while the next batch collects. Small
 * batches do not wait.
 */
const pauseAfter = (sharers: number): number => Math.min(4, sharers / 4);

/** Commit duration in ms from which on the next commit starts before the replies of the last one are sent. */
const SLOW = 20;

/** A commit in progress. */
interface Commit {
  readonly batch: readonly Pending[];
  readonly began: number;
  readonly result: Promise<StorageError | undefined>;
}

/**
 * Group commit for all tables: writes that arrive during a commit are collected and share the next one. So a disk that syncs 300
 * times a second still saves thousands of answers.
 */
export class Journal {
  readonly #storage: Storage;
  readonly #events: Events;
  readonly #log: Log;
  readonly numbers: JournalNumbers = { commits: 0, writes: 0, failures: 0, seconds: 0, slowest: 0 };
  #waiting: Pending[] = [];
  #running = false;
  #sharers = 0;
  #idle: (() => void)[] = [];
  /** Set while the data is replaced, until `reopen`. Every write fails meanwhile. */
  #shut: StorageError | undefined;

  constructor(storage: Storage, events: Events, log: Log = silent) {
    this.#storage = storage;
    this.#events = events;
    this.#log = log;
  }

  /** The number of writers that shared the last commit. */
  get sharers(): number {
    return this.#sharers;
  }

  /** Calls `done` when the writes are on disk, or with an error if that is not certain. */
  append(writes: readonly Write[], done: Done): void {
    this.#waiting.push({ writes, done });
    if (this.#running) return;
    this.#running = true;
    // Waits one event-loop turn, so that everything that arrives in it joins the batch.
    setImmediate(() => void this.#flush());
  }

  save(...writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.append(writes, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Accepts writes again, after the data was replaced and everything in memory was dropped. */
  reopen(): void {
    this.#shut = undefined;
  }

  /** Resolves when no write is pending. */
  settled(): Promise<void> {
    return this.#running ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  async #flush(): Promise<void> {
    let commit = this.#begin();
    while (commit) {
      const error = await commit.result;
      this.#count(commit, error);
      const took = performance.now() - commit.began;
      const next: Commit | undefined = error || took < SLOW ? undefined : this.#begin();
      await this.#settle(commit.batch, error);
      if (!next) await gathering(pauseAfter(commit.batch.length) - took);
      commit = next ?? this.#begin();
    }
    this.#running = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #begin(): Commit | undefined {
    const batch = this.#waiting;
    if (batch.length === 0) return undefined;
    this.#waiting = [];
    this.#sharers = batch.length;
    const writes: Write[] = [];
    for (const pending of batch) writes.push(...pending.writes);
    const result = this.#shut ? Promise.resolve(this.#shut) : this.#tryCommit(writes);
    return { batch, began: performance.now(), result };
  }

  async #settle(batch: readonly Pending[], error: StorageError | undefined): Promise<void> {
    if (error instanceof AnswersRefused) {
      const refused = batch.filter(({ writes }) => isRefused(writes, error));
      const others = batch.filter(({ writes }) => !isRefused(writes, error));
      for (const pending of refused) this.#tell(pending, error);
      if (others.length > 0)
        await this.#settle(
          others,
          error.othersSaved ? undefined : await this.#tryCommit(others.flatMap(({ writes }) => writes)),
        );
      return;
    }
    // Any other conflict or refusal rolls back the whole batch. Its halves are then committed separately, until the write that caused it is alone.
    if (isOfOneWrite(error) && batch.length > 1) {
      const middle = batch.length >> 1;
      for (const half of [batch.slice(0, middle), batch.slice(middle)])
        await this.#settle(half, await this.#tryCommit(half.flatMap(({ writes }) => writes)));
      return;
    }
    if (error?.problem === 'refused') this.#log('error', 'write refused', { reason: error.message });
    for (const pending of batch) this.#tell(pending, error);
    if (error?.problem !== 'restored' || this.#shut) return;
    this.#shut = error;
    // After all callbacks of this batch have run.
    setImmediate(() => this.#events.emit('restored', {}));
  }

  /** Calls back. A callback that throws affects neither the others nor the next commit. */
  #tell({ done }: Pending, error: StorageError | undefined): void {
    try {
      done(error);
    } catch (thrown) {
      this.#events.report('after a commit', thrown);
    }
  }

  async #tryCommit(writes: readonly Write[]): Promise<StorageError | undefined> {
    const began = performance.now();
    const error = await this.#attempt(writes);
    const seconds = (performance.now() - began) / 1000;
    this.#events.emit('committed', { writes: savedOf(writes, error), seconds, error });
    return error;
  }

  async #attempt(writes: readonly Write[]): Promise<StorageError | undefined> {
    try {
      await this.#storage.commit(writes);
      return undefined;
    } catch (error) {
      return storageErrorOf(error);
    }
  }

  #count({ batch, began }: Commit, error: StorageError | undefined): void {
    const seconds = (performance.now() - began) / 1000;
    this.numbers.commits++;
    this.numbers.writes += batch.length;
    this.numbers.seconds += seconds;
    this.numbers.slowest = Math.max(this.numbers.slowest, seconds);
    if (error) this.numbers.failures++;
  }
}

const isRefused = (writes: readonly Write[], { tables }: AnswersRefused): boolean =>
  writes.some((write) => write.kind === 'answer' && tables.has(write.row.table));

/** The writes of a commit that are on disk after it. */
function savedOf(writes: readonly Write[], error: StorageError | undefined): readonly Write[] {
  if (!error) return writes;
  const isPartial = error instanceof AnswersRefused && error.othersSaved;
  return isPartial ? writes.filter((write) => !isRefused([write], error)) : [];
}

/** Whether the error was caused by one of the writes, so that the others can be saved. */
const isOfOneWrite = (error: StorageError | undefined): boolean =>
  error?.problem === 'conflict' || error?.problem === 'refused';

/** Storages throw StorageError. Anything else comes from a write of which no statement could be made. */
const storageErrorOf = (error: unknown): StorageError =>
  error instanceof StorageError
    ? error
    : new StorageError('refused', error instanceof Error ? error.message : String(error), error);

/**
 * Waits one event-loop turn, or the pause, so that requests already received join the next batch. A request that just misses a
 * batch waits the longest.
 */
const gathering = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    if (milliseconds > 1) setTimeout(resolve, milliseconds);
    else setImmediate(() => setImmediate(resolve));
  });
