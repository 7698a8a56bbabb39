import {
  type Emit,
  type Option,
  type Rng,
  type RuleId,
  type Seat,
  type SeatSet,
  seatBit,
  unreachable,
} from '@mazmorra/kernel';
import { ADVENTURER_IDS } from './data/adventurers.ts';
import type { Event } from './events.ts';
import { ADD, CHOOSE, DRAW, EXCHANGE, NAME, PASS, SACRIFICE, USE_AXE } from './options.ts';
import {
  answerAdd,
  answerDraw,
  answerPass,
  answerSacrifice,
  bidOptions,
  deckIsEmpty,
  firstTurnForcesAdd,
  placeOptions,
} from './rules/bidding.ts';
import {
  answerAxe,
  answerName,
  answerPolymorph,
  axeOptions,
  nameOptions,
  polymorphOptions,
} from './rules/dungeon.ts';
import { answerChoose } from './rules/round.ts';
import { Phase, type State } from './state.ts';

export const awaited = (s: State): SeatSet => (s.phase === Phase.over ? 0 : seatBit(s.turn));

/** Nobody may speak out of turn in this game. */
export const invited = (_: State): SeatSet => 0;

export function decisionKind(s: State, _seat: Seat): string {
  switch (s.phase) {
    case Phase.choose:
      return 'WD-DEC-01';
    case Phase.bid:
      return deckIsEmpty(s) ? 'WD-DEC-03' : 'WD-DEC-02';
    case Phase.place:
      return 'WD-DEC-04';
    case Phase.name:
      return 'WD-DEC-05';
    case Phase.polymorph:
      return 'WD-DEC-06';
    case Phase.axe:
      return 'WD-DEC-07';
    case Phase.over:
      throw new RangeError('the game is over');
    default:
      return unreachable(s.phase);
  }
}

/** WD-RULING-17: all four adventurers may be chosen, the last one too. */
export function options(s: State, seat: Seat, into: Option[]): void {
  if (seat !== s.turn) return;
  switch (s.phase) {
    case Phase.choose:
      for (let adventurer = 0; adventurer < ADVENTURER_IDS.length; adventurer++)
        into.push(CHOOSE + adventurer);
      break;
    case Phase.bid:
      bidOptions(s, into);
      break;
    case Phase.place:
      placeOptions(s, into);
      break;
    case Phase.name:
      nameOptions(into);
      break;
    case Phase.polymorph:
      polymorphOptions(into);
      break;
    case Phase.axe:
      axeOptions(into);
      break;
    case Phase.over:
      break;
    default:
      unreachable(s.phase);
  }
}

export function answer(s: State, _seat: Seat, option: Option, rng: Rng, emit?: Emit<Event>): void {
  switch (s.phase) {
    case Phase.choose:
      answerChoose(s, option - CHOOSE, rng, emit);
      break;
    case Phase.bid:
      if (option === DRAW) answerDraw(s, emit);
      else answerPass(s, rng, emit);
      break;
    case Phase.place:
      if (option === ADD) answerAdd(s, emit);
      else answerSacrifice(s, option - SACRIFICE, emit);
      break;
    case Phase.name:
      answerName(s, option - NAME, rng, emit);
      break;
    case Phase.polymorph:
      answerPolymorph(s, option === EXCHANGE, rng, emit);
      break;
    case Phase.axe:
      answerAxe(s, option === USE_AXE, rng, emit);
      break;
    case Phase.over:
      break;
    default:
      unreachable(s.phase);
  }
}

/** The rule that says what may be chosen in a phase, for an option that belongs to another one. */
const RULE_OF_PHASE: Readonly<Record<Phase, RuleId>> = {
  [Phase.choose]: 'WD-NEXT-02',
  [Phase.bid]: 'WD-BID-02',
  [Phase.place]: 'WD-BID-07',
  [Phase.name]: 'WD-DGN-03',
  [Phase.polymorph]: 'WD-DGN-06',
  [Phase.axe]: 'WD-DGN-10',
  [Phase.over]: 'WD-END-01',
};

/** The rule that keeps a seat from answering when it is another one's turn. */
function whyNotNow(s: State, seat: Seat): RuleId {
  if (s.phase === Phase.choose) return s.round === 0 ? 'WD-VAR-03' : 'WD-NEXT-02';
  if (s.phase !== Phase.bid && s.phase !== Phase.place) return 'WD-DGN-01';
  return (s.bidding & seatBit(seat)) === 0 ? 'WD-BID-04' : 'WD-BID-01';
}

export function whyNot(s: State, seat: Seat, option: Option): RuleId {
  if (s.phase === Phase.over) return 'WD-END-01';
  if (seat !== s.turn) return whyNotNow(s, seat);
  if (s.phase === Phase.bid) {
    if (option === DRAW) return 'WD-BID-03';
    if (option === PASS) return 'WD-VAR-02';
  }
  if (s.phase === Phase.place) {
    if (option === DRAW || option === PASS) return 'WD-BID-06';
    if (option >= SACRIFICE) return whyNotSacrifice(s);
    if (option < DRAW) return 'WD-BID-09';
  }
  return RULE_OF_PHASE[s.phase];
}

function whyNotSacrifice(s: State): RuleId {
  if (firstTurnForcesAdd(s)) return 'WD-VAR-01';
  return s.tiles === 0 ? 'WD-BID-08' : 'WD-BID-10';
}
