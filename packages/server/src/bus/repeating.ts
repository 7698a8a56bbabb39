import type { Bus, BusSubscriber, Notice } from './port.ts';

/** Milliseconds for which notices are remembered: longer than it takes to notice that a connection is cut off. */
const REMEMBERED = 10_000;
/** The most notices that are said again. */
const MOST = 10_000;

/**
 * A bus that says again, when it works again, what this process said shortly before and during an interruption. The connections of the others
 * were not interrupted, so they know of no gap, and would find it only when they next compare all numbers.
 */
export class RepeatingBus implements Bus {
  readonly #bus: Bus;
  readonly #now: () => number;
  #said: { readonly at: number; readonly notice: Notice }[] = [];

  constructor(bus: Bus, now: () => number = () => performance.now()) {
    this.#bus = bus;
    this.#now = now;
  }

  get kind(): Bus['kind'] {
    return this.#bus.kind;
  }

  get trouble(): string | undefined {
    return this.#bus.trouble;
  }

  publish(notices: readonly Notice[]): void {
    this.#bus.publish(notices);
    const at = this.#now();
    for (const notice of notices) this.#said.push({ at, notice });
    this.#forget(at);
  }

  subscribe(subscriber: BusSubscriber): void {
    this.#bus.subscribe({
      notices: (notices) => subscriber.notices(notices),
      gap: () => {
        const again = this.#said.map(({ notice }) => notice);
        this.#said = [];
        if (again.length > 0) this.#bus.publish(again);
        subscriber.gap();
      },
    });
  }

  close(): Promise<void> {
    return this.#bus.close();
  }

  /** Nothing is forgotten for its age while the bus has trouble. */
  #forget(now: number): void {
    const isCalm = this.trouble === undefined;
    const firstKept = this.#said.findIndex(({ at }) => !isCalm || at >= now - REMEMBERED);
    const tooOld = firstKept < 0 ? this.#said.length : firstKept;
    this.#said.splice(0, Math.max(tooOld, this.#said.length - MOST));
  }
}
