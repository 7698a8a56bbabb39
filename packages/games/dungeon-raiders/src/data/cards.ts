/**
 * The cards a player holds: power cards and items (section 2.1 and 2.2).
 *
 * In a state a card is its number: 1 to 5 for the power card of that value, 6 to 9 for an item, 0 for no card.
 */

export const POWER_IDS = ['power-1', 'power-2', 'power-3', 'power-4', 'power-5'] as const;
export type PowerId = (typeof POWER_IDS)[number];

export const ITEM_IDS = ['torch', 'crystal-ball', 'key', 'sword'] as const;
export type ItemId = (typeof ITEM_IDS)[number];

export const CARD_IDS = [...POWER_IDS, ...ITEM_IDS] as const;
export type CardId = PowerId | ItemId;

/** The number of a card in a state. */
export type Card = number;

export const NO_CARD = 0;
export const HIGHEST_POWER = POWER_IDS.length;
export const TORCH = 6;
export const CRYSTAL_BALL = 7;
export const KEY = 8;
export const SWORD = 9;
export const CARDS = CARD_IDS.length;

/** A player's five power cards as bits: bit `v` stands for the card of value `v`. */
export const ALL_POWER = 0b111110;

/** When an item that was played goes back to its pile (`DR-ROOM-09`). */
type Returned = 'immediately' | 'after-room';

export interface ItemCard {
  /** How many there are. */
  readonly count: number;
  /** What it counts as where it is played for its value; absent when it has none. */
  readonly value?: number;
  readonly returned: Returned;
}

export const ITEMS: Readonly<Record<ItemId, ItemCard>> = {
  torch: { count: 6, returned: 'immediately' },
  'crystal-ball': { count: 6, returned: 'immediately' },
  key: { count: 6, value: 5, returned: 'after-room' },
  sword: { count: 6, value: 5, returned: 'after-room' },
};

export const isItem = (card: Card): boolean => card > HIGHEST_POWER;

/** The place of an item in the piles of a state and in the items of a seat. */
export const itemIndex = (card: Card): number => card - TORCH;
export const itemCard = (index: number): Card => index + TORCH;
