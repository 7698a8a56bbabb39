/** Section 3.2: building a level. */

import { at, type Emit } from '@mazmorra/kernel';
import { ALL_POWER } from '../data/cards.ts';
import { LEVEL_COUNT, ROOMS_PER_LEVEL } from '../data/constants.ts';
import { FACE_DOWN, LEVEL_IDS } from '../data/levels.ts';
import { isBoss, ROOM_IDS, type RoomId } from '../data/rooms.ts';
import type { Event, FaceDown } from '../events.ts';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';

/**
 * `DR-LEVEL-01` There are five levels, each with the next level card. `DR-LEVEL-02` Its row is the next five cards of
 * the pile, so that 25 rooms are played (`DR-INV-06`). `DR-LEVEL-04` The level card is spent with that: `level` never
 * comes back to it.
 */
export function buildLevel(state: State, level: number, emit: Emit<Event>): void {
  state.level = level;
  state.position = 0;
  state.seen = 0;
  if (emit) tellOfLevel(state, emit);
}

function tellOfLevel(state: State, emit: NonNullable<Emit<Event>>): void {
  const card = at(LEVEL_IDS, numberAt(state.levels, state.level));
  const row = Array.from({ length: ROOMS_PER_LEVEL }, (_, position) => publicRoom(state, position));
  emit({
    rule: 'DR-LEVEL-03',
    public: { type: 'level-built', level: state.level + 1, card, row },
    reveals: true,
  });
}

/** `DR-LEVEL-03` Whether a position of the row was laid face-down. */
export const laidFaceDown = (state: State, position: number): boolean =>
  ((numberAt(FACE_DOWN, numberAt(state.levels, state.level)) >> position) & 1) === 1;

/** `DR-LEVEL-05` What everybody sees as the row is laid: of the last card that it is a boss, even face-down. */
function publicRoom(state: State, position: number): RoomId | FaceDown {
  const room = numberAt(state.rooms, state.level * ROOMS_PER_LEVEL + position);
  if (!laidFaceDown(state, position)) return at(ROOM_IDS, room);
  return isBoss(room) ? 'dark-boss' : 'dark-room';
}

/**
 * `DR-ROOM-11` After room 5 all used power cards come back, items do not.
 * `DR-LEVEL-06` So every level begins with all five power cards and the items kept so far.
 */
export function endLevel(state: State, emit: Emit<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) state.power[seat] = ALL_POWER;
  emit?.({ rule: 'DR-ROOM-11', public: { type: 'level-ended', level: state.level + 1 } });
}

export const isLastRoomOfLevel = (state: State): boolean => state.position === ROOMS_PER_LEVEL - 1;
export const isLastLevel = (state: State): boolean => state.level === LEVEL_COUNT - 1;
