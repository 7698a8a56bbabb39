import type { Origin } from './origins.ts';
import { type Taken, Turns } from './turns.ts';

/** How many requests of one address are carried out in one turn of the event loop. */
const AT_ONCE = 8;

/**
 * Requests as they arrive. In each turn of the event loop a few of one address are carried out; the others wait for the next turns,
 * so that what many guests send at once holds up nobody else. The requests of one person stay in order.
 */
export class Intake {
  readonly #atOnce: number;
  readonly #waiting: Turns<() => void>;
  /** How many were carried out in this turn, by address. Requests of an address wait only if it has had all of its share. */
  readonly #begun = new Map<string, number>();
  #isScheduled = false;

  constructor(atOnce = AT_ONCE) {
    this.#atOnce = atOnce;
    this.#waiting = new Turns(atOnce);
  }

  /** Whether a request of an address may be carried out now. If not, it has to `wait`. */
  admits(address: string): boolean {
    const begun = this.#begun.get(address) ?? 0;
    if (begun >= this.#atOnce) return false;
    this.#begun.set(address, begun + 1);
    this.#schedule();
    return true;
  }

  /** Carries out a request in a later turn. */
  wait(origin: Origin, work: () => void): void {
    this.#waiting.add(origin, '', work);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isScheduled = false;
    this.#begun.clear();
    const taken: Taken<() => void>[] = [];
    for (let next = this.#waiting.take(); next; next = this.#waiting.take()) taken.push(next);
    for (const { address, done } of taken) {
      this.admits(address);
      done();
    }
    for (const { item } of taken) item();
  }
}
