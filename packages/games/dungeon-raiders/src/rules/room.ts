/** Section 3.4: the steps of a room. Secret and simultaneous play is in `secret-play.ts`, open play in `tactical.ts`. */

import { allSeats, at, type Emit, unreachable } from '@mazmorra/kernel';
import { type Card, ITEM_IDS, itemIndex, KEY, NO_CARD, SWORD } from '../data/cards.ts';
import { ROOM_IDS, ROOM_LIST } from '../data/rooms.ts';
import type { Event } from '../events.ts';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';
import { resolveBoss } from './boss.ts';
import { currentRoom } from './cards.ts';
import { laidFaceDown } from './level.ts';
import { resolveMonster } from './monster.ts';
import { resolveTrap } from './trap.ts';
import { resolveTreasure } from './treasure.ts';
import { resolveVault } from './vault.ts';

/** `DR-ROOM-01` Rooms are entered in their order. `DR-ROOM-02` One that lies face-down is turned up for all. */
export function enterRoom(state: State, position: number, emit: Emit<Event>): void {
  state.position = position;
  state.due = allSeats(state.seats);
  state.lap = 0;
  if (emit) tellOfRoom(state, emit);
}

function tellOfRoom(state: State, emit: NonNullable<Emit<Event>>): void {
  const turnedUp = laidFaceDown(state, state.position);
  const room = at(ROOM_IDS, currentRoom(state));
  const { level, position } = state;
  emit({
    rule: turnedUp ? 'DR-ROOM-02' : 'DR-ROOM-01',
    public: { type: 'room-entered', level: level + 1, position: position + 1, room, turnedUp },
    ...(turnedUp && { reveals: true }),
  });
}

/**
 * `DR-ROOM-07` The room does what its kind does, to everybody at once: no effect looks at what another one in the same
 * room has changed (`DR-RULING-40`).
 */
export function resolveRoom(state: State, emit: Emit<Event>): void {
  const card = at(ROOM_LIST, currentRoom(state));
  switch (card.kind) {
    case 'treasure':
      resolveTreasure(state, card, emit);
      break;
    case 'monster':
      resolveMonster(state, card, emit);
      break;
    case 'vault':
      resolveVault(state, card, emit);
      break;
    case 'trap':
      resolveTrap(state, card, emit);
      break;
    case 'boss':
      resolveBoss(state, card, emit);
      break;
    default:
      unreachable(card);
  }
}

/** `DR-ROOM-09` Keys and swords go back to the supply after the room; torches and crystal balls have done so before. */
export function returnUsedItems(state: State, emit: Emit<Event>): void {
  let keys = 0;
  let swords = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const card = numberAt(state.shown, seat);
    if (card === KEY) keys++;
    if (card === SWORD) swords++;
  }
  if (keys > 0) returnSome(state, KEY, keys, 'DR-ROOM-09', emit);
  if (swords > 0) returnSome(state, SWORD, swords, 'DR-ROOM-09', emit);
}

/** Puts items that lay on the table back on their pile. */
export function returnSome(state: State, card: Card, count: number, rule: string, emit: Emit<Event>): void {
  const index = itemIndex(card);
  const pile = numberAt(state.supply, index) + count;
  state.supply[index] = pile;
  emit?.({ rule, public: { type: 'items-returned', item: at(ITEM_IDS, index), count, pile } });
}

/**
 * `DR-ROOM-08` The room is over. `DR-ROOM-10` Power cards that were played do not go back to the hand now: they stay out
 * of `power` until the level ends.
 */
export function clearTable(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    state.last[seat] = numberAt(state.shown, seat);
    state.shown[seat] = NO_CARD;
  }
}
