/** Section 3.3: the torch as a look at the dark rooms. As a card against the Wolf Pack it is a card like any other. */

import { at, type Emit, type Option, type RuleId, type Seat } from '@mazmorra/kernel';
import { TORCH } from '../data/cards.ts';
import { ROOMS_PER_LEVEL } from '../data/constants.ts';
import { FACE_DOWN } from '../data/levels.ts';
import { ROOM_IDS } from '../data/rooms.ts';
import type { Event } from '../events.ts';
import { numberAt } from '../numbers.ts';
import { positionIn } from '../options.ts';
import type { State } from '../state.ts';
import { itemsHeld, returnToSupply, takeFromHand } from './cards.ts';

/**
 * The dark positions of the row as bits: laid face-down and not entered yet.
 * `DR-TORCH-08` The current room, the pile and other levels are never among them. `DR-TORCH-11` A dark boss is.
 */
export const darkPositions = (state: State): number =>
  numberAt(FACE_DOWN, numberAt(state.levels, state.level)) & (-1 << (state.position + 1));

const ALL_POSITIONS = (1 << ROOMS_PER_LEVEL) - 1;

/** The positions of this level that a seat has seen by torchlight, as bits. */
export const seenBy = (state: State, seat: Seat): number =>
  (state.seen >> (seat * ROOMS_PER_LEVEL)) & ALL_POSITIONS;

/** The dark positions that a seat has not seen yet. */
export const darkFor = (state: State, seat: Seat): number => darkPositions(state) & ~seenBy(state, seat);

/**
 * `DR-TORCH-07` A torch must show something new (`DR-RULING-10`). Where it shows all dark rooms at once (`DR-RULING-08`) one look a level
 * is all there can be. `DR-TORCH-09` Others' torches make no difference.
 */
export const mayUseTorch = (state: State, seat: Seat): boolean =>
  itemsHeld(state, seat, TORCH) > 0 && darkFor(state, seat) !== 0;

export function whyNotTorch(state: State, seat: Seat, option: Option): RuleId {
  if (itemsHeld(state, seat, TORCH) === 0) return 'DR-TORCH-01';
  return state.oneRoomTorch === (positionIn(option) !== undefined) ? 'DR-TORCH-07' : 'DR-VAR-03';
}

/**
 * `DR-TORCH-02` The user sees every dark room, or with `DR-VAR-03` the one chosen, `DR-TORCH-03` alone. `DR-TORCH-05` The torch goes back at once.
 * `DR-TORCH-06` The card for the room is still owed: `due` stays as it is. `DR-TORCH-10` The look is remembered.
 */
export function useTorch(state: State, seat: Seat, position: number | undefined, emit: Emit<Event>): void {
  const shown = position === undefined ? darkPositions(state) : 1 << position;
  takeFromHand(state, seat, TORCH);
  returnToSupply(state, TORCH);
  state.seen |= shown << (seat * ROOMS_PER_LEVEL);
  if (emit) tellOfTorch(state, seat, shown, emit);
}

/** `DR-TORCH-04` Everybody is told who used a torch, and only the user what it showed. */
function tellOfTorch(state: State, seat: Seat, shown: number, emit: NonNullable<Emit<Event>>): void {
  const rooms = [];
  for (let position = 0; position < ROOMS_PER_LEVEL; position++) {
    if (((shown >> position) & 1) === 0) continue;
    const room = at(ROOM_IDS, numberAt(state.rooms, state.level * ROOMS_PER_LEVEL + position));
    rooms.push({ position: position + 1, room });
  }
  const told = { type: 'torch-used', seat, positions: rooms.map((dark) => dark.position) } as const;
  emit({ rule: 'DR-TORCH-04', public: told, private: { [seat]: { ...told, rooms } }, reveals: true });
}
