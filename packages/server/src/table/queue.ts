import { Refused } from '../refused.ts';

export interface Job {
  run(): void;
  refuse(error: unknown): void;
  /** A job of the table itself, which is not subject to the limit of requests. */
  readonly own?: boolean;
  /** Number of attempts, where there was more than one. */
  tries?: number;
}

/** Maximum number of requests queued at one table. */
const MOST_WAITING = 200;
/** Maximum number of attempts of a job whose write conflicts. */
const MOST_TRIES = 8;

/** `reload`: memory is in doubt and is read anew. `refresh`: memory is right, but another process has written more. */
export type Repair = 'reload' | 'refresh';

const CLOSED = () => new Refused('stopping', 'connect again in a moment');

/**
 * A serial queue: everything that reads or changes a table goes through it. A job that waits for the disk holds the queue until
 * it is released. After `breakDown` no job runs until the repair has succeeded; after `expect`, none until what another process
 * has written is in memory. A job whose write conflicts may be retried (`again`).
 */
export class SerialQueue {
  readonly #repair: (how: Repair) => Promise<void>;
  #jobs: Job[] = [];
  #held = false;
  #broken: Repair | undefined;
  #mending = false;
  #expects = false;
  /** The job that runs or holds the queue. */
  #current: Job | undefined;
  #closed = false;

  constructor(repair: (how: Repair) => Promise<void>) {
    this.#repair = repair;
  }

  get quiet(): boolean {
    return !this.#held && this.#broken !== 'reload' && this.#jobs.length === 0;
  }

  /** Whether a repair is required or in progress before the next job. */
  get broken(): boolean {
    return this.#broken !== undefined || this.#mending;
  }

  /** Whether what another process has written is not in memory yet. */
  get isBehind(): boolean {
    return this.broken || this.#expects;
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
    // Frees the last job, with everything its request refers to.
    this.#current = undefined;
    this.#drain();
  }

  /** Holds the queue until the promise settles. */
  holdFor(work: Promise<void>, refuse: (error: unknown) => void): void {
    this.hold();
    work.catch(refuse).finally(() => this.release());
  }

  /** Another process has written something that is being read. A job that ran before it arrives would conflict. */
  expect(): void {
    this.#expects = true;
  }

  /** What was expected has been read. The job that takes it over, if there is anything new, runs before all others. */
  met(job?: Job): void {
    this.#expects = false;
    if (job && this.#closed) job.refuse(CLOSED());
    else if (job) this.#jobs.unshift(job);
    if (!this.#held) this.#drain();
  }

  /** Refuses all queued jobs and new ones. A running job finishes. */
  close(): void {
    this.#closed = true;
    const refused = this.#jobs;
    this.#jobs = [];
    for (const job of refused) job.refuse(CLOSED());
  }

  breakDown(how: Repair = 'reload'): void {
    if (this.#broken !== 'reload') this.#broken = how;
  }

  /** Retries the job that holds the queue after the repair; false after too many attempts. */
  again(): boolean {
    const job = this.#current;
    const tries = job?.tries ?? 1;
    if (!job || this.#closed || tries >= MOST_TRIES) return false;
    job.tries = tries + 1;
    this.#jobs.unshift(job);
    return true;
  }

  #drain(): void {
    while (!this.#held && this.#jobs.length > 0) {
      if (this.#broken) {
        this.#mend();
        return;
      }
      if (this.#expects) return;
      const job = this.#jobs.shift() as Job;
      this.#current = job;
      try {
        job.run();
      } catch (error) {
        job.refuse(error);
      }
      if (!this.#held) this.#current = undefined;
    }
  }

  #mend(): void {
    this.#held = true;
    const how = this.#broken ?? 'refresh';
    // Reset before the repair begins: it may miss what another process writes from now on.
    this.#broken = undefined;
    this.#mending = true;
    this.#repair(how).then(
      () => {
        this.#mending = false;
        // The repair has read everything, also what was expected.
        this.#expects = false;
        this.release();
      },
      (error: unknown) => {
        this.#mending = false;
        this.breakDown(how);
        const refused = this.#jobs;
        this.#jobs = [];
        this.#held = false;
        for (const job of refused) job.refuse(error);
      },
    );
  }
}
