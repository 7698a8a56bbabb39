import { type Storage, StorageError, type Write } from './port.ts';

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
 * Milliseconds that a commit is to take at least, by how many shared it. A fast disk would else be asked for a commit for every
 * few answers, and each costs as much as many answers. One that was faster is made up for after its answers were told, while
 * the next ones gather. Where few write, nobody waits.
 */
const pauseAfter = (sharers: number): number => Math.min(4, sharers / 4);

/** A storage that takes so many milliseconds gets its next work before those are told whose answers it has just saved. */
const SLOW = 20;

/** A commit on its way. */
interface Commit {
  readonly batch: readonly Pending[];
  readonly began: number;
  readonly result: Promise<StorageError | undefined>;
}

/**
 * Where the writes of all tables meet: while one commit is on its way to the disk, what arrives meanwhile waits
 * and shares the next. So a disk that syncs 300 times a second still saves thousands of answers.
 */
export class Journal {
  readonly #storage: Storage;
  /** Called when the data turn out to have been replaced. */
  readonly #restored: () => void;
  /** Called when one of those who wrote throws on being told. */
  readonly #broke: (error: unknown) => void;
  /** Called with the outcome of every commit. */
  readonly #committed: (error: StorageError | undefined, seconds: number) => void;
  readonly numbers: JournalNumbers = { commits: 0, writes: 0, failures: 0, seconds: 0, slowest: 0 };
  #waiting: Pending[] = [];
  #running = false;
  #sharers = 0;
  #idle: (() => void)[] = [];
  /** Set from the moment the data were found replaced until everybody has forgotten the old ones. */
  #shut: StorageError | undefined;

  constructor(
    storage: Storage,
    restored: () => void,
    broke: (error: unknown) => void,
    committed: (error: StorageError | undefined, seconds: number) => void = () => undefined,
  ) {
    this.#storage = storage;
    this.#restored = restored;
    this.#broke = broke;
    this.#committed = committed;
  }

  /** How many shared the last commit. */
  get sharers(): number {
    return this.#sharers;
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
    // One conflict spoils the whole batch: then each table stands for itself.
    if (error?.problem === 'conflict' && batch.length > 1) {
      for (const pending of batch) this.#tell(pending, await this.#tryCommit(pending.writes));
      return;
    }
    for (const pending of batch) this.#tell(pending, error);
    if (error?.problem !== 'restored' || this.#shut) return;
    this.#shut = error;
    // First everybody hears that their write did not happen.
    setImmediate(this.#restored);
  }

  /** One that throws keeps nobody else from being told, nor the next commit from being made. */
  #tell({ done }: Pending, error: StorageError | undefined): void {
    try {
      done(error);
    } catch (thrown) {
      this.#broke(thrown);
    }
  }

  async #tryCommit(writes: readonly Write[]): Promise<StorageError | undefined> {
    const began = performance.now();
    const problem = await this.#storage.commit(writes).then(() => undefined, storageErrorOf);
    this.#committed(problem, (performance.now() - began) / 1000);
    return problem;
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

const storageErrorOf = (error: unknown): StorageError =>
  error instanceof StorageError
    ? error
    : new StorageError('unavailable', error instanceof Error ? error.message : String(error), error);

/**
 * Until what has arrived by now is read, and so shares the next commit: the event loop has been round once, or the pause is over.
 * Whoever would else just miss a commit waits longest of all.
 */
const gathering = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    if (milliseconds > 1) setTimeout(resolve, milliseconds);
    else setImmediate(() => setImmediate(resolve));
  });
