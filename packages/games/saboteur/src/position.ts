import {
  ArrangedRng,
  completeVariants,
  FastRng,
  type Laid,
  optionsOf,
  type Seat,
  type Variants,
} from '@mazmorra/kernel';
import {
  BREAK_FIRST,
  type CardId,
  type GoalCardId,
  type Kind,
  kindOf,
  NO_CARD,
  PLAY_DECK,
  TOOLS,
  type Tool,
} from './data/cards.ts';
import { GOLD_COUNTS } from './data/gold.ts';
import { saboteur } from './index.ts';
import { valuesOf } from './rules/payment.ts';
import { dwarfCards } from './rules/roles.ts';
import type { State } from './state.ts';

/** A position at somebody's turn in the first round. */
export interface Position {
  readonly seats: number;
  readonly variants?: Variants;
  /** Who are saboteurs. */
  readonly saboteurs: readonly Seat[];
  /** Top, middle, bottom. */
  readonly goals?: readonly GoalCardId[];
  /** The path cards that lie there, in the order in which they came: `path-cross(2,1,0)`. */
  readonly maze?: readonly string[];
  /** The first cards of some hands; the others are filled up from what is left. */
  readonly hands?: Readonly<Record<Seat, readonly CardId[]>>;
  /** The draw pile is empty, and hands hold what `hands` says and nothing more. */
  readonly lastCards?: true;
  /** The next cards of the draw pile. */
  readonly pile?: readonly CardId[];
  readonly broken?: Readonly<Record<Seat, readonly Tool[]>>;
  /** Whose turn it is; seat 0 unless said otherwise. */
  readonly turn?: Seat;
  /** The next cards of the gold pile. */
  readonly gold?: readonly number[];
}

const GOALS: readonly GoalCardId[] = ['goal-treasure', 'goal-stone-ne', 'goal-stone-nw'];

/** Lays out a position: the cards of the maze are played by the rules, then all others are dealt anew. */
export function layOut(position: Position): Laid<State> {
  const { seats, turn = 0 } = position;
  const variants = completeVariants(saboteur, seats, position.variants ?? {});
  const rng = new ArrangedRng(
    [turn],
    [
      goldPileWith(position.gold ?? []),
      dwarvesWith(seats, position.saboteurs, variants['allSaboteurs'] === true),
      (position.goals ?? GOALS).map(kindOf),
    ],
  );
  const state = saboteur.setup(seats, variants, rng);
  const rest = new FastRng('position').shuffle([...PLAY_DECK]);
  for (const card of position.maze ?? []) take(rest, dig(state, card));
  dealAnew(state, position, rest);
  state.turn = turn;
  state.starter = turn;
  state.history = [];
  return { seats, variants, state };
}

/** Takes one of these out of a list, or fails. */
function take<T>(from: T[], item: T): T {
  const index = from.indexOf(item);
  if (index < 0) throw new Error(`there is no further ${String(item)}`);
  from.splice(index, 1);
  return item;
}

function goldPileWith(top: readonly number[]): number[] {
  const rest = valuesOf(GOLD_COUNTS);
  for (const nuggets of top) take(rest, nuggets);
  return [...rest, ...[...top].reverse()];
}

function dwarvesWith(seats: number, saboteurs: readonly Seat[], all: boolean): number[] {
  const cards = dwarfCards(seats, all);
  const dealt = Array.from({ length: seats }, (_, seat) => take(cards, saboteurs.includes(seat) ? 1 : 0));
  return [...dealt, ...cards];
}

/** Whoever is on turn lays the card, which is put into their hand first; says its kind. */
function dig(state: State, card: string): Kind {
  const [, id = '', x, y, rotation] = /^([a-z-]+)\((-?\d+),(-?\d+),(\d+)\)$/.exec(card) ?? [];
  const kind = kindOf(id as CardId);
  const seat = state.turn;
  state.hands[seat * state.handSize] = kind;
  const option = saboteur.optionNamed(`path:${id}:${x}:${y}:${rotation}`);
  if (option === undefined || !optionsOf(saboteur, state, seat).includes(option))
    throw new Error(`${card} cannot be laid`);
  saboteur.answer(state, seat, option, new ArrangedRng([], []));
  return kind;
}

/** Deals all cards that do not lie in the maze: what is broken, the hands, the draw pile. */
function dealAnew(state: State, { hands, lastCards, pile, broken }: Position, rest: Kind[]): void {
  const { seats, handSize } = state;
  state.broken = 0;
  for (const [seat, tools] of Object.entries(broken ?? {}))
    for (const tool of tools) {
      take(rest, BREAK_FIRST + TOOLS.indexOf(tool));
      state.broken |= 1 << (Number(seat) * TOOLS.length + TOOLS.indexOf(tool));
    }
  const dealt = Array.from({ length: seats }, (_, seat) =>
    (hands?.[seat] ?? []).map((id) => take(rest, kindOf(id))),
  );
  const top = (pile ?? []).map((id) => take(rest, kindOf(id))).reverse();
  state.hands = Array<Kind>(seats * handSize).fill(NO_CARD);
  dealt.forEach((hand, seat) => {
    while (!lastCards && hand.length < handSize) hand.push(rest.pop() ?? NO_CARD);
    hand.sort((a, b) => a - b);
    state.hands.splice(seat * handSize, hand.length, ...hand);
  });
  // With the last cards in hand everything else has been played and lies face up.
  state.discards = lastCards ? rest : [];
  state.pile = lastCards ? [] : Object.freeze([...rest, ...top]);
  state.pileLeft = state.pile.length;
}
