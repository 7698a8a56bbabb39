/** Settings of a race between options of similar value. */
export interface RaceSettings {
  /** The value of one point of the expert's rating. */
  readonly point: number;
  /** The number of playouts that the rating counts as. */
  readonly faith: number;
}

/** Search settings that a game may override. */
export interface SearchSettings {
  /** Weight of the exploration term, in units of value. */
  readonly curiosity: number;
  /** Prior probability of the advised option. */
  readonly trust: number;
  /** Probability that a playout answers at random instead of following the advice. */
  readonly noise: number;
  /** Number of best rated options that are tried, where the expert rates options. */
  readonly shortlist: number;
  /** Maximum depth of the tree, in decisions of the searching seat. */
  readonly depth: number;
  /** Maximum number of answers in a playout; then it is cut off and evaluated. */
  readonly longest: number;
  /** How much less than the best the advised option may be worth and still be chosen. Used by masters with a style. */
  readonly leaning: number;
  /** If set, the options at the root are compared in a race. This requires an expert with good ratings. */
  readonly race?: RaceSettings;
}

export const defaultSettings: SearchSettings = {
  curiosity: 0.6,
  trust: 0.5,
  noise: 0.1,
  shortlist: 8,
  depth: 96,
  longest: 4000,
  leaning: 0,
};
