/** More than a game can have in any view; a bound all the same. */
const MOST = 50_000;

/**
 * Parts of views that have few possible values are made once and shared between views. Nobody changes a view, and
 * whoever compares two of them sees at once that such a part is the same. `key` is a small whole number. To be used as
 * `shared.get(key) ?? shared.keep(key, made)`: a function that makes the part would cost more than most parts.
 */
export class Shared<T> {
  readonly #known: (T | undefined)[] = [];

  get(key: number): T | undefined {
    return this.#known[key];
  }

  keep(key: number, made: T): T {
    while (this.#known.length < key) this.#known.push(undefined);
    this.#known[key] = made;
    return made;
  }
}

/** The same for parts that only a large number or a text tells apart. */
export class SharedByKey<K extends number | string, T> {
  readonly #known = new Map<K, T>();

  get(key: K): T | undefined {
    return this.#known.get(key);
  }

  keep(key: K, made: T): T {
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(key, made);
    return made;
  }
}

/** While it is put together. A server builds four views for every answer, so absent fields are left out by hand. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
