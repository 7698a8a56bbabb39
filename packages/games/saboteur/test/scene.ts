import { completeVariants, FastRng, type Seat, seatsOf, type Variants } from '@mazmorra/kernel';
import { draw, order, Scenario, ScriptedRng } from '@mazmorra/testkit';
import {
  BREAK_FIRST,
  type CardId,
  cardId,
  cellOfCard,
  type Event,
  GOLD_COUNTS,
  type GoalCardId,
  isPath,
  type Kind,
  kindOf,
  kindOfCard,
  NO_CARD,
  type PathCardId,
  PLAY_DECK,
  type State,
  saboteur,
  TOOLS,
  type Tool,
  type View,
  xOf,
  yOf,
} from '../src/index.ts';
import { discardKind, withKind } from '../src/rules/discard.ts';
import { handOf } from '../src/rules/hand.ts';
import { dwarfCards, possibleSaboteurs } from '../src/rules/roles.ts';

export type Table = Scenario<State, View, Event>;

export interface Start {
  readonly seats?: number;
  readonly starter?: Seat;
  /** The seats that are saboteurs in round 1; the card set aside is what is left over. */
  readonly saboteurs?: readonly Seat[];
  /** Top, middle, bottom. */
  readonly goals?: readonly GoalCardId[];
  /** The first cards of some hands; the others are filled up from what is left. */
  readonly hands?: Readonly<Record<Seat, readonly CardId[]>>;
  /** The first cards of the draw pile, its top first. */
  readonly pile?: readonly CardId[];
  /** The first cards of the gold pile, its top first. */
  readonly gold?: readonly number[];
  readonly variants?: Variants;
}

export const STONES_BELOW: readonly GoalCardId[] = ['goal-treasure', 'goal-stone-ne', 'goal-stone-nw'];

/** Takes one of these out of a list, or fails. */
function take<T>(from: T[], item: T): T {
  const index = from.indexOf(item);
  if (index < 0) throw new Error(`no ${String(item)} is left`);
  from.splice(index, 1);
  return item;
}

/** A table at the first turn of round 1, laid out by script. */
export function newTable({
  seats = 3,
  starter = 0,
  saboteurs,
  goals = STONES_BELOW,
  hands = {},
  pile = [],
  gold = [],
  variants = {},
}: Start = {}): Table {
  const chosen = completeVariants(saboteur, seats, variants);
  const hostPicks = chosen['firstPlayer'] === 'host-picks';
  const rng = new ScriptedRng([
    ...(hostPicks ? [] : [draw(starter, seats)]),
    order(...goldPileWith(gold)),
    order(
      ...dwarvesWith(seats, saboteurs ?? fewestSaboteurs(seats, chosen), chosen['allSaboteurs'] === true),
    ),
    order(...goals.map(kindOf)),
    order(...deckWith(seats, starter, hands, pile)),
  ]);
  const state = saboteur.setup(seats, chosen, rng);
  rng.done();
  return new Scenario(saboteur, state);
}

function goldPileWith(top: readonly number[]): number[] {
  const rest = GOLD_COUNTS.flatMap((count, i) => Array<number>(count).fill(i + 1));
  for (const nuggets of top) take(rest, nuggets);
  return [...rest, ...[...top].reverse()];
}

/** As few as there can be, at the last seats. */
function fewestSaboteurs(seats: number, variants: Variants): Seat[] {
  const [fewest = 0] = possibleSaboteurs(seats, variants['allSaboteurs'] === true);
  return Array.from({ length: fewest }, (_, i) => seats - 1 - i);
}

function dwarvesWith(seats: number, saboteurs: readonly Seat[], allSaboteurs = false): number[] {
  const cards = dwarfCards(seats, allSaboteurs);
  const dealt = Array.from({ length: seats }, (_, seat) => take(cards, saboteurs.includes(seat) ? 1 : 0));
  return [...dealt, ...cards];
}

/** The play deck that deals these hands and then has these cards on top. */
function deckWith(
  seats: number,
  starter: Seat,
  hands: Readonly<Record<Seat, readonly CardId[]>>,
  pile: readonly CardId[],
): number[] {
  const rest = [...PLAY_DECK];
  const size = seats < 6 ? 6 : seats < 8 ? 5 : 4;
  const inOrder = Array.from({ length: seats }, (_, i) => (starter + i) % seats);
  const dealt = inOrder.map((seat) => (hands[seat] ?? []).map((id) => take(rest, kindOf(id))));
  const top = pile.map((id) => take(rest, kindOf(id)));
  for (const hand of dealt) while (hand.length < size) hand.push(rest.pop() ?? NO_CARD);
  return [...rest, ...top.reverse(), ...dealt.reverse().flat()];
}

