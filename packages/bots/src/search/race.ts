import type { RaceSettings } from './settings.ts';

/** Minimum number of worlds before an option is dropped. */
const least = 12;
/** An option is dropped when it is this many standard errors behind the best. */
const behind = 2;

/**
 * Chooses the next option to try when the values of options lie close together. All remaining options are tried in the
 * same worlds, and each is compared with the advised one world by world, so differences between worlds cancel out. The
 * expert's rating counts as a number of worlds, so only strong evidence overrules it. An option that falls clearly
 * behind is not tried again.
 */
export class Race {
  readonly #settings: RaceSettings;
  readonly #advised: number;
  /** The expected lead of each option over the advised one by the expert's ratings, in value. */
  readonly #expected: Float64Array;
  readonly #running: number[];
  /** The result of the advised option in each world. */
  readonly #marks: number[] = [];
  readonly #ahead: Float64Array;
  readonly #squares: Float64Array;
  readonly #tried: Int32Array;
  #next = 0;

  /** `ratings` of the options in the order of their edges; `advised` is the index of the advised option. */
  constructor(ratings: Float64Array, advised: number, settings: RaceSettings) {
    this.#settings = settings;
    this.#advised = advised;
    const mark = ratings[advised] as number;
    this.#expected = ratings.map((rating) => (rating - mark) * settings.point);
    this.#ahead = new Float64Array(ratings.length);
    this.#squares = new Float64Array(ratings.length);
    this.#tried = new Int32Array(ratings.length);
    // The advised option comes first: the others are compared with it.
    this.#running = [advised, ...Array.from(ratings.keys()).filter((place) => place !== advised)];
  }

  /** The index of the option to try now. */
  get next(): number {
    return this.#running[this.#next] as number;
  }

  /** Whether only the advised option is left. */
  get settled(): boolean {
    return this.#running.length === 1;
  }

  /** Records the result of the current option. */
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

  /** The estimated lead of an option over the advised one. */
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

  /** The index of the option with the highest estimate. */
  best(): number {
    let best = this.#advised;
    for (const place of this.#running) if (this.#lead(place) > this.#lead(best)) best = place;
    return best;
  }
}
