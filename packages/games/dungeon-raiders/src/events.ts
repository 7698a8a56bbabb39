import type { Seat } from '@mazmorra/kernel';
import type { CardId, ItemId } from './data/cards.ts';
import type { CharacterId } from './data/characters.ts';
import type { LevelId } from './data/levels.ts';
import type { BossId, Gift, RoomCardId, RoomId } from './data/rooms.ts';

/** What lies at a position of the row, for somebody who may not know the card. That the last card is a boss is public. */
export type FaceDown = 'dark-room' | 'dark-boss';

/** A card that turned up, and whose it is. */
export interface CardOf {
  readonly seat: Seat;
  readonly card: CardId;
}

/** A dark room that somebody looked at. */
export interface RoomAt {
  /** 1 to 5 */
  readonly position: number;
  readonly room: RoomId;
}

/**
 * What happens in a game. Levels and positions count from 1. Lists of seats go clockwise from seat 0.
 * `Event` is all the log, the animations and the screen reader need: no event asks its reader to look at a state.
 */
export type Event =
  // Set-up
  | {
      readonly type: 'character-dealt';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly coins: number;
      readonly wounds: number;
      readonly items: readonly ItemId[];
    }
  | { readonly type: 'map-dealt'; readonly seat: Seat }

  // Levels and rooms
  | {
      readonly type: 'level-built';
      readonly level: number;
      readonly card: LevelId;
      readonly row: readonly (RoomId | FaceDown)[];
    }
  | {
      readonly type: 'room-entered';
      readonly level: number;
      readonly position: number;
      readonly room: RoomId;
      /** It lay face-down and was turned up. */
      readonly turnedUp: boolean;
    }
  | { readonly type: 'level-ended'; readonly level: number }

  // Cards
  /** `card` stands in the form for its own player only. */
  | { readonly type: 'card-committed'; readonly seat: Seat; readonly card?: CardId }
  | { readonly type: 'cards-revealed'; readonly cards: readonly CardOf[] }
  /** Tactical variant: laid open in turn. */
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: CardId }
  /** `rooms` stands in the form for the one who looked only. */
  | {
      readonly type: 'torch-used';
      readonly seat: Seat;
      readonly positions: readonly number[];
      readonly rooms?: readonly RoomAt[];
    }
  | { readonly type: 'further-card-owed'; readonly seats: readonly Seat[] }
  /** `pile` is what the pile holds now. */
  | {
      readonly type: 'items-returned';
      readonly item: ItemId;
      readonly count: number;
      readonly pile: number;
    }

  // Treasure
  | {
      readonly type: 'chest-opened';
      readonly chest: 1 | 2;
      readonly coins: number;
      /** The value that won it. */
      readonly value: number;
      readonly seats: readonly Seat[];
      /** What each of them is due; 0 when there are more of them than coins. */
      readonly each: number;
    }
  /** All played the same value. */
  | { readonly type: 'chest-left'; readonly coins: number }

  // Monsters and bosses
  | { readonly type: 'escaped'; readonly seat: Seat; readonly item: ItemId }
  | {
      readonly type: 'fought';
      readonly room: RoomId;
      readonly total: number;
      /** Absent for a boss that cannot be defeated. */
      readonly strength?: number;
      readonly defeated: boolean;
    }
  | {
      readonly type: 'attacked';
      readonly room: RoomId;
      /** The value that drew the attack; absent when everybody has escaped. */
      readonly value?: number;
      readonly seats: readonly Seat[];
      /** Nobody is spared: these are all players, or all but those who have escaped. */
      readonly spared?: 'nobody' | 'escaped';
    }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | {
      readonly type: 'highest-rewarded';
      readonly room: BossId;
      readonly value: number;
      readonly seats: readonly Seat[];
      readonly each: number;
      /** All played the same value. */
      readonly all?: true;
    }
  /** Sphinx or Minotaur: equal cards and not defeated. */
  | { readonly type: 'reward-withheld'; readonly room: BossId }

  // Vaults
  | { readonly type: 'gift-given'; readonly seat: Seat; readonly value: number; readonly gift: Gift }
  /** More players were due the item than the pile holds. */
  | {
      readonly type: 'pile-too-small';
      readonly item: ItemId;
      readonly pile: number;
      readonly seats: readonly Seat[];
    }

  // Traps
  | {
      readonly type: 'trap-sprung';
      readonly room: RoomCardId;
      readonly highest: number;
      readonly target: 'most-coins' | 'least-wounds';
      /** What each of them loses or gains; with seats and 0, those with the most coins have none. */
      readonly penalty: number;
      readonly seats: readonly Seat[];
      /** All have the same number of coins or wounds. */
      readonly all?: true;
    }

  // What a seat has afterwards
  /** Equal when the coins are above the cap, and at 0 when a boss finds none to take. */
  | {
      readonly type: 'coins-changed';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      /** Coins above the cap that went to nobody. */
      readonly lost: number;
    }
  /** Equal when a potion finds nothing to heal. */
  | { readonly type: 'wounds-changed'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly type: 'map-passed';
      readonly from: Seat;
      readonly to: Seat;
      readonly value: number;
      /** Others have the same value: the order round the table decided. */
      readonly tied?: true;
    }

  // The end
  | { readonly type: 'collapsed'; readonly seats: readonly Seat[]; readonly wounds: number }
  | {
      readonly type: 'nobody-collapsed';
      /** All have the same number of wounds; two of three tie for the most; one player is left. */
      readonly why?: 'equal' | 'tie-of-three' | 'alone';
    }
  | {
      readonly type: 'game-won';
      readonly seats: readonly Seat[];
      readonly coins: number;
      readonly wounds?: number;
      /** Those who have as many coins, but more wounds. */
      readonly beaten?: readonly Seat[];
    }
  | { readonly type: 'everyone-lost' };
