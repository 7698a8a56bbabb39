import type { LogEntry } from './client.ts';
import type { Clock, Saying } from './stage.ts';

type Line = Omit<Saying, 'id'>;

/**
 * The line of the table: one saying at a time, each as long as it takes to read. What is to be said meanwhile waits, and becomes one
 * saying; the table itself waits for none of it.
 */
export class Teller {
  readonly #clock: Clock;
  readonly #reading: (entries: readonly LogEntry[]) => number;
  readonly #show: (saying: Saying) => void;
  #waiting: Line | undefined;
  #cancel: (() => void) | undefined;
  #count = 0;

  constructor(
    clock: Clock,
    reading: (entries: readonly LogEntry[]) => number,
    show: (saying: Saying) => void,
  ) {
    this.#clock = clock;
    this.#reading = reading;
    this.#show = show;
  }

  /** Whether what stands there has been read and nothing waits. */
  get free(): boolean {
    return this.#cancel === undefined;
  }

  say(line: Line): void {
    const entries = [...(this.#waiting?.entries ?? []), ...line.entries];
    this.#waiting = { ...line, entries };
    if (this.free) this.#next();
  }

  /** Nothing more is said; what stands there stays until it has been read. */
  drop(): void {
    this.#waiting = undefined;
  }

  /** Says this at once, in the place of whatever was to be said; without a line nothing more is said. */
  cut(line?: Line): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#waiting = line;
    this.#next();
  }

  #next(): void {
    const line = this.#waiting;
    if (!line) return;
    this.#waiting = undefined;
    this.#count += 1;
    this.#show({ id: this.#count, ...line });
    const time = this.#reading(line.entries);
    if (time <= 0) return;
    this.#cancel = this.#clock.after(time, () => {
      this.#cancel = undefined;
      this.#next();
    });
  }
}
