import { at } from '@mazmorra/kernel';
import {
  ACTION_CARDS,
  BREAK_FIRST,
  cardId,
  FIXED_CARDS,
  type Kind,
  NO_CARD,
  PATH_CARDS,
  PATH_KINDS,
  START,
} from './data/cards.ts';
import { GOLD_IDS } from './data/gold.ts';
import { ROLES } from './data/table.ts';
import { discardKind } from './rules/discard.ts';
import { goldOf } from './rules/final.ts';
import { kindOfCard } from './rules/maze.ts';
import { countSaboteurs } from './rules/roles.ts';
import type { State } from './state.ts';

const COMPONENTS: readonly string[] = [...PATH_CARDS, ...ACTION_CARDS, ...FIXED_CARDS]
  .map((card): string => card.id)
  .concat(ROLES, GOLD_IDS);

/** How many of each component there are, wherever they lie: in the pile, in hands, in the maze, broken, discarded. */
export function census(state: State): Record<string, number> {
  // In a fixed order, whatever lies where.
  const counts: Record<string, number> = Object.fromEntries(COMPONENTS.map((id) => [id, 0]));
  const add = (id: string, number = 1): void => {
    counts[id] = (counts[id] ?? 0) + number;
  };
  for (const kind of playCards(state)) add(cardId(kind));
  for (const card of state.maze) if (kindOfCard(card) === START) add('start');
  for (const goal of state.goals) add(at(FIXED_CARDS, goal - START).id);
  const saboteurs = countSaboteurs(state.saboteurs);
  add('saboteur', saboteurs + (state.aside === 1 ? 1 : 0));
  add('miner', state.seats - saboteurs + (state.aside === 0 ? 1 : 0));
  for (const nuggets of goldCards(state)) add(`gold-${nuggets}`);
  return counts;
}

function playCards(state: State): Kind[] {
  const broken = Array.from({ length: state.seats * 3 }, (_, bit) => bit)
    .filter((bit) => (state.broken >> bit) & 1)
    .map((bit) => BREAK_FIRST + (bit % 3));
  return [
    ...state.pile.slice(0, state.pileLeft),
    ...state.hands.filter((kind) => kind !== NO_CARD),
    ...state.maze.map(kindOfCard).filter((kind) => kind < PATH_KINDS),
    ...broken,
    ...state.discards.map(discardKind),
  ];
}

function goldCards(state: State): number[] {
  const held = Array.from({ length: state.seats }, (_, seat) => goldOf(state, seat).cards).flat();
  return [...state.goldPile, ...state.packet, ...held];
}
