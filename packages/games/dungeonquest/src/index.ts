import type { Emit, Game, Rng, Seat, Variants } from '@mazmorra/kernel';
import { census } from './census.ts';
import { copy } from './copy.ts';
import { counted } from './counted.ts';
import { advance, answer, awaited, options } from './engine.ts';
import type { Event } from './events.ts';
import { decisionKind } from './kinds.ts';
import { nameOf, optionNamed } from './options.ts';
import { redeal } from './redeal.ts';
import { outcome } from './rules/winning.ts';
import { scene } from './scene.ts';
import { newState } from './setup.ts';
import type { State } from './state.ts';
import { summary } from './summary.ts';
import { variantSpecs } from './variants.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';

/**
 * DungeonQuest, third edition of 2010: one to four heroes explore a dungeon tile by tile, rob the dragon and try to be
 * out before the sun sets. Hidden: the order of tiles and decks, the Life of monster tokens, combat hands. Chance: all
 * of these and dice. Always ends: from space 26 of the sun track on every round may be the last.
 * Optional rules are in `variants.ts`; what is being resolved is a stack of frames (`frames.ts`).
 */
export const dungeonquest: Game<State, View, Event> = {
  id: 'dungeonquest',
  version: 1,
  seats: { min: 1, max: 4 },
  variants: variantSpecs,
  setup,
  awaited,
  invited: () => 0,
  decisionKind: (state, _seat) => decisionKind(state),
  options,
  answer,
  whyNot,
  nameOf,
  optionNamed,
  view,
  redeal,
  outcome,
  copy,
  scene,
  census,
  summary,
  counted,
};

function setup(seats: number, variants: Variants, rng: Rng, emit?: Emit<Event>): State {
  const state = newState(seats, variants, rng, emit);
  advance({ state, rng, emit, unwind: false, afterwards: undefined });
  return state;
}

/** The seat that plays the monsters a seat meets (DQ-BOT-01). */
export const monsterPlayer = (seats: number, seat: Seat): Seat => (seat + 1) % seats;

export { attributes } from './data/abilities.ts';
export {
  CELLS,
  COLUMNS,
  cellAt,
  columnOf,
  directions,
  isChamber,
  isTower,
  neighbour,
  ROWS,
  rowOf,
  towers,
} from './data/board.ts';
export { type Card, type CardId, cards, deckIds } from './data/cards.ts';
export { attackTypes, combatKinds } from './data/combat.ts';
export { combatCards } from './data/combat-cards.ts';
export type { AttackType, CardType, DeckId, Effect, MonsterId } from './data/effect.ts';
export { heroes } from './data/heroes.ts';
export { closingRoll, SUN_LAST, SUN_START } from './data/limits.ts';
export { monsters } from './data/monsters.ts';
export { powerCards } from './data/power-cards.ts';
export { roomTypes } from './data/rooms.ts';
export { sideNames, type Tile, tiles } from './data/tiles.ts';
export { type DecisionId, decisionIds } from './decision-ids.ts';
export type { Event, EventType } from './events.ts';
export { referenceMonster } from './monster-bot.ts';
export { does, rangeOf } from './options.ts';
export type { Hero, State } from './state.ts';
export { HERO_VERSUS_HERO, NO_GLORY, SECRETS, SERVANTS } from './variants.ts';
export type { CombatView, SideView } from './view/combat.ts';
export type { DoingView } from './view/doing.ts';
export type { AttributesView, BelowView, HeroView, LootView } from './view/hero.ts';
export type { Hidden } from './view/hidden.ts';
export type { DeckView, RoomView, TokenView, View } from './view.ts';
