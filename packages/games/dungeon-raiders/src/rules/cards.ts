/** Section 3.5: which card may be played where, and what it counts as. */

import { at, type RuleId, type Seat } from '@mazmorra/kernel';
import {
  ALL_POWER,
  CARD_IDS,
  CARDS,
  type Card,
  CRYSTAL_BALL,
  HIGHEST_POWER,
  ITEM_IDS,
  ITEMS,
  isItem,
  itemCard,
  itemIndex,
  KEY,
  SWORD,
  TORCH,
} from '../data/cards.ts';
import { ROOMS_PER_LEVEL } from '../data/constants.ts';
import { ROOM_LIST, type Room } from '../data/rooms.ts';
import { addAt, numberAt } from '../numbers.ts';
import type { State } from '../state.ts';

/** What a card does in a room: a positive number is its value there. */
export type Meaning = number;
const NOT_ALLOWED: Meaning = 0;
/** Its player escapes. */
export const ESCAPE: Meaning = -1;
/** Its player plays another card. */
export const PLAY_AGAIN: Meaning = -2;

/**
 * `DR-CARD-01` The table of cards and rooms. `DR-CARD-02` A power card has its printed value, except a 5 against the Golem.
 * Exceptions come from the boss: its escape item beats every general rule (`DR-RULING-12`, `DR-RULING-15`), `DR-BOSS-10` the
 * torch at the Wolf Pack and `DR-BOSS-11` the crystal ball at the Necromancer.
 */
function meaningIn(room: Room, card: Card): Meaning {
  const place = at(ROOM_LIST, room);
  const id = at(CARD_IDS, card - 1);
  if (place.kind === 'boss') {
    if (place.escapeItem === id) return ESCAPE;
    const other = place.valueOverrides[id];
    if (other !== undefined) return other;
  }
  if (card <= HIGHEST_POWER) return card;
  if (card === CRYSTAL_BALL) return PLAY_AGAIN;
  if (card === KEY) return keyValue(place.kind);
  if (card === SWORD) return swordValue(place.kind);
  // A torch has no value, and every room but the Wolf Pack's needs one from each player (DR-RULING-45).
  return NOT_ALLOWED;
}

type Kind = (typeof ROOM_LIST)[number]['kind'];

/** `DR-CARD-03` A key is a 5 in a treasure room, and nothing elsewhere (`DR-RULING-02`). */
const keyValue = (kind: Kind): Meaning =>
  kind === 'treasure' ? (ITEMS.key.value ?? NOT_ALLOWED) : NOT_ALLOWED;

/** `DR-CARD-04` A sword is a 5 against monsters and bosses (`DR-RULING-13`). */
const swordValue = (kind: Kind): Meaning =>
  kind === 'monster' || kind === 'boss' ? (ITEMS.sword.value ?? NOT_ALLOWED) : NOT_ALLOWED;

const WIDTH = CARDS + 1;

/** `meaningIn` of every room and card, worked out once: playouts ask it at every step. */
const MEANINGS: readonly Meaning[] = ROOM_LIST.flatMap((_, room) =>
  Array.from({ length: WIDTH }, (_none, card) => (card === 0 ? NOT_ALLOWED : meaningIn(room, card))),
);

/** The cards that are allowed in each room as bits. */
const ALLOWED: readonly number[] = ROOM_LIST.map((_, room) =>
  CARD_IDS.reduce(
    (bits, _id, i) => (meaningIn(room, i + 1) === NOT_ALLOWED ? bits : bits | (1 << (i + 1))),
    0,
  ),
);

export const meaningOf = (room: Room, card: Card): Meaning => numberAt(MEANINGS, room * WIDTH + card);

/** The room that is being played. */
export const currentRoom = (state: State): Room =>
  numberAt(state.rooms, state.level * ROOMS_PER_LEVEL + state.position);

/** What the newest open card of a seat counts as in the current room: its value, or one of the meanings above. */
export const openMeaning = (state: State, seat: Seat): Meaning =>
  meaningOf(currentRoom(state), numberAt(state.shown, seat));

export const itemsHeld = (state: State, seat: Seat, card: Card): number =>
  numberAt(state.items, seat * ITEM_IDS.length + itemIndex(card));

/** The kinds of card in a hand as bits. `DR-CARD-07` Several copies of one item are one option. */
function handBits(state: State, seat: Seat): number {
  let bits = numberAt(state.power, seat);
  for (let item = 0; item < ITEM_IDS.length; item++) {
    if (numberAt(state.items, seat * ITEM_IDS.length + item) > 0) bits |= 1 << itemCard(item);
  }
  return bits;
}

/**
 * The cards a seat may play in the current room, as bits.
 * `DR-CARD-05` There is no pass among them. `DR-CARD-06` Nor an item that means nothing here. `DR-INV-01` They are never
 * none: five rooms, five power cards, one of them used in a room at most.
 */
export const playable = (state: State, seat: Seat): number =>
  handBits(state, seat) & numberAt(ALLOWED, currentRoom(state));

/** The card with the lowest number among bits. */
export const lowestCard = (bits: number): Card => 31 - Math.clz32(bits & -bits);

/** Why a card of the own hand, or one that is not in it, cannot be played in the current room. */
export function whyNotCard(state: State, seat: Seat, card: Card): RuleId {
  if (card < 1) return 'DR-CARD-05';
  if ((handBits(state, seat) & (1 << card)) === 0) return isItem(card) ? 'DR-ROOM-03' : 'DR-ROOM-10';
  if (card === TORCH) return 'DR-RULING-45';
  if (card === KEY) return 'DR-RULING-02';
  return 'DR-CARD-04';
}

export function takeFromHand(state: State, seat: Seat, card: Card): void {
  if (isItem(card)) addAt(state.items, seat * ITEM_IDS.length + itemIndex(card), -1);
  else state.power[seat] = numberAt(state.power, seat) & ~(1 << card);
}

export const returnToSupply = (state: State, card: Card): void => addAt(state.supply, itemIndex(card), 1);

/** The power cards a seat has used in this level, as bits. */
export const usedPower = (state: State, seat: Seat): number => ALL_POWER & ~numberAt(state.power, seat);
