import { at, type Option, type Seat } from '@mazmorra/kernel';
import {
  BREAK,
  BREAK_FIRST,
  brokenOf,
  cardAt,
  cellIn,
  cellOfCard,
  DISCARD,
  FALL,
  GOAL_CELLS,
  isConnected,
  kindIn,
  kindOfCard,
  layGoal,
  layPath,
  layStart,
  MAX_SEATS,
  PATH,
  REPAIR,
  type State,
  seatRow,
  takeOut,
  targetIn,
  toolIn,
  turnedIn,
  turnedOfCard,
  verbOf,
} from '@mazmorra/saboteur';
import { chancesFor, distances, links, reached } from './maze.ts';

/** The classes of turns as the other seats see them; each is more or less evidence for a saboteur. */
export const looks = [
  'dig-far',
  'dig-near',
  'dig-sideways',
  'dig-away',
  'dead-end-blocks',
  'dead-end-aside',
  'break-trusted',
  'break-suspect',
  'repair-trusted',
  'repair-suspect',
  'repair-self',
  'rockfall-opens',
  'rockfall-tunnel',
  'rockfall-aside',
  'map',
  'discard',
  'discard-broken',
] as const;
export type Look = (typeof looks)[number];

/**
 * Log likelihood ratio of a class of turns, saboteur against miner. Counted in games between adventurers and shrunk
 * towards 0, because people make mistakes.
 */
export const evidence: Readonly<{ [K in Look]: number }> = {
  'dig-far': -1.2,
  'dig-near': -1.8,
  'dig-sideways': -0.3,
  'dig-away': 1.4,
  'dead-end-blocks': 2.5,
  'dead-end-aside': 1,
  'break-trusted': 1.6,
  'break-suspect': -1.4,
  'repair-trusted': -1.5,
  'repair-suspect': 1.5,
  'repair-self': 0.3,
  'rockfall-opens': -2,
  'rockfall-tunnel': 2.3,
  'rockfall-aside': 0.3,
  map: 0,
  discard: -0.3,
  'discard-broken': 0.3,
};

/** Replays the round from its first turn from public information; `seen` receives the class of each turn. */
export function readRound(world: State, into: Ledger, seen?: (seat: Seat, look: Look) => void): void {
  into.clear(world.round);
  const s: State = { ...world, broken: 0, turnedUp: 0, history: [], maze: [], rim: [], loose: 0 };
  layStart(s);
  world.history.forEach((option, turn) => {
    const seat = (world.starter + turn) % world.seats;
    const look = into.witness(s, seat, option);
    seen?.(seat, look);
    retrace(s, world, seat, option);
  });
}

function retrace(s: State, world: State, seat: Seat, option: Option): void {
  s.history.push(option);
  switch (verbOf(option)) {
    case PATH:
      layPath(s, kindIn(option), cellIn(option), turnedIn(option), seat);
      for (let slot = 0; slot < 3; slot++) {
        if (((reached(option) & ~s.turnedUp) >> slot) & 1) turnUp(s, world, slot);
      }
      break;
    case BREAK:
      s.broken |= 1 << (targetIn(option) * 3 + kindIn(option) - BREAK_FIRST);
      break;
    case REPAIR:
      s.broken &= ~(1 << (targetIn(option) * 3 + toolIn(option)));
      break;
    case FALL:
      takeOut(s, cellIn(option));
      break;
  }
}

/** Places a revealed goal as it lies in the maze of the world, with its rotation. */
function turnUp(s: State, world: State, slot: number): void {
  const card = cardAt(world, at(GOAL_CELLS, slot));
  if (card === undefined) return;
  s.turnedUp |= 1 << slot;
  layGoal(s, kindOfCard(card), cellOfCard(card), turnedOfCard(card));
}

const open = new Float64Array(3);

/** The class of a turn, from what everybody can see before it is taken. */
function lookOf(s: State, seat: Seat, option: Option, trust: Float64Array): Look {
  switch (verbOf(option)) {
    case PATH:
      return lookOfPath(s, option);
    case BREAK:
      return (trust[targetIn(option)] as number) > 0 ? 'break-suspect' : 'break-trusted';
    case REPAIR:
      if (targetIn(option) === seat) return 'repair-self';
      return (trust[targetIn(option)] as number) > 0 ? 'repair-suspect' : 'repair-trusted';
    case FALL:
      return lookOfRockfall(s, option);
    case DISCARD:
      return brokenOf(s, seat) !== 0 ? 'discard-broken' : 'discard';
    default:
      return 'map';
  }
}

