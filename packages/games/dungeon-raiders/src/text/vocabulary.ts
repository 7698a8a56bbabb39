import type { ComponentText, Names } from '@mazmorra/kernel';
import { CARD_IDS, type CardId } from '../data/cards.ts';
import type { CharacterId } from '../data/characters.ts';
import type { TokenId } from '../data/constants.ts';
import type { LevelId } from '../data/levels.ts';
import type { RoomId } from '../data/rooms.ts';
import type { Event, FaceDown } from '../events.ts';

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

/** A sentence for every event; a missing one does not compile. */
export type Sentences = {
  readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, names: Names) => string;
};

/** Chooses the sentence of an event. */
export const tell = (sentences: Sentences, event: Event, names: Names): string =>
  (sentences[event.type] as (event: Event, names: Names) => string)(event, names);

interface RowWords {
  readonly room: (id: RoomId, count: number) => string;
  readonly dark: (count: number) => string;
  readonly boss: string;
}

/** The rooms of a level as words, with equal rooms that lie side by side as one. */
export function dealtRow(row: readonly (RoomId | FaceDown)[], words: RowWords): string[] {
  const runs: { readonly room: RoomId | FaceDown; count: number }[] = [];
  for (const room of row) {
    const last = runs.at(-1);
    if (last?.room === room) last.count++;
    else runs.push({ room, count: 1 });
  }
  return runs.map(({ room, count }) => {
    if (room === 'dark-room') return words.dark(count);
    return room === 'dark-boss' ? words.boss : words.room(room, count);
  });
}

/** Looks a word up by a text that comes from outside; a miss says what is missing. */
export function wordFor<T>(words: Readonly<Record<string, T>>, id: string): T {
  const word = words[id];
  if (word === undefined) throw new RangeError(`no word for ${id}`);
  return word;
}

/** The card of an option such as `play:key`. */
export function cardOf(option: string): CardId {
  const card = CARD_IDS.find((id) => option === `play:${id}`);
  if (card === undefined) throw new RangeError(`no word for ${option}`);
  return card;
}
