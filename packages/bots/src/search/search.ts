import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import { at, firstSeat } from '@mazmorra/kernel';
import type { Budget, Choice, SeatInput, Thinking } from '../bot.ts';
import { type Beliefs, type Expert, soundAdvice } from '../expert.ts';
import { sureness, weigh } from './explain.ts';
import { mix, type Tree } from './tree.ts';
import { Worlds } from './worlds.ts';

/** What a game may set differently for its searches. */
export interface SearchSettings {
  /** How far exploring reaches beyond what already looks good, in units of worth. */
  readonly curiosity: number;
  /** The share of trust that the advice gets before anything was tried. */
  readonly trust: number;
  /** How often a playout answers by chance instead of by the advice. */
  readonly noise: number;
  /** Where an expert rates options, so many of the best are tried. */
  readonly shortlist: number;
  /** How many own decisions deep the tree may get. */
  readonly depth: number;
  /** After so many answers a playout is judged where it stands. */
  readonly longest: number;
}

export const defaultSettings: SearchSettings = {
  curiosity: 0.6,
  trust: 0.5,
  noise: 0.1,
  shortlist: 8,
  depth: 96,
  longest: 4000,
};

/** A clock reading costs something beside a short playout: one reading for as many as fit into this time, but not too many. */
const betweenMs = 0.1;
const betweenMost = 8;

/**
 * Information-set Monte Carlo search for one seat.
 *
 * Every playout begins in an imagined world. At its own decisions the searching seat follows a tree whose nodes
 * are its information sets, so what it plans never hangs on what it cannot know. The other seats, and itself
 * beyond the tree, follow the expert's advice with some noise, each by what it knows in that world: answers
 * given at the same time are simply answers that nobody has seen yet. See Cowling, Powley and Whitehouse,
 * "Information Set Monte Carlo Tree Search" (2012).
 */
export class Search<S, V, E> implements Thinking {
  readonly #input: SeatInput<S, V, E>;
  readonly #expert: Expert<S, V, E>;
  readonly #settings: SearchSettings;
  readonly #budget: Budget;
  readonly #rng: FastRng;
  readonly #tree: Tree;
  readonly #worlds: Worlds<S, V, E>;
  readonly #beliefs: Beliefs<S> | undefined;
  readonly #root: S;
  readonly #rootNode: number;
  readonly #advised: Option;
  readonly #reason: string | undefined;
  readonly #options: Option[] = [];
  readonly #pathNode: Int32Array;
  readonly #pathEdge: Int32Array;
  #depth = 0;
  #leaf = false;
  #iterations = 0;
  #ms = 0;
  /** The widest span of worths met so far; exploring is measured by it. */
  #low = 1;
  #high = 0;

  constructor(
    input: SeatInput<S, V, E>,
    expert: Expert<S, V, E>,
    tree: Tree,
    budget: Budget,
    rng: FastRng,
    settings: SearchSettings = defaultSettings,
  ) {
    this.#input = input;
    this.#expert = expert;
    this.#settings = settings;
    this.#budget = budget;
    this.#rng = rng;
    this.#tree = tree;
    tree.clear();
    this.#pathNode = new Int32Array(settings.depth);
    this.#pathEdge = new Int32Array(settings.depth);
    this.#beliefs = expert.begin?.(input, rng);
    this.#worlds = new Worlds(input, this.#beliefs, rng);
    this.#root = input.imagine(rng);
    expert.restart?.(this.#root);
    const { options } = input.decision;
    let reason: string | undefined;
    this.#advised =
      options.length === 1
        ? at(options, 0)
        : soundAdvice(expert, this.#root, input.seat, options, rng, (id) => {
            reason = id;
          });
    this.#reason = reason;
    this.#rootNode = this.#grow(0, this.#root, options, this.#advised);
  }

