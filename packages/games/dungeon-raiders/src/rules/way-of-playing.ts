import type { Emit, RuleId, Seat, SeatSet } from '@mazmorra/kernel';
import type { Card } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/**
 * The questions that the basic game and the tactical variant answer differently. Everything else is common to both, the
 * resolving of rooms above all (`DR-TACT-06`).
 */
export interface WayOfPlaying {
  /** The seats whose card the game waits for. */
  awaited(state: State): SeatSet;
  /** The decision of the specification that an awaited seat is at. */
  decisionKind(state: State): string;
  /** Why a seat that is not awaited cannot play a card now. */
  whyNotNow(state: State, seat: Seat): RuleId;
  /** A seat plays a card for the room and is no longer due. */
  lay(state: State, seat: Seat, card: Card, emit: Emit<Event>): void;
  /** Nobody is due any more: shows what is hidden, and makes those due who have shown a crystal ball. */
  endLap(state: State, emit: Emit<Event>): void;
  /** The room has been resolved; its cards still lie open. */
  afterRoom(state: State, emit: Emit<Event>): void;
}
