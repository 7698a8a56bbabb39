/** How a race between options near one another is judged. */
export interface RaceSettings {
  /** What one point of the expert's rating is, in worth. */
  readonly point: number;
  /** How many playouts the ratings are worth. */
  readonly faith: number;
}

/** What a game may set differently for its searches. */
export interface SearchSettings {
  /** How far exploring reaches beyond what already looks good, in units of worth. */
  readonly curiosity: number;
  /** The share of trust that the advice gets before anything was tried. */
  readonly trust: number;
  /** How often a playout answers at random instead of by the advice. */
  readonly noise: number;
  /** Where an expert rates options: how many of the best are tried. */
  readonly shortlist: number;
  /** How many own decisions deep the tree may get. */
  readonly depth: number;
  /** After this many answers a playout is cut off and judged. */
  readonly longest: number;
  /** The options at the root run a race, where the expert's ratings are good enough to be one of the runners. */
  readonly race?: RaceSettings;
}

export const defaultSettings: SearchSettings = {
  curiosity: 0.6,
  trust: 0.5,
  noise: 0.1,
  shortlist: 8,
  depth: 96,
  longest: 4000,
};
