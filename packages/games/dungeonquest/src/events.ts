import type { GameEvent, RuleId, Seat } from '@mazmorra/kernel';
import type { Cause, Side } from './state.ts';

/** Who fights on a side: the seat that plays it (-1 is the automaton), and the monster, absent for a hero. */
export interface Fighter {
  readonly seat: number;
  readonly monster?: string;
}

/**
 * Everything that can be told of a game. Components are named by their ids, places by cells, directions by
 * number (0 north, clockwise). A field that may be hidden from some readers is absent in their form. The `player` of a monster is the
 * seat that plays it, -1 the automaton; logs of earlier versions do not name it.
 */
export type Event =
  /* Set-up */
  | { readonly type: 'hero'; readonly seat: Seat; readonly hero: string }
  | {
      readonly type: 'first-roll';
      readonly seat: Seat;
      readonly die: number;
      /** Those who tied for the highest roll again. */
      readonly again?: true;
    }
  | { readonly type: 'first-player'; readonly seat: Seat }
  | { readonly type: 'rune-dealt'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'late-start'; readonly die: number; readonly space: number }
  | { readonly type: 'tower-taken'; readonly seat: Seat; readonly tower: string; readonly cell: number }
  /* The turn */
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'sun'; readonly space: number }
  | {
      readonly type: 'sunset-roll';
      readonly seat: Seat;
      readonly die: number;
      readonly closesUpTo: number;
      readonly closed: boolean;
    }
  | {
      readonly type: 'turn-lost';
      readonly seat: Seat;
      /** `card`: a kept card ends the turn before anything could be done in it. */
      readonly why: 'skip' | 'blocked' | 'waits' | 'card';
      readonly left: number;
    }
  | { readonly type: 'turns-to-lose'; readonly seat: Seat; readonly count: number; readonly total: number }
  /* Moving */
  | {
      readonly type: 'explored';
      readonly seat: Seat;
      readonly cell: number;
      readonly tile: string;
      readonly entry: number;
    }
  | {
      readonly type: 'tile-turned';
      readonly cell: number;
      readonly tile: string;
      readonly entry: number;
      /** Quarter turns to the right: 3 is one to the left. Logs of earlier versions do not say. */
      readonly quarters?: number;
    }
  | {
      readonly type: 'tiles-looked-at';
      readonly seat: Seat;
      readonly tiles?: readonly string[];
      readonly count: number;
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly how: MoveKind;
    }
  | { readonly type: 'half'; readonly seat: Seat; readonly cell: number; readonly half: number }
  | {
      readonly type: 'door';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly opens: boolean;
    }
  | {
      readonly type: 'portcullis';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly opens: boolean;
    }
  | {
      readonly type: 'darkness';
      readonly seat: Seat;
      readonly die: number;
      readonly direction: number;
      readonly moves: boolean;
    }
  | { readonly type: 'stays'; readonly seat: Seat; readonly cell: number; readonly why: StayKind }
  | { readonly type: 'searches'; readonly seat: Seat; readonly cell: number; readonly search: number }
  | { readonly type: 'walled-in'; readonly seat: Seat; readonly cell: number }
  /* Cards */
  | { readonly type: 'draws'; readonly seat: Seat; readonly deck: string; readonly card?: string }
  | { readonly type: 'shuffles'; readonly deck: string; readonly why: ShuffleReason }
  | { readonly type: 'deck-empty'; readonly deck: string }
  | { readonly type: 'keeps'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'kept-gone';
      readonly seat: Seat;
      readonly card: string;
      /** What the hero still keeps: another card of the same name may be among it. Logs of earlier versions do not say. */
      readonly left?: readonly string[];
    }
  | { readonly type: 'refuses'; readonly seat: Seat; readonly card: string; readonly by: string }
  | {
      readonly type: 'card-may';
      readonly seat: Seat;
      readonly card: string;
      readonly what: string;
      readonly yes: boolean;
    }
  | {
      readonly type: 'gains-loot';
      readonly seat: Seat;
      readonly deck: string;
      readonly card?: string;
      readonly gold?: number;
      /** Loot cards held afterwards. */
      readonly held: number;
    }
  | {
      readonly type: 'loses-loot';
      readonly seat: Seat;
      readonly card: string;
      readonly gold: number;
      readonly held: number;
      readonly why: LossKind;
    }
  | { readonly type: 'drinks'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'rune-used'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'ability-used'; readonly seat: Seat; readonly ability: string }
  | {
      readonly type: 'bribe';
      readonly seat: Seat;
      readonly gold: number;
      readonly die: number;
      readonly price: number;
    }
  /* Dice, tests, wounds */
  | {
      readonly type: 'rolls';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly for: string;
      /** Rolled anew: these dice stand instead of the first. */
      readonly again?: true;
      /** What the text takes off the dice (of an attribute, where one is named), and what is left of them. */
      readonly less?: {
        readonly by: number;
        readonly attribute?: string;
        readonly leaves: number;
        readonly of: 'wounds' | 'turns';
      };
      /** The text has nothing in store for this roll. */
      readonly nothing?: true;
    }
  | {
      readonly type: 'test';
      readonly seat: Seat;
      readonly attribute: string;
      readonly needs: number;
      readonly dice: readonly number[];
      readonly bonus: number;
      readonly passed: boolean;
      /** The room, the portcullis or the kept card that asks for it; absent for a card that has just been drawn. */
      readonly for?: string;
      /** One die was rolled anew: the same test, with other dice. */
      readonly again?: true;
    }
  | { readonly type: 'test-passed'; readonly seat: Seat; readonly attribute: string; readonly by: string }
  | {
      readonly type: 'determination';
      readonly seat: Seat;
      readonly change: number;
      /** Tokens held afterwards for the same thing: those of two kept cards lie apart. */
      readonly held: number;
      /** What they are for; absent where they serve any test, or the card that has just been drawn. */
      readonly for?: string;
    }
  | {
      readonly type: 'wounds';
      readonly seat: Seat;
      readonly count: number;
      readonly wounds: number;
      readonly life: number;
      readonly cause: Cause;
      /** The kept card that does it; whatever else wounds has just been told. */
      readonly by?: string;
    }
  | { readonly type: 'prevented'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'heals'; readonly seat: Seat; readonly count: number; readonly wounds: number }
  | {
      readonly type: 'dies';
      readonly seat: Seat;
      readonly hero: string;
      readonly cause: Cause;
      readonly by: string;
      readonly cell: number;
    }
  | {
      readonly type: 'falls';
      readonly seat: Seat;
      readonly cause: Cause;
      readonly die: number;
      readonly cards: number;
    }
  | { readonly type: 'wakes'; readonly seat: Seat; readonly wounds: number }
  /* Monsters */
  | {
      readonly type: 'monster';
      readonly seat: Seat;
      readonly monster: string;
      readonly player: number;
      readonly cell: number;
      readonly from: 'card' | 'token' | 'threat' | 'servant';
    }
  | {
      readonly type: 'monster-life';
      readonly monster: string;
      readonly player?: number;
      readonly life?: number;
    }
  | { readonly type: 'monster-removed'; readonly seat: Seat; readonly monster: string }
  | { readonly type: 'token-taken'; readonly monster: string; readonly cell: number }
  | { readonly type: 'token-placed'; readonly monster: string; readonly cell: number }
  | {
      readonly type: 'escape';
      readonly seat: Seat;
      readonly monster: string;
      readonly cards: readonly [string, string];
      readonly values: readonly [number, number];
      readonly escaped: boolean;
      readonly damage: number;
      readonly player?: number;
    }
  /* Combat: sides are 0 hero or attacker, 1 monster or defender; `fighter` is who fights on the side named */
  | { readonly type: 'combat'; readonly seat: Seat; readonly opponent: number; readonly monster?: string }
  | {
      readonly type: 'first-shot';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly hits: readonly string[];
      readonly monster: string;
      readonly player?: number;
      /** Cards in the monster's damage pile afterwards. */
      readonly pile: number;
    }
  | {
      readonly type: 'lightning';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly monster: string;
      readonly player?: number;
      readonly pile: number;
    }
  | { readonly type: 'round'; readonly round: number; readonly hands: readonly number[] }
  | {
      readonly type: 'hand';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly drawn: number;
      readonly cards?: readonly string[];
    }
  | {
      readonly type: 'reveal';
      readonly cards: readonly (string | undefined)[];
      readonly fighters: readonly [Fighter, Fighter];
    }
  | {
      readonly type: 'power';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly card: string;
      /** Against whom; logs of earlier versions do not say. */
      readonly opponent?: Fighter;
      /** Without this it comes to nothing: a type of attack, while the opponent plays another, or cards in the `combat-stack`. */
      readonly lacks?: string;
    }
  | {
      readonly type: 'cancelled';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly card: string;
      /** By a card of the round before. */
      readonly carried?: true;
    }
  | {
      readonly type: 'attack-changed';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly amount: number;
      readonly total: number;
      /** By a card of the round before. */
      readonly carried?: true;
    }
  | {
      readonly type: 'names-type';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly attackType: string;
    }
  | {
      readonly type: 'replaces';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly card: string;
      readonly by: string;
    }
  | { readonly type: 'hand-discarded'; readonly side: Side; readonly fighter: Fighter; readonly card: string }
  | {
      readonly type: 'hand-seen';
      readonly side: Side;
      /** Whose hand it is, and who looks. */
      readonly fighter: Fighter;
      readonly by: Fighter;
      readonly cards?: readonly string[];
    }
  | {
      readonly type: 'hand-taken';
      readonly side: Side;
      /** Who takes the card, and from whose hand. */
      readonly fighter: Fighter;
      readonly from: Fighter;
      readonly card?: string;
    }
  | { readonly type: 'stack-taken'; readonly side: Side; readonly fighter: Fighter; readonly card: string }
  | {
      readonly type: 'damage-removed';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly card: string;
      readonly pile: number;
    }
  | {
      readonly type: 'damage-added';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly cards: readonly string[];
      readonly pile: number;
    }
  | {
      readonly type: 'counter';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly card: string;
      readonly total: number;
    }
  | {
      readonly type: 'counter-revealed';
      readonly monster: string;
      readonly cards: readonly string[];
      readonly played: readonly string[];
    }
  | { readonly type: 'stalemate'; readonly totals: readonly number[] }
  | {
      readonly type: 'round-won';
      readonly side: Side;
      readonly fighter: Fighter;
      readonly totals: readonly number[];
      readonly deathblow: number;
    }
  | { readonly type: 'flees'; readonly seat: Seat; readonly step: 'announced' | 'failed' | 'away' }
  | {
      readonly type: 'monster-killed';
      readonly seat: Seat;
      readonly monster: string;
      readonly player?: number;
      readonly life: number;
    }
  | {
      readonly type: 'monstrous';
      readonly seat: Seat;
      readonly die: number;
      readonly life: number;
      readonly found: boolean;
    }
  /* The dragon and the catacombs */
  | { readonly type: 'dragon-wakes'; readonly seat: Seat }
  | { readonly type: 'dragon-cards-back'; readonly count: number }
  | {
      readonly type: 'entrance';
      readonly cell: number;
      /** Why no marker was placed; logs of earlier versions say `impossible` for a Cave-in and where none was left. */
      readonly unmarked?: 'already' | 'cave-in' | 'none-left' | 'impossible';
      /** Who may go down next turn even so. */
      readonly seat?: Seat;
    }
  | {
      readonly type: 'goes-down';
      readonly seat: Seat;
      readonly cell: number;
      readonly facing: number;
      readonly falls: boolean;
    }
  | {
      readonly type: 'way-out';
      readonly seat: Seat;
      readonly from: number;
      readonly ahead: number;
      readonly side: 'left' | 'right';
      readonly die: number;
      readonly to: number;
      readonly naga: boolean;
    }
  /* The end */
  | { readonly type: 'leaves'; readonly seat: Seat; readonly tower: string; readonly loot: number }
  | { readonly type: 'loot-shown'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'end-item'; readonly seat: Seat; readonly card: string; readonly used: boolean }
  | { readonly type: 'worth'; readonly seat: Seat; readonly card: string; readonly gold: number }
  | {
      readonly type: 'end';
      readonly winners: readonly Seat[];
      readonly gold: readonly number[];
      /** What decided where somebody else had as much gold, and how much of it the winner has. */
      readonly by?: 'best' | 'loot';
      readonly amount?: number;
      /** Alone in the dungeon, who got out without a treasure card: that is no victory, but neither is it Kalladra's. */
      readonly survivor?: Seat;
    }
  /* Optional rules */
  | { readonly type: 'duel'; readonly attacker: Seat; readonly defender: Seat }
  | { readonly type: 'duel-won'; readonly winner: Seat; readonly loser: Seat }
  | {
      readonly type: 'loot-taken';
      readonly from: Seat;
      readonly by: Seat;
      readonly deck: string;
      readonly card?: string;
      /** How many Loot cards the taker has now, and how many are left to the other. */
      readonly held: number;
      readonly left: number;
    }
  | {
      readonly type: 'servant-moves';
      readonly seat: Seat;
      readonly monster: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'servant-calls';
      readonly seat: Seat;
      readonly monster: string;
      readonly drawn: readonly string[];
    };

