import type { Emit, Option, RuleId, Seat } from '@mazmorra/kernel';
import { isConnected, ROCKFALL } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { type Cell, START_CELL, slotAt } from '../geometry.ts';
import { cellIn, rockfallOption } from '../options.ts';
import type { State } from '../state.ts';
import { discardFaceUp } from './discard.ts';
import { cellOfCard, isJoined, isPath, kindOfCard, seatOfCard, takeOut } from './maze.ts';
import { placedOf } from './path.ts';

/** SB-ROCK-03: start and turned-up goals do not count. */
export function canRockfall(state: State): boolean {
  for (const card of state.maze) if (isPath(card)) return true;
  return false;
}

/** SB-ROCK-01, SB-RULING-04: who plays it chooses among all path cards on the table; SB-ROCK-02: never start or goal. */
export function rockfallOptions(state: State, into: Option[]): void {
  for (const card of state.maze) if (isPath(card)) into.push(rockfallOption(cellOfCard(card)));
}

/** SB-ROCK-01, SB-RULING-31: both cards to the discard pile, face up; the gap stays (SB-ROCK-04), so do cut-off cards (SB-ROCK-05). */
export function playRockfall(state: State, seat: Seat, option: Option, emit: Emit<Event>): void {
  const loose = state.loose;
  const card = takeOut(state, cellIn(option));
  discardFaceUp(state, seat, kindOfCard(card));
  discardFaceUp(state, seat, ROCKFALL);
  emit?.({
    rule: 'SB-ROCK-01',
    public: {
      type: 'rockfall',
      seat,
      ...placedOf(card),
      laidBy: seatOfCard(card),
      // A card that was cut off itself and is gone now must not hide the others.
      cutOff: state.loose - loose + (isConnected(kindOfCard(card)) && !isJoined(card) ? 1 : 0),
    },
  });
}

export function whyNotRockfall(state: State, cell: Cell): RuleId {
  if (cell === START_CELL || slotAt(cell) >= 0) return 'SB-ROCK-02';
  return canRockfall(state) ? 'SB-ROCK-01' : 'SB-ROCK-03';
}
