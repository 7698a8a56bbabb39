/** How many of something there are with 1, 2 and 3 nuggets. */
export type GoldCounts = readonly [ones: number, twos: number, threes: number];

/** The 28 gold cards, worth 44 nuggets. */
export const GOLD_COUNTS: GoldCounts = [16, 8, 4];
export const GOLD_CARDS = 28;
export const GOLD_IDS = ['gold-1', 'gold-2', 'gold-3'] as const;

/** What each saboteur gets, by the number of saboteurs among the players (SB-GOLD-05, SB-GOLD-07). */
export const SABOTEUR_PAY: readonly number[] = [0, 4, 3, 3, 2];

/** The ways to pay a sum, in the order in which they are tried (SB-GOLD-08); by sum. */
export const PAY_COMBOS: readonly (readonly GoldCounts[])[] = [
  [],
  [],
  [
    [0, 1, 0],
    [2, 0, 0],
  ],
  [
    [0, 0, 1],
    [1, 1, 0],
    [3, 0, 0],
  ],
  [
    [1, 0, 1],
    [0, 2, 0],
    [2, 1, 0],
    [4, 0, 0],
  ],
];

/** With `goldDraft = per-player` ten players draft only nine cards (SB-VAR-01). */
export const DRAFT_LIMIT = 9;