/** The seat whose answer is waited for. */
export function onTurn(table: Table): Seat {
  const [seat] = seatsOf(saboteur.awaited(table.state));
  if (seat === undefined) throw new Error('the game has ended');
  return seat;
}

export const handIds = (table: Table, seat: Seat): CardId[] => handOf(table.state, seat).map(cardId);

/** Puts cards of these kinds into a hand, in exchange for others of it, from wherever they lie hidden. */
export function give(table: Table, seat: Seat, ...ids: readonly CardId[]): void {
  const { state } = table;
  const kept: Kind[] = [];
  for (const id of ids) {
    const kind = kindOf(id);
    const hand = handOf(state, seat);
    for (const other of kept) take(hand, other);
    kept.push(kind);
    if (hand.includes(kind)) continue;
    const spare = hand[0];
    if (spare === undefined) throw new Error('no card to give in exchange');
    swapOut(state, seat, kind, spare);
  }
}

function swapOut(state: State, seat: Seat, kind: Kind, spare: Kind): void {
  const inPile = state.pile.indexOf(kind);
  if (inPile >= 0 && inPile < state.pileLeft) {
    state.pile = state.pile.map((other, i) => (i === inPile ? spare : other));
  } else if (state.discards.some((discard) => discardKind(discard) === kind)) {
    const place = state.discards.findIndex((discard) => discardKind(discard) === kind);
    state.discards[place] = withKind(state.discards[place] ?? 0, spare);
  } else {
    const other = Array.from({ length: state.seats }, (_, s) => s).find(
      (s) => s !== seat && handOf(state, s).includes(kind),
    );
    if (other === undefined) throw new Error(`no ${cardId(kind)} is left`);
    setHand(state, other, [...without(handOf(state, other), kind), spare]);
  }
  setHand(state, seat, [...without(handOf(state, seat), spare), kind]);
}

const without = (hand: readonly Kind[], kind: Kind): Kind[] => {
  const rest = [...hand];
  take(rest, kind);
  return rest;
};

function setHand(state: State, seat: Seat, cards: readonly Kind[]): void {
  const sorted = [...cards].sort((a, b) => a - b);
  for (let i = 0; i < state.handSize; i++) state.hands[seat * state.handSize + i] = sorted[i] ?? NO_CARD;
}

/** The seat on turn lays this card there; it is given the card first. */
export function dig(table: Table, id: PathCardId, x: number, y: number, rotation = 0): Table {
  const seat = onTurn(table);
  give(table, seat, id);
  return table.answer(seat, `path:${id}:${x}:${y}:${rotation}`);
}

/** `path-cross(2,1,0)` and so on, one after another. */
export function lay(table: Table, ...cards: readonly string[]): Table {
  for (const card of cards) {
    const [, id = '', x = '', y = '', r = '0'] = /^([a-z-]+)\((-?\d+),(-?\d+),(\d+)\)$/.exec(card) ?? [];
    dig(table, id as PathCardId, Number(x), Number(y), Number(r));
  }
  return table;
}

/** The corridor L of the specification's examples. */
export const CORRIDOR = [
  'path-curve-ne(0,1,0)',
  'path-straight-ew(1,1,0)',
  'path-cross(2,1,0)',
  'path-cross(3,1,0)',
  'path-tee-new(4,1,0)',
  'path-tee-new(5,1,0)',
  'path-straight-ew(6,1,0)',
];

/** The seat on turn plays this option; it is given the card first. */
export function act(table: Table, id: CardId, option: string): Table {
  const seat = onTurn(table);
  give(table, seat, id);
  return table.answer(seat, option);
}

/** The turn goes by with a discard. */
export function idle(table: Table): Table {
  const seat = onTurn(table);
  const name = table.options(seat).find((option) => option.startsWith('discard:')) ?? 'pass';
  return table.answer(seat, name);
}

/** Turns go by until it is this seat's. */
export function until(table: Table, seat: Seat): Table {
  while (onTurn(table) !== seat) idle(table);
  return table;
}

/** Where the seat on turn may lay this card, as `x,y,rotation`, sorted. */
export function placements(table: Table, id: PathCardId): string[] {
  const seat = onTurn(table);
  give(table, seat, id);
  return table
    .options(seat)
    .filter((option) => option.startsWith(`path:${id}:`))
    .map((option) => option.split(':').slice(2).join(','))
    .sort();
}

