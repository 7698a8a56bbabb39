import { at } from '@mazmorra/kernel';
import { CARD_IDS, CARDS, CRYSTAL_BALL, isItem, itemIndex, KEY, SWORD } from './data/cards.ts';
import { CHARACTER_IDS } from './data/characters.ts';
import { LEVEL_IDS } from './data/levels.ts';
import { isBoss, ROOM_IDS } from './data/rooms.ts';
import { itemsHeld, usedPower } from './rules/cards.ts';
import type { State } from './state.ts';

/**
 * All physical components of a game wherever they lie. `DR-INV-02` For each item supply, hands and table make six.
 * Coins and wounds are numbers, not tokens (`DR-COIN-04`), and are not counted.
 */
export function census(state: State): Record<string, number> {
  const found: Record<string, number> = {};
  const count = (id: string, more = 1): void => {
    found[id] = (found[id] ?? 0) + more;
  };
  for (const room of [...state.rooms, ...state.removedRooms]) {
    count(isBoss(room) ? 'boss' : at(ROOM_IDS, room));
  }
  for (const level of state.levels) count(at(LEVEL_IDS, level));
  for (const character of state.characters) count(at(CHARACTER_IDS, character));
  for (let card = 1; card <= CARDS; card++) {
    count(at(CARD_IDS, card - 1), isItem(card) ? itemsOf(state, card) : powerCardsOf(state, card));
  }
  return found;
}

const seatsOfGame = (state: State): number[] => Array.from({ length: state.seats }, (_, seat) => seat);

function itemsOf(state: State, card: number): number {
  const inHands = seatsOfGame(state).reduce((sum, seat) => sum + itemsHeld(state, seat, card), 0);
  return at(state.supply, itemIndex(card)) + inHands + onTable(state, card);
}

/** Open cards that have left the hand and are not back in the supply yet. */
function onTable(state: State, card: number): number {
  if (card === CRYSTAL_BALL) return state.ballsOnTable;
  return card === KEY || card === SWORD ? state.shown.filter((shown) => shown === card).length : 0;
}

function powerCardsOf(state: State, card: number): number {
  return seatsOfGame(state).filter((seat) => ((at(state.power, seat) | usedPower(state, seat)) >> card) & 1)
    .length;
}
