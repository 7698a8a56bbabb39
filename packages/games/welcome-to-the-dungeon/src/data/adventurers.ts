/** One adventurer tile. */
export interface AdventurerData {
  readonly id: string;
  /** Hit points printed on the tile: what a potion restores, and the base of the starting hit points. */
  readonly hp: number;
}

/** The four adventurers; an adventurer is its index here. */
export const ADVENTURERS = [
  { id: 'warrior', hp: 3 },
  { id: 'barbarian', hp: 4 },
  { id: 'mage', hp: 2 },
  { id: 'rogue', hp: 3 },
] as const satisfies readonly AdventurerData[];

export type AdventurerId = (typeof ADVENTURERS)[number]['id'];

/** An adventurer as an index into `ADVENTURERS`. */
export type Adventurer = number;

export const ADVENTURER_IDS: readonly AdventurerId[] = ADVENTURERS.map((adventurer) => adventurer.id);
export const BASE_HP: readonly number[] = ADVENTURERS.map((adventurer) => adventurer.hp);
