import { type Storage, StorageError, type Write } from './storage/port.ts';

type Done = (error: StorageError | undefined) => void;

interface Pending {
  readonly writes: readonly Write[];
  readonly done: Done;
}

export interface JournalNumbers {
  commits: number;
  writes: number;
  failures: number;
  /** Seconds spent waiting for the storage, all commits together. */
  seconds: number;
  slowest: number;
}

/**
 * Milliseconds from one commit to the next while many write: a fast disk would else be asked for a commit per
 * answer, and each costs more than the answer. Alone, nobody waits.
 */
const PACE = 3;

/**
 * Where the writes of all tables meet: while one commit is on its way to the disk, what arrives meanwhile waits
 * and shares the next. So a disk that syncs 300 times a second still saves thousands of answers.
 */
export class Journal {
  readonly #storage: Storage;
  /** Called when the data turn out to have been replaced. */
  readonly #restored: () => void;
  readonly numbers: JournalNumbers = { commits: 0, writes: 0, failures: 0, seconds: 0, slowest: 0 };
  #waiting: Pending[] = [];
  #running = false;
  #idle: (() => void)[] = [];
  /** Set from the moment the data were found replaced until everybody has forgotten the old ones. */
  #shut: StorageError | undefined;

  constructor(storage: Storage, restored: () => void) {
    this.#storage = storage;
    this.#restored = restored;
  }

  /** `done` is called when the writes are safe, or with the reason why it is not known that they are. */
  append(writes: readonly Write[], done: Done): void {
    this.#waiting.push({ writes, done });
    if (this.#running) return;
    this.#running = true;
    // Everything that arrives in this round of the event loop goes along.
    setImmediate(() => void this.#flush());
  }

  save(...writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.append(writes, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Nobody thinks in the old data any more. */
  reopen(): void {
    this.#shut = undefined;
  }

  /** Resolves when nothing waits any more. */
  settled(): Promise<void> {
    return this.#running ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const next = performance.now() + PACE;
      await this.#commit(batch);
      const early = next - performance.now();
      if (early > 0 && this.#waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, early));
    }
    this.#running = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async #commit(batch: readonly Pending[]): Promise<void> {
    const began = performance.now();
    const error = this.#shut ?? (await this.#tryCommit(batch.flatMap((pending) => pending.writes)));
    this.#count(batch.length, (performance.now() - began) / 1000, error);
    // One conflict spoils the whole batch: then each table stands for itself.
    if (error?.problem === 'conflict' && batch.length > 1) {
      for (const pending of batch) pending.done(await this.#tryCommit(pending.writes));
      return;
    }
    for (const pending of batch) pending.done(error);
    if (error?.problem !== 'restored' || this.#shut) return;
    this.#shut = error;
    // First everybody hears that their write did not happen.
    setImmediate(this.#restored);
  }

  async #tryCommit(writes: readonly Write[]): Promise<StorageError | undefined> {
    try {
      await this.#storage.commit(writes);
      return undefined;
    } catch (error) {
      if (error instanceof StorageError) return error;
      return new StorageError('unavailable', error instanceof Error ? error.message : String(error), error);
    }
  }

  #count(writes: number, seconds: number, error: StorageError | undefined): void {
    this.numbers.commits++;
    this.numbers.writes += writes;
    this.numbers.seconds += seconds;
    this.numbers.slowest = Math.max(this.numbers.slowest, seconds);
    if (error) this.numbers.failures++;
  }
}
