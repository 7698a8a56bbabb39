/** Section 3.14: the tactical variant. Cards are played open and in turn, and the map card goes round. */

import { at, type Emit, firstSeat, type Seat, type SeatSet, seatBit, seatCount } from '@mazmorra/kernel';
import { CARD_IDS, CRYSTAL_BALL, TORCH } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { takeFromHand } from './cards.ts';
import { ABOVE_ALL, highestBelow, seatsWith } from './compare.ts';
import { askForFurtherCards } from './crystal-ball.ts';
import { isLastLevel, isLastRoomOfLevel } from './level.ts';
import { returnSome } from './room.ts';
import type { WayOfPlaying } from './way-of-playing.ts';

export const openPlay: WayOfPlaying = {
  awaited: (state) => (state.due === 0 ? 0 : seatBit(turn(state))),

  decisionKind: () => 'DR-DEC-TACT',

  whyNotNow: (state) => (state.lap === 0 ? 'DR-TACT-02' : 'DR-TACT-04'),

  /** `DR-TACT-03` A card lies open as soon as it is played. `DR-TACT-05` A crystal ball stays on the table for now. */
  lay(state, seat, card, emit) {
    takeFromHand(state, seat, card);
    state.shown[seat] = card;
    state.due &= ~seatBit(seat);
    emit?.({ rule: 'DR-TACT-02', public: { type: 'card-played', seat, card: at(CARD_IDS, card - 1) } });
    if (card === CRYSTAL_BALL) state.ballsOnTable += 1;
    if (card === TORCH) returnSome(state, TORCH, 1, 'DR-ROOM-09', emit);
  },

  /**
   * `DR-TACT-04` After a lap those who played a crystal ball play a further card, `DR-TACT-10` again and again while they
   * play another one. `DR-TACT-12` At the Necromancer nobody does.
   */
  endLap(state, emit) {
    askForFurtherCards(state, 'DR-TACT-04', emit);
    if (state.due === 0) returnBalls(state, emit);
  },

  afterRoom: passMap,
};

/** `DR-TACT-02` The start player plays first, then the others clockwise; in further laps those of them who owe a card. */
const turn = (state: State): Seat => nextOf(state, state.due, state.start);

/** `DR-TACT-05` When nobody owes a card the crystal balls return together, before the room is resolved (`DR-RULING-32`). */
function returnBalls(state: State, emit: Emit<Event>): void {
  if (state.ballsOnTable === 0) return;
  returnSome(state, CRYSTAL_BALL, state.ballsOnTable, 'DR-TACT-05', emit);
  state.ballsOnTable = 0;
}

/**
 * `DR-TACT-07` The highest final card takes the map and starts the next room, `DR-TACT-09` also that of the next level.
 * `DR-TACT-08` On a tie it goes to the first tied player after the start player, who comes last (`DR-RULING-31`). `DR-VAR-04` With
 * `nearest` the start player comes first and may keep it.
 */
function passMap(state: State, emit: Emit<Event>): void {
  if (isLastRoomOfLevel(state) && isLastLevel(state)) return; // After the boss the map no longer matters.
  const value = highestBelow(state, ABOVE_ALL);
  const from = state.start;
  const first = state.tieFromStart ? from : (from + 1) % state.seats;
  const highest = seatsWith(state, value);
  const to = nextOf(state, highest, first);
  state.start = to;
  if (!emit) return;
  if (seatCount(highest) === 1) {
    emit({ rule: 'DR-TACT-07', public: { type: 'map-passed', from, to, value } });
    return;
  }
  const rule = state.tieFromStart ? 'DR-VAR-04' : 'DR-TACT-08';
  emit({ rule, public: { type: 'map-passed', from, to, value, tied: true } });
}

/** The first seat of a set that is met clockwise from a seat, this one included. */
function nextOf(state: State, seats: SeatSet, from: Seat): Seat {
  const twiceRound = seats | (seats << state.seats);
  return (from + firstSeat(twiceRound >> from)) % state.seats;
}
