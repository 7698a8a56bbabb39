/**
 * The information sets that a search has met, in flat arrays: nothing is allocated while it runs, and
 * emptying it costs one `fill`.
 *
 * A node is one information set of the searching seat, found by its hash; its edges are the options there, side by
 * side. All worlds of an information set offer the same options, so edges never come or go.
 */
export class Tree {
  readonly #slots: Int32Array;
  readonly #mask: number;
  readonly #keys: Int32Array;
  readonly first: Int32Array;
  readonly count: Int32Array;
  readonly visits: Int32Array;
  readonly option: Int32Array;
  readonly edgeVisits: Int32Array;
  readonly edgeSum: Float64Array;
  readonly prior: Float64Array;
  #nodes = 0;
  #edges = 0;

  constructor(nodes: number, edges: number) {
    let slots = 1;
    while (slots < nodes * 2) slots *= 2;
    this.#slots = new Int32Array(slots);
    this.#mask = slots - 1;
    this.#keys = new Int32Array(nodes);
    this.first = new Int32Array(nodes);
    this.count = new Int32Array(nodes);
    this.visits = new Int32Array(nodes);
    this.option = new Int32Array(edges);
    this.edgeVisits = new Int32Array(edges);
    this.edgeSum = new Float64Array(edges);
    this.prior = new Float64Array(edges);
  }

  clear(): void {
    this.#slots.fill(0);
    this.#nodes = 0;
    this.#edges = 0;
  }

  /** The node of this key, or -1. */
  find(key: number): number {
    for (let slot = spread(key) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const node = (this.#slots[slot] as number) - 1;
      if (node < 0) return -1;
      if (this.#keys[node] === (key | 0)) return node;
    }
  }

  /** A new node with room for `count` edges, or -1 when the tree is full. */
  add(key: number, count: number): number {
    if (this.#nodes >= this.#keys.length || this.#edges + count > this.option.length) return -1;
    const node = this.#nodes++;
    let slot = spread(key) & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = node + 1;
    this.#keys[node] = key | 0;
    this.first[node] = this.#edges;
    this.count[node] = count;
    this.visits[node] = 0;
    this.edgeVisits.fill(0, this.#edges, this.#edges + count);
    this.edgeSum.fill(0, this.#edges, this.#edges + count);
    this.#edges += count;
    return node;
  }

  get size(): number {
    return this.#nodes;
  }
}

const spread = (key: number): number => {
  const mixed = Math.imul(key ^ (key >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 15);
};

/** Folds one more number into a hash; experts build their keys with it. The order of what is folded in matters. */
export const mix = (hash: number, value: number): number => {
  const spun = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) + value) | 0;
  return Math.imul(spun ^ (spun >>> 12), 0x297a2d39);
};
