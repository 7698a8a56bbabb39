import type { RaceSettings } from './settings.ts';

/** The number of worlds before which no option is dropped. */
const least = 12;
/** How many standard errors behind the best an option is dropped. */
const behind = 2;

/**
 * Decides what to try next where options lie close together. All options still in the race are tried in one world after the
 * other, and each is compared with the advice in the same worlds: what a world is worth to everybody cancels out. What experience
 * says of an option counts as much as a number of worlds, so only convincing evidence overrules it; what falls clearly behind is
 * tried no more.
 */
export class Race {
  readonly #settings: RaceSettings;
  readonly #advised: number;
  /** What experience expects of each option beyond the advised one, in worth. */
  readonly #expected: Float64Array;
  readonly #running: number[];
  /** What the advised option came to, world by world. */
  readonly #marks: number[] = [];
  readonly #ahead: Float64Array;
  readonly #squares: Float64Array;
  readonly #tried: Int32Array;
  #next = 0;

  /** `ratings` of the options in the order of their edges; `advised` is the place of the advice among them. */
  constructor(ratings: Float64Array, advised: number, settings: RaceSettings) {
    this.#settings = settings;
    this.#advised = advised;
    const mark = ratings[advised] as number;
    this.#expected = ratings.map((rating) => (rating - mark) * settings.point);
    this.#ahead = new Float64Array(ratings.length);
    this.#squares = new Float64Array(ratings.length);
    this.#tried = new Int32Array(ratings.length);
    // The advice runs first: the others are measured by it.
    this.#running = [advised, ...Array.from(ratings.keys()).filter((place) => place !== advised)];
  }

  /** The place of the option to try now. */
  get next(): number {
    return this.#running[this.#next] as number;
  }

  /** Nobody is left beside the advice. */
  get settled(): boolean {
    return this.#running.length === 1;
  }

  /** What came of the option tried now. */
  learn(worth: number): void {
    const place = this.next;
    const world = this.#tried[place] as number;
    if (place === this.#advised) this.#marks[world] = worth;
    const lead = worth - (this.#marks[world] as number);
    this.#ahead[place] = (this.#ahead[place] as number) + lead;
    this.#squares[place] = (this.#squares[place] as number) + lead * lead;
    this.#tried[place] = world + 1;
    this.#next++;
    if (this.#next < this.#running.length) return;
    this.#next = 0;
    if (world + 1 >= least) this.#drop();
  }

  /** How far an option is believed to be ahead of the advice. */
  #lead(place: number): number {
    const { faith } = this.#settings;
    return (
      ((this.#ahead[place] as number) + faith * (this.#expected[place] as number)) /
      ((this.#tried[place] as number) + faith)
    );
  }

  #drop(): void {
    const best = this.#lead(this.best());
    const { faith } = this.#settings;
    for (let i = this.#running.length - 1; i > 0; i--) {
      const place = this.#running[i] as number;
      const tried = this.#tried[place] as number;
      const error = Math.sqrt((this.#squares[place] as number) / tried / (tried + faith));
      if (this.#lead(place) + behind * error < best) this.#running.splice(i, 1);
    }
  }

  /** The place of the option that is believed to be best. */
  best(): number {
    let best = this.#advised;
    for (const place of this.#running) if (this.#lead(place) > this.#lead(best)) best = place;
    return best;
  }
}
