/**
 * Results of a read whose cost grows with history, by key. A result is made once for all who ask for it, and made again at the
 * earliest when it is older than `life` in ms.
 */
export class KeptResults<T> {
  readonly #make: (key: string) => Promise<T>;
  readonly #life: number;
  readonly #now: () => number;
  readonly #results = new Map<string, { readonly at: number; readonly result: Promise<T> }>();

  constructor(make: (key: string) => Promise<T>, life: number, now: () => number) {
    this.#make = make;
    this.#life = life;
    this.#now = now;
  }

  get(key: string): Promise<T> {
    const known = this.#results.get(key);
    const at = this.#now();
    if (known && Math.abs(at - known.at) < this.#life) return known.result;
    const result = this.#make(key);
    this.#results.set(key, { at, result });
    // A failure is not kept.
    result.catch(() => {
      if (this.#results.get(key)?.result === result) this.#results.delete(key);
    });
    return result;
  }
}
