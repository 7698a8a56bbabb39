import type { Log } from '../operations/log.ts';
import type { StorageError } from './port.ts';

/** What is wrong with the storage: it reports an error, or it does not answer in time. */
export type StorageTrouble = 'full' | 'unavailable' | 'slow';

/** What `/healthz` says. The reason that the database gave may hold addresses and paths; it goes to the log only. */
export const TROUBLE: Readonly<Record<StorageTrouble, string>> = {
  full: 'The disk of the database is full. Nothing can be saved until there is room.',
  unavailable: 'The database reports an error or cannot be reached. The log has the reason.',
  slow: 'The database does not answer.',
};

/** Milliseconds within which the storage has to answer: `/healthz` answers within a second. */
const PATIENCE = 800;
/** Milliseconds between two probes while there is trouble. */
const RETRY = 1000;
/** Characters that a probe writes while there is trouble. A few bytes may still fit on a disk that is too full for an answer. */
const PROOF = 65_536;

/**
 * Whether the storage works, found out by writing to it. Trouble is logged once when it begins and once when it ends. It begins
 * with any commit that fails; it ends when a probe that began afterwards succeeds.
 */
export class StorageHealth {
  readonly #save: (text: string) => Promise<void>;
  readonly #log: Log;
  #trouble: StorageTrouble | undefined;
  #since = 0;
  #probing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** `save` writes the text somewhere in the storage. */
  constructor(save: (text: string) => Promise<void>, log: Log) {
    this.#save = save;
    this.#log = log;
  }

  /** The outcome of a commit. Conflicts and replaced data are no trouble: the storage answers. */
  note(error: StorageError | undefined): void {
    if (error?.problem === 'full' || error?.problem === 'unavailable')
      this.#begin(error.problem, error.message);
  }

  /** What is wrong now, known within a second. Callers at the same time share one probe. */
  async check(): Promise<StorageTrouble | undefined> {
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = undefined;
    });
    const inTime = await withinTime(this.#probing, PATIENCE);
    if (!inTime) this.#begin('slow', `no answer within ${PATIENCE} milliseconds`);
    return this.#trouble;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  async #probe(): Promise<void> {
    const troubled = this.#trouble !== undefined;
    try {
      await this.#save(' '.repeat(troubled ? PROOF : 1));
    } catch (error) {
      const { problem } = error as StorageError;
      if (problem !== 'conflict' && problem !== 'restored') return;
    }
    if (troubled) this.#end();
  }

  #begin(trouble: StorageTrouble, reason: string): void {
    if (this.#closed || this.#trouble !== undefined) return;
    this.#trouble = trouble;
    this.#since = performance.now();
    this.#log('error', 'storage trouble', { problem: trouble, reason });
    this.#timer = setInterval(() => void this.check(), RETRY).unref();
  }

  #end(): void {
    clearInterval(this.#timer);
    if (this.#closed) return;
    this.#log('warn', 'storage works again', {
      problem: this.#trouble,
      seconds: Math.round((performance.now() - this.#since) / 1000),
    });
    this.#trouble = undefined;
  }
}

/** Whether the work is done within so many milliseconds. Its errors are the caller's. */
export async function withinTime(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
