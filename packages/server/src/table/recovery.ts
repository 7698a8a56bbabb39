import { INTERNAL, Refused, replyFor } from '../refused.ts';
import type { SerialQueue } from './queue.ts';

/** Milliseconds between attempts to read a table again after the storage failed. */
const RETRY = { first: 250, most: 5000 };

/** A table that fails so often in a row, without an answer that went well in between, is closed to play. */
const MOST_FAILURES = 3;

/** What the recovery needs of its table. */
export interface RecoverableTable {
  readonly queue: SerialQueue;
  /** Stopped until the table was read again. */
  readonly autopilot: { stop(): void };
  readonly audience: { tellInterrupted(): void };
  readonly services: { broke(what: string, error: unknown): void };
  /** Closes the table to play for good. */
  closeToPlay(): void;
}

/**
 * What happens when something goes wrong at a table. The table is set aside and read from storage again; other tables do not notice.
 * After repeated failure it is closed to play.
 */
export class Recovery {
  readonly #table: RecoverableTable;
  #failures = 0;
  #retry = RETRY.first;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #closedToPlay = false;

  constructor(table: RecoverableTable) {
    this.#table = table;
  }

  get closedToPlay(): boolean {
    return this.#closedToPlay;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** An answer went well from beginning to end. */
  succeeded(): void {
    this.#failures = 0;
  }

  /** The table was read from storage. */
  reloaded(): void {
    this.#retry = RETRY.first;
  }

  /** Runs something that nobody waits for; when it throws, the table is set aside. */
  guard(what: string, run: () => void, afterwards?: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(what, error);
      afterwards?.();
    }
  }

  /** Puts something into the queue that nobody waits for. */
  runUnasked(what: string, run: () => void): void {
    this.#table.queue.push({ run, own: true, refuse: (error) => this.failUnasked(what, error) });
  }

  failUnasked(what: string, error: unknown): void {
    if (this.#closed) return;
    if (this.#table.queue.broken) this.#reloadLater();
    else this.fail(what, error);
  }

  /** Something threw that never should, so what is in memory is in doubt. */
  fail(what: string, error: unknown): void {
    if (this.#closed) return;
    this.#failures++;
    this.#setAside(what, error);
  }

  /**
   * What the sender of a request is told about an error. One of our own sets the table aside, but does not count towards closing
   * it: nothing was saved, and another choice may well be possible.
   */
  refusalFor(error: unknown): unknown {
    if (replyFor(error)) return error;
    if (!this.#closed) this.#setAside('a request', error);
    return new Refused('internal', INTERNAL.message);
  }

  /** A write failed, and it is not known whether it is on disk: what is stored decides, so the table is read again. */
  writeFailed(refuse: () => void): void {
    refuse();
    this.#table.queue.breakDown();
    this.#table.autopilot.stop();
    this.#reloadLater();
  }

  #setAside(what: string, error: unknown): void {
    this.#table.services.broke(`${what} at a table`, error);
    this.#table.queue.breakDown();
    this.#table.autopilot.stop();
    this.#table.audience.tellInterrupted();
    if (this.#failures < MOST_FAILURES) this.#reloadLater();
    else if (!this.#closedToPlay) {
      this.#closedToPlay = true;
      this.#table.closeToPlay();
    }
  }

  /** The queue reads the table again before its next job; this makes sure that there is one. */
  #reloadLater(): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#table.queue.broken) this.runUnasked('recover', () => undefined);
    }, this.#retry).unref();
    this.#retry = Math.min(RETRY.most, this.#retry * 2);
  }
}
