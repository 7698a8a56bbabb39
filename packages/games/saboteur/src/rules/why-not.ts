import type { Option, RuleId, Seat } from '@mazmorra/kernel';
import {
  BREAK,
  cellIn,
  FALL,
  kindIn,
  PASS,
  PATH,
  REPAIR,
  TAKE,
  targetIn,
  toolIn,
  turnedIn,
  verbOf,
} from '../options.ts';
import type { State } from '../state.ts';
import { handLength, holds } from './hand.ts';
import { whyNotPath } from './path.ts';
import { whyNotRockfall } from './rockfall.ts';
import { whyNotBreak, whyNotRepair } from './tools.ts';

/** The rule that forbids an option which is not offered, from the seat's own hand and what lies open. */
export function whyNot(state: State, seat: Seat, option: Option): RuleId {
  if (state.phase === 'over') return 'SB-FINAL-01';
  if (state.turn !== seat) return state.phase === 'draft' ? 'SB-GOLD-03' : 'SB-TURN-01';
  if ((state.phase === 'draft') !== (verbOf(option) === TAKE)) {
    return state.phase === 'draft' ? 'SB-DEC-03' : 'SB-DEC-01';
  }
  if (state.phase === 'draft') return 'SB-GOLD-03';
  return whyNotTurn(state, seat, option);
}

function whyNotTurn(state: State, seat: Seat, option: Option): RuleId {
  const verb = verbOf(option);
  const kind = kindIn(option);
  if (verb === PASS) return 'SB-TURN-04';
  if (handLength(state, seat) === 0) return 'SB-DEC-02';
  // SB-TURN-02: only cards of one's own hand are played or discarded. To discard one of them is always allowed.
  if (!holds(state, seat, kind)) return 'SB-TURN-02';
  switch (verb) {
    case PATH:
      return whyNotPath(state, seat, kind, cellIn(option), turnedIn(option));
    case BREAK:
      return whyNotBreak(state, targetIn(option));
    case REPAIR:
      return whyNotRepair(kind, toolIn(option));
    case FALL:
      return whyNotRockfall(state, cellIn(option));
    default:
      // What is left is a look at a goal that lies face up.
      return 'SB-RULING-19';
  }
}
