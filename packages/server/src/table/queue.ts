import { Refused } from '../refused.ts';

export interface Job {
  run(): void;
  refuse(error: unknown): void;
  /** A job of the table itself: it is not subject to the limit for requests. */
  readonly own?: boolean;
}

/** The most requests that may wait at one table. */
const MOST_WAITING = 200;

const CLOSED = () => new Refused('stopping', 'connect again in a moment');

/**
 * A serial queue: everything that reads or changes a table goes through it. A job that waits for the disk holds the queue until it
 * is released. After `breakDown` no job runs before the repair has succeeded.
 */
export class SerialQueue {
  readonly #repair: () => Promise<void>;
  #jobs: Job[] = [];
  #held = false;
  #broken = false;
  #closed = false;

  constructor(repair: () => Promise<void>) {
    this.#repair = repair;
  }

  get quiet(): boolean {
    return !this.#held && !this.#broken && this.#jobs.length === 0;
  }

  get broken(): boolean {
    return this.#broken;
  }

  push(job: Job): void {
    if (this.#closed) {
      job.refuse(CLOSED());
      return;
    }
    if (this.#jobs.length >= MOST_WAITING && !job.own) {
      job.refuse(new Refused('rate', 'too much at once at this table'));
      return;
    }
    this.#jobs.push(job);
    if (!this.#held) this.#drain();
  }

  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    this.#drain();
  }

  /** Holds the queue until the promise is settled. */
  holdFor(work: Promise<void>, refuse: (error: unknown) => void): void {
    this.hold();
    work.catch(refuse).finally(() => this.release());
  }

  /** Refuses all waiting jobs and new ones. A job that is running finishes. */
  close(): void {
    this.#closed = true;
    const refused = this.#jobs;
    this.#jobs = [];
    for (const job of refused) job.refuse(CLOSED());
  }

  breakDown(): void {
    this.#broken = true;
  }

  #drain(): void {
    while (!this.#held && this.#jobs.length > 0) {
      if (this.#broken) {
        this.#mend();
        return;
      }
      const job = this.#jobs.shift() as Job;
      try {
        job.run();
      } catch (error) {
        job.refuse(error);
      }
    }
  }

  #mend(): void {
    this.#held = true;
    this.#repair().then(
      () => {
        this.#broken = false;
        this.release();
      },
      (error: unknown) => {
        const refused = this.#jobs;
        this.#jobs = [];
        this.#held = false;
        for (const job of refused) job.refuse(error);
      },
    );
  }
}
