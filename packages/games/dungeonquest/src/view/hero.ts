import { at, type Seat, type Viewer } from '@mazmorra/kernel';
import { attributeOf } from '../data/abilities.ts';
import { deckIds, deckOf } from '../data/cards.ts';
import { heroes } from '../data/heroes.ts';
import { allTokens } from '../rules/determination.ts';
import { cardIdOf, lifeOfHero } from '../rules/heroes.ts';
import { goldOf } from '../rules/winning.ts';
import type { Cause, Fate, Hero, State } from '../state.ts';
import { SECRETS } from '../variants.ts';
import { HIDDEN, type Hidden, knows } from './hidden.ts';

/** A hero as a viewer sees him. Before he is chosen only his seat is known. */
export interface HeroView {
  readonly seat: Seat;
  readonly hero: string | undefined;
  readonly fate: Fate;
  /** His space, or that of his travel marker while below; -1 off the board. */
  readonly cell: number;
  readonly half: number;
  readonly from: number;
  readonly life: number;
  readonly wounds: number;
  readonly attributes: AttributesView;
  readonly lostTurns: number;
  readonly searches: number;
  readonly pending: boolean;
  readonly stuck: boolean;
  readonly mustReturn: boolean;
  readonly mayGoDown: boolean;
  /** On the turn after leaving the catacombs, or about to have it: no monster can be escaped (DQ-CAT-15). */
  readonly surfaced: 0 | 1 | 2;
  readonly below: BelowView | undefined;
  readonly loot: readonly LootView[];
  /** What his Loot is worth, as far as all of it is known. */
  readonly gold: number | Hidden;
  readonly kept: readonly { readonly card: string; readonly determination: number }[];
  readonly runes: readonly string[];
  /** All determination tokens, and those for the room and for the passage he tries. */
  readonly determination: { readonly all: number; readonly room: number; readonly passage: number };
  readonly turns: number;
  readonly cause: Cause;
  /** What he brought out; 0 unless he left. */
  readonly result: number;
}

export interface AttributesView {
  readonly strength: number;
  readonly agility: number;
  readonly armor: number;
  readonly luck: number;
}

export interface BelowView {
  readonly facing: number;
  /** Cards drawn in this visit: the length of the way ahead (DQ-CAT-08). */
  readonly travelled: number;
  readonly pile: readonly string[];
  readonly mayTestHole: boolean;
}

export interface LootView {
  readonly deck: string;
  readonly card: string | Hidden;
  readonly gold: number | Hidden;
}

/** Wounds, kept cards and runes (DQ-RUNE-02) are open to all. */
export function viewHero(state: State, hero: Hero, seat: Seat, viewer: Viewer): HeroView {
  const chosen = hero.hero >= 0;
  const attribute = (index: number): number => (chosen ? attributeOf(hero.hero, index) : 0);
  const loot = viewLoot(state, hero, viewer);
  return {
    seat,
    hero: chosen ? at(heroes, hero.hero).id : undefined,
    fate: hero.fate,
    cell: hero.cell,
    half: hero.half,
    from: hero.from,
    life: chosen ? lifeOfHero(hero) : 0,
    wounds: hero.wounds,
    attributes: { strength: attribute(0), agility: attribute(1), armor: attribute(2), luck: attribute(3) },
    lostTurns: hero.lostTurns,
    searches: hero.searches,
    pending: hero.pending === 1,
    stuck: hero.stuck === 1,
    mustReturn: hero.mustReturn === 1,
    mayGoDown: hero.mayGoDown > 0,
    surfaced: hero.surfaced,
    below:
      hero.below === 1
        ? {
            facing: hero.facing,
            travelled: hero.travelled,
            pile: hero.pile.map(cardIdOf),
            mayTestHole: hero.hole === 1,
          }
        : undefined,
    loot,
    gold: loot.some(({ gold }) => gold === HIDDEN)
      ? HIDDEN
      : hero.lootGold.reduce((sum, gold) => sum + gold, 0),
    kept: hero.kept.map((card, slot) => ({ card: cardIdOf(card), determination: at(hero.keptTokens, slot) })),
    runes: hero.runes.map(cardIdOf),
    determination: { all: allTokens(hero), room: hero.roomTokens, passage: hero.passageTokens },
    turns: hero.turns,
    cause: hero.cause,
    result: state.over === 1 ? goldOf(hero) : 0,
  };
}

/** Open to all, or with Secrets only the backs (DQ-VAR-60). */
function viewLoot(state: State, hero: Hero, viewer: Viewer): LootView[] {
  const open = (state.optional & SECRETS) === 0;
  return hero.loot.map((card, index) => {
    const known = open || knows(viewer, at(hero.lootSeen, index));
    return {
      deck: at(deckIds, at(deckOf, card)),
      card: known ? cardIdOf(card) : HIDDEN,
      gold: known ? at(hero.lootGold, index) : HIDDEN,
    };
  });
}
