import { hasSeat, type Seat, type SeatSet } from '@mazmorra/kernel';
import type { Adventurer } from './data/adventurers.ts';
import type { TileSet } from './data/equipment.ts';
import type { Kind } from './data/monsters.ts';

/**
 * A monster card of this round, 0 to 12: its place in the shuffled deck, counted from the top. Cards are drawn in
 * this order and never go back, so a number names one card until the next shuffle, wherever it lies.
 */
export type Card = number;

/** A set of cards as bits: bit `n` stands for card `n`. */
export type CardSet = number;

/** What the game waits for. */
export const Phase = {
  /** WD-DEC-01: an adventurer for the next round. */
  choose: 0,
  /** WD-DEC-02, WD-DEC-03: draw or pass. */
  bid: 1,
  /** WD-DEC-04: add the drawn monster or sacrifice a tile. */
  place: 2,
  /** WD-DEC-05: a kind for the vorpal blade. */
  name: 3,
  /** WD-DEC-06: keep or exchange the monster turned up. */
  polymorph: 4,
  /** WD-DEC-07: use the axe or take the damage. */
  axe: 5,
  over: 6,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** Stands for "no seat", "no card", "no kind", "no adventurer" and "no result yet" in the state. */
export const NONE = -1;

/**
 * All of a table, in small whole numbers, bit sets and three short lists of them, so that a search bot copies
 * it in nanoseconds. What is waited for is `phase` and `turn`: one decision at a time, none nested.
 */
export interface State {
  readonly seats: number;
  /** WD-VAR-01 as an index into its values: 0 off, 1 each player, 2 only the starting player. */
  readonly firstTurnAdd: number;
  /** WD-VAR-02: 1 when passing is not allowed on a first turn. */
  readonly firstTurnNoPass: number;
  /** WD-VAR-04: 1 when the axe defeats one card only. */
  readonly axeSingle: number;
  /** WD-VAR-05: 1 when later adventurers are drawn at random. */
  readonly nextRandom: number;
  /** WD-VAR-06: 1 when the new starting player chooses in place of a runner who was eliminated. */
  readonly starterChooses: number;
  /** WD-VAR-07: 1 when an eliminated player gives success cards back. */
  readonly successesLost: number;
  /** WD-VAR-08: 1 when nobody is shown again what they put into the dungeon. */
  readonly memoryHidden: number;

  phase: Phase;
  /** The seat that decides; the winner when the game is over. */
  turn: Seat;
  /** Counted from 1; 0 while the first adventurer is still to be chosen. */
  round: number;
  /** The seat that takes the first turn of this round. */
  starter: Seat;
  adventurer: Adventurer;

  /** Seats not eliminated. */
  alive: SeatSet;
  /** Seats that have not passed this round. */
  bidding: SeatSet;
  /** Seats that have not finished a turn this round. */
  fresh: SeatSet;
  /** Success cards held, two bits per seat. */
  successes: number;
  /** Failures suffered, two bits per seat. */
  failures: number;

  /** The kind of each card of this round. */
  cards: Kind[];
  /** Cards taken from the deck so far: the top of the deck is card `drawn`. */
  drawn: number;
  /** Who drew each card, two bits per card. */
  drawers: number;
  /** Cards put into the dungeon, turned up or not; a later card lies above an earlier one. */
  dungeon: CardSet;
  /** Cards lying face up for everyone. */
  turned: CardSet;
  /** Tiles under the adventurer, spent ones included. */
  tiles: TileSet;
  /** Tiles used up in this dungeon. */
  spent: TileSet;
  /** The card under each sacrificed tile, four bits per tile of this adventurer. */
  aside: number;

  /** The seat in the dungeon, or the last one that was; `NONE` during the bidding. */
  runner: Seat;
  hp: number;
  /** The kind named for a vorpal blade. */
  named: Kind;
  /** The card faced now. */
  faced: Card;
  /** The kind the axe was used on. */
  axed: Kind;
  /** 1 when the demon was faced last and the pact takes whatever is faced next. */
  pactPending: number;
  /** How each card of this dungeon ended, in the order faced; of the last one until the next run. See `packStep`. */
  steps: number[];
  /** 1 after a success, 0 after a failure, until the next round. */
  result: number;

  /** The kind named in the run before this round, which is still told of. */
  lastNamed: Kind;
  /** The rounds played, each packed into one number: see `packRound`. */
  rounds: number[];
  winner: Seat;
}

/** Two-bit counters packed into one number, as `successes`, `failures` and `drawers` hold them. */
export const pairAt = (packed: number, index: number): number => (packed >> (index * 2)) & 3;

/** The card under a sacrificed tile, given as the tile's place 0 to 5 among those of the adventurer. */
export const cardUnder = (aside: number, place: number): Card => (aside >> (place * 4)) & 15;

/** The cards of the dungeon pile that are still face down. */
export const pileOf = (s: State): CardSet => s.dungeon & ~s.turned;

/** The last of a set of cards, the one on top of the pile. */
export const topCard = (cards: CardSet): Card => 31 - Math.clz32(cards);

/** Whether a set of cards or tiles holds that one. */
export const holds = (set: number, item: number): boolean => (set & (1 << item)) !== 0;

/** How many cards, tiles or seats a set holds. */
export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** WD-BID-01: clockwise, skipping those who are not in the set. */
export function nextOf(set: number, seat: Seat, seats: number): Seat {
  let next = seat;
  do next = next + 1 === seats ? 0 : next + 1;
  while (!hasSeat(set, next));
  return next;
}

export function copy(s: State): State {
  return {
    seats: s.seats,
    firstTurnAdd: s.firstTurnAdd,
    firstTurnNoPass: s.firstTurnNoPass,
    axeSingle: s.axeSingle,
    nextRandom: s.nextRandom,
    starterChooses: s.starterChooses,
    successesLost: s.successesLost,
    memoryHidden: s.memoryHidden,
    phase: s.phase,
    turn: s.turn,
    round: s.round,
    starter: s.starter,
    adventurer: s.adventurer,
    alive: s.alive,
    bidding: s.bidding,
    fresh: s.fresh,
    successes: s.successes,
    failures: s.failures,
    cards: s.cards.slice(),
    drawn: s.drawn,
    drawers: s.drawers,
    dungeon: s.dungeon,
    turned: s.turned,
    tiles: s.tiles,
    spent: s.spent,
    aside: s.aside,
    runner: s.runner,
    hp: s.hp,
    named: s.named,
    faced: s.faced,
    axed: s.axed,
    pactPending: s.pactPending,
    steps: s.steps.slice(),
    result: s.result,
    lastNamed: s.lastNamed,
    rounds: s.rounds.slice(),
    winner: s.winner,
  };
}
