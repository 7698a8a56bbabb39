/** Numbers of the rules that belong to no single card. */
export const LEVEL_COUNT = 5;
export const ROOMS_PER_LEVEL = 5;
/** Room cards that stay in the box (`DR-SETUP-02`). */
export const ROOMS_REMOVED = 6;
/** Level cards that stay in the box (`DR-SETUP-04`). */
export const LEVELS_REMOVED = 2;
/** `DR-COIN-01` */
export const COIN_CAP = 20;

export const MIN_SEATS = 3;
export const MAX_SEATS = 5;
/** A printed number for a game of 3, 4 and 5 players. */
export type BySeats = readonly [number, number, number];

/**
 * Tokens and the map card. Tokens are bookkeeping and never a limit (`DR-COIN-04`), so states hold plain numbers
 * and these counts serve screens that draw them.
 */
export const TOKENS = {
  'coin-1': { value: 1, count: 24 },
  'coin-5': { value: 5, count: 14 },
  'wound-1': { value: 1, count: 20 },
  'wound-5': { value: 5, count: 6 },
} as const;

export type TokenId = keyof typeof TOKENS;