export type MoveKind =
  | 'walk'
  | 'secret'
  | 'teleport'
  | 'tower'
  | 'escape'
  | 'retreat'
  | 'surface'
  | 'flee'
  | 'wake';

/** The Shuffle card was drawn, the deck had run out, or cards went back into it. */
export type ShuffleReason = 'card' | 'empty' | 'returned';
export type StayKind =
  | 'bridge'
  | 'bridge-crossed'
  | 'web'
  | 'web-crossed'
  | 'stuck'
  | 'freed'
  | 'pit'
  | 'corridor'
  | 'corridor-again'
  | 'tower'
  | 'darkness'
  | 'cave-in'
  | 'rotating';
export type LossKind = 'random' | 'dragon' | 'bridge' | 'bribe' | 'used' | 'unconscious';
export type EventType = Event['type'];
export type EventOf<K extends EventType> = Extract<Event, { readonly type: K }>;

/** An event everybody may read. */
export const told = (rule: RuleId, event: Event): GameEvent<Event> => ({ rule, public: event });

/** The same, with something turned up that nobody could know. */
export const shown = (rule: RuleId, event: Event): GameEvent<Event> => ({
  rule,
  public: event,
  reveals: true,
});

/** One form for some seats, another (or none) for everybody else. */
export function secret(rule: RuleId, seats: readonly Seat[], own: Event, others?: Event): GameEvent<Event> {
  const forms = Object.fromEntries(seats.map((seat) => [seat, own]));
  return { rule, private: forms, reveals: true, ...(others && { public: others }) };
}
