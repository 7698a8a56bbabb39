/** Section 3.10: vaults. */

import { at, type Emit, type SeatSet, seatCount, seatsOf } from '@mazmorra/kernel';
import { ITEM_IDS, type ItemId } from '../data/cards.ts';
import type { Gift, VaultCard } from '../data/rooms.ts';
import type { Event } from '../events.ts';
import { addAt, numberAt } from '../numbers.ts';
import type { State } from '../state.ts';
import { gainCoins, loseWounds } from './coins.ts';
import { seatsWith } from './compare.ts';

/**
 * `DR-VAULT-01` Everybody receives the gift of the value played. `DR-VAULT-06` Nobody is asked whether they want it
 * (`DR-RULING-29`).
 */
export function resolveVault(state: State, card: VaultCard, emit: Emit<Event>): void {
  for (let value = 1; value <= card.gifts.length; value++) {
    const due = seatsWith(state, value);
    const gift = at(card.gifts, value - 1);
    if (gift.type === 'item') giveItem(state, due, value, gift, emit);
    else giveAmount(state, due, value, gift, emit);
  }
}

type ItemGift = Extract<Gift, { type: 'item' }>;
type AmountGift = Exclude<Gift, ItemGift>;

/** `DR-VAULT-02` An item goes from the supply into the hand, which has no limit. */
function giveItem(state: State, due: SeatSet, value: number, gift: ItemGift, emit: Emit<Event>): void {
  const item = ITEM_IDS.indexOf(gift.item);
  if (!enoughFor(state, gift.item, due, emit)) return;
  for (const seat of seatsOf(due)) {
    addAt(state.supply, item, -1);
    addAt(state.items, seat * ITEM_IDS.length + item, 1);
    emit?.({ rule: 'DR-VAULT-02', public: { type: 'gift-given', seat, value, gift } });
  }
}

/**
 * `DR-VAULT-03` If more players are due an item than its pile holds, none of them gets it, each item for itself.
 * Torches and crystal balls of this room are back in their piles by now (`DR-RULING-28`).
 */
function enoughFor(state: State, item: ItemId, due: SeatSet, emit: Emit<Event>): boolean {
  const pile = numberAt(state.supply, ITEM_IDS.indexOf(item));
  if (seatCount(due) <= pile) return true;
  emit?.({ rule: 'DR-VAULT-03', public: { type: 'pile-too-small', item, pile, seats: seatsOf(due) } });
  return false;
}

/** `DR-VAULT-04` Coins and `DR-VAULT-05` potions are given in full to each player due them. */
function giveAmount(state: State, due: SeatSet, value: number, gift: AmountGift, emit: Emit<Event>): void {
  for (const seat of seatsOf(due)) {
    const rule = gift.type === 'coins' ? 'DR-VAULT-04' : 'DR-VAULT-05';
    emit?.({ rule, public: { type: 'gift-given', seat, value, gift } });
    if (gift.type === 'coins') gainCoins(state, seat, gift.amount, rule, emit);
    else loseWounds(state, seat, gift.amount, rule, emit);
  }
}
