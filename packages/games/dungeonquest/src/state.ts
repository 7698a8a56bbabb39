import type { Seat } from '@mazmorra/kernel';
import type { Frame } from './frames.ts';

/** 0 or 1: smaller than a boolean in JSON and as quick to copy as any number. */
export type Flag = 0 | 1;

/** Where a hero is in his story. */
export type Fate = 'inside' | 'left' | 'dead';

/**
 * What killed a hero. `by` of the hero says which: the number of a card, a room type, a monster
 * or the seat of the other hero.
 */
export type Cause =
  | 'none'
  | 'card'
  | 'room'
  | 'combat'
  | 'escape'
  | 'dragon'
  | 'no-retreat'
  | 'walled-in'
  | 'night'
  | 'penance'
  | 'hero';

/** In place of a set of seats: laid open to all, those who only watch included. */
export const EVERYBODY = -1;

/** A hero and everything that lies beside his card. Cells are board cells, -1 for none. */
export interface Hero {
  /** Index into the table of heroes, -1 until chosen. */
  hero: number;
  fate: Fate;
  cell: number;
  /** The half of a Chasm or Bridge he stands on, -1 elsewhere (DQ-MOVE-05). */
  half: number;
  /** Entered-from: where his last normal move began, -1 after special movement (DQ-TERM-05). */
  from: number;
  wounds: number;
  /** Turns he still loses (DQ-TURN-13). */
  lostTurns: number;
  /** Searches of this room, and those of them made walled in (DQ-SEARCH-03, DQ-DEAD-04). */
  searches: number;
  walledSearches: number;
  /** The space must be encountered in place of his next action (DQ-TURN-07). */
  pending: Flag;
  /** Caught in a Spider Web (DQ-ROOM-36), or freed from it at the start of this turn. */
  stuck: Flag;
  freed: Flag;
  /** Must go back to entered-from (DQ-ROOM-27, DQ-ROOM-34). */
  mustReturn: Flag;
  /** In Darkness with his move unfinished (DQ-ROOM-17). */
  dark: Flag;
  /** Has crossed this Cave-in (DQ-ROOM-23) or this Bridge (DQ-ROOM-29). */
  crossed: Flag;
  /** Personal permission to go down: 2 granted this turn, 1 good for this main step (DQ-CARD-13). */
  mayGoDown: 0 | 1 | 2;
  /** 2 in the turn in which he leaves the catacombs, 1 up to the end of the next: no monster can be escaped (DQ-CAT-15). */
  surfaced: 0 | 1 | 2;
  /** Used Gherinn's penance this turn. */
  penance: Flag;

  /** In the catacombs: travel marker on `cell`, its arrow, cards drawn in this visit (DQ-CAT-08). */
  below: Flag;
  facing: number;
  travelled: number;
  /** Catacomb cards of this visit that go back to the deck when it ends. */
  pile: number[];
  /** How many of his catacomb Loot cards, the last ones, are of this visit: discarded below they go to the pile (DQ-CAT-06). */
  visitLoot: number;
  /** May test the Hole in the Roof again in place of a card. */
  hole: Flag;

  /** Loot: the cards, what each is worth, whether its end-of-game effect is done, and which seats have seen it. */
  loot: number[];
  lootGold: number[];
  lootDone: number[];
  lootSeen: number[];
  /** Kept cards with their determination and whether they were dealt with this turn. */
  kept: number[];
  keptTokens: number[];
  keptDone: number[];
  runes: number[];

  /** Determination tokens by what they belong to (DQ-DET-04). */
  roomTokens: number;
  passageTokens: number;
  holeTokens: number;
  onceTokens: number;
  focusTokens: number;
  /** The passage the portcullis tokens belong to, as cell * 4 + direction, or -1 (DQ-PORT-07). */
  passage: number;

  /** For the summary: turns he had, how he ended, what he brought out. */
  turns: number;
  /** Dragon cards he drew: 0 for who never saw the hoard. */
  dragonCards: number;
  cause: Cause;
  by: number;
}

/** One side of a combat: 0 is the hero (in a duel the attacker), 1 the monster (the defender). */
export type Side = 0 | 1;

/** A combat. Its deck is the common combat deck, which lives here also in between. */
export interface Combat {
  on: Flag;
  /** Hero against hero (DQ-VAR-11). */
  duel: Flag;
  /** The monster is played by the automaton (DQ-SOLO-03). */
  automaton: Flag;
  /** The seats that decide for the two sides, -1 for the automaton. */
  players: number[];
  monster: number;
  life: number;
  round: number;
  deck: number[];
  discard: number[];
  stack: number[];
  hands: number[][];
  piles: number[][];
  /** Cards played this round, the revealed one first. */
  played: number[][];
  /** Chosen face down in step 2, -1 while open. */
  chosen: number[];
  /** Power cards still face down in each side's pile, as bits 0 to 3 (DQ-MON-04). */
  powers: number[];
  /** The power card each side drew at the start, while it has not been shown to everybody; -1 otherwise. */
  drawn: number[];
  /** Cards of each hand that the other side has seen (Shared Fates). */
  seen: number[][];
  handSize: number[];
  /** This round. */
  bonus: number[];
  cancelled: number[];
  noCounter: number[];
  noDeathblow: number[];
  mustPlay: number[];
  reduce: number[];
  limit: number[];
  /**
   * Effects of a won or lost round, those for the next round, and those of the last round that wait for the reveal:
   * four numbers each, the side, the program, the named type and whether it is the side's first card.
   */
  ifWon: number[];
  ifLost: number[];
  next: number[];
  waiting: number[];
  /** Cards on their way to the loser's damage pile in step 4. */
  incoming: number[];
  /** Who counterattacked this round, -1 for nobody. */
  countered: number;
  winner: number;
  /** The hero has announced that he flees (DQ-VAR-80). */
  fleeing: Flag;
  /** How often the hero's side played each type: what the reference monster remembers (DQ-BOT-05). */
  shown: number[];
}

/** Everything about a game in progress. Plain JSON; arrays that are piles have their top at the end. */
export interface State {
  seats: number;
  /** Optional rules in force, bits of `variants.ts`. */
  optional: number;
  first: Seat;
  /** Turns begun so far, all seats together. */
  turn: number;
  sun: number;
  over: Flag;
  heroes: Hero[];
  /** Per cell the placed tile as tile * 4 + direction of its arrow, -1 where there is none. */
  board: number[];
  /** Rotating Rooms that have turned, bit by bit (DQ-ROOM-13). */
  rotated: number;
  /** Cells with a catacomb entrance marker. */
  markers: number[];
  tiles: number[];
  /** Tiles a hero looks at with the Rune of Sight. */
  sight: number[];
  decks: number[][];
  discards: number[][];
  /** Runes out of the game. */
  runesAway: number[];
  /** Monster tokens as kind * 10 + Life: in the reserve, and on the board in the order they came. */
  reserve: number[];
  tokens: number[];
  tokenCells: number[];
  /** Seats that have looked at the token, as bits. */
  tokenSeen: number[];
  /** Index of the token that a servant of Kalladra moved last, -1 for none (DQ-VAR-22). */
  lastServant: number;
  /** Determination tokens in the pool. */
  determination: number;
  /** Corridors entered this turn (DQ-ROOM-09). */
  corridors: number[];
  combat: Combat;
  /** What is being resolved and waited for, the innermost last. */
  frames: Frame[];
}
