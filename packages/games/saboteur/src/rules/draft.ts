import type { Emit, Option, Rng, Seat, SeatSet } from '@mazmorra/kernel';
import { at, hasSeat } from '@mazmorra/kernel';
import { DRAFT_LIMIT } from '../data/gold.ts';
import type { Event } from '../events.ts';
import { nuggetsIn, takeOption } from '../options.ts';
import type { State } from '../state.ts';
import { finishRound } from './next.ts';
import { NOTHING, pickOf } from './pick.ts';
import { countSaboteurs } from './roles.ts';

/** The first miner from this seat on counter-clockwise, the seat itself included; saboteurs are skipped. */
function minerFrom(seats: number, saboteurs: SeatSet, seat: Seat): Seat {
  let miner = seat;
  while (hasSeat(saboteurs, miner)) miner = (miner + seats - 1) % seats;
  return miner;
}

/** SB-GOLD-01, SB-RULING-02: a card for each miner (players only, SB-RULING-03), or SB-VAR-01 with `per-player`. */
const draftSize = (state: State): number =>
  state.draftPerPlayer ? Math.min(state.seats, DRAFT_LIMIT) : state.seats - countSaboteurs(state.saboteurs);

/** SB-GOLD-02 (SB-RULING-26): from the finisher on, counter-clockwise; each card goes to the next miner in this order. */
export function draftOrder(state: State): Seat[] {
  const { seats, saboteurs } = state;
  const order: Seat[] = [];
  let seat = minerFrom(seats, saboteurs, state.finisher);
  for (let left = draftSize(state); left > 0; left--) {
    order.push(seat);
    seat = minerFrom(seats, saboteurs, (seat + seats - 1) % seats);
  }
  return order;
}

/** SB-GOLD-01: the cards come from the top of the gold pile. SB-GOLD-04: saboteurs take no part. */
export function startDraft(state: State, emit: Emit<Event>): void {
  const size = draftSize(state);
  const kept = state.goldPile.length - size;
  state.phase = 'draft';
  state.packet = Object.freeze(state.goldPile.slice(kept).sort((a, b) => a - b));
  state.goldPile = Object.freeze(state.goldPile.slice(0, kept));
  state.picks = NOTHING;
  state.turn = minerFrom(state.seats, state.saboteurs, state.finisher);
  emit?.({
    rule: state.draftPerPlayer ? 'SB-VAR-01' : 'SB-GOLD-01',
    public: {
      type: 'draft-started',
      cards: size,
      order: draftOrder(state),
      ...(hasSeat(state.saboteurs, state.finisher) ? { passedOver: state.finisher } : {}),
    },
  });
  tellPacket(state, emit);
}

/** SB-RULING-36: the packet's cards are for the chooser alone, how many they are for everybody (SB-RULING-37). */
function tellPacket(state: State, emit: Emit<Event>): void {
  const { turn: seat, packet } = state;
  emit?.({
    rule: 'SB-GOLD-03',
    public: { type: 'packet-handed', seat, cards: packet.length },
    private: { [seat]: { type: 'packet-handed', seat, cards: packet.length, values: packet } },
    reveals: true,
  });
}

/** SB-DEC-03: each distinct value among the cards handed over. */
export function draftOptions(state: State, into: Option[]): void {
  let before = 0;
  for (const nuggets of state.packet) {
    if (nuggets !== before) into.push(takeOption(nuggets));
    before = nuggets;
  }
}

/** SB-GOLD-03: keep one, pass on the rest; the last card needs no choice (SB-RULING-39). */
export function takeGold(state: State, seat: Seat, option: Option, rng: Rng, emit: Emit<Event>): void {
  keep(state, seat, nuggetsIn(option), emit);
  state.turn = minerFrom(state.seats, state.saboteurs, (seat + state.seats - 1) % state.seats);
  if (state.packet.length > 1) {
    tellPacket(state, emit);
    return;
  }
  keep(state, state.turn, at(state.packet, 0), emit);
  finishRound(state, [], rng, emit);
}

function keep(state: State, seat: Seat, nuggets: number, emit: Emit<Event>): void {
  const place = state.packet.indexOf(nuggets);
  state.packet = Object.freeze(state.packet.filter((_, i) => i !== place));
  state.picks = Object.freeze([...state.picks, pickOf(seat, nuggets)]);
  const left = state.packet.length;
  emit?.({
    rule: 'SB-GOLD-03',
    public: { type: 'gold-taken', seat, left },
    private: { [seat]: { type: 'gold-taken', seat, left, nuggets } },
  });
}
