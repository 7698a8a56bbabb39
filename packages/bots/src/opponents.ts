import type { FastRng, Seat } from '@mazmorra/kernel';

/** Ways to play that a bot reckons with in others. */
export type OpponentStyle =
  | 'sensible'
  | 'timid'
  | 'bold'
  | 'never-leaves'
  | 'plays-high'
  | 'plays-middle'
  | 'plays-low'
  | 'random';

/** How likely a seat plays in one of these ways. */
export interface StyleWeight {
  readonly style: OpponentStyle;
  readonly weight: number;
}

/** No single answer makes a style less likely than this beside the others: people are not consistent. */
const leastLikely = 0.04;

/**
 * What a bot thinks of how each seat plays: a weight for every style, changed by Bayes' rule with each answer seen. All of it
 * comes from what everybody at the table saw, so one set of weights serves all seats of an imagined world.
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

  /** Forgets everything: a game begins with the prior at each seat. */
  reset(seats: number): void {
    const count = this.styles.length;
    if (this.#weights.length !== seats * count) {
      this.#weights = new Float64Array(seats * count);
      this.#drawn = new Int8Array(seats);
    }
    for (let i = 0; i < this.#weights.length; i++) this.#weights[i] = this.#prior[i % count] as number;
    this.#drawn.fill(0);
  }

  /** A seat did something that each style does with this likelihood. */
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

  weight(seat: Seat, style: number): number {
    return this.#weights[seat * this.styles.length + style] as number;
  }

  /** Gives every seat one style for a playout, by weight; without chance everybody is sensible. */
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

  /** The style that a seat has in this playout, as a place in `styles`; 0 is sensible. */
  styleOf(seat: Seat): number {
    return this.#drawn[seat] as number;
  }

  /** The weights of all seats, the likeliest style first: what an explanation shows. */
  table(): StyleWeight[][] {
    return Array.from(this.#drawn, (_, seat) =>
      this.styles
        .map((style, i) => ({ style, weight: this.weight(seat, i) }))
        .sort((a, b) => b.weight - a.weight),
    );
  }
}
