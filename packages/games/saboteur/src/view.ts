import type { Option, Seat, Viewer } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import {
  type CardId,
  cardId,
  type FixedCardId,
  type GoalCardId,
  goalCardId,
  mazeCardId,
  type PathCardId,
  TOOLS,
  type Tool,
} from './data/cards.ts';
import { GOAL_SLOTS, type GoalSlot, type Role } from './data/table.ts';
import type { Rotation } from './events.ts';
import { GOAL_CELLS, xOf, yOf } from './geometry.ts';
import { discardKind, discardSeat, isFaceDown } from './rules/discard.ts';
import { handLength, handOf } from './rules/hand.ts';
import { lookedAt } from './rules/map.ts';
import {
  cardAt,
  cellOfCard,
  cellOfRim,
  isJoined,
  isPath,
  joiningOf,
  kindOfCard,
  seatOfCard,
  turnedOfCard,
} from './rules/maze.ts';
import { rotationOf } from './rules/path.ts';
import { asideRole, countSaboteurs, possibleSaboteurs, roleOf } from './rules/roles.ts';
import { brokenOf } from './rules/tools.ts';
import type { Phase, State } from './state.ts';
import {
  type DraftView,
  draftView,
  type GoldView,
  goldView,
  type ResultView,
  resultView,
} from './view-gold.ts';

/** Something that is there and that the viewer may not know. */
export type Hidden = 'hidden';

export interface PlayerView {
  readonly seat: Seat;
  readonly role: Role | Hidden;
  readonly handSize: number;
  readonly hand: readonly CardId[] | Hidden;
  readonly broken: readonly Tool[];
  readonly canDig: boolean;
  readonly gold: GoldView;
}

export interface GoalView {
  readonly slot: GoalSlot;
  readonly x: number;
  readonly y: number;
  readonly card: GoalCardId | Hidden;
  /** How the viewer knows the card: it lies open, they looked, the other two are known, the round has ended; or not. */
  readonly known: 'open' | 'looked' | 'deduced' | 'revealed' | Hidden;
  /** Absent while it lies face down. */
  readonly rotation?: Rotation;
  readonly lookedBy: readonly Seat[];
}

export interface MazeView {
  readonly card: PathCardId | FixedCardId;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  /** Joined to the start (SB-PATH-06); a dead end never is. */
  readonly joined: boolean;
  /** Who laid it; absent for start and goals. */
  readonly seat?: Seat;
}

export interface DiscardView {
  readonly seat: Seat;
  readonly card: CardId | Hidden;
  readonly faceUp: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  readonly starter: Seat;
  /** Who is on turn or choosing gold; absent when the game has ended. */
  readonly turn?: Seat;
  readonly goldDraft: 'per-miner' | 'per-player';
  readonly roundEnd: 'no-playable' | 'hands-empty';
  readonly nextStarter: 'last-path' | 'last-card';
  readonly allSaboteurs: boolean;
  /** How many saboteurs there may be among the players; one number once it is known. */
  readonly saboteurs: readonly number[];
  readonly players: readonly PlayerView[];
  /** The dwarf card set aside. */
  readonly aside: Role | Hidden | 'none';
  readonly goals: readonly GoalView[];
  readonly maze: readonly MazeView[];
  /** The empty cells at which a tunnel from the start ends. */
  readonly frontier: readonly { readonly x: number; readonly y: number }[];
  /** Connected cards cut off from the start. */
  readonly cutOff: number;
  readonly pileLeft: number;
  /** The draw pile, its top first. */
  readonly pile: readonly CardId[] | Hidden;
  readonly discards: readonly DiscardView[];
  /** The turns of this round as everybody saw them; `discard` without the card. */
  readonly turns: readonly { readonly seat: Seat; readonly option: Option }[];
  /** Who played the last path card; with `last-path` the seat to their left starts the next round. */
  readonly lastPath?: Seat;
  readonly finisher?: Seat;
  readonly goldLeft: number;
  /** The gold pile, its top first. */
  readonly goldPile: readonly number[] | Hidden;
  /** The draft under way. */
  readonly draft?: DraftView;
  readonly results: readonly ResultView[];
}