/** Whether, and if not by which rule, the seat on turn may lay this card there. */
export function verdict(table: Table, id: PathCardId, x: number, y: number, rotation = 0): string {
  const seat = onTurn(table);
  give(table, seat, id);
  const name = `path:${id}:${x}:${y}:${rotation}`;
  return table.options(seat).includes(name) ? 'legal' : table.whyNot(seat, name);
}

export const goalsUp = (table: Table): Record<string, number> =>
  Object.fromEntries(
    table
      .view('spectator')
      .goals.filter((goal) => goal.rotation !== undefined)
      .map((goal) => [goal.slot, goal.rotation ?? -1]),
  );

/** The cards of the maze as `id(x,y,rotation)`, start and goals left out. */
export const paths = (table: Table): string[] =>
  table.state.maze.filter(isPath).map((card) => {
    const cell = cellOfCard(card);
    return `${cardId(kindOfCard(card))}(${xOf(cell)},${yOf(cell)},${((card >> 1) & 1) * 180})`;
  });

export interface Endgame {
  readonly hands: readonly (readonly CardId[])[];
  readonly turn?: Seat;
  readonly broken?: Readonly<Record<Seat, readonly Tool[]>>;
}

/**
 * The draw pile is empty and these hands are all that is left; every other card not on the table lies face up on the
 * discard pile. The maze stays as it is.
 */
export function endgame(table: Table, { hands, turn = 0, broken = {} }: Endgame): Table {
  const { state } = table;
  const rest = [...PLAY_DECK];
  state.broken = 0;
  for (const [seat, tools] of Object.entries(broken)) {
    for (const tool of tools) {
      state.broken |= 1 << (Number(seat) * 3 + TOOLS.indexOf(tool));
      take(rest, BREAK_FIRST + TOOLS.indexOf(tool));
    }
  }
  for (const card of state.maze) if (isPath(card)) take(rest, kindOfCard(card));
  hands.forEach((hand, seat) => {
    setHand(
      state,
      seat,
      hand.map((id) => take(rest, kindOf(id))),
    );
  });
  state.pile = [];
  state.pileLeft = 0;
  state.discards = rest;
  state.turn = turn;
  state.starter = turn;
  state.history = [];
  return table;
}

/** A fast generator for re-deals and random play. */
export const dice = (seed: string | number): FastRng => new FastRng(String(seed));

export interface Win extends Start {
  readonly finisher?: Seat;
}

/** A table at the draft of round 1: this seat has just reached the treasure in the middle. */
export function won({ finisher = 0, seats = 3, ...start }: Win = {}): Table {
  const starter = (finisher + seats * 6 - 6) % seats;
  return reach(newTable({ ...start, seats, starter }), finisher);
}

/** In a round that has just begun, this seat finishes the tunnel to the treasure, which lies in the middle. */
export function reach(table: Table, finisher: Seat): Table {
  const { state } = table;
  state.goals = [kindOf('goal-stone-ne'), kindOf('goal-treasure'), kindOf('goal-stone-nw')];
  state.starter = (finisher + state.seats * 6 - 6) % state.seats;
  state.turn = state.starter;
  const row = [1, 2, 3, 4, 5].map((x) => `path-cross(${x},0,0)`);
  return lay(table, ...row, 'path-straight-ew(6,0,0)', 'path-straight-ew(7,0,0)');
}

/** Round 1 ends without treasure when this seat, which started it, discards the last card of all. */
export function lost(start: Start = {}): Table {
  const { seats = 3, starter = 0 } = start;
  const table = newTable(start);
  const hands = Array.from({ length: seats }, (_, seat): CardId[] =>
    seat === starter ? ['path-cross'] : [],
  );
  return endgame(table, { hands, turn: starter }).answer(starter, 'discard:path-cross');
}

/** What was told to everybody of the newest answer, by type. */
export function told<T extends Event['type']>(
  table: Table,
  type: T,
  viewer: Seat | 'spectator' = 'spectator',
) {
  return table.news(viewer).filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** The rule by which this was told of the newest answer. */
export const ruleOf = (table: Table, type: Event['type']): string | undefined =>
  table.events.find((event) => event.public?.type === type)?.rule;

/** Whether the newest answer cannot be taken back, because something came to light by it. */
export const reveals = (table: Table): boolean => table.events.some((event) => event.reveals);

/** Nuggets of every seat so far. */
export const nuggets = (table: Table): (number | 'hidden')[] =>
  table.view('all').players.map((player) => player.gold.nuggets);
