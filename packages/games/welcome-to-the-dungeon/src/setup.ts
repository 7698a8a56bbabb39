import { allSeats, at, type Emit, type Rng, type Variants } from '@mazmorra/kernel';
import { ADVENTURER_IDS } from './data/adventurers.ts';
import { ALL_CARDS } from './data/monsters.ts';
import { type Event, shown, toAll } from './events.ts';
import { drawAdventurer, startRound } from './rules/round.ts';
import { NONE, Phase, type State } from './state.ts';
import {
  AXE_SCOPE,
  CHOOSER,
  FIRST_ADVENTURER,
  FIRST_TURN_ADD,
  FIRST_TURN_NO_PASS,
  KEPT_SUCCESSES,
  MEMORY,
  NEXT_ADVENTURER,
  placeAmong,
} from './variants.ts';

/** WD-SETUP-01, WD-SETUP-02: seats in clockwise order, nobody with a success, a failure or out of the game. */
function emptyTable(seats: number, variants: Variants): State {
  return {
    seats,
    firstTurnAdd: placeAmong(FIRST_TURN_ADD, variants['firstTurnAdd']),
    firstTurnNoPass: placeAmong(FIRST_TURN_NO_PASS, variants['firstTurnNoPass']),
    axeSingle: placeAmong(AXE_SCOPE, variants['vorpalAxeScope']),
    nextRandom: placeAmong(NEXT_ADVENTURER, variants['nextAdventurer']),
    starterChooses: placeAmong(CHOOSER, variants['adventurerChooser']),
    successesLost: placeAmong(KEPT_SUCCESSES, variants['keptSuccesses']),
    memoryHidden: placeAmong(MEMORY, variants['memory']),
    phase: Phase.choose,
    turn: 0,
    round: 0,
    starter: 0,
    adventurer: NONE,
    alive: allSeats(seats),
    bidding: 0,
    fresh: 0,
    successes: 0,
    failures: 0,
    cards: ALL_CARDS.slice(),
    drawn: 0,
    drawers: 0,
    dungeon: 0,
    turned: 0,
    tiles: 0,
    spent: 0,
    aside: 0,
    runner: NONE,
    hp: 0,
    named: NONE,
    faced: NONE,
    axed: NONE,
    pactPending: 0,
    steps: [],
    result: NONE,
    lastNamed: NONE,
    rounds: [],
    winner: NONE,
  };
}

/**
 * WD-SETUP-05, WD-RND-01: the starting player by lot. WD-SETUP-04, WD-VAR-03: then the first adventurer, as the
 * table wants it; only with `starter-chooses` somebody is asked before the first round.
 */
export function setup(seats: number, variants: Variants, rng: Rng, emit?: Emit<Event>): State {
  const s = emptyTable(seats, variants);
  s.starter = rng.int(seats);
  s.turn = s.starter;
  emit?.(shown('WD-SETUP-05', { type: 'starter-drawn', seat: s.starter }));
  const first = placeAmong(FIRST_ADVENTURER, variants['firstAdventurer']);
  if (at(FIRST_ADVENTURER, first) === 'starter-chooses') return s;
  if (at(FIRST_ADVENTURER, first) === 'random') {
    drawAdventurer(s, rng, 'WD-VAR-03', emit);
  } else {
    s.adventurer = first;
    emit?.(toAll('WD-SETUP-04', { type: 'adventurer', adventurer: at(ADVENTURER_IDS, first), by: 'table' }));
  }
  startRound(s, rng, emit);
  return s;
}
