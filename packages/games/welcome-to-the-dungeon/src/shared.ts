/** More than a game can have in any view; a bound all the same. */
const MOST = 50_000;

/**
 * Parts of views that have few possible values are made once and shared between views. Nobody changes a view, and
 * whoever compares two of them sees at once that such a part is the same. `key` is a small whole number.
 */
export class Shared<T> {
  readonly #known: (T | undefined)[] = [];

  get(key: number, make: () => T): T {
    const known = this.#known[key];
    if (known !== undefined) return known;
    const made = make();
    while (this.#known.length < key) this.#known.push(undefined);
    this.#known[key] = made;
    return made;
  }
}

/** The same for parts that only a large number or a text tells apart. */
export class SharedByKey<K extends number | string, T> {
  readonly #known = new Map<K, T>();

  get(key: K, make: () => T): T {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST) this.#known.clear();
    const made = make();
    this.#known.set(key, made);
    return made;
  }
}

/** While it is put together. A server builds four views for every answer, so absent fields are left out by hand. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
