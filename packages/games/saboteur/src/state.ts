import type { Seat, SeatSet } from '@mazmorra/kernel';
import type { Kind } from './data/cards.ts';

/** What is waited for: a turn, a gold card to be chosen, or nothing more. */
export type Phase = 'turn' | 'draft' | 'over';

/**
 * A card lying face up in the maze, in one number:
 * bit 0 joined to the start (SB-PATH-06), bit 1 turned by 180, bits 2-6 kind, bits 7-10 the seat that played it
 * (0 for start and goals), bits 11-24 the cell. Helpers in `rules/maze.ts`.
 */
export type MazeCard = number;

/**
 * An empty cell beside at least one face-up card, and what those neighbours ask of a card laid there:
 * bits 0-3 the sides with a joined open neighbour, bits 4-7 the sides that must be open, bits 8-11 the sides with
 * a face-up neighbour, bits 12-25 the cell.
 */
export type RimCell = number;

/** A card in the discard pile: bits 0-4 kind, bit 5 face down, bits 6-9 the seat that discarded it. */
export type Discard = number;

/** A gold card taken in a draft: bits 0-1 its nuggets, bits 2-5 the seat that took it. */
export type Pick = number;

/** What one saboteur was paid. */
export interface Payment {
  readonly seat: Seat;
  /** Nuggets of each card, the largest first. */
  readonly cards: readonly number[];
  /** Nuggets owed that no card could pay (SB-GOLD-09). */
  readonly credit: number;
}

/** A round that has ended; never changed afterwards. */
export interface RoundResult {
  /** The seat that reached the treasure, -1 when nobody did (the saboteurs won). */
  readonly finisher: number;
  readonly starter: Seat;
  readonly saboteurs: SeatSet;
  /** 0 miner, 1 saboteur, -1 none: the dwarf card that was set aside. */
  readonly aside: number;
  /** The goal cards at top, middle, bottom. */
  readonly goals: readonly Kind[];
  /** Its turns as everybody saw them; the seat of turn i is starter + i. */
  readonly history: readonly number[];
  /** How many goals were turned up during play. */
  readonly reached: number;
  /** In the order of choosing; empty when the saboteurs won. */
  readonly picks: readonly Pick[];
  /** In the order of payment; empty when the miners won. */
  readonly paid: readonly Payment[];
}

/**
 * The whole state of a game: plain JSON, small numbers in flat arrays. Arrays marked `readonly` are frozen and
 * replaced, never changed, so copies share them.
 */
export interface State {
  readonly seats: number;
  readonly handSize: number;
  /** SB-VAR-01 `per-player` */
  readonly draftPerPlayer: boolean;
  /** SB-VAR-02 `hands-empty` */
  readonly untilHandsEmpty: boolean;
  /** SB-VAR-03 `last-card` */
  readonly starterByLastCard: boolean;
  /** SB-VAR-04 */
  readonly allSaboteurs: boolean;
  /** SB-VAR-05 */
  readonly rounds: number;

  phase: Phase;
  /** From 1. */
  round: number;
  starter: Seat;
  /** The seat on turn, or the one choosing a gold card. */
  turn: Seat;

  /** Who are saboteurs this round. */
  saboteurs: SeatSet;
  /** 0 miner, 1 saboteur, -1 none: the dwarf card set aside. */
  aside: number;

  /** The goal cards at top, middle, bottom. */
  goals: readonly Kind[];
  /** Which of them lie face up, as bits. */
  turnedUp: number;
  /** Goals looked at with a map this round: bit `seat * 3 + slot`. */
  looked: number;
  /** Broken tools: bit `seat * 3 + tool`. */
  broken: number;

  /** The draw pile; its top is at `pileLeft - 1`, what lies above that has been drawn. */
  pile: readonly Kind[];
  pileLeft: number;
  /** `handSize` places for each seat, sorted, empty places (`NO_CARD`) last. */
  hands: Kind[];

  /** The start, every path card and every turned-up goal, in the order in which they came. */
  maze: MazeCard[];
  rim: RimCell[];
  /** How many connected cards of the maze are cut off from the start. */
  loose: number;

  discards: Discard[];
  /** The turns of this round as everybody saw them: options, with the card of a discard left out. Seat of turn i: starter + i. */
  history: number[];
  /** The seat that played the last path card of this round, -1 before the first. */
  lastPath: number;

  /** The face-down gold pile, its top last. */
  goldPile: readonly number[];
  /** The gold cards being drafted, smallest first. */
  packet: readonly number[];
  picks: readonly Pick[];
  /** The seat that reached the treasure this round, -1 before that. */
  finisher: number;

  results: readonly RoundResult[];
}
