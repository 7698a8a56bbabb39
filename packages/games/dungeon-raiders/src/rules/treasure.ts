/** Section 3.8: treasure rooms. */

import { type Emit, type RuleId, type SeatSet, seatCount, seatsOf } from '@mazmorra/kernel';
import type { TreasureCard } from '../data/rooms.ts';
import type { Event } from '../events.ts';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';
import { gainCoins } from './coins.ts';
import { ABOVE_ALL, highestBelow, seatsWith } from './compare.ts';

/**
 * `DR-TREAS-01` The values of the final cards are compared. `DR-TREAS-02` The highest gains the first chest.
 * `DR-TREAS-06` Where there is one chest only, nobody else gains anything.
 */
export function resolveTreasure(state: State, card: TreasureCard, emit: Emit<Event>): void {
  const highest = highestBelow(state, ABOVE_ALL);
  shareChest(state, { chest: 1, coins: card.chests[0], value: highest }, emit);
  if (card.chests.length === 2) openSecondChest(state, numberAt(card.chests, 1), highest, emit);
}

/**
 * `DR-TREAS-04` The second-highest value gains the second chest, which may be more than first place got.
 * `DR-TREAS-05` When all have the same value nobody does.
 */
function openSecondChest(state: State, coins: number, highest: number, emit: Emit<Event>): void {
  const second = highestBelow(state, highest);
  if (second > 0) shareChest(state, { chest: 2, coins, value: second }, emit);
  else emit?.({ rule: 'DR-TREAS-05', public: { type: 'chest-left', coins } });
}

interface Chest {
  readonly chest: 1 | 2;
  readonly coins: number;
  /** The value that wins it. */
  readonly value: number;
}

/** `DR-TREAS-03` Who ties shares the chest, rounded down, the remainder lost; that may leave nothing. */
function shareChest(state: State, { chest, coins, value }: Chest, emit: Emit<Event>): void {
  const winners = seatsWith(state, value);
  const each = Math.floor(coins / seatCount(winners));
  const rule = ruleOfShare(chest, winners);
  emit?.({ rule, public: { type: 'chest-opened', chest, coins, value, seats: seatsOf(winners), each } });
  for (const seat of seatsOf(winners)) gainCoins(state, seat, each, rule, emit);
}

function ruleOfShare(chest: 1 | 2, winners: SeatSet): RuleId {
  if (seatCount(winners) > 1) return 'DR-TREAS-03';
  return chest === 1 ? 'DR-TREAS-02' : 'DR-TREAS-04';
}
