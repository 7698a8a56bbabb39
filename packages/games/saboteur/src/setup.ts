import type { Emit, Rng, Seat, Variants } from '@mazmorra/kernel';
import { GOLD_COUNTS } from './data/gold.ts';
import { seatRow } from './data/table.ts';
import type { Event } from './events.ts';
import { valuesOf } from './rules/payment.ts';
import { NOTHING } from './rules/pick.ts';
import { startRound } from './rules/round.ts';
import type { RoundResult, State } from './state.ts';

const NO_RESULTS: readonly RoundResult[] = Object.freeze([]);

/**
 * SB-SETUP-01: seats in clockwise order. SB-SETUP-03: all gold cards in one shuffled pile (SB-RND-05). Then the first round, whose
 * chance comes after the first player's and the gold pile's.
 */
export function setup(seats: number, variants: Variants, rng: Rng, emit?: Emit<Event>): State {
  const starter = firstPlayer(seats, variants, rng);
  const state: State = {
    seats,
    handSize: seatRow(seats).handSize,
    draftPerPlayer: variants['goldDraft'] === 'per-player',
    untilHandsEmpty: variants['roundEnd'] === 'hands-empty',
    starterByLastCard: variants['nextStarter'] === 'last-card',
    allSaboteurs: variants['allSaboteurs'] === true,
    rounds: Number(variants['rounds']),
    phase: 'turn',
    round: 1,
    starter,
    turn: starter,
    saboteurs: 0,
    aside: -1,
    goals: [],
    turnedUp: 0,
    looked: 0,
    broken: 0,
    pile: [],
    pileLeft: 0,
    hands: [],
    maze: [],
    rim: [],
    loose: 0,
    discards: [],
    history: [],
    lastPath: -1,
    goldPile: Object.freeze(rng.shuffle(valuesOf(GOLD_COUNTS))),
    packet: NOTHING,
    picks: NOTHING,
    finisher: -1,
    results: NO_RESULTS,
  };
  startRound(state, rng, emit);
  return state;
}

/** SB-SETUP-04, SB-RULING-28, SB-RND-01: by lot, or as the table says (SB-VAR-06); a seat number beyond the table is counted on round it. */
function firstPlayer(seats: number, variants: Variants, rng: Rng): Seat {
  if (variants['firstPlayer'] === 'host-picks') return Number(variants['firstSeat']) % seats;
  return rng.int(seats);
}

/** Arrays that are changed in place are copied; the others are shared. */
export function copy(state: State): State {
  return {
    seats: state.seats,
    handSize: state.handSize,
    draftPerPlayer: state.draftPerPlayer,
    untilHandsEmpty: state.untilHandsEmpty,
    starterByLastCard: state.starterByLastCard,
    allSaboteurs: state.allSaboteurs,
    rounds: state.rounds,
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    saboteurs: state.saboteurs,
    aside: state.aside,
    goals: state.goals,
    turnedUp: state.turnedUp,
    looked: state.looked,
    broken: state.broken,
    pile: state.pile,
    pileLeft: state.pileLeft,
    hands: state.hands.slice(),
    maze: state.maze.slice(),
    rim: state.rim.slice(),
    loose: state.loose,
    discards: state.discards.slice(),
    history: state.history.slice(),
    lastPath: state.lastPath,
    goldPile: state.goldPile,
    packet: state.packet,
    picks: state.picks,
    finisher: state.finisher,
    results: state.results,
  };
}
