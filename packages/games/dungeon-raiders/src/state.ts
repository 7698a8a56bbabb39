import type { Seat, SeatSet } from '@mazmorra/kernel';
import type { Card } from './data/cards.ts';
import type { Room } from './data/rooms.ts';

/**
 * A game of Dungeon Raiders at rest, always at a choice of cards or at the end.
 *
 * Flat and of small whole numbers, so that bots copy and run it fast: rooms, levels, characters and cards are their
 * places in the lists of `data/`, levels and positions count from 0. What is waited for is one frame only, never
 * nested, and lies open in the state: `due`, `lap` and, in the tactical variant, `start`.
 */
export interface State {
  /** Players in the game; it never changes (`DR-INV-05`). */
  readonly seats: number;
  readonly tactical: boolean;
  /** `DR-VAR-01` Four bosses have strength 16 with five players, not 18. */
  readonly lowBosses: boolean;
  /** `DR-VAR-03` A torch shows one dark room, not all. */
  readonly oneRoomTorch: boolean;
  /** `DR-VAR-04` A tie for the map is settled from the start player on, who may keep it. */
  readonly tieFromStart: boolean;

  // Dealt once at the start and never changed afterwards: nothing is random after set-up (`DR-INV-07`).

  /** The 25 rooms in the order in which they are entered, five to a level, the boss last. */
  readonly rooms: readonly Room[];
  /** The six room cards that stay in the box. */
  readonly removedRooms: readonly Room[];
  /** The seven level cards: one for each level, then the two that stay in the box. */
  readonly levels: readonly number[];
  /** The five characters: one for each seat, then those that are out of the game. */
  readonly characters: readonly number[];

  /** 0 to 4 */
  level: number;
  /** The position of the room that is being played, 0 to 4. */
  position: number;

  // By seat.

  coins: number[];
  wounds: number[];
  /** The power cards in hand as bits; those missing were used in this level. A committed card still counts as in hand. */
  power: number[];
  /** How many of each item are in hand, four numbers for each seat. A committed card still counts as in hand. */
  items: number[];
  /** The card that lies face-down before the seat, or 0. */
  sealed: Card[];
  /** The newest open card of the seat in this room, or 0. */
  shown: Card[];
  /** The final card of the seat in the room before this one, or 0 in the first room. */
  last: Card[];

  /** How many of each item lie in the supply. */
  supply: number[];
  /** Tactical variant: crystal balls that were played and have not gone back yet (`DR-TACT-05`). */
  ballsOnTable: number;

  /** The seats that still owe a card in this lap; nobody only when the game has ended. */
  due: SeatSet;
  /** 0 while the first cards of the room are chosen, then the number of the further lap after crystal balls. */
  lap: number;
  /** The positions of this level that each seat has seen by torchlight, five bits for each seat. */
  seen: number;
  /** Tactical variant: who holds the map card. */
  start: Seat;
  /** The seats that Medusa took out of the game. */
  eliminated: SeatSet;
  /** How many answers have been given. */
  answers: number;
}
