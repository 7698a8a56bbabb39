import { at, type Viewer } from '@mazmorra/kernel';
import { heroPower, monsterPower } from '../data/combat.ts';
import { POWER_CARDS_EACH } from '../data/limits.ts';
import { monsters } from '../data/monsters.ts';
import { attackTotal, firstType } from '../rules/combat/cards.ts';
import { mayCounter } from '../rules/combat/counterattack.ts';
import { cardId, cardIds, fighter, handOf, pileOf, playedBy } from '../rules/combat/opening.ts';
import { findFrame } from '../run.ts';
import type { Combat, Side, State } from '../state.ts';
import { HIDDEN, type Hidden, knows } from './hidden.ts';

/** A combat as a viewer sees it: piles and stack are open, hands are not (DQ-CMB-04, DQ-CMB-19). */
export interface CombatView {
  readonly duel: boolean;
  readonly automaton: boolean;
  readonly monster: string | undefined;
  readonly life: number | Hidden;
  readonly round: number;
  readonly deckLeft: number;
  readonly discard: readonly string[];
  readonly stack: readonly string[];
  readonly incoming: readonly string[];
  readonly sides: readonly SideView[];
  readonly winner: number;
  readonly countered: number;
  readonly fleeing: boolean;
  /** How often the hero's side played melee, ranged and magic. */
  readonly shown: readonly number[];
}

export interface SideView {
  /** The seat that decides, -1 for the automaton. */
  readonly player: number;
  readonly hand: readonly (string | Hidden)[];
  readonly damage: readonly string[];
  readonly played: readonly string[];
  readonly total: number;
  readonly attackType: number;
  readonly cancelled: boolean;
  readonly mayCounter: boolean;
  readonly mustPlay: number;
  /** Chosen face down: whether, and for its owner which. */
  readonly chosen: string | Hidden | undefined;
  /** Power cards nobody has seen in this combat: in the pile, or one of them in the hand. */
  readonly powersUnseen: readonly string[];
}

export function viewCombat(state: State, viewer: Viewer): CombatView | undefined {
  const { combat } = state;
  if (combat.on === 0) return undefined;
  const frame = findFrame(state, 'monster');
  return {
    duel: combat.duel === 1,
    automaton: combat.automaton === 1,
    monster: combat.monster < 0 ? undefined : at(monsters, combat.monster).id,
    life: frame !== undefined && knows(viewer, frame.seen) ? combat.life : HIDDEN,
    round: combat.round,
    deckLeft: combat.deck.length,
    discard: cardIds(combat.discard),
    stack: cardIds(combat.stack),
    incoming: cardIds(combat.incoming),
    sides: [viewSide(state, 0, viewer), viewSide(state, 1, viewer)],
    winner: combat.winner,
    countered: combat.countered,
    fleeing: combat.fleeing === 1,
    shown: [...combat.shown],
  };
}

function viewSide(state: State, side: Side, viewer: Viewer): SideView {
  const { combat } = state;
  const chosen = at(combat.chosen, side);
  const sealed = chosen >= 0 && playedBy(combat, side).length === 0 && combat.winner < 0;
  const own = viewer === 'all' || viewer === at(combat.players, side);
  return {
    player: at(combat.players, side),
    hand: viewHand(combat, side, viewer),
    damage: cardIds(pileOf(combat, side)),
    played: cardIds(playedBy(combat, side)),
    total: attackTotal(combat, side),
    attackType: firstType(combat, side),
    cancelled: combat.cancelled[side] === 1,
    mayCounter: mayCounter(combat, side),
    mustPlay: at(combat.mustPlay, side),
    chosen: sealed ? (own ? cardId(chosen) : HIDDEN) : undefined,
    powersUnseen: unseenPowers(state, side),
  };
}

/** The owner sees his hand, the other combatant what Shared Fates showed him, everybody the number of cards. */
function viewHand(combat: Combat, side: Side, viewer: Viewer): (string | Hidden)[] {
  const hand = handOf(combat, side).toSorted((a, b) => a - b);
  if (viewer === 'all' || viewer === at(combat.players, side)) return cardIds(hand);
  const seen = typeof viewer === 'number' && combat.players.includes(viewer) ? at(combat.seen, side) : [];
  const known = seen.toSorted((a, b) => a - b);
  return [...cardIds(known), ...hand.slice(known.length).map(() => HIDDEN)];
}

/** The four cards of a side less those that have been shown. */
function unseenPowers(state: State, side: Side): string[] {
  const { combat } = state;
  if (combat.automaton === 1) return [];
  const first = firstPower(state, side);
  const unseen: number[] = [];
  for (let index = 0; index < POWER_CARDS_EACH; index++) {
    const inPile = (at(combat.powers, side) & (1 << index)) !== 0;
    if (inPile || combat.drawn[side] === first + index) unseen.push(first + index);
  }
  return cardIds(unseen);
}

export function firstPower(state: State, side: Side): number {
  const hero = fighter(state, side);
  return hero === undefined ? monsterPower(state.combat.monster) : heroPower(hero.hero);
}
