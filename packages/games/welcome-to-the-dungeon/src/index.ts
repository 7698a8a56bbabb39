import type { Game } from '@mazmorra/kernel';
import { census } from './census.ts';
import { counted } from './counted.ts';
import { MAX_SEATS, MIN_SEATS } from './data/numbers.ts';
import { answer, awaited, decisionKind, invited, options, whyNot } from './decisions.ts';
import type { Event } from './events.ts';
import { nameOf, optionNamed } from './options.ts';
import { outcome } from './outcome.ts';
import { redeal, remembered } from './redeal.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { summary } from './summary.ts';
import { VARIANTS } from './variants.ts';
import { type View, view } from './view.ts';

/**
 * Welcome to the Dungeon, by Masato Uesugi: 2 to 4 seats bid, card by card, on who must enter the dungeon with one
 * shared adventurer. Hidden: the deck and every monster somebody else put into the dungeon or aside. Chance: the shuffle of
 * 13 cards per round, the first starting player, and the adventurers where the table wants that. Always ends: each
 * round is a success or a failure, and two of either are the end for a seat.
 */
export const welcomeToTheDungeon: Game<State, View, Event> = {
  id: 'welcome-to-the-dungeon',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  variants: VARIANTS,
  setup,
  awaited,
  invited,
  decisionKind,
  options,
  answer,
  whyNot,
  nameOf,
  optionNamed,
  view,
  redeal,
  remembered,
  outcome,
  copy,
  scene,
  census,
  summary,
  counted,
};

export { ADVENTURER_IDS, ADVENTURERS, type AdventurerId, BASE_HP } from './data/adventurers.ts';
export { ENDING_IDS, type EndingId } from './data/endings.ts';
export { type Effect, TILE_HP, TILE_IDS, TILES, TILES_OF, type TileId } from './data/equipment.ts';
export { MONSTER_IDS, MONSTERS, type MonsterId, STRENGTH, type SymbolId } from './data/monsters.ts';
export type { Event } from './events.ts';
export { OPTION_NAMES } from './options.ts';
export { NONE, Phase, type State } from './state.ts';
export type {
  KindView,
  PhaseId,
  PileCardView,
  PlayerView,
  SeenMonster,
  TileView,
  View,
} from './view.ts';
export type { LastRunView, RoundView, RunView, StepView } from './view-run.ts';
