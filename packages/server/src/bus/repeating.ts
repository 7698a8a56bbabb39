import type { Bus, BusSubscriber, Notice } from './port.ts';

/** How long notices are remembered, in ms: longer than it takes to detect a dead connection. */
const REMEMBERED = 10_000;
/** Maximum number of notices that are repeated. */
const MOST = 10_000;

/**
 * A bus that repeats, after an interruption, what this process published shortly before and during it. The connections of the
 * other processes were not interrupted, so they do not know of a gap and would find the change only when they next compare all
 * numbers.
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

  /** While the bus is down, notices do not expire. */
  #forget(now: number): void {
    const isCalm = this.trouble === undefined;
    const firstKept = this.#said.findIndex(({ at }) => !isCalm || at >= now - REMEMBERED);
    const tooOld = firstKept < 0 ? this.#said.length : firstKept;
    this.#said.splice(0, Math.max(tooOld, this.#said.length - MOST));
  }
}
