import type { Seat } from '@mazmorra/kernel';
import type { CardId, GoalCardId, PathCardId, Tool } from './data/cards.ts';
import type { GoalSlot, Role } from './data/table.ts';

export type Rotation = 0 | 180;

/** Where a card lies in the maze and how. */
export interface Placed {
  readonly card: PathCardId;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/**
 * Why a seat starts a round after the first: it follows `seat`, who played the last path card (`path`), who started the round before
 * in which no path card was played (`no-path`), or who had the last turn with a card (`card`).
 */
export interface After {
  readonly seat: Seat;
  readonly why: 'path' | 'no-path' | 'card';
}

/** Everything that can happen; the log, the animations and the screen reader's words are made from these alone. */
export type Event =
  /** A new round is laid out. `saboteurs` are the possible numbers of saboteurs, which are public. */
  | {
      readonly type: 'round-started';
      readonly round: number;
      readonly rounds: number;
      readonly starter: Seat;
      /** Absent in the first round and in logs that were stored before it was told. */
      readonly after?: After;
      readonly handSize: number;
      readonly pileLeft: number;
      readonly saboteurs: readonly number[];
      readonly goldLeft: number;
    }
  /** Told to its own seat only. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly role: Role; readonly hand: readonly CardId[] }
  | { readonly type: 'turn'; readonly seat: Seat; readonly pileLeft: number; readonly handLeft: number }
  | ({
      readonly type: 'path-played';
      readonly seat: Seat;
      readonly deadEnd: boolean;
      /** Cards that had been cut off and are joined to the start again. */
      readonly rejoined: number;
    } & Placed)
  | {
      readonly type: 'goal-turned';
      readonly seat: Seat;
      readonly slot: GoalSlot;
      readonly card: GoalCardId;
      readonly rotation: Rotation;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly type: 'tool-broken';
      readonly seat: Seat;
      readonly target: Seat;
      readonly card: CardId;
      readonly tool: Tool;
    }
  | {
      readonly type: 'tool-repaired';
      readonly seat: Seat;
      readonly target: Seat;
      readonly card: CardId;
      readonly tool: Tool;
      /** The target has no broken tool left and may dig again. */
      readonly canDig: boolean;
    }
  | ({
      readonly type: 'rockfall';
      readonly seat: Seat;
      /** Who had played the card that is gone. */
      readonly laidBy: Seat;
      /** Connected cards that this cut off from the start. */
      readonly cutOff: number;
    } & Placed)
  /** `card` is there only for the seat that looked. */
  | { readonly type: 'map-used'; readonly seat: Seat; readonly slot: GoalSlot; readonly card?: GoalCardId }
  /** `card` is there only for the seat that discarded it. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card?: CardId }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** `card` is there only for the seat that drew it. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly pileLeft: number; readonly card?: CardId }
  | {
      readonly type: 'round-ended';
      readonly round: number;
      readonly winner: 'miners' | 'saboteurs';
      /** Who reached the treasure. */
      readonly finisher?: Seat;
      readonly turns: number;
    }
  /** SB-END-04: what lay face down, hands apart. */
  | {
      readonly type: 'cards-revealed';
      readonly round: number;
      readonly roles: readonly Role[];
      /** The dwarf card that was set aside, unless none was. */
      readonly aside?: Role;
      readonly goals: readonly GoalCardId[];
      readonly treasure: GoalSlot;
    }
  | {
      readonly type: 'draft-started';
      readonly cards: number;
      readonly order: readonly Seat[];
      /** The saboteur who reached the treasure, so that somebody else chooses first; absent if a miner did, and in logs that were stored before it was told. */
      readonly passedOver?: Seat;
    }
  /** The packet lies before a seat; `values` are there only for that seat. */
  | {
      readonly type: 'packet-handed';
      readonly seat: Seat;
      readonly cards: number;
      readonly values?: readonly number[];
    }
  /** `nuggets` is there only for the seat that took the card. */
  | { readonly type: 'gold-taken'; readonly seat: Seat; readonly left: number; readonly nuggets?: number }
  /** `values` are there only for the saboteur who was paid. */
  | {
      readonly type: 'gold-paid';
      readonly seat: Seat;
      readonly nuggets: number;
      readonly cards: number;
      readonly credit: number;
      readonly goldLeft: number;
      readonly values?: readonly number[];
    }
  | { readonly type: 'nobody-paid'; readonly round: number }
  | {
      readonly type: 'game-ended';
      readonly nuggets: readonly number[];
      readonly cards: readonly (readonly number[])[];
      readonly winners: readonly Seat[];
    };
