/** By how much the first of two options is ahead of the second, measured in the same worlds. */
export interface Lead {
  /** Mean lead in value, from -1 to 1. */
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
  /** Number of worlds in which both were tried. */
  readonly worlds: number;
}

/**
 * Tries the two options at the root in turns. A search tries good options often and others seldom, and it picks the
 * best of many noisy means; so the difference of its means says little. Here both options get every world, and the lead
 * is taken world by world, so differences between worlds cancel out.
 */
export class Duel {
  /** It ends with the budget of the search. */
  readonly settled = false;
  #next: 0 | 1 = 0;
  #mark = 0;
  #worlds = 0;
  #sum = 0;
  #squares = 0;

  /** The index of the option to try now. */
  get next(): number {
    return this.#next;
  }

  /** Records the result of the current option. */
  learn(worth: number): void {
    if (this.#next === 0) {
      this.#mark = worth;
      this.#next = 1;
      return;
    }
    const lead = this.#mark - worth;
    this.#worlds++;
    this.#sum += lead;
    this.#squares += lead * lead;
    this.#next = 0;
  }

  best(): number {
    return this.#sum >= 0 ? 0 : 1;
  }

  get lead(): Lead {
    const worlds = this.#worlds;
    if (worlds === 0) return { mean: 0, error: 1, worlds };
    const mean = this.#sum / worlds;
    // One world with the largest lead is added: equal results in a few worlds do not prove that all are equal.
    const variance = (this.#squares + 1) / (worlds + 1) - mean * mean;
    return { mean, error: Math.sqrt(Math.max(0, variance) / worlds), worlds };
  }
}
