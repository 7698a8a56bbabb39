import type { Emit, Option, Seat } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import { goalCardId, MAP } from '../data/cards.ts';
import { GOAL_SLOTS } from '../data/table.ts';
import type { Event } from '../events.ts';
import { mapOption, slotIn } from '../options.ts';
import type { State } from '../state.ts';
import { discardFaceUp } from './discard.ts';

const lookedBit = (seat: Seat, slot: number): number => 1 << (seat * 3 + slot);
/** The goals a seat has looked at this round, as bits. */
export const lookedAt = (state: State, seat: Seat): number => (state.looked >> (seat * 3)) & 7;

/** SB-MAP-01, SB-RULING-19: any goal that still lies face down, looked at before or not (SB-MAP-02); there is always one. */
export function mapOptions(state: State, into: Option[]): void {
  for (let slot = 0; slot < 3; slot++) if (((state.turnedUp >> slot) & 1) === 0) into.push(mapOption(slot));
}

/** SB-MAP-01: the card itself is shown to this seat alone, which remembers it for the round (SB-RULING-38). */
export function playMap(state: State, seat: Seat, option: Option, emit: Emit<Event>): void {
  const slot = slotIn(option);
  state.looked |= lookedBit(seat, slot);
  discardFaceUp(state, seat, MAP);
  const name = at(GOAL_SLOTS, slot).slot;
  emit?.({
    rule: 'SB-MAP-01',
    public: { type: 'map-used', seat, slot: name },
    private: { [seat]: { type: 'map-used', seat, slot: name, card: goalCardId(at(state.goals, slot)) } },
    reveals: true,
  });
}
