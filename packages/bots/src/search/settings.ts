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
