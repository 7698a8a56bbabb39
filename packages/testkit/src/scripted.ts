import { Rng } from '@mazmorra/kernel';

/** One scripted random result. */
export type Fate =
  | { readonly kind: 'int'; readonly below: number; readonly gives: number }
  | { readonly kind: 'order'; readonly items: readonly unknown[] };

/** A die that shows `face`. */
export const die = (face: number): Fate => ({ kind: 'int', below: 6, gives: face - 1 });
/** A draw of `gives` out of the numbers below `below`. */
export const draw = (gives: number, below: number): Fate => ({ kind: 'int', below, gives });
/** A shuffle that ends in this order, given as the items themselves. */
export const order = (...items: unknown[]): Fate => ({ kind: 'order', items });

/**
 * A scripted random generator for tests: every roll and draw must be listed, in order and with its range, and none may
 * be left over at the end (`done`). Shuffles that the script does not mention keep the order.
 */
export class ScriptedRng extends Rng {
  readonly #fates: Fate[];

  constructor(fates: readonly Fate[]) {
    super();
    this.#fates = [...fates];
  }

  override int(below: number): number {
    const fate = this.#fates.shift();
    if (fate?.kind !== 'int')
      throw new Error(`a number below ${below} was drawn, the script has ${tell(fate)}`);
    if (fate.below !== below)
      throw new Error(`a number below ${below} was drawn, the script has one below ${fate.below}`);
    return fate.gives;
  }

  override shuffle<T>(items: T[]): T[] {
    const fate = this.#fates[0];
    if (fate?.kind !== 'order') return items;
    this.#fates.shift();
    const sorted = (list: readonly unknown[]) =>
      JSON.stringify(list.map((item) => JSON.stringify(item)).sort());
    if (sorted(fate.items) !== sorted(items)) {
      throw new Error(
        `the script orders ${JSON.stringify(fate.items)}, but ${JSON.stringify(items)} is shuffled`,
      );
    }
    items.splice(0, items.length, ...(fate.items as T[]));
    return items;
  }

  /** Fails if a scripted result was not used. */
  done(): void {
    if (this.#fates.length > 0)
      throw new Error(`left over in the script: ${this.#fates.map(tell).join(', ')}`);
  }
}

function tell(fate: Fate | undefined): string {
  if (!fate) return 'nothing more';
  return fate.kind === 'int'
    ? `${fate.gives} below ${fate.below}`
    : `the order ${JSON.stringify(fate.items)}`;
}
