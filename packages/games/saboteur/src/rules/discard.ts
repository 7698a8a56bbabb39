import type { Emit, Option, Seat } from '@mazmorra/kernel';
import { cardId, type Kind } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { kindIn } from '../options.ts';
import type { Discard, State } from '../state.ts';

const FACE_DOWN = 32;

export const discardKind = (discard: Discard): Kind => discard & 31;
export const isFaceDown = (discard: Discard): boolean => (discard & FACE_DOWN) !== 0;
export const discardSeat = (discard: Discard): Seat => discard >> 6;
/** The same place in the pile with another card in it. */
export const withKind = (discard: Discard, kind: Kind): Discard => (discard & ~31) | kind;

export function discardFaceUp(state: State, seat: Seat, kind: Kind): void {
  state.discards.push((seat << 6) | kind);
}

/** SB-PASS-01: face down, never shown; only who discarded it knows the card. */
export function playDiscard(state: State, seat: Seat, option: Option, emit: Emit<Event>): void {
  const kind = kindIn(option);
  state.discards.push((seat << 6) | FACE_DOWN | kind);
  emit?.({
    rule: 'SB-PASS-01',
    public: { type: 'discarded', seat },
    private: { [seat]: { type: 'discarded', seat, card: cardId(kind) } },
  });
}
