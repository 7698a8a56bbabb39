/**
 * Section 4: who decides what. There are four decisions: `DR-DEC-PLAY` and `DR-DEC-CRYSTAL` in the basic game,
 * `DR-DEC-TACT` in the tactical variant, and `DR-DEC-TORCH` beside each of them. All they ask for is a card or a look,
 * from the open room, the own hand and the own earlier looks, so neither options nor refusals tell a secret.
 */

import { at, hasSeat, type Option, type RuleId, type Seat, type SeatSet, seatBit } from '@mazmorra/kernel';
import { NO_CARD } from './data/cards.ts';
import { ROOMS_PER_LEVEL } from './data/constants.ts';
import { LOOK, lookAt } from './options.ts';
import { lowestCard, playable, whyNotCard } from './rules/cards.ts';
import { isLastLevel, isLastRoomOfLevel } from './rules/level.ts';
import { darkFor, mayUseTorch, whyNotTorch } from './rules/torch.ts';
import type { State } from './state.ts';
import { wayOf } from './variants.ts';

/** The room is done with: nobody owes a card and none lies on the table. At rest only the last room ever is. */
export const isCleared = (state: State): boolean =>
  state.due === 0 && at(state.sealed, 0) === NO_CARD && at(state.shown, 0) === NO_CARD;

/** Views are made in the middle of an answer too: the game goes on until its boss is resolved. */
export const isOver = (state: State): boolean =>
  isCleared(state) && isLastLevel(state) && isLastRoomOfLevel(state);

/** The seats that owe a card. A seat with a single legal card is asked all the same. */
export const awaited = (state: State): SeatSet => wayOf(state).awaited(state);

/**
 * `DR-TORCH-01` A torch may be used whenever the game waits for anybody's card (`DR-RULING-09`): by those who choose it is
 * one more option, the others are invited. At the end no room is dark, so nobody is. `DR-CB-08` Further cards are no exception, `DR-TACT-11` nor is another's turn.
 */
export function invited(state: State): SeatSet {
  let seats = 0;
  for (let seat = 0; seat < state.seats; seat++) if (mayUseTorch(state, seat)) seats |= seatBit(seat);
  return seats & ~awaited(state);
}

export const decisionKind = (state: State, seat: Seat): string =>
  hasSeat(awaited(state), seat) ? wayOf(state).decisionKind(state) : 'DR-DEC-TORCH';

/** Cards in the order of their numbers, then the look, or with `DR-VAR-03` one for each dark room not seen yet. */
export function options(state: State, seat: Seat, into: Option[]): void {
  if (hasSeat(awaited(state), seat)) {
    for (let cards = playable(state, seat); cards !== 0; cards &= cards - 1) into.push(lowestCard(cards));
  }
  if (!mayUseTorch(state, seat)) return;
  if (!state.oneRoomTorch) into.push(LOOK);
  else {
    const dark = darkFor(state, seat);
    for (let position = 1; position < ROOMS_PER_LEVEL; position++)
      if ((dark >> position) & 1) into.push(lookAt(position));
  }
}

export function whyNot(state: State, seat: Seat, option: Option): RuleId {
  if (isOver(state)) return 'DR-BOSS-15';
  if (option >= LOOK) return whyNotTorch(state, seat, option);
  if (!hasSeat(awaited(state), seat)) return wayOf(state).whyNotNow(state, seat);
  return whyNotCard(state, seat, option);
}
