import type { Names, Seat } from '@mazmorra/kernel';
import type { Role } from '@mazmorra/saboteur';
import { inLanguages } from '../../../i18n/loaded.ts';
import type { TileState } from '../art/Tile.tsx';
import type { Mark } from '../notes.ts';

/** The sentences of the end. `name` is absent for the reader. */
export interface EndingWords {
  nuggets(count: number): string;
  /** Who won with how much; nobody may have any gold. */
  won(winners: readonly Seat[], names: Names, nuggets: number): string;
  /** What decided the last round. */
  reached(name: string | undefined, card: string | undefined): string;
  /** How many saboteurs there were; in small groups there may be none. */
  blocked(saboteurs: number): string;
  roles: Readonly<Record<Role, string>>;
}

/** The deeds that bots name, and two words that are about words. */
export type Reason =
  | 'dig-away'
  | 'dead-end-blocks'
  | 'dead-end-aside'
  | 'break-trusted'
  | 'repair-suspect'
  | 'repair-self'
  | 'rockfall-tunnel'
  | 'rockfall-aside'
  | 'discard-broken'
  | 'counter';

export interface RemarkWords {
  /** `name` is absent where the reader is spoken to; several ways to say it, so that it does not grow stale. */
  readonly because: Readonly<Record<Reason, readonly ((name: string | undefined) => string)[]>>;
  accuses(who: string, name: string | undefined): string;
  withdraws(who: string): string;
  ownAccuses(name: string): string;
  readonly ownWithdraws: string;
  quote(said: string): string;
}

/** What only this screen says. Names arrive as the table writes them; `own` is true where the reader is meant. */
export interface Words {
  readonly maze: string;
  readonly mazeRead: (cards: number, cutOff: number) => string;
  readonly sides: Readonly<Record<'up' | 'right' | 'down' | 'left', string>>;
  /** A cell of the mine in words: where it is, and what each of its sides leads to. */
  readonly cell: {
    readonly at: (x: number, y: number) => string;
    readonly empty: string;
    readonly joins: (side: string, name: string) => string;
    readonly from: (side: string, name: string) => string;
    readonly nothing: (side: string) => string;
    readonly goal: (side: string) => string;
    readonly blocked: (side: string) => string;
    readonly cutOff: string;
  };
  readonly cutOff: string;
  readonly laidBy: (name: string, own: boolean) => string;
  readonly you: string;

  readonly saboteurs: (possible: readonly number[]) => string;
  readonly saboteursShort: (possible: readonly number[]) => string;
  readonly saboteursTip: string;
  readonly saboteursAll: string;
  readonly range: (possible: readonly number[]) => string;
  readonly deck: (cards: number) => string;
  readonly deckShort: string;
  readonly deckTip: string;
  readonly discards: (cards: number) => string;
  readonly discardsShort: string;
  readonly discardsTitle: string;
  readonly discardsNone: string;
  readonly faceDown: string;
  readonly onlyYou: string;
  readonly goldLeft: (cards: number) => string;
  readonly goldShort: string;
  readonly goldTip: string;
  readonly roundOf: (round: number, rounds: number) => string;
  readonly roundShort: string;
  readonly roundsTitle: string;
  readonly roundsNone: string;

  readonly goalHidden: string;
  readonly goalKnown: (name: string, deduced: boolean, revealed: boolean) => string;
  readonly lookedBy: (names: readonly string[]) => string;

  readonly hintPick: string;
  readonly hintBroken: string;
  readonly hintTurn: string;
  readonly hintUseless: (name: string) => string;
  readonly hintPlaces: (places: number, turnable: boolean) => string;
  readonly hintRockfall: string;
  readonly hintMap: string;
  readonly hintBreak: string;
  readonly hintRepair: string;
  readonly turnable: string;
  readonly fitsBoth: string;
  readonly onlyDiscard: string;
  readonly discard: string;
  readonly discardTip: string;
  readonly handArea: string;
  readonly roleWord: string;
  readonly roleLook: string;
  readonly roleHide: string;
  /** The role at the deal of a round. */
  readonly roleDeal: {
    title(round: number, rounds: number): string;
    readonly secret: string;
    readonly turn: string;
    readonly aim: Readonly<Record<Role, string>>;
    readonly understood: string;
  };

  readonly begins: (name: string, own: boolean) => string;
  readonly reaches: (name: string, own: boolean, goal: string) => string;
  readonly treasure: string;
  readonly stone: string;
  readonly minersWin: string;
  readonly saboteursWin: string;
  readonly nobodyWins: string;
  readonly notReached: string;
  readonly finished: (name: string, own: boolean) => string;
  readonly unmasking: string;
  readonly aside: string;
  readonly treasureAt: (goal: string) => string;
  readonly goldForMiners: string;
  readonly chooses: (name: string, own: boolean) => string;
  readonly next: string;
  readonly saboteursPaid: string;
  readonly nobodyPaid: string;
  readonly paid: (name: string, own: boolean, nuggets: number) => string;
  readonly goldCounted: string;
  readonly nuggets: (count: number) => string;
  readonly goldCards: (count: number) => string;
  readonly credit: (count: number) => string;

  readonly handOf: (cards: number) => string;
  readonly brokenTool: (name: string) => string;
  readonly toolsTitle: string;
  readonly allWhole: string;
  readonly deedsTitle: string;
  readonly goldTitle: string;
  readonly notebook: string;
  readonly accusations: string;
  readonly accuse: (name: string) => string;
  readonly takeTokenBack: string;
  readonly accusedBy: (names: readonly string[]) => string;
  readonly notebookHelp: string;
  readonly marksOf: (name: string) => string;
  readonly marked: Readonly<Record<Mark, string>>;
  readonly markAs: Readonly<Record<Mark, (name: string) => string>>;
  readonly deedTunnels: (count: number) => string;
  readonly deedDeadEnds: (count: number) => string;
  readonly deedBroke: (count: number, names: readonly string[]) => string;
  readonly deedMended: (count: number, names: readonly string[]) => string;
  readonly deedRockfalls: (count: number) => string;
  readonly deedDiscards: (count: number) => string;
  readonly deedNone: string;

  readonly explain: Explanations;
  readonly design: {
    readonly paths: string;
    readonly rotations: string;
    readonly states: Readonly<Record<TileState, string>>;
    readonly goalBack: string;
    readonly actions: string;
    readonly gold: string;
    readonly dwarves: string;
    readonly backs: string;
  };
  readonly aim: (round: number, rounds: number) => string;
  readonly meanwhile: { readonly digging: string; readonly sharing: string };
  readonly ending: EndingWords;
  readonly remark: RemarkWords;
}

interface Explanations {
  readonly digs: string;
  readonly deadEnd: string;
  readonly reaches: (goals: readonly string[]) => string;
  readonly rejoins: (cards: number) => string;
  readonly breaks: (name: string, own: boolean) => string;
  readonly breakMore: (name: string, own: boolean) => string;
  readonly mends: (name: string, own: boolean) => string;
  readonly mendsOne: (name: string, own: boolean, left: readonly string[]) => string;
  readonly fall: string;
  readonly fallCuts: (cards: number) => string;
  readonly map: string;
  readonly mapKnown: (card: string) => string;
  readonly discard: (draws: boolean) => string;
  readonly take: string;
}

export const wordsIn = inLanguages<Words>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
