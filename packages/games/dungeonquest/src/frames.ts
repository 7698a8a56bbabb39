import type { Seat, SeatSet } from '@mazmorra/kernel';
import type { DecisionId } from './decision-ids.ts';
import type { MoveKind } from './events.ts';
import type { Cause, Flag, Side } from './state.ts';

/**
 * The stack of what is going on, innermost last. A frame is either a question (`ask`) or a procedure that goes on
 * when everything above it is done. Frames hold numbers and strings only, so a shallow copy is a whole one.
 */
export type Frame =
  | AskFrame
  | SetUpFrame
  | TurnFrame
  | EffectsFrame
  | DrawFrame
  | CardFrame
  | TestFrame
  | WoundsFrame
  | BribeFrame
  | MoveFrame
  | StasisFrame
  | SpecialMoveFrame
  | ExploreFrame
  | LandFrame
  | EncounterFrame
  | MonsterFrame
  | CombatFrame
  | RageFrame
  | RetreatFrame
  | SurfaceFrame
  | UnconsciousFrame
  | DuelFrame
  | ServantFrame
  | EndingFrame;

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;
export type Procedure = Exclude<FrameKind, 'ask'>;
export type ProcedureFrames = { [K in Procedure]: FrameOf<K> };

/** A question to one seat, or to several at once (DEC-CARD). The frame below it acts on the answer. */
export interface AskFrame {
  kind: 'ask';
  decision: DecisionId;
  seats: SeatSet;
}

/** Heroes chosen, first player rolled, runes dealt, towers taken (3.2). */
export interface SetUpFrame {
  kind: 'set-up';
  step: 'heroes' | 'first-player' | 'towers';
  /** The seat whose choice is next, or seats still to choose. */
  seat: Seat;
  left: number;
  runes: number;
}

/** The turn of one seat; always the bottom of the stack once set-up is over (3.4). */
export interface TurnFrame {
  kind: 'turn';
  seat: Seat;
  step: 'sun' | 'start' | 'main' | 'acted' | 'end';
  /** An effect of the start-of-turn step has ended the turn (DQ-TURN-06). */
  over: Flag;
  /** The hero had his main step this turn. */
  acted: Flag;
  /** The lost turn and the Spider Web are dealt with in this start-of-turn step. */
  lostDone: Flag;
  webDone: Flag;
}

/** Whose text a list of effects is: it decides causes of death and where prices are paid. */
export type Source = 'card' | 'room' | 'rune' | 'ability' | 'power';

/** A list of effects being run, from `at` on. */
export interface EffectsFrame {
  kind: 'effects';
  seat: Seat;
  program: number;
  at: number;
  source: Source;
  /** The card, room type, rune, hero or combat card, as the source says. */
  of: number;
  /** Index of the kept or Loot card whose text this is, -1 otherwise. */
  slot: number;
  /** The side of a combat whose power card this is, -1 outside. */
  side: Side | -1;
  /** The last roll of a table, or the margin of the failed test. */
  value: number;
  /** The attack type named by the card's player, -1 for none. */
  named: number;
  /** Picks made so far for the effect at hand. */
  picks: number;
  /** The power card is the first card its side played this round (DQ-CMB-22). */
  first: Flag;
}

/** Cards still to be drawn and resolved one after the other. */
export interface DrawFrame {
  kind: 'draw';
  seat: Seat;
  deck: number;
  left: number;
  /** The last card was a redraw by Challara: the next one must be encountered. */
  foresight: Flag;
}

/** A card being resolved: it is in no pile meanwhile (DQ-CARD-01). */
export interface CardFrame {
  kind: 'card';
  seat: Seat;
  card: number;
  step: 'drawn' | 'trap' | 'monster' | 'text' | 'done';
  /** It has become Loot or a kept card, or lies in a pile already. */
  taken: Flag;
  /** Discarded unread by rune or foresight. */
  refused: Flag;
  /** 1: a redraw by Challara, to be encountered; 2: refused by her just now. */
  foresight: 0 | 1 | 2;
}

/** Where the determination of a test is kept: a kept card (0 and up) or one of these. */
export const STORE_ROOM = -1;
export const STORE_PASSAGE = -2;
export const STORE_HOLE = -3;
export const STORE_ONCE = -4;
export const STORE_FOCUS = -5;

/** An attribute test (3.18). */
export interface TestFrame {
  kind: 'test';
  seat: Seat;
  /** 0 to 3: strength, agility, armor, luck; 4: the lower of agility and armor. */
  attribute: number;
  leadsTo: 'effects' | 'portcullis' | 'web-again';
  pass: number;
  fail: number;
  source: Source;
  of: number;
  slot: number;
  /** The room that demands it, -1 when it is a card or a portcullis. */
  room: number;
  store: number;
  bonus: number;
  step: 'items' | 'penance' | 'roll' | 'reroll' | 'fortune' | 'result';
  auto: Flag;
  first: number;
  second: number;
}

/** Wounds about to be suffered (3.19). */
export interface WoundsFrame {
  kind: 'wounds';
  seat: Seat;
  amount: number;
  cause: Cause;
  by: number;
  /** The kept card that wounds him, -1 otherwise. */
  slot: number;
  step: 'reroll' | 'rune' | 'suffer';
  /** The dice of a Dragon Rage roll, 0 otherwise. */
  first: number;
  second: number;
}

