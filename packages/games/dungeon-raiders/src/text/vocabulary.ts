import type { ComponentText, Names, Seat } from '@mazmorra/kernel';
import type { CardId } from '../data/cards.ts';
import type { CharacterId } from '../data/characters.ts';
import type { TokenId } from '../data/constants.ts';
import type { LevelId } from '../data/levels.ts';
import type { RoomId } from '../data/rooms.ts';

/** The words of section 2.11. */
export type GlossaryId =
  | 'treasure'
  | 'monster'
  | 'vault'
  | 'trap'
  | 'boss'
  | 'room-card'
  | 'level-card'
  | 'power-card'
  | 'item-card'
  | 'character-card'
  | 'boss-card'
  | 'map-card'
  | 'level'
  | 'level-row'
  | 'coin'
  | 'wound'
  | 'chest'
  | 'potion'
  | 'strength'
  | 'supply'
  | 'start-player'
  | 'face-up'
  | 'face-down'
  | 'collapse'
  | 'eliminated'
  | 'escape'
  | 'shared-victory'
  | 'room'
  | 'room-pile'
  | 'level-pile'
  | 'item-supply'
  | 'hand'
  | 'defeat'
  | 'attack'
  | 'tie'
  | 'final-scoring'
  | 'tactical-variant';

export type ComponentId = CardId | RoomId | CharacterId | LevelId | TokenId | 'map' | GlossaryId;

/** A name for everything there is: what is missing does not compile. */
export type Components = Readonly<Record<ComponentId, ComponentText>>;

export type DecisionKind = 'DR-DEC-PLAY' | 'DR-DEC-CRYSTAL' | 'DR-DEC-TORCH' | 'DR-DEC-TACT';

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Others first, the reader last: `Ana, Bea and you`. */
export function inPoliteOrder(seats: readonly Seat[], names: Names): Seat[] {
  return [...seats].sort((a, b) => Number(a === names.own) - Number(b === names.own) || a - b);
}

/** Looks a word up by a text that comes from outside; a miss says what is missing. */
export function wordFor<T>(words: Readonly<Record<string, T>>, id: string): T {
  const word = words[id];
  if (word === undefined) throw new RangeError(`no word for ${id}`);
  return word;
}
