import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { Expert } from '../expert.ts';
import type { SearchSettings } from './settings.ts';
import { mix, type Tree } from './tree.ts';

/**
 * The path of one playout through the tree, and the update after it. At each decision of the searching seat it takes
 * the most promising edge, and it adds a node where the path leaves the tree.
 */
export class Descent<S, V, E> {
  readonly #expert: Expert<S, V, E>;
  readonly #seat: Seat;
  readonly #tree: Tree;
  readonly #settings: SearchSettings;
  readonly #pathNode: Int32Array;
  readonly #pathEdge: Int32Array;
  #depth = 0;
  #leaf = false;
  /** The range of values met so far; exploration is scaled by it. */
  #low = 1;
  #high = 0;

  constructor(expert: Expert<S, V, E>, seat: Seat, tree: Tree, settings: SearchSettings) {
    this.#expert = expert;
    this.#seat = seat;
    this.#tree = tree;
    this.#settings = settings;
    this.#pathNode = new Int32Array(settings.depth);
    this.#pathEdge = new Int32Array(settings.depth);
  }

  /** Whether all playouts had the same result. */
  get allTheSame(): boolean {
    return this.#high <= this.#low;
  }

  /** Starts a new playout and returns the edge to take at the root: the given one or the most promising one. */
  begin(root: number, edge = this.#select(root)): number {
    this.#depth = 0;
    this.#leaf = false;
    return this.#follow(root, edge);
  }

  /** The edge to take at a later decision, or -1 outside the tree. At most one node is added per playout. */
  next(state: S, options: readonly Option[], rng: FastRng): number {
    if (this.#leaf || this.#depth >= this.#settings.depth) return -1;
    const node = this.#nodeOf(state, options, rng);
    if (node >= 0) {
      const edge = this.#select(node);
      // Keys have 32 bits. Where two decisions share one, the other's options may be illegal here.
      if (options.includes(this.#tree.option[edge] as Option)) return this.#follow(node, edge);
    }
    this.#leaf = true;
    return -1;
  }

  #follow(node: number, edge = this.#select(node)): number {
    this.#pathNode[this.#depth] = node;
    this.#pathEdge[this.#depth] = edge;
    this.#depth++;
    return edge;
  }

  #nodeOf(state: S, options: readonly Option[], rng: FastRng): number {
    const key = this.#keyOf(state, options);
    const known = this.#tree.find(key);
    if (known >= 0) return known;
    this.#leaf = true;
    return this.grow(key, state, options, this.#expert.advise(state, this.#seat, options, rng));
  }

  #keyOf(state: S, options: readonly Option[]): number {
    let key = this.#expert.key(state, this.#seat);
    for (let i = 0; i < options.length; i++) key = mix(key, options[i] as Option);
    return key;
  }

  /** The root node of a search: the one that an earlier search of the same mind left, or a new one. */
  root(state: S, options: readonly Option[], advised: Option): number {
    const key = this.#keyOf(state, options);
    const known = this.#tree.find(key);
    if (known >= 0 && this.#belongsTo(known, options, advised) && !this.#tree.full) {
      this.#tree.fade(known);
      return known;
    }
    this.#tree.clear();
    return this.grow(key, state, options, advised);
  }

  /** A root node with these options alone. */
  rootOf(options: readonly Option[]): number {
    this.#tree.clear();
    return this.#add(0, options);
  }

  /** Whether a node has the advised option and none that is not offered: another decision may have the same key. */
  #belongsTo(node: number, options: readonly Option[], advised: Option): boolean {
    const first = this.#tree.first[node] as number;
    const edges = this.#tree.option.subarray(first, first + (this.#tree.count[node] as number));
    return edges.includes(advised) && edges.every((option) => options.includes(option));
  }

  /** Adds a node with one edge per option that is worth trying and its prior; returns -1 when the tree is full. */
  grow(key: number, state: S, options: readonly Option[], advised: Option): number {
    return this.#add(key, this.#worthTrying(state, options, advised), advised);
  }

  #add(key: number, tried: readonly Option[], advised?: Option): number {
    const tree = this.#tree;
    const node = tree.add(key, tried.length);
    if (node < 0) return -1;
    const { trust } = this.#settings;
    const first = tree.first[node] as number;
    for (let i = 0; i < tried.length; i++) {
      const option = tried[i] as Option;
      tree.option[first + i] = option;
      tree.prior[first + i] = (1 - trust) / tried.length + (option === advised ? trust : 0);
    }
    return node;
  }

  #worthTrying(state: S, options: readonly Option[], advised: Option): readonly Option[] {
    const expert = this.#expert;
    const sound = options.filter(
      (option) => option === advised || !expert.blunder(state, this.#seat, option),
    );
    if (expert.rate === undefined || sound.length <= this.#settings.shortlist) return sound;
    const ratings = new Float64Array(sound.length);
    expert.rate(state, this.#seat, sound, ratings);
    const order = Array.from(sound.keys()).sort((a, b) => (ratings[b] as number) - (ratings[a] as number));
    const best = order.slice(0, this.#settings.shortlist).map((i) => sound[i] as Option);
    return best.includes(advised) ? best : [...best, advised];
  }

  /** The edge with the highest mean value plus an exploration term weighted by the prior (PUCT). */
  #select(node: number): number {
    const { first, count, visits, edgeVisits, edgeSum, prior } = this.#tree;
    const start = first[node] as number;
    const end = start + (count[node] as number);
    const total = visits[node] as number;
    const span = this.#high > this.#low ? this.#high - this.#low : 1;
    const reach = this.#settings.curiosity * span * Math.sqrt(total + 1);
    let sum = 0;
    for (let edge = start; edge < end; edge++) sum += edgeSum[edge] as number;
    const mean = total === 0 ? 0 : sum / total;
    let best = start;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let edge = start; edge < end; edge++) {
      const tried = edgeVisits[edge] as number;
      const worth = tried === 0 ? mean : (edgeSum[edge] as number) / tried;
      const score = worth + (reach * (prior[edge] as number)) / (1 + tried);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }

  /** Ends a playout: adds the result to every edge on its path. */
  learn(worth: number): void {
    if (worth < this.#low) this.#low = worth;
    if (worth > this.#high) this.#high = worth;
    const { visits, edgeVisits, edgeSum } = this.#tree;
    for (let i = 0; i < this.#depth; i++) {
      const node = this.#pathNode[i] as number;
      const edge = this.#pathEdge[i] as number;
      visits[node] = (visits[node] as number) + 1;
      edgeVisits[edge] = (edgeVisits[edge] as number) + 1;
      edgeSum[edge] = (edgeSum[edge] as number) + worth;
    }
  }
}
