import type { Seat } from '@mazmorra/kernel';
import { type Kind, NO_CARD } from '../data/cards.ts';
import type { State } from '../state.ts';

/** The cards of a seat, sorted. */
export function handOf(state: State, seat: Seat): Kind[] {
  const first = seat * state.handSize;
  return state.hands.slice(first, first + state.handSize).filter((kind) => kind !== NO_CARD);
}

export function handLength(state: State, seat: Seat): number {
  const first = seat * state.handSize;
  let length = 0;
  while (length < state.handSize && state.hands[first + length] !== NO_CARD) length += 1;
  return length;
}

export const holds = (state: State, seat: Seat, kind: Kind): boolean => handOf(state, seat).includes(kind);

export function removeCard(state: State, seat: Seat, kind: Kind): void {
  const { hands, handSize } = state;
  const end = (seat + 1) * handSize - 1;
  let i = seat * handSize;
  while (hands[i] !== kind) i += 1;
  for (; i < end; i++) hands[i] = hands[i + 1] as Kind;
  hands[end] = NO_CARD;
}

export function clearHand(state: State, seat: Seat): void {
  const first = seat * state.handSize;
  for (let i = first; i < first + state.handSize; i++) state.hands[i] = NO_CARD;
}

/** There is an empty place: a card was played just now. */
export function addCard(state: State, seat: Seat, kind: Kind): void {
  const { hands, handSize } = state;
  const first = seat * handSize;
  let i = first + handSize - 1;
  for (; i > first && kind < (hands[i - 1] as Kind); i--) hands[i] = hands[i - 1] as Kind;
  hands[i] = kind;
}