function lookOfPath(s: State, option: Option): Look {
  distances.read(s);
  chancesFor(s, -1, open);
  const progress = distances.progress(option, open);
  if (!isConnected(kindIn(option))) return progress < -0.2 ? 'dead-end-blocks' : 'dead-end-aside';
  if (progress < -0.2) return 'dig-away';
  if (progress < 0.3) return 'dig-sideways';
  return distances.expected(open) > 5 ? 'dig-far' : 'dig-near';
}

function lookOfRockfall(s: State, option: Option): Look {
  const card = cardAt(s, cellIn(option));
  if (card === undefined) return 'rockfall-aside';
  const { joined } = links(s, cellIn(option));
  if (!joined) return 'rockfall-aside';
  return isConnected(kindOfCard(card)) ? 'rockfall-tunnel' : 'rockfall-opens';
}

/**
 * The public evidence about every seat in this round, as log odds: above 0 means a saboteur is more likely. One ledger
 * serves all seats, because it holds public information only; the only further knowledge of a seat is its own role.
 */
export class Ledger {
  readonly odds = new Float64Array(MAX_SEATS);
  turns = 0;
  round = -1;

  /** Records a turn before it is taken and returns its class. */
  witness(s: State, seat: Seat, option: Option): Look {
    if (s.round !== this.round) {
      this.odds.fill(0);
      this.round = s.round;
    }
    const look = lookOf(s, seat, option, this.odds);
    this.odds[seat] = Math.max(-4, Math.min(5, (this.odds[seat] as number) + evidence[look]));
    this.turns++;
    return look;
  }

  set(from: Ledger): void {
    this.odds.set(from.odds);
    this.round = from.round;
    this.turns = from.turns;
  }

  clear(round: number): void {
    this.odds.fill(0);
    this.round = round;
    this.turns = 0;
  }
}

/**
 * The probability that a seat is a saboteur as another seat sees it: a quick estimate from its own record and the
 * remaining roles.
 */
export function suspect(s: State, viewer: Seat, seat: Seat, ledger: Ledger): number {
  const { saboteurCards } = seatRow(s.seats);
  const mine = (s.saboteurs >> viewer) & 1;
  const others = s.allSaboteurs ? s.seats - 1 : s.seats;
  const prior = (saboteurCards - mine) / others;
  if (prior <= 0) return 0;
  return 1 / (1 + ((1 - prior) / prior) * Math.exp(-(ledger.odds[seat] as number)));
}

/** The relative likelihood of a set of saboteurs, up to a common factor: the product over all records. */
export function weightOf(saboteurs: number, viewer: Seat, seats: number, ledger: Ledger): number {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== viewer && (saboteurs >> seat) & 1) sum += ledger.odds[seat] as number;
  }
  return Math.exp(sum);
}

/**
 * All sets of saboteurs that are possible for a seat, with their weights. As dealt, with one card left over, each is
 * equally likely.
 */
function roleSets(
  s: State,
  viewer: Seat,
  ledger: Ledger,
): { readonly set: number; readonly weight: number }[] {
  const { saboteurCards } = seatRow(s.seats);
  const mine = (s.saboteurs >> viewer) & 1;
  const sets: { set: number; weight: number }[] = [];
  for (let set = 0; set < 1 << s.seats; set++) {
    if (((set >> viewer) & 1) !== mine) continue;
    let count = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) count++;
    const aside = saboteurCards - count;
    if (aside < 0 || aside > (s.allSaboteurs ? 0 : 1)) continue;
    sets.push({ set, weight: weightOf(set, viewer, s.seats, ledger) });
  }
  return sets;
}

/** The probability of each seat to be a saboteur, as one seat sees it. */
export function suspicions(s: State, viewer: Seat, ledger: Ledger): number[] {
  const sets = roleSets(s, viewer, ledger);
  const total = sets.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: s.seats }, (_, seat) =>
    sets.reduce((sum, { set, weight }) => sum + ((set >> seat) & 1 ? weight / total : 0), 0),
  );
}
