/** Section 3.6: the crystal ball. Against the Necromancer it is an escape and none of this happens (`DR-CB-06`). */

import { type Emit, type RuleId, seatBit, seatsOf } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { openMeaning, PLAY_AGAIN } from './cards.ts';

/**
 * `DR-CB-02` Whoever shows a crystal ball owes another card (it is no offer: `DR-RULING-05`), `DR-CB-03` which may be a
 * crystal ball again (`DR-RULING-14`). `DR-CB-05` Only the newest open card of a seat counts. `DR-CB-07` There always
 * is one to play (`DR-RULING-16`).
 */
export function askForFurtherCards(state: State, rule: RuleId, emit: Emit<Event>): void {
  let owing = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (openMeaning(state, seat) === PLAY_AGAIN) owing |= seatBit(seat);
  }
  state.due = owing;
  if (owing === 0) return;
  state.lap += 1;
  emit?.({ rule, public: { type: 'further-card-owed', seats: seatsOf(owing) } });
}
