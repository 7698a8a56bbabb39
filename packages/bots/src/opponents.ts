import type { FastRng, Seat } from '@mazmorra/kernel';

/** Styles of play that a bot distinguishes in its opponents. */
export type OpponentStyle =
  | 'sensible'
  | 'timid'
  | 'bold'
  | 'never-leaves'
  | 'plays-high'
  | 'plays-middle'
  | 'plays-low'
  | 'sabotages-early'
  | 'helps'
  | 'random';

/** The probability that a seat plays in one of these styles. */
export interface StyleWeight {
  readonly style: OpponentStyle;
  readonly weight: number;
}

/** Minimum likelihood of an answer under a style, relative to the others: people are not consistent. */
const leastLikely = 0.04;

/**
 * The estimated style of each seat: a weight for every style, updated by Bayes' rule with each answer seen. It uses
 * public information only, so one set of weights serves all seats of an imagined world.
 */
export class Opponents {
  readonly styles: readonly OpponentStyle[];
  readonly #prior: readonly number[];
  #weights = new Float64Array(0);
  #drawn = new Int8Array(0);

  constructor(prior: Readonly<Partial<Record<OpponentStyle, number>>>) {
    this.styles = Object.keys(prior) as OpponentStyle[];
    this.#prior = Object.values(prior);
  }

  /** Resets every seat to the prior, for a new game. */
  reset(seats: number): void {
    const count = this.styles.length;
    if (this.#weights.length !== seats * count) {
      this.#weights = new Float64Array(seats * count);
      this.#drawn = new Int8Array(seats);
    }
    for (let i = 0; i < this.#weights.length; i++) this.#weights[i] = this.#prior[i % count] as number;
    this.#drawn.fill(0);
  }

  /** The same weights, to be kept while these change. */
  copy(): Opponents {
    const copy = new Opponents(Object.fromEntries(this.styles.map((style, i) => [style, this.#prior[i]])));
    copy.#weights = this.#weights.slice();
    copy.#drawn = this.#drawn.slice();
    return copy;
  }

  /** Updates a seat with an action, given the likelihood of that action under each style. */
  saw(seat: Seat, likelihood: (style: number) => number): void {
    const count = this.styles.length;
    let sum = 0;
    for (let style = 0; style < count; style++) {
      const i = seat * count + style;
      this.#weights[i] = (this.#weights[i] as number) * Math.max(leastLikely, likelihood(style));
      sum += this.#weights[i] as number;
    }
    for (let style = 0; style < count; style++) {
      const i = seat * count + style;
      this.#weights[i] = (this.#weights[i] as number) / sum;
    }
  }

  /** Excludes a style for a seat that has done what a player of that style never does. */
  exclude(seat: Seat, style: number): void {
    this.#weights[seat * this.styles.length + style] = 0;
    this.saw(seat, () => 1);
  }

  weight(seat: Seat, style: number): number {
    return this.#weights[seat * this.styles.length + style] as number;
  }

  /** Draws one style per seat for a playout, by weight; without a generator all seats are sensible. */
  draw(rng: FastRng | undefined): void {
    const count = this.styles.length;
    for (let seat = 0; seat < this.#drawn.length; seat++) {
      let style = 0;
      if (rng !== undefined) {
        let left = rng.unit() - this.weight(seat, 0);
        while (left >= 0 && style < count - 1) left -= this.weight(seat, ++style);
      }
      this.#drawn[seat] = style;
    }
  }

  /** The style of a seat in this playout, as an index into `styles`; 0 is sensible. */
  styleOf(seat: Seat): number {
    return this.#drawn[seat] as number;
  }

  /** The weights of all seats, the likeliest style first, as shown in an explanation. */
  table(): StyleWeight[][] {
    return Array.from(this.#drawn, (_, seat) =>
      this.styles
        .map((style, i) => ({ style, weight: this.weight(seat, i) }))
        .sort((a, b) => b.weight - a.weight),
    );
  }
}
