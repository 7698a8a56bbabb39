import type { ItemId } from './cards.ts';

/** What a character begins with; it has no effect afterwards (`DR-SETUP-12`). */
export interface CharacterCard {
  readonly coins: number;
  readonly wounds: number;
  readonly items: readonly ItemId[];
}

/** Section 2.3. The sword is the Knight's, the Warrior has no item (`DR-RULING-42`). */
export const CHARACTERS = {
  explorer: { coins: 3, wounds: 2, items: ['torch'] },
  knight: { coins: 1, wounds: 1, items: ['sword'] },
  thief: { coins: 2, wounds: 2, items: ['key'] },
  warrior: { coins: 2, wounds: 0, items: [] },
  wizard: { coins: 1, wounds: 1, items: ['crystal-ball', 'crystal-ball'] },
} as const satisfies Record<string, CharacterCard>;

export type CharacterId = keyof typeof CHARACTERS;

/** In a state a character is its place in this list. */
export const CHARACTER_IDS: readonly CharacterId[] = ['explorer', 'knight', 'thief', 'warrior', 'wizard'];
