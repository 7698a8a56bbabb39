import type { GameEvent, RuleId, Seat } from '@mazmorra/kernel';
import type { AdventurerId } from './data/adventurers.ts';
import type { EndingId } from './data/endings.ts';
import type { TileId } from './data/equipment.ts';
import type { MonsterId } from './data/monsters.ts';

/** What happened. `monster` is absent where the reader may not know it. */
export type Event =
  | { readonly type: 'starter-drawn'; readonly seat: Seat }
  | {
      readonly type: 'adventurer';
      readonly adventurer: AdventurerId;
      /** Who chose; absent when nobody did. */
      readonly seat?: Seat;
      readonly by: 'table' | 'chance' | 'choice';
      /** Who chose is out of the game. */
      readonly out?: true;
    }
  | {
      readonly type: 'round';
      readonly round: number;
      readonly starter: Seat;
      readonly adventurer: AdventurerId;
      readonly deck: number;
      /** Who was eliminated and would have started: the starter is the next one clockwise. */
      readonly after?: Seat;
    }
  /** `deck` is what is left of the deck afterwards. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly deck: number; readonly monster?: MonsterId }
  | { readonly type: 'pass'; readonly seat: Seat; readonly forced: boolean; readonly left: number }
  /** `pile` is the size of the dungeon pile afterwards. */
  | { readonly type: 'add'; readonly seat: Seat; readonly pile: number; readonly monster?: MonsterId }
  /** `hp`: what the adventurer has left when the piece gave hit points. */
  | {
      readonly type: 'sacrifice';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly monster?: MonsterId;
      readonly hp?: number;
    }
  | {
      readonly type: 'enter';
      readonly seat: Seat;
      readonly adventurer: AdventurerId;
      readonly hp: number;
      readonly pile: number;
      readonly tiles: readonly TileId[];
    }
  | { readonly type: 'name'; readonly seat: Seat; readonly monster: MonsterId; readonly tile: TileId }
  /** `by` put the card there; `pile` is what is still face down. */
  | {
      readonly type: 'turn-up';
      readonly seat: Seat;
      readonly monster: MonsterId;
      readonly strength: number;
      readonly by: Seat;
      readonly pile: number;
    }
  | { readonly type: 'keep'; readonly seat: Seat; readonly monster: MonsterId }
  | {
      readonly type: 'polymorph';
      readonly seat: Seat;
      readonly from: MonsterId;
      readonly to: MonsterId;
      readonly deck: number;
    }
  /** `hp` is what is left, `healed` what the ring gave. */
  | {
      readonly type: 'defeat';
      readonly seat: Seat;
      readonly monster: MonsterId;
      readonly how: EndingId;
      readonly tile: TileId;
      readonly hp: number;
      readonly healed: number;
    }
  | { readonly type: 'axe-saved'; readonly seat: Seat; readonly monster: MonsterId }
  | {
      readonly type: 'damage';
      readonly seat: Seat;
      readonly monster: MonsterId;
      readonly lost: number;
      readonly hp: number;
    }
  | { readonly type: 'potion'; readonly seat: Seat; readonly tile: TileId; readonly hp: number }
  /** `goesOn`: Omnipotence may still save the run. */
  | { readonly type: 'death'; readonly seat: Seat; readonly hp: number; readonly goesOn: boolean }
  | { readonly type: 'omnipotence'; readonly seat: Seat; readonly saved: boolean }
  | {
      readonly type: 'result';
      readonly seat: Seat;
      readonly success: boolean;
      readonly hp: number;
      readonly pile: number;
      readonly successes: number;
      readonly failures: number;
    }
  /** `gaveBack`: WD-VAR-07 took the one success card that somebody still in the game can hold. */
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly gaveBack?: true }
  | {
      readonly type: 'turn-up-aside';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly monster: MonsterId;
    }
  | { readonly type: 'turn-up-left'; readonly monsters: readonly MonsterId[] }
  | { readonly type: 'win'; readonly seat: Seat; readonly by: 'successes' | 'last-left' };

/** An event everybody reads alike. */
export const toAll = (rule: RuleId, event: Event): GameEvent<Event> => ({ rule, public: event });

/** An event that turns something up for everybody. */
export const shown = (rule: RuleId, event: Event): GameEvent<Event> => ({
  rule,
  public: event,
  reveals: true,
});
