import type { Origin } from './origins.ts';
import { Turns } from './turns.ts';

export interface FairWorkLimits {
  /** Maximum number of pieces of work under way. It may change. */
  readonly parallel: number;
  /** Maximum number of these that may be of one address, so that one address cannot use all of them. */
  readonly perAddress: number;
}

interface Waiting {
  begin(): Promise<void>;
  reject(error: unknown): void;
}

/** Work of which a few pieces are under way at a time. What waits is begun in fair order: addresses take turns, then people. */
export class FairWork {
  readonly #limits: FairWorkLimits;
  readonly #turns: Turns<Waiting>;
  #running = 0;

  constructor(limits: FairWorkLimits) {
    this.#limits = limits;
    this.#turns = new Turns(limits.perAddress);
  }

  /** How many pieces of work wait. */
  get waiting(): number {
    return this.#turns.size;
  }

  /** Does work when it is its turn: at once if there is room. The groups of a person take turns, too. */
  run<T>(origin: Origin, group: string, work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // Wrapped in a promise, so that a synchronous throw is handled like a rejection.
      const begin = () => new Promise<T>((done) => done(work())).then(resolve, reject);
      this.#turns.add(origin, group, { begin, reject });
      this.#dispatch();
    });
  }

  /** Rejects everything that waits. */
  clear(error: () => Error): void {
    for (const { reject } of this.#turns.clear()) reject(error());
  }

  #dispatch(): void {
    while (this.#running < this.#limits.parallel) {
      const next = this.#turns.take();
      if (!next) return;
      this.#running++;
      void next.item.begin().then(() => {
        this.#running--;
        next.done();
        this.#dispatch();
      });
    }
  }
}
