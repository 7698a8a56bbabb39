import { at } from '@mazmorra/kernel';
import { CRYSTAL_BALL, ITEM_IDS, itemCard, itemIndex, KEY, POWER_IDS, SWORD } from './data/cards.ts';
import { CHARACTER_IDS } from './data/characters.ts';
import { LEVEL_IDS } from './data/levels.ts';
import { isBoss, ROOM_CARD_IDS } from './data/rooms.ts';
import { itemsHeld, usedPower } from './rules/cards.ts';
import type { State } from './state.ts';

/**
 * All physical components of a game wherever they lie. `DR-INV-02` For each item supply, hands and table make six.
 * Coins and wounds are numbers, not tokens (`DR-COIN-04`), and are not counted.
 */
export const census = (state: State): Record<string, number> => ({
  ...countOf(ROOM_CARD_IDS, [...state.rooms, ...state.removedRooms]),
  boss: state.rooms.filter(isBoss).length,
  ...countOf(LEVEL_IDS, state.levels),
  ...countOf(CHARACTER_IDS, state.characters),
  ...Object.fromEntries(POWER_IDS.map((id, i) => [id, powerCardsOf(state, i + 1)])),
  ...Object.fromEntries(ITEM_IDS.map((id, i) => [id, itemsOf(state, itemCard(i))])),
});

/** How often each id of a list stands among places in that list. */
const countOf = (ids: readonly string[], places: readonly number[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, i) => [id, places.filter((place) => place === i).length]));

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
