/** Maximum number of results that are kept. The oldest goes first. */
const MOST = 500;

/**
 * Results of a read whose cost grows with history, by key. A result is made once for all who ask for it, and made again at the
 * earliest when it is older than `life` in ms.
 */
export class KeptResults<T> {
  readonly #life: number;
  readonly #now: () => number;
  readonly #results = new Map<string, { readonly at: number; readonly result: Promise<T> }>();

  constructor(life: number, now: () => number) {
    this.#life = life;
    this.#now = now;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#results.get(key);
    const at = this.#now();
    if (known && Math.abs(at - known.at) < this.#life) return known.result;
    this.#results.delete(key);
    const [oldest] = this.#results.size >= MOST ? this.#results.keys() : [];
    if (oldest !== undefined) this.#results.delete(oldest);
    const result = make();
    this.#results.set(key, { at, result });
    // A failure is not kept.
    result.catch(() => {
      if (this.#results.get(key)?.result === result) this.#results.delete(key);
    });
    return result;
  }
}
