import { Refused } from '../refused.ts';

/** Work at a table. It may wait, such as for the disk: the next job begins when it has ended. */
export type Work<T> = () => T | Promise<T>;

/** A job that has failed, as far as it matters for whether it is repeated. */
export interface Attempt {
  /** A job of the table itself, which is not subject to the limit of requests. */
  readonly own: boolean;
  /** Attempts so far. */
  readonly tries: number;
}

interface Job extends Attempt {
  tries: number;
  work(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Maximum number of requests queued at one table. */
const MOST_WAITING = 200;

/** `reload`: memory is in doubt and is read anew. `refresh`: memory is right, but another process has written more. */
export type Repair = 'reload' | 'refresh';

const CLOSED = () => new Refused('stopping', 'connect again in a moment');

/**
 * A serial queue of asynchronous jobs: everything that reads or changes a table goes through it, one job after the other. After
 * `breakDown` no job runs until the repair has succeeded; after `expect`, none until what another process has written is in memory.
 * A job that fails because another process has written something is repeated once that has been read.
 */
export class SerialQueue {
  readonly #repair: (how: Repair) => Promise<void>;
  /** Whether a job that has failed is repeated after a refresh. */
  readonly #repeats: (error: unknown, attempt: Attempt) => boolean;
  #jobs: Job[] = [];
  #running = false;
  #broken: Repair | undefined;
  #mending = false;
  #expects = false;
  #closed = false;

  constructor(
    repair: (how: Repair) => Promise<void>,
    repeats: (error: unknown, attempt: Attempt) => boolean = () => false,
  ) {
    this.#repair = repair;
    this.#repeats = repeats;
  }

  get quiet(): boolean {
    return !this.#running && this.#broken !== 'reload' && this.#jobs.length === 0;
  }

  /** Whether a repair is required or in progress before the next job. */
  get broken(): boolean {
    return this.#broken !== undefined || this.#mending;
  }

  /** Whether what another process has written is not in memory yet. */
  get isBehind(): boolean {
    return this.broken || this.#expects;
  }

  /** Runs a job when its turn has come; at once if nothing is before it. Settles as the job does. */
  run<T>(work: Work<T>, own = false): Promise<T> {
    if (this.#closed) return Promise.reject(CLOSED());
    if (this.#jobs.length >= MOST_WAITING && !own)
      return Promise.reject(new Refused('rate', 'too much at once at this table'));
    return this.#add(work, own, false);
  }

  #add<T>(work: Work<T>, own: boolean, isFirst: boolean): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = { work, own, tries: 1, resolve: resolve as Job['resolve'], reject };
      if (isFirst) this.#jobs.unshift(job);
      else this.#jobs.push(job);
      this.#drain();
    });
  }

  /** Another process has written something that is being read. A job that ran before it arrives would conflict. */
  expect(): void {
    this.#expects = true;
  }

  /** Nothing was new. */
  met(): void {
    this.#expects = false;
    this.#drain();
  }

  /** What was expected has been read. The job that takes it over runs before all others. */
  meet(work: Work<void>): Promise<void> {
    this.#expects = false;
    return this.#closed ? Promise.reject(CLOSED()) : this.#add(work, true, true);
  }

  /** Refuses all queued jobs and new ones. A running job finishes. */
  close(): void {
    this.#closed = true;
    this.#refuseAll(CLOSED);
  }

  breakDown(how: Repair = 'reload'): void {
    if (this.#broken !== 'reload') this.#broken = how;
  }

  #refuseAll(reason: () => unknown): void {
    const refused = this.#jobs;
    this.#jobs = [];
    for (const job of refused) job.reject(reason());
  }

  #drain(): void {
    if (this.#running || this.#jobs.length === 0) return;
    if (this.#broken) void this.#mend(this.#broken);
    else if (!this.#expects) void this.#do(this.#jobs.shift() as Job);
  }

  async #do(job: Job): Promise<void> {
    this.#running = true;
    try {
      job.resolve(await job.work());
    } catch (error) {
      if (this.#closed || !this.#repeats(error, job)) {
        job.reject(error);
        // One microtask, in which the sender is refused: replies keep the order of the requests.
        await undefined;
      } else {
        job.tries++;
        this.breakDown('refresh');
        this.#jobs.unshift(job);
      }
    }
    this.#running = false;
    this.#drain();
  }

  async #mend(how: Repair): Promise<void> {
    this.#running = true;
    // Reset before the repair begins: it may miss what another process writes from now on.
    this.#broken = undefined;
    this.#mending = true;
    try {
      await this.#repair(how);
      // The repair has read everything, also what was expected.
      this.#expects = false;
    } catch (error) {
      this.breakDown(how);
      this.#refuseAll(() => error);
    }
    this.#mending = false;
    this.#running = false;
    this.#drain();
  }
}
