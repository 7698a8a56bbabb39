/** Section 3.11: traps. */

import { allSeats, at, type Emit, type SeatSet, seatBit, seatsOf } from '@mazmorra/kernel';
import { ROOM_CARD_IDS, type RoomCardId, type TrapCard } from '../data/rooms.ts';
import type { Event } from '../events.ts';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';
import { currentRoom } from './cards.ts';
import { gainWounds, loseCoins } from './coins.ts';
import { ABOVE_ALL, highestBelow } from './compare.ts';

/**
 * `DR-TRAP-01` Only the highest value of all final cards matters. `DR-TRAP-02` It selects the penalty.
 * `DR-TRAP-03` Where the penalty is 0 nothing happens.
 */
export function resolveTrap(state: State, card: TrapCard, emit: Emit<Event>): void {
  const highest = highestBelow(state, ABOVE_ALL);
  const penalty = numberAt(card.penalty, highest - 1);
  const hit = penalty === 0 ? 0 : targetsOf(state, card);
  const rule = penalty === 0 ? 'DR-TRAP-03' : 'DR-TRAP-02';
  const { target } = card;
  const loss = target === 'most-coins' ? Math.min(penalty, mostCoins(state)) : penalty;
  emit?.({
    rule,
    public: {
      type: 'trap-sprung',
      room: trapOf(state),
      highest,
      target,
      penalty: loss,
      seats: seatsOf(hit),
      ...(hit === allSeats(state.seats) && { all: true }),
    },
  });
  for (const seat of seatsOf(hit)) {
    if (target === 'most-coins') loseCoins(state, seat, loss, 'DR-TRAP-04', emit);
    else gainWounds(state, seat, loss, 'DR-TRAP-04', emit);
  }
}

/** What those with the most coins have: nobody loses more than that (`DR-COIN-02`). */
const mostCoins = (state: State): number => Math.max(...state.coins);

const trapOf = (state: State): RoomCardId => at(ROOM_CARD_IDS, currentRoom(state));

/**
 * `DR-TRAP-04` The richest or the healthiest (`DR-RULING-04`), all who tie. `DR-TRAP-05` The state before the trap
 * decides, not the cards. `DR-TRAP-06` Everybody is compared, with nothing too.
 */
export function targetsOf(state: State, card: TrapCard): SeatSet {
  const richest = card.target === 'most-coins';
  const held = richest ? state.coins : state.wounds;
  let extreme = numberAt(held, 0);
  let seats = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const own = numberAt(held, seat);
    if (own === extreme) seats |= seatBit(seat);
    else if (richest ? own > extreme : own < extreme) {
      extreme = own;
      seats = seatBit(seat);
    }
  }
  return seats;
}
