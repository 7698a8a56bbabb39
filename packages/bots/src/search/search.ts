import { at, FastRng, firstSeat, type Option, type Seat } from '@mazmorra/kernel';
import type { Budget, Choice, Explanation, SeatInput, Thinking, Weighed } from '../bot.ts';
import { type Beliefs, type Expert, soundAdvice } from '../expert.ts';
import { Descent } from './descent.ts';
import { Duel } from './duel.ts';
import { sureness, weigh } from './explain.ts';
import { Race } from './race.ts';
import { defaultSettings, type SearchSettings } from './settings.ts';
import type { Tree } from './tree.ts';
import { Worlds } from './worlds.ts';

/**
 * Time in ms between two readings of the clock. A reading is expensive compared with a short playout, so there is one
 * per batch.
 */
const betweenMs = 0.1;
const betweenMost = 8;

/**
 * Information-set Monte Carlo search for one seat.
 *
 * Every playout starts in an imagined world. At its own decisions the searching seat follows a tree whose nodes are its
 * information sets, so its plan never depends on hidden information. The other seats, and the searching seat outside
 * the tree, follow the expert's advice with some noise, each by what it knows in that world. Simultaneous answers are
 * simply answers that nobody has seen yet. See Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
 * Search" (2012).
 *
 * The n-th try of every option at the root uses the same world and the same random numbers, so options differ only by
 * their own effect. Given a pair of options, it compares these two instead of looking for the best.
 */
export class Search<S, V, E> implements Thinking {
  readonly #input: SeatInput<S, V, E>;
  readonly #expert: Expert<S, V, E>;
  readonly #settings: SearchSettings;
  readonly #budget: Budget;
  readonly #tree: Tree;
  readonly #descent: Descent<S, V, E>;
  readonly #worlds: Worlds<S, V, E>;
  readonly #beliefs: Beliefs<S> | undefined;
  /** Generator of the random events within playouts. */
  readonly #luck: FastRng;
  readonly #root: S;
  readonly #rootNode: number;
  /** Decides which option is tried next at the root; without it the tree does. */
  readonly #race: Race | Duel | undefined;
  readonly #advised: Option;
  readonly #reason: string | undefined;
  readonly #options: Option[] = [];
  #iterations = 0;
  #ms = 0;

  constructor(
    input: SeatInput<S, V, E>,
    expert: Expert<S, V, E>,
    tree: Tree,
    budget: Budget,
    rng: FastRng,
    settings: SearchSettings = defaultSettings,
    pair?: readonly [Option, Option],
  ) {
    this.#input = input;
    this.#expert = expert;
    this.#settings = settings;
    this.#budget = budget;
    this.#tree = tree;
    this.#descent = new Descent(expert, input.seat, tree, settings);
    this.#beliefs = expert.begin?.(input, rng);
    this.#worlds = new Worlds(input, this.#beliefs, rng);
    this.#luck = new FastRng(`luck ${rng.int(2 ** 30)}`);
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
    this.#rootNode = pair
      ? this.#descent.rootOf(pair)
      : this.#descent.root(this.#root, options, this.#advised);
    this.#race = pair ? new Duel() : this.#startRace();
  }

