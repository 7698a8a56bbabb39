/** Section 3.3: the torch as a look at the dark rooms. As a card against the Wolf Pack it is a card like any other. */

import { at, type Emit, hasSeat, type RuleId, type Seat, seatBit } from '@mazmorra/kernel';
import { TORCH } from '../data/cards.ts';
import { ROOMS_PER_LEVEL } from '../data/constants.ts';
import { FACE_DOWN } from '../data/levels.ts';
import { ROOM_IDS } from '../data/rooms.ts';
import type { Event } from '../events.ts';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';
import { itemsHeld, returnToSupply, takeFromHand } from './cards.ts';

/**
 * The dark positions of the row as bits: laid face-down and not entered yet.
 * `DR-TORCH-08` The current room, the pile and other levels are never among them. `DR-TORCH-11` A dark boss is.
 */
export const darkPositions = (state: State): number =>
  numberAt(FACE_DOWN, numberAt(state.levels, state.level)) & (-1 << (state.position + 1));

/**
 * `DR-TORCH-07` A torch must show something new (`DR-RULING-10`). It shows all dark rooms at once (`DR-RULING-08`),
 * so one look a level is all there can be. `DR-TORCH-09` Others' torches make no difference.
 */
export const mayUseTorch = (state: State, seat: Seat): boolean =>
  itemsHeld(state, seat, TORCH) > 0 && !hasSeat(state.looked, seat) && darkPositions(state) !== 0;

export const whyNotTorch = (state: State, seat: Seat): RuleId =>
  itemsHeld(state, seat, TORCH) === 0 ? 'DR-TORCH-01' : 'DR-TORCH-07';

/**
 * `DR-TORCH-02` The user sees every dark room, `DR-TORCH-03` alone. `DR-TORCH-05` The torch goes back at once.
 * `DR-TORCH-06` The card for the room is still owed: `due` stays as it is. `DR-TORCH-10` The look is remembered.
 */
export function useTorch(state: State, seat: Seat, emit: Emit<Event>): void {
  takeFromHand(state, seat, TORCH);
  returnToSupply(state, TORCH);
  state.looked |= seatBit(seat);
  if (emit) tellOfTorch(state, seat, emit);
}

/** `DR-TORCH-04` Everybody is told who used a torch, and only the user what it showed. */
function tellOfTorch(state: State, seat: Seat, emit: NonNullable<Emit<Event>>): void {
  const rooms = [];
  for (let position = 0; position < ROOMS_PER_LEVEL; position++) {
    if (((darkPositions(state) >> position) & 1) === 0) continue;
    const room = at(ROOM_IDS, numberAt(state.rooms, state.level * ROOMS_PER_LEVEL + position));
    rooms.push({ position: position + 1, room });
  }
  const told = { type: 'torch-used', seat, positions: rooms.map((dark) => dark.position) } as const;
  emit({ rule: 'DR-TORCH-04', public: told, private: { [seat]: { ...told, rooms } }, reveals: true });
}
