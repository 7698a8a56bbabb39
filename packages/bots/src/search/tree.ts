/**
 * The information sets that a search has met, in flat arrays: a running search allocates nothing, and clearing the tree
 * costs one `fill`.
 *
 * A node is one information set of the searching seat, found by its hash. Its edges are the options there, stored
 * consecutively. All worlds of an information set offer the same options, so the edges of a node never change.
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

  /** The node with this key, or -1. */
  find(key: number): number {
    for (let slot = spread(key) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const node = (this.#slots[slot] as number) - 1;
      if (node < 0) return -1;
      if (this.#keys[node] === (key | 0)) return node;
    }
  }

  /** Adds a node with `count` edges; returns -1 when the tree is full. */
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

  /** Whether the tree is nearly full. */
  get full(): boolean {
    return this.#nodes > this.#keys.length * 0.7 || this.#edges > this.option.length * 0.7;
  }

  /**
   * Halves the statistics of a node. They come from an earlier search, whose worlds included some that have since been
   * ruled out, so they count half as much as new ones.
   */
  fade(node: number): void {
    const first = this.first[node] as number;
    let visits = 0;
    for (let edge = first; edge < first + (this.count[node] as number); edge++) {
      const before = this.edgeVisits[edge] as number;
      const after = before >> 1;
      this.edgeSum[edge] = before === 0 ? 0 : ((this.edgeSum[edge] as number) * after) / before;
      this.edgeVisits[edge] = after;
      visits += after;
    }
    this.visits[node] = visits;
  }

  get size(): number {
    return this.#nodes;
  }
}

const spread = (key: number): number => {
  const mixed = Math.imul(key ^ (key >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 15);
};

/** Adds one number to a hash; experts build their keys with it. The order of the numbers matters. */
export const mix = (hash: number, value: number): number => {
  const spun = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) + value) | 0;
  return Math.imul(spun ^ (spun >>> 12), 0x297a2d39);
};