  #startRace(): Race | undefined {
    const { race } = this.#settings;
    const { first, count, option } = this.#tree;
    const node = this.#rootNode;
    if (race === undefined || node < 0 || this.#expert.rate === undefined) return undefined;
    const start = first[node] as number;
    const options = Array.from(option.subarray(start, start + (count[node] as number)));
    const ratings = new Float64Array(options.length);
    this.#expert.rate(this.#root, this.#input.seat, options, ratings);
    return new Race(ratings, options.indexOf(this.#advised), race);
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

  choice(inWords = false): Choice {
    const weighed = weigh(this.#tree, this.#rootNode, this.#input.game);
    if (this.#race !== undefined) this.#putFirst(weighed, this.#race.best());
    if (this.#settings.leaning > 0) this.#lean(weighed);
    const best = weighed[0] !== undefined && weighed[0].visits > 0 ? weighed[0].option : this.#advised;
    const reason = best === this.#advised ? this.#reason : 'search';
    const { suspicion, opponents } = this.#beliefs ?? {};
    return {
      option: best,
      ...(reason === undefined ? {} : { reason }),
      explanation: {
        ...(inWords ? this.#inWords(weighed) : { options: weighed }),
        sure: sureness(weighed),
        iterations: this.#iterations,
        ms: this.#ms,
        ...(suspicion === undefined ? {} : { suspicion }),
        ...(opponents === undefined ? {} : { opponents }),
        ...(this.#race instanceof Duel && { lead: this.#race.lead }),
      },
    };
  }

  /** Every option with the game's remarks, including those that were not searched. */
  #inWords(weighed: readonly Weighed[]): Pick<Explanation, 'options' | 'ruledOut'> {
    const { game, seat, decision } = this.#input;
    this.#expert.restart?.(this.#root);
    const why = (option: Option) => this.#expert.explain?.(this.#root, seat, option) ?? [];
    const left = decision.options.filter((option) => !weighed.some((one) => one.option === option));
    return {
      options: weighed.map((one) => ({ ...one, why: why(one.option) })),
      ruledOut: left.map((option) => ({ option, name: game.nameOf(option), why: why(option) })),
    };
  }

  /**
   * Moves the winner of a race to the front. It need not be the most visited option, because all remaining ones were
   * tried equally often.
   */
  #putFirst(weighed: Weighed[], place: number): void {
    const winner = this.#tree.option[(this.#tree.first[this.#rootNode] as number) + place];
    const at = weighed.findIndex(({ option }) => option === winner);
    weighed.unshift(...weighed.splice(at, 1));
  }

  /** Moves the advised option, which reflects the bot's style, to the front if that costs little value. */
  #lean(weighed: Weighed[]): void {
    const place = weighed.findIndex(({ option, visits }) => option === this.#advised && visits > 0);
    const [best, own] = [weighed[0], weighed[place]];
    if (best === undefined || own === undefined || best.value - own.value > this.#settings.leaning) return;
    weighed.unshift(...weighed.splice(place, 1));
  }

  /**
   * Whether the search may end: one option only, the budget used up, or a lead that the remaining budget cannot
   * overturn.
   */
  #settled(): boolean {
    const { first, count, edgeVisits } = this.#tree;
    const node = this.#rootNode;
    if (node < 0 || count[node] === 1) return true;
    const left = this.#left();
    if (left <= 0) return true;
    // Every option leads to the same result.
    if (this.#iterations >= 200 && this.#descent.allTheSame) return true;
    if (this.#race !== undefined) return this.#race.settled;
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

  /** Estimated number of iterations left in the budget. */
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
    const luck = this.#luck;
    const { option: optionOf, edgeVisits, first } = this.#tree;
    const race = this.#race;
    const rootEdge =
      race === undefined
        ? this.#descent.begin(this.#rootNode)
        : this.#descent.begin(this.#rootNode, (first[this.#rootNode] as number) + race.next);
    const visit = edgeVisits[rootEdge] as number;
    const state = this.#worlds.copyOf(visit);
    luck.restart(visit);
    expert.restart?.(state, luck);
    // At the root other seats may be awaited too. Their answers are hidden, so the order does not matter.
    let seat = me;
    let option = optionOf[rootEdge] as Option;
    for (let answers = 1; ; answers++) {
      expert.witness?.(state, seat, option);
      game.answer(state, seat, option, luck);
      const awaited = game.awaited(state);
      if (awaited === 0 || answers >= longest || expert.over(state, this.#root)) break;
      seat = firstSeat(awaited);
      option = this.#answerIn(state, seat, seat === me);
    }
    const worth = expert.worth(state, me);
    this.#descent.learn(worth);
    race?.learn(worth);
    this.#iterations++;
  }

  /** The answer of a seat in an imagined world: by the tree inside it, by the expert's advice outside it. */
  #answerIn(state: S, seat: Seat, mine: boolean): Option {
    const options = this.#options;
    options.length = 0;
    this.#input.game.options(state, seat, options);
    if (options.length === 1) return options[0] as Option;
    if (mine) {
      const edge = this.#descent.next(state, options, this.#luck);
      if (edge >= 0) return this.#tree.option[edge] as Option;
    }
    return this.#playout(state, seat, options);
  }

  #playout(state: S, seat: Seat, options: readonly Option[]): Option {
    const { noise } = this.#settings;
    const luck = this.#luck;
    if (noise > 0 && luck.unit() < noise) {
      const option = at(options, luck.int(options.length));
      if (!this.#expert.blunder(state, seat, option)) return option;
    }
    return this.#expert.advise(state, seat, options, luck);
  }
}
