/** So many at once, and so many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what somebody may still do before they have to wait. */
export class Bucket {
  #left: number;
  #since: number;

  constructor(rate: Rate, now: number) {
    this.#left = rate.burst;
    this.#since = now;
  }

  take(rate: Rate, now: number, cost = 1): boolean {
    this.#left = Math.min(rate.burst, this.#left + ((now - this.#since) / 1000) * rate.perSecond);
    this.#since = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Nothing was taken for long enough that it could be forgotten. */
  full(rate: Rate, now: number): boolean {
    return this.#left + ((now - this.#since) / 1000) * rate.perSecond >= rate.burst;
  }
}
