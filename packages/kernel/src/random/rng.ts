/**
 * A source of chance. Rules draw from it and from nothing else.
 *
 * A generator implements only `int`; everything else is built on it, so that every generator
 * shuffles and rolls in the same order and a scripted one can replace any in tests.
 */
export abstract class Rng {
  /** A whole number from 0 to `below - 1`, each equally likely. */
  abstract int(below: number): number;

  /** A six-sided die. */
  die(): number {
    return this.int(6) + 1;
  }

  /** Fisher-Yates, from the end. */
  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const pick = this.int(last + 1);
      const held = items[last] as T;
      items[last] = items[pick] as T;
      items[pick] = held;
    }
    return items;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('pick from nothing');
    return items[this.int(items.length)] as T;
  }
}