  slice(ms: number): boolean {
    if (this.#settled()) return true;
    const start = performance.now();
    const most = this.#budget.iterations ?? Number.POSITIVE_INFINITY;
    const allowed = Math.min(ms, (this.#budget.ms ?? Number.POSITIVE_INFINITY) - this.#ms);
    let spent = 0;
    let batch = 1;
    while (spent < allowed && this.#iterations < most) {
      for (let i = 0; i < batch && this.#iterations < most; i++) this.#iterate();
      const now = performance.now() - start;
      batch = now - spent < betweenMs ? Math.min(batch + 1, betweenMost) : Math.max(1, batch >> 1);
      spent = now;
    }
    this.#ms += spent;
    return this.#settled();
  }

  choice(): Choice {
    const weighed = weigh(this.#tree, this.#rootNode, this.#input.game);
    const best = weighed[0] !== undefined && weighed[0].visits > 0 ? weighed[0].option : this.#advised;
    const reason = best === this.#advised ? this.#reason : 'search';
    const suspicion = this.#beliefs?.suspicion;
    return {
      option: best,
      ...(reason === undefined ? {} : { reason }),
      explanation: {
        options: weighed,
        sure: sureness(weighed),
        iterations: this.#iterations,
        ms: this.#ms,
        ...(suspicion === undefined ? {} : { suspicion }),
      },
    };
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** Nothing more to do: one option, the budget used up, or a lead that the rest of it cannot take away. */
  #settled(): boolean {
    const { first, count, edgeVisits } = this.#tree;
    const node = this.#rootNode;
    if (node < 0 || count[node] === 1) return true;
    const left = this.#left();
    if (left <= 0) return true;
    // Whatever is chosen, the same comes of it.
    if (this.#iterations >= 200 && this.#high <= this.#low) return true;
    let most = 0;
    let second = 0;
    const start = first[node] as number;
    for (let edge = start; edge < start + (count[node] as number); edge++) {
      const visits = edgeVisits[edge] as number;
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return this.#iterations > 64 && most - second > left;
  }

  /** About how many iterations the budget still holds. */
  #left(): number {
    const { iterations, ms } = this.#budget;
    const byCount = iterations === undefined ? Number.POSITIVE_INFINITY : iterations - this.#iterations;
    if (ms === undefined) return byCount;
    if (this.#ms >= ms) return 0;
    const byClock =
      this.#ms === 0 ? Number.POSITIVE_INFINITY : ((ms - this.#ms) * this.#iterations) / this.#ms;
    return Math.min(byCount, byClock);
  }

  #iterate(): void {
    const { game, seat: me } = this.#input;
    const { longest } = this.#settings;
    const expert = this.#expert;
    const options = this.#options;
    const rng = this.#rng;
    const state = this.#worlds.next();
    expert.restart?.(state);
    this.#depth = 0;
    this.#leaf = false;
    let inTree = true;
    for (let answers = 0; answers < longest; answers++) {
      const awaited = game.awaited(state);
      if (awaited === 0 || (answers > 0 && expert.over(state, this.#root))) break;
      // At the root other seats may be awaited too; what they answer is hidden, so the order does not matter.
      const seat = answers === 0 ? me : firstSeat(awaited);
      options.length = 0;
      game.options(state, seat, options);
      let option = options[0] as Option;
      if (options.length > 1) {
        if (seat === me && inTree) {
          const edge = this.#descend(answers === 0 ? this.#rootNode : -1, state, options);
          inTree = edge >= 0 && !this.#leaf;
          option = edge >= 0 ? (this.#tree.option[edge] as Option) : this.#playout(state, seat, options);
        } else option = this.#playout(state, seat, options);
      }
      expert.witness?.(state, seat, option);
      game.answer(state, seat, option, rng);
    }
    this.#learn(expert.worth(state, me));
    this.#iterations++;
  }

  #playout(state: S, seat: Seat, options: readonly Option[]): Option {
    const { noise } = this.#settings;
    const rng = this.#rng;
    if (noise > 0 && rng.unit() < noise) {
      const option = at(options, rng.int(options.length));
      if (!this.#expert.blunder(state, seat, option)) return option;
    }
    return this.#expert.advise(state, seat, options, rng);
  }

  /** The edge to take at an own decision, or -1 where the tree has no room left. A new node is a leaf of this playout. */
  #descend(known: number, state: S, options: readonly Option[]): number {
    if (this.#depth >= this.#settings.depth) return -1;
    const node = known >= 0 ? known : this.#nodeOf(state, options);
    if (node < 0) return -1;
    const edge = this.#select(node);
    this.#pathNode[this.#depth] = node;
    this.#pathEdge[this.#depth] = edge;
    this.#depth++;
    return edge;
  }

  #nodeOf(state: S, options: readonly Option[]): number {
    const { seat } = this.#input;
    let key = this.#expert.key(state, seat);
    for (let i = 0; i < options.length; i++) key = mix(key, options[i] as Option);
    const known = this.#tree.find(key);
    if (known >= 0) return known;
    this.#leaf = true;
    return this.#grow(key, state, options, this.#expert.advise(state, seat, options, this.#rng));
  }

  /** A new node: an edge for each option that is worth a try, with how much trust it starts with. */
  #grow(key: number, state: S, options: readonly Option[], advised: Option): number {
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
    const { seat } = this.#input;
    const expert = this.#expert;
    const sound = options.filter((option) => option === advised || !expert.blunder(state, seat, option));
    if (expert.rate === undefined || sound.length <= this.#settings.shortlist) return sound;
    const ratings = new Float64Array(sound.length);
    expert.rate(state, seat, sound, ratings);
    const order = Array.from(sound.keys()).sort((a, b) => (ratings[b] as number) - (ratings[a] as number));
    const best = order.slice(0, this.#settings.shortlist).map((i) => sound[i] as Option);
    return best.includes(advised) ? best : [...best, advised];
  }

  /** The most promising edge: mean worth so far plus curiosity, which the advice steers. */
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

  #learn(worth: number): void {
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
