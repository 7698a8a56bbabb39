import type { Log } from '../core/log.ts';
import type { StorageError } from './port.ts';

/** What is wrong with the storage: it reports an error, or it does not answer in time. */
export type StorageTrouble = 'full' | 'unavailable' | 'slow';

/** The messages of `/healthz`. The database's own reason may contain addresses and paths, so it is only logged. */
export const TROUBLE: Readonly<Record<StorageTrouble, string>> = {
  full: 'The disk of the database is full. Nothing can be saved until there is room.',
  unavailable: 'The database reports an error or cannot be reached. The log has the reason.',
  slow: 'The database does not answer.',
};

/** Timeout of a probe in ms: `/healthz` has to answer within a second. */
const PATIENCE = 800;
/** Interval in ms between probes while the storage fails. */
const RETRY = 1000;
/** Size of a probe while the storage fails. A few bytes may still fit on a disk that is too full for an answer. */
const PROOF = 65_536;

/**
 * Whether the storage works, determined by writing to it. Trouble is logged once when it begins and once when it ends. It begins
 * with any failed commit and ends when a probe that began afterwards succeeds.
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

  /** Takes the outcome of a commit. Conflicts and replaced data are not failures: the storage answers. */
  note(error: StorageError | undefined): void {
    if (error?.problem === 'full' || error?.problem === 'unavailable')
      this.#begin(error.problem, error.message);
  }

  /** What is wrong at present, determined within a second. Concurrent callers share one probe. */
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

/** Whether the work ends within the given time in ms. Its errors are left to the caller. */
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
