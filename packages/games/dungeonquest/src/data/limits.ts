/** Numbers of components and of the sun track (specification 2.1 and 2.3). */

export const CATACOMB_MARKERS = 6;
export const DETERMINATION_TOKENS = 24;
export const HAND_SIZE = 5;
export const POWER_CARDS_EACH = 4;
/** A hero with this many cards in his damage pile has lost to another hero (DQ-VAR-11). */
export const DUEL_DAMAGE = 4;
export const SEARCHES_PER_ROOM = 2;

export const SUN_START = 1;
export const SUN_LAST = 30;
const FIRST_NUMBERED_SPACE = 26;

/** The towers close on a roll up to this number; 0 on a plain space (DQ-SUN-02). */
export const closingRoll = (space: number): number => Math.max(0, space - FIRST_NUMBERED_SPACE + 1);
