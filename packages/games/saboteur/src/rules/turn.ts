import type { Emit, Option, Rng, Seat } from '@mazmorra/kernel';
import { cardId, type Kind, MAP, NO_CARD, PATH_KINDS, REPAIR_FIRST, ROCKFALL } from '../data/cards.ts';
import type { Event } from '../events.ts';
import {
  BREAK,
  cellIn,
  DISCARD,
  discardOption,
  FALL,
  HIDDEN_DISCARD,
  kindIn,
  LOOK,
  PASS,
  PASS_OPTION,
  PATH,
  REPAIR,
  turnedIn,
  verbOf,
} from '../options.ts';
import type { State } from '../state.ts';
import { playDiscard } from './discard.ts';
import { anyPlayable, endRound } from './end.ts';
import { reachGoals } from './goal.ts';
import { addCard, handLength, removeCard } from './hand.ts';
import { mapOptions, playMap } from './map.ts';
import { pathOptions, playPath, waysOfHand } from './path.ts';
import { playRockfall, rockfallOptions } from './rockfall.ts';
import { breakOptions, hasBroken, playBreak, playRepair, repairOptions } from './tools.ts';

/**
 * SB-DEC-01: placements first, then the action cards, then the discards (SB-TURN-03, SB-RULING-06: always all of them);
 * equal cards give each option once. SB-DEC-02: without a card only the pass.
 */
export function turnOptions(state: State, seat: Seat, into: Option[]): void {
  const { hands, handSize } = state;
  const first = seat * handSize;
  const end = first + handSize;
  if (hands[first] === NO_CARD) {
    into.push(PASS_OPTION);
    return;
  }
  // SB-PATH-01, SB-RULING-20: as the tools are now, at the start of the turn.
  if (!hasBroken(state, seat)) {
    const ways = waysOfHand(state, seat);
    if (ways !== 0) pathOptions(state, ways, into);
  }
  let before = -1;
  for (let i = first; i < end; i++) {
    const kind = hands[i] as Kind;
    if (kind === NO_CARD) break;
    if (kind !== before && kind >= PATH_KINDS) actionOptions(state, kind, into);
    before = kind;
  }
  before = -1;
  for (let i = first; i < end; i++) {
    const kind = hands[i] as Kind;
    if (kind === NO_CARD) break;
    if (kind !== before) into.push(discardOption(kind));
    before = kind;
  }
}

/** SB-BREAK-03: action cards may be played whatever is broken. */
function actionOptions(state: State, kind: Kind, into: Option[]): void {
  if (kind < REPAIR_FIRST) breakOptions(state, kind, into);
  else if (kind < ROCKFALL) repairOptions(state, kind, into);
  else if (kind === MAP) mapOptions(state, into);
  else rockfallOptions(state, into);
}

/** SB-TURN-02: exactly one card is played or discarded, then SB-TURN-05 ends the turn, unless the treasure was reached. */
export function playTurn(state: State, seat: Seat, option: Option, rng: Rng, emit: Emit<Event>): void {
  const verb = verbOf(option);
  state.history.push(verb === DISCARD ? HIDDEN_DISCARD : option);
  if (verb !== PASS) removeCard(state, seat, kindIn(option));
  if (verb === PATH) {
    playPath(state, seat, option, emit);
    if (reachGoals(state, seat, kindIn(option), cellIn(option), turnedIn(option), emit)) {
      // SB-GOAL-06, SB-RULING-32: at once, before any draw (SB-RULING-27) and before SB-END-02 is looked at.
      endRound(state, seat, rng, emit);
      return;
    }
  } else if (verb === BREAK) playBreak(state, seat, option, emit);
  else if (verb === REPAIR) playRepair(state, seat, option, emit);
  else if (verb === FALL) playRockfall(state, seat, option, emit);
  else if (verb === LOOK) playMap(state, seat, option, emit);
  else if (verb === DISCARD) playDiscard(state, seat, option, emit);
  // SB-TURN-04, SB-RULING-07: nothing to discard, the turn just goes on.
  else emit?.({ rule: 'SB-TURN-04', public: { type: 'passed', seat } });
  endTurn(state, seat, rng, emit);
}

/** SB-TURN-05, SB-TURN-06: draw if there is a card; SB-END-02; otherwise the next seat clockwise (SB-TURN-01). */
function endTurn(state: State, seat: Seat, rng: Rng, emit: Emit<Event>): void {
  if (state.pileLeft > 0) draw(state, seat, emit);
  if (state.pileLeft === 0 && roundIsOver(state)) {
    endRound(state, -1, rng, emit);
    return;
  }
  state.turn = seat + 1 === state.seats ? 0 : seat + 1;
  emit?.({
    rule: 'SB-TURN-01',
    public: {
      type: 'turn',
      seat: state.turn,
      pileLeft: state.pileLeft,
      handLeft: handLength(state, state.turn),
    },
    // SB-RULING-35: that the round goes on tells something about the other hands.
    ...(state.pileLeft === 0 && !state.untilHandsEmpty ? { reveals: true as const } : {}),
  });
}

function draw(state: State, seat: Seat, emit: Emit<Event>): void {
  state.pileLeft -= 1;
  const kind = state.pile[state.pileLeft] as Kind;
  addCard(state, seat, kind);
  const { pileLeft } = state;
  emit?.({
    rule: 'SB-TURN-05',
    public: { type: 'drew', seat, pileLeft },
    private: { [seat]: { type: 'drew', seat, pileLeft, card: cardId(kind) } },
    reveals: true,
  });
}

/** SB-END-02, SB-RULING-08: no playable card is left, or with `roundEnd = hands-empty` (SB-VAR-02) no card; the draw pile is empty. */
function roundIsOver(state: State): boolean {
  if (!state.untilHandsEmpty) return !anyPlayable(state);
  for (const kind of state.hands) if (kind !== NO_CARD) return false;
  return true;
}
