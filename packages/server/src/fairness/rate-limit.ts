/** Token bucket: burst size and refill rate. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket. Times are in ms of a monotonic clock: a wall clock that is set back would block everybody. */
export class Bucket {
  #left: number;
  #since: number;

  constructor(rate: Rate, now: number) {
    this.#left = rate.burst;
    this.#since = now;
  }

  /** `reserve`: the part of the burst that must be left afterwards. */
  take(rate: Rate, now: number, cost = 1, reserve = 0): boolean {
    this.#left = this.#leftAt(rate, now);
    this.#since = now;
    if (this.#left - cost < rate.burst * reserve) return false;
    this.#left -= cost;
    return true;
  }

  isFull(rate: Rate, now: number): boolean {
    return this.#leftAt(rate, now) >= rate.burst;
  }

  #leftAt({ burst, perSecond }: Rate, now: number): number {
    return Math.min(burst, this.#left + (Math.max(0, now - this.#since) / 1000) * perSecond);
  }
}

export type Rates<K extends string> = Readonly<Record<K, Rate>>;

/** The token buckets of one person or one address, shared by all its connections. */
export class Allowance<K extends string> {
  /** Number of connections that use it. */
  users = 0;
  readonly #rates: Rates<K>;
  readonly #buckets: Partial<Record<K, Bucket>> = {};

  constructor(rates: Rates<K>) {
    this.#rates = rates;
  }

  take(kind: K, now: number, cost = 1, reserve = 0): boolean {
    const bucket = this.#buckets[kind] ?? new Bucket(this.#rates[kind], now);
    this.#buckets[kind] = bucket;
    return bucket.take(this.#rates[kind], now, cost, reserve);
  }

  /** Whether nobody uses it and all its buckets are full, so that it can be discarded. */
  isUnused(now: number): boolean {
    if (this.users > 0) return false;
    for (const kind in this.#buckets) if (!this.#buckets[kind]?.isFull(this.#rates[kind], now)) return false;
    return true;
  }
}

/** The allowances by person or by address. They outlive connections, so that a reconnect resets nothing. */
export class Allowances<K extends string> {
  readonly #rates: Rates<K>;
  readonly #most: number;
  readonly #byKey = new Map<string, Allowance<K>>();

  constructor(rates: Rates<K>, most = 100_000) {
    this.#rates = rates;
    this.#most = most;
  }

  get size(): number {
    return this.#byKey.size;
  }

  of(key: string, now: number): Allowance<K> {
    let allowance = this.#byKey.get(key);
    if (!allowance) {
      if (this.#byKey.size >= this.#most) this.#makeRoom(now);
      allowance = new Allowance(this.#rates);
      this.#byKey.set(key, allowance);
    }
    return allowance;
  }

  /** Removes unused allowances. */
  sweep(now: number): void {
    for (const [key, allowance] of this.#byKey) if (allowance.isUnused(now)) this.#byKey.delete(key);
  }

  /** Bounds the memory: if no allowance is unused, the oldest one without a connection is removed. */
  #makeRoom(now: number): void {
    this.sweep(now);
    if (this.#byKey.size < this.#most) return;
    for (const [key, { users }] of this.#byKey) {
      if (users > 0) continue;
      this.#byKey.delete(key);
      return;
    }
  }
}
