import type { Emit, Option, Seat } from '@mazmorra/kernel';
import type { Card } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { LOOK, positionIn } from '../options.ts';
import type { State } from '../state.ts';
import { wayOf } from '../variants.ts';
import { scoreGame } from './end.ts';
import { buildLevel, endLevel, isLastLevel, isLastRoomOfLevel } from './level.ts';
import { clearTable, enterRoom, resolveRoom, returnUsedItems } from './room.ts';
import { useTorch } from './torch.ts';

/**
 * `DR-FLOW-01` The order of phases. In a room: enter, play, reveal, crystal balls as long as there are any, resolve,
 * clean up, map card; then the next room, the next level or the end. The game stands still only where a card is due.
 */
export function carryOut(state: State, seat: Seat, option: Option, emit: Emit<Event>): void {
  state.answers += 1;
  if (option >= LOOK) useTorch(state, seat, positionIn(option), emit);
  else playCard(state, seat, option, emit);
}

function playCard(state: State, seat: Seat, card: Card, emit: Emit<Event>): void {
  const way = wayOf(state);
  way.lay(state, seat, card, emit);
  if (state.due !== 0) return;
  way.endLap(state, emit);
  if (state.due !== 0) return;

  resolveRoom(state, emit);
  returnUsedItems(state, emit);
  way.afterRoom(state, emit);
  clearTable(state);
  goOn(state, emit);
}

/** From one room to the next. */
function goOn(state: State, emit: Emit<Event>): void {
  if (!isLastRoomOfLevel(state)) {
    enterRoom(state, state.position + 1, emit);
    return;
  }
  endLevel(state, emit);
  if (isLastLevel(state)) scoreGame(state, emit);
  else {
    buildLevel(state, state.level + 1, emit);
    enterRoom(state, 0, emit);
  }
}
