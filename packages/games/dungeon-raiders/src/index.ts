/**
 * Dungeon Raiders (Phil Walker-Harding, Devir edition). 3 to 5 players walk through five levels of five rooms. In every
 * room each of them plays one card, a power card of 1 to 5 or an item; treasures go to high cards, monsters need a sum
 * and wound the lowest, vaults give what the value says, traps hurt the richest or the healthiest. The last room is a
 * boss. Most coins win, but who has the most wounds collapses.
 *
 * Variant `tactical` (off): cards are played open and in turn, starting with the holder of the map card. The other variants are rulings that
 * a table may choose (`DR-VAR-01` and those after it).
 *
 * The rules are numbered in `docs/rules/dungeon-raiders.md`; each number stands at the code that does it.
 */

import type { Game } from '@mazmorra/kernel';
import { census } from './census.ts';
import { copy } from './copy.ts';
import { counted } from './counted.ts';
import { MAX_SEATS, MIN_SEATS } from './data/constants.ts';
import { awaited, decisionKind, invited, isOver, options, whyNot } from './decisions.ts';
import type { Event } from './events.ts';
import { nameOf, optionNamed } from './options.ts';
import { redeal } from './redeal.ts';
import { outcomeOf } from './rules/end.ts';
import { carryOut } from './rules/flow.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { DungeonRaidersSummary } from './summary.ts';
import { VARIANTS } from './variants.ts';
import { type View, view } from './view.ts';

export const dungeonRaiders: Game<State, View, Event> = {
  id: 'dungeon-raiders',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  variants: VARIANTS,
  setup,
  awaited,
  invited,
  decisionKind,
  options,
  answer: (state, seat, option, _rng, emit) => carryOut(state, seat, option, emit),
  whyNot,
  nameOf,
  optionNamed,
  view,
  redeal,
  outcome: (state) => (isOver(state) ? outcomeOf(state) : undefined),
  copy,
  census,
  scene,
  summary: () => new DungeonRaidersSummary(),
  counted,
};

export * from './data/bosses.ts';
export * from './data/cards.ts';
export * from './data/characters.ts';
export * from './data/constants.ts';
export * from './data/levels.ts';
export * from './data/rooms.ts';
export type * from './events.ts';
export { LAST_OPTION, LOOK } from './options.ts';
export { strengthOf } from './rules/monster.ts';
export { darkFor, seenBy } from './rules/torch.ts';
export type { State } from './state.ts';
export type { Hand, PlayerView, RowRoom, Secrets, View } from './view.ts';
export type { Challenge } from './view-room.ts';
