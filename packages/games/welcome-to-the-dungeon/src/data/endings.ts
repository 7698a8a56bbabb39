import type { TileSet } from './equipment.ts';
import * as tiles from './equipment.ts';

/**
 * How a card of the dungeon can end. 1 to 10 are the lines of the list in WD-DGN-07, by their number there.
 */
export const End = {
  none: 0,
  pactPending: 1,
  demonicPact: 2,
  ringOfPower: 3,
  torch: 4,
  holyGrail: 5,
  dragonSpear: 6,
  warHammer: 7,
  invisibilityCloak: 8,
  vorpalNamed: 9,
  vorpalAxeKind: 10,
  /** The axe was used on this very card (WD-DGN-10). */
  vorpalAxe: 11,
  /** It took hit points (WD-DGN-11). */
  damage: 12,
  /** It took hit points and the potion brought the runner back (WD-DGN-12). */
  potion: 13,
  /** It was exchanged for the top card of the deck (WD-DGN-06). */
  exchanged: 14,
} as const;
export type End = (typeof End)[keyof typeof End];

/** The names of the endings, by number. */
export const ENDING_IDS = [
  'none',
  'pact-pending',
  'demonic-pact',
  'ring-of-power',
  'torch',
  'holy-grail',
  'dragon-spear',
  'war-hammer',
  'invisibility-cloak',
  'vorpal-named',
  'vorpal-axe-kind',
  'vorpal-axe',
  'damage',
  'potion',
  'exchanged',
] as const;
export type EndingId = (typeof ENDING_IDS)[number];

/** The tiles that can be behind an ending, by number. */
export const ENDING_TILES: readonly TileSet[] = [
  0,
  tiles.DEMONIC_PACT,
  tiles.DEMONIC_PACT,
  tiles.RING_OF_POWER,
  tiles.TORCH,
  tiles.HOLY_GRAIL,
  tiles.DRAGON_SPEAR,
  tiles.WAR_HAMMER,
  tiles.INVISIBILITY_CLOAK,
  tiles.VORPAL_BLADE,
  tiles.VORPAL_AXE,
  tiles.VORPAL_AXE,
  0,
  tiles.HEALING_POTION,
  tiles.POLYMORPH,
];
