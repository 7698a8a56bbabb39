import type { Game, Option, Seat, SeatSet } from '@mazmorra/kernel';
import { seatBit } from '@mazmorra/kernel';
import { census } from './census.ts';
import { counted } from './counted.ts';
import { MAX_SEATS, MIN_SEATS } from './data/table.ts';
import type { Event } from './events.ts';
import { hiddenRoles } from './hidden-roles.ts';
import { nameOf, optionNamed } from './options.ts';
import { redeal } from './redeal/index.ts';
import { draftOptions, takeGold } from './rules/draft.ts';
import { outcomeOf } from './rules/final.ts';
import { handLength } from './rules/hand.ts';
import { playTurn, turnOptions } from './rules/turn.ts';
import { whyNot } from './rules/why-not.ts';
import { scene } from './scene.ts';
import { copy, setup } from './setup.ts';
import type { State } from './state.ts';
import { summary } from './summary.ts';
import { VARIANTS } from './variants.ts';
import { type View, view } from './view.ts';

const awaited = (state: State): SeatSet => (state.phase === 'over' ? 0 : seatBit(state.turn));

function decisionKind(state: State, seat: Seat): string {
  if (state.phase === 'draft') return 'SB-DEC-03';
  return handLength(state, seat) > 0 ? 'SB-DEC-01' : 'SB-DEC-02';
}

function options(state: State, seat: Seat, into: Option[]): void {
  if (state.phase === 'draft') draftOptions(state, into);
  else turnOptions(state, seat, into);
}

/**
 * Saboteur, by Frederic Moyersoen: 3 to 10 dwarves with secret roles dig for the treasure, or against it, over three
 * rounds. Variants: see `VARIANTS`. Only one seat decides at a time, on its turn or in the draft of gold.
 */
export const saboteur: Game<State, View, Event> = {
  id: 'saboteur',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  variants: VARIANTS,
  setup,
  awaited,
  invited: () => 0,
  decisionKind,
  options,
  answer(state, seat, option, rng, emit) {
    if (state.phase === 'draft') takeGold(state, seat, option, rng, emit);
    else playTurn(state, seat, option, rng, emit);
  },
  whyNot,
  nameOf,
  optionNamed,
  view,
  redeal,
  outcome: (state) => (state.phase === 'over' ? outcomeOf(state) : undefined),
  copy,
  scene,
  census,
  summary,
  hiddenRoles,
  counted,
};

export * from './data/cards.ts';
export * from './data/gold.ts';
export * from './data/table.ts';
export type { Event, Placed, Rotation } from './events.ts';
export * from './geometry.ts';
export * from './options.ts';
export { discardKind, discardSeat, isFaceDown } from './rules/discard.ts';
export { anyPlayable, playableBy } from './rules/end.ts';
export { goldOf, nuggetsOf } from './rules/final.ts';
export { handOf } from './rules/hand.ts';
export { lookedAt } from './rules/map.ts';
export * from './rules/maze.ts';
export { countSaboteurs, possibleSaboteurs } from './rules/roles.ts';
export { brokenOf, hasBroken } from './rules/tools.ts';
export type { Discard, MazeCard, Payment, Phase, Pick, RimCell, RoundResult, State } from './state.ts';
export type { DiscardView, GoalView, Hidden, MazeView, PlayerView, View } from './view.ts';
export type { DraftView, GoldView, PaymentView, PickView, ResultView } from './view-gold.ts';
