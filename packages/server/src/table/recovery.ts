import { INTERNAL, Refused, replyFor } from '../refused.ts';
import type { LiveTable } from './live-table.ts';
import type { Work } from './queue.ts';

/** Backoff in ms for reloading a table after the storage failed. */
const RETRY = { first: 250, most: 5000 };

/** After this many failures without a successful answer in between, a table is closed to play. */
const MOST_FAILURES = 3;

/** What the recovery uses of its table. */
type Table = Pick<LiveTable, 'queue' | 'closeToPlay'> & {
  readonly core: Pick<LiveTable['core'], 'reportError'>;
  readonly autopilot: Pick<LiveTable['autopilot'], 'stop'>;
  readonly audience: Pick<LiveTable['audience'], 'tellInterrupted'>;
};

/**
 * Error handling of a table. A table that fails is reloaded from storage; other tables are not affected. After repeated failures
 * it is closed to play.
 */
export class Recovery {
  readonly #table: Table;
  #failures = 0;
  #retry = RETRY.first;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #closedToPlay = false;

  constructor(table: Table) {
    this.#table = table;
  }

  get closedToPlay(): boolean {
    return this.#closedToPlay;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** An answer was handled completely. */
  succeeded(): void {
    this.#failures = 0;
  }

  /** The table was reloaded from storage. */
  reloaded(): void {
    this.#retry = RETRY.first;
  }

  /** Runs something that nobody waits for. If it throws, the table is reloaded. */
  guard(what: string, run: () => void, afterwards?: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(what, error);
      afterwards?.();
    }
  }

  /** Queues something that nobody waits for. */
  runUnasked(what: string, work: Work<void>): void {
    this.#table.queue.run(work, true).catch((error: unknown) => this.failUnasked(what, error));
  }

  failUnasked(what: string, error: unknown): void {
    if (this.#closed) return;
    if (this.#table.queue.broken) this.#reloadLater();
    else this.fail(what, error);
  }

  /** An unexpected error: memory is in doubt. */
  fail(what: string, error: unknown): void {
    if (this.#closed) return;
    this.#failures++;
    this.#setAside(what, error);
  }

  /**
   * The error that the sender of a request gets. An internal error reloads the table, but does not count towards closing it:
   * nothing was saved, and another choice may work.
   */
  refusalFor(error: unknown): unknown {
    if (replyFor(error)) return error;
    if (!this.#closed) this.#setAside('a request', error);
    return new Refused('internal', INTERNAL.message);
  }

  /** A write failed, and it is unknown whether it is on disk. The storage decides, so the table is reloaded. */
  writeFailed(): void {
    this.#table.queue.breakDown();
    this.#table.autopilot.stop();
    this.#reloadLater();
  }

  #setAside(what: string, error: unknown): void {
    this.#table.core.reportError(`${what} at a table`, error);
    this.#table.queue.breakDown();
    this.#table.autopilot.stop();
    this.#table.audience.tellInterrupted();
    if (this.#failures < MOST_FAILURES) this.#reloadLater();
    else if (!this.#closedToPlay) {
      this.#closedToPlay = true;
      this.#table.closeToPlay();
    }
  }

  /** The queue reloads the table before its next job. This ensures that there is one. */
  #reloadLater(): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#table.queue.broken) this.runUnasked('recover', () => undefined);
    }, this.#retry).unref();
    this.#retry = Math.min(RETRY.most, this.#retry * 2);
  }
}