/** The only place that decides who sees what (section 5 of the specification). */
export function view(state: State, viewer: Viewer): View {
  const all = viewer === 'all';
  const open = all || state.phase !== 'turn';
  const saboteurs = countSaboteurs(state.saboteurs);
  return {
    viewer,
    seats: state.seats,
    round: state.round,
    rounds: state.rounds,
    phase: state.phase,
    starter: state.starter,
    ...(state.phase === 'over' ? {} : { turn: state.turn }),
    goldDraft: state.draftPerPlayer ? 'per-player' : 'per-miner',
    roundEnd: state.untilHandsEmpty ? 'hands-empty' : 'no-playable',
    nextStarter: state.starterByLastCard ? 'last-card' : 'last-path',
    allSaboteurs: state.allSaboteurs,
    saboteurs: open ? [saboteurs] : possibleSaboteurs(state.seats, state.allSaboteurs),
    players: Array.from({ length: state.seats }, (_, seat) => playerView(state, viewer, seat, open)),
    aside: asideView(state, open),
    goals: GOAL_SLOTS.map((_, slot) => goalView(state, viewer, slot)),
    maze: state.maze.map(mazeView),
    frontier: state.rim
      .filter((rim) => joiningOf(rim) !== 0)
      .map((rim) => ({ x: xOf(cellOfRim(rim)), y: yOf(cellOfRim(rim)) })),
    cutOff: state.loose,
    pileLeft: state.pileLeft,
    pile: all ? state.pile.slice(0, state.pileLeft).map(cardId).reverse() : 'hidden',
    discards: state.discards.map((discard) => discardView(discard, viewer)),
    turns: state.history.map((option, i) => ({ seat: (state.starter + i) % state.seats, option })),
    ...(state.lastPath < 0 ? {} : { lastPath: state.lastPath }),
    ...(state.finisher < 0 ? {} : { finisher: state.finisher }),
    goldLeft: state.goldPile.length,
    goldPile: all ? [...state.goldPile].reverse() : 'hidden',
    ...(state.phase === 'draft' ? { draft: draftView(state, viewer) } : {}),
    results: state.results.map((result) => resultView(state, result, viewer)),
  };
}

function asideView(state: State, open: boolean): View['aside'] {
  const role = asideRole(state.aside);
  if (role === undefined) return 'none';
  return open ? role : 'hidden';
}

function playerView(state: State, viewer: Viewer, seat: Seat, open: boolean): PlayerView {
  const own = viewer === 'all' || viewer === seat;
  const broken = brokenOf(state, seat);
  return {
    seat,
    role: own || open ? roleOf(state.saboteurs, seat) : 'hidden',
    handSize: handLength(state, seat),
    hand: own ? handOf(state, seat).map(cardId) : 'hidden',
    broken: TOOLS.filter((_, tool) => (broken >> tool) & 1),
    canDig: broken === 0,
    gold: goldView(state, viewer, seat),
  };
}

/** SB-RULING-38: a seat keeps what its maps have shown for the round; two goals known give the third. */
function goalView(state: State, viewer: Viewer, slot: number): GoalView {
  const { slot: name, x, y } = at(GOAL_SLOTS, slot);
  const known = howKnown(state, viewer, slot);
  const card = cardAt(state, at(GOAL_CELLS, slot));
  return {
    slot: name,
    x,
    y,
    card: known === 'hidden' ? 'hidden' : goalCardId(at(state.goals, slot)),
    known,
    ...(card === undefined ? {} : { rotation: rotationOf(turnedOfCard(card)) }),
    lookedBy: Array.from({ length: state.seats }, (_, seat) => seat).filter(
      (seat) => (lookedAt(state, seat) >> slot) & 1,
    ),
  };
}

function howKnown(state: State, viewer: Viewer, slot: number): GoalView['known'] {
  const bit = 1 << slot;
  if (state.turnedUp & bit) return 'open';
  if (viewer === 'all' || state.phase !== 'turn') return 'revealed';
  const looked = viewer === 'spectator' ? 0 : lookedAt(state, viewer);
  if (looked & bit) return 'looked';
  return (looked | state.turnedUp | bit) === 7 ? 'deduced' : 'hidden';
}

function mazeView(card: number): MazeView {
  const cell = cellOfCard(card);
  return {
    card: mazeCardId(kindOfCard(card)),
    x: xOf(cell),
    y: yOf(cell),
    rotation: rotationOf(turnedOfCard(card)),
    joined: isJoined(card),
    ...(isPath(card) ? { seat: seatOfCard(card) } : {}),
  };
}

/** SB-RULING-30: face-up discards may be looked through; a face-down one is known to who discarded it (SB-PASS-01). */
function discardView(discard: number, viewer: Viewer): DiscardView {
  const seat = discardSeat(discard);
  const faceUp = !isFaceDown(discard);
  const knows = faceUp || viewer === 'all' || viewer === seat;
  return { seat, card: knows ? cardId(discardKind(discard)) : 'hidden', faceUp };
}
