/** Successes that win the game (WD-RES-04). */
export const SUCCESSES_TO_WIN = 2;
/** Failures that put a player out of the game (WD-RES-06). */
export const FAILURES_TO_LOSE = 2;
/** Success cards in the box and in play (WD-SETUP-03). */
export const SUCCESS_CARDS_IN_BOX = 8;
export const SUCCESS_CARDS_USED = 5;
/** One aid per player, turned to its red side at the first failure. */
export const PLAYER_AIDS = 4;
export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** WD-END-02: one success each, two failures for all but one, one failure for the last. */
export const maxRounds = (seats: number): number => 3 * seats - 1;