/** The Deep Elf being bribed (DQ-CARD-18). */
export interface BribeFrame {
  kind: 'bribe';
  seat: Seat;
  gold: number;
  cards: number;
}

/** A normal move: obstacles, exploring, entering (3.5 to 3.8). */
export interface MoveFrame {
  kind: 'move';
  seat: Seat;
  from: number;
  to: number;
  step: 'own' | 'facing' | 'explore' | 'enter';
  /** All obstacles of this move open without card or test (Opening Rune). */
  free: Flag;
  /** The side that is to be passed (`data/tiles.ts`), 0 for none. */
  obstacle: number;
}

/** Up to three moves with the Stasis Rune (DQ-RUNE-04). */
export interface StasisFrame {
  kind: 'stasis';
  seat: Seat;
  made: number;
  total: number;
}

/** Secret Door, Teleportation Rune, Tower Power (DQ-TERM-06). */
export interface SpecialMoveFrame {
  kind: 'special-move';
  seat: Seat;
  to: number;
  step: 'choose' | 'explore' | 'half' | 'encounter';
  how: MoveKind;
}

/** A tile is drawn and placed; `entry` is the direction of its arrow, -1 when the hero may turn it (3.6). */
export interface ExploreFrame {
  kind: 'explore';
  seat: Seat;
  cell: number;
  entry: number;
  step: 'rune' | 'draw' | 'chosen' | 'turn';
  tile: number;
}

/** A figure comes back to the board from below: tile, half, pending encounter (DQ-CAT-12). */
export interface LandFrame {
  kind: 'land';
  seat: Seat;
  cell: number;
  step: 'explore' | 'half' | 'done';
  how: MoveKind;
}

/**
 * The space a hero has come to is encountered: other hero, tokens, room. Who has not just moved in begins with the tokens, since he
 * attacks no hero who stands here (DQ-VAR-15).
 */
export interface EncounterFrame {
  kind: 'encounter';
  seat: Seat;
  step: 'hero' | 'token' | 'room';
}

/** A monster encounter (3.13). */
export interface MonsterFrame {
  kind: 'monster';
  seat: Seat;
  /** The seat that plays the monster, -1 for the automaton. */
  player: number;
  monster: number;
  /** Life of the token at hand, 0 until it is drawn or once it is put away. */
  life: number;
  /** Seats that have looked at the token, as bits. */
  seen: number;
  /** It is the token that a servant of Kalladra moved last (DQ-VAR-22). */
  servant: Flag;
  cell: number;
  below: Flag;
  escape: Flag;
  step:
    | 'rune'
    | 'token'
    | 'choose'
    | 'shot'
    | 'lightning'
    | 'fight'
    | 'killed'
    | 'wounds'
    | 'treasure'
    | 'gone';
  /** Power cards used in a failed escape, as bits of each pile (DQ-ESC-04). */
  heroPowers: number;
  monsterPowers: number;
  /** Hero chose to attack although he could have escaped (Tatianna). */
  byChoice: Flag;
}

/** The rounds of a combat (3.14). */
export interface CombatFrame {
  kind: 'combat';
  step:
    | 'draw'
    | 'hands'
    | 'choose'
    | 'reveal'
    | 'hero-power'
    | 'monster-power'
    | 'counter'
    | 'countering'
    | 'damage'
    | 'won'
    | 'settle'
    | 'over';
  /** Sides whose hand is filled, or that were asked about a counterattack, this round. */
  side: number;
}

/** Dragon Rage strikes the heroes in the chamber one after the other (DQ-DRG-05). */
export interface RageFrame {
  kind: 'rage';
  drawer: Seat;
  program: number;
  /** How many seats clockwise from the drawer are done with. */
  done: number;
  /** `strike`: the hero at hand was asked about the Rune of Slumber. */
  step: 'next' | 'strike';
}

/** A hero flees from the dragon (DQ-DRG-06). */
export interface RetreatFrame {
  kind: 'retreat';
  seat: Seat;
  to: number;
  step: 'choose' | 'explore' | 'arrive';
}

/** The way out of the catacombs (DQ-CAT-08), or round with the Giant Naga (DQ-CAT-18). */
export interface SurfaceFrame {
  kind: 'surface';
  seat: Seat;
  naga: Flag;
}

/** A hero who would die lies unconscious (DQ-VAR-40). */
export interface UnconsciousFrame {
  kind: 'unconscious';
  seat: Seat;
  left: number;
  cause: Cause;
  by: number;
  /** Index of the kept card that felled him, -1 otherwise. */
  slot: number;
  step: 'loot' | 'wake';
}

/** Hero against hero (DQ-VAR-10). */
export interface DuelFrame {
  kind: 'duel';
  seat: Seat;
  other: number;
  step: 'target' | 'fight' | 'death' | 'winner' | 'flee' | 'done';
  loser: number;
}

/** An eliminated player serves Kalladra (DQ-VAR-20). */
export interface ServantFrame {
  kind: 'servant';
  seat: Seat;
  step: 'choose' | 'target' | 'done';
  /** Index of the token moved or added, -1 for none. */
  token: number;
  /** A token drawn that has no place yet, as kind * 10 + Life. */
  drawn: number;
}

/** End-of-game effects and the result (DQ-WIN-01, DQ-WIN-02). */
export interface EndingFrame {
  kind: 'ending';
  seat: Seat;
  left: number;
  /** Hidden Loot has been turned up. */
  shown: Flag;
}
