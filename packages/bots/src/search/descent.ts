import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { Expert } from '../expert.ts';
import type { SearchSettings } from './settings.ts';
import { mix, type Tree } from './tree.ts';

/**
 * The path of one playout down the tree, and the update after it: at each own decision the edge that promises most, a new
 * node where the way leaves the tree.
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
  /** The widest span of worths met so far; exploring is measured by it. */
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

  /** Whether everything that was tried came to the same. */
  get allTheSame(): boolean {
    return this.#high <= this.#low;
  }

  /** A new playout: the edge to take at the root, or the one that it is told to take. */
  begin(root: number, edge = this.#select(root)): number {
    this.#depth = 0;
    this.#leaf = false;
    return this.#follow(root, edge);
  }

  /** The edge to take at a further decision, or -1 beyond the tree. A new node is the last one of a playout. */
  next(state: S, options: readonly Option[], rng: FastRng): number {
    if (this.#leaf || this.#depth >= this.#settings.depth) return -1;
    const node = this.#nodeOf(state, options, rng);
    if (node >= 0) return this.#follow(node);
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
    let key = this.#expert.key(state, this.#seat);
    for (let i = 0; i < options.length; i++) key = mix(key, options[i] as Option);
    const known = this.#tree.find(key);
    if (known >= 0) return known;
    this.#leaf = true;
    return this.grow(key, state, options, this.#expert.advise(state, this.#seat, options, rng));
  }

  /** A new node: an edge for each option that is worth a try, with how much trust it starts with; -1 when the tree is full. */
  grow(key: number, state: S, options: readonly Option[], advised: Option): number {
    const tree = this.#tree;
    const tried = this.#worthTrying(state, options, advised);
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

  /** The most promising edge: mean worth so far plus an exploration term that the advice weights (PUCT). */
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

  /** The end of a playout: the result is added to every edge on its path. */
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
