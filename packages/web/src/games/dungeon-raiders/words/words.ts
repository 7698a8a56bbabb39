import type { Gift } from '@mazmorra/dungeon-raiders';
import type { Names, Seat } from '@mazmorra/kernel';
import { inLanguages } from '../../../i18n/loaded.ts';

export interface AimWords {
  readonly nobody: string;
  readonly you: string;
  one(name: string): string;
  youToo(other: string): string;
  /** So many that their names would fill the line. */
  many(count: number, own: boolean): string;
}

/** The sentences of the end. `name` is absent for the reader. */
export interface EndingWords {
  coins(count: number): string;
  wounds(count: number): string;
  won(winners: readonly Seat[], names: Names, coins: string): string;
  allStone: string;
  fainted(name: string | undefined, coins: string, wounds: string): string;
  sameCoins(name: string | undefined, coins: string, wounds: string): string;
  fateFainted(coins: string, wounds: string): string;
  fateStone: string;
}

/** What only this screen says; everything else comes from the game's own texts. */
export interface Words {
  readonly levelOf: (level: number, levels: number) => string;
  readonly roomOf: (room: number, rooms: number) => string;
  readonly row: string;
  readonly history: string;

  /** What a torch does at a table where it shows one room only. */
  readonly torchOne: string;
  readonly darkRoom: string;
  readonly darkBoss: string;
  readonly place: {
    readonly passed: string;
    readonly current: string;
    readonly open: string;
    readonly dark: string;
    readonly peeked: string;
  };
  readonly onlyYou: string;
  readonly door: (position: number, room: string, place: string) => string;
  readonly darkTip: string;
  readonly bossTip: string;

  readonly kind: {
    readonly treasure: string;
    readonly monster: string;
    readonly vault: string;
    readonly trap: string;
    readonly boss: string;
  };
  readonly highestCard: string;
  /** After a figure: coins for the highest card. */
  readonly toHighest: (coins: number) => string;
  readonly secondCard: string;
  readonly coins: (count: number) => string;
  readonly wounds: (count: number) => string;
  /** The word beside a figure: coins, wounds. */
  readonly unit: {
    readonly coins: (count: number) => string;
    readonly wounds: (count: number) => string;
  };
  readonly minusCoins: (count: number) => string;
  readonly strength: (strength: number, players: number) => string;
  readonly sum: string;
  /** Between a sum and what it must come to. */
  readonly of: string;
  readonly sumOf: (sum: number, strength: number) => string;
  readonly undefeatable: string;
  /** With the cards that are still to come it cannot be defeated any more. */
  readonly lost: string;
  readonly beaten: string;
  readonly eliminates: string;
  readonly attacks: { readonly lowest: string; readonly highest: string };
  readonly escapesWith: (item: string) => string;
  readonly countsAs: (card: string, value: number) => string;
  /** What happens where a monster is not defeated, before what it costs. */
  readonly otherwise: (highest: boolean) => string;
  /** The same for one that cannot be defeated. */
  readonly attackOn: (highest: boolean) => string;
  /** What is done with a chest where two cards are equal. */
  readonly ties: string;
  readonly vaultAsk: string;
  readonly trapAsk: string;
  readonly trapHits: { readonly 'most-coins': string; readonly 'least-wounds': string };
  readonly nothing: string;
  readonly step: (value: number, what: string) => string;
  readonly pile: (item: string, count: number) => string;
  readonly supply: string;
  readonly potion: (wounds: number) => string;
  /** A gift of a vault in one word, beside its figure. */
  readonly giftWord: (gift: Exclude<Gift, { readonly type: 'item' }>) => string;

  readonly cards: string;
  readonly slot: {
    readonly choosing: (name: string) => string;
    readonly waiting: (name: string) => string;
    readonly locked: (name: string) => string;
    readonly lockedOwn: (card: string) => string;
    readonly open: (name: string, card: string) => string;
    readonly out: (name: string) => string;
  };
  readonly lockedCount: (locked: number, players: number) => string;
  readonly again: string;
  readonly escape: string;
  readonly hasMap: string;

  readonly used: (values: string) => string;
  readonly usedNone: string;
  readonly looked: string;
  /** The marks of a seat in a word or two. */
  readonly mark: {
    readonly map: string;
    readonly looked: string;
    readonly stone: string;
    readonly collapsing: string;
    readonly collapsed: string;
  };
  readonly collapsing: string;
  readonly collapsed: string;
  readonly eliminated: string;
  readonly hand: string;
  readonly handSize: (cards: number) => string;
  readonly usedTitle: string;
  readonly heldTitle: string;
  readonly notHere: string;
  readonly times: (count: number) => string;

  readonly banner: {
    readonly level: (level: number) => string;
    readonly defeated: (sum: number, strength: number) => string;
    readonly notEnough: (sum: number, strength: number) => string;
    readonly cannot: string;
    readonly attack: string;
    readonly allEscaped: string;
    readonly chest: (coins: number) => string;
    readonly shared: (coins: number) => string;
    readonly tooMany: string;
    readonly chestLeft: string;
    readonly spared: (highest: number) => string;
    readonly trap: (highest: number) => string;
    readonly again: string;
    readonly peek: string;
    readonly escaped: string;
    readonly pileEmpty: string;
    readonly map: string;
    readonly collapsed: string;
    readonly nobodyCollapsed: string;
    readonly eliminated: string;
    readonly won: string;
    readonly everyoneLost: string;
  };

  readonly explain: {
    readonly look: (positions: string, count: number) => string;
    readonly again: string;
    readonly againInTurn: string;
    readonly escape: string;
    readonly treasureOne: (coins: number) => string;
    readonly treasureTwo: (first: number, second: number) => string;
    readonly best: (value: number) => string;
    readonly enough: (sum: number, strength: number) => string;
    readonly missing: (sum: number, strength: number, missing: number, others: number) => string;
    readonly beyond: (sum: number, strength: number, others: number) => string;
    readonly notEnough: (sum: number, strength: number) => string;
    readonly cannotLow: string;
    readonly cannotHigh: string;
    readonly gift: (gift: Gift) => string;
    /** The pile holds fewer than may ask for one. */
    readonly pile: (count: number) => string;
    readonly trapNothing: (value: number) => string;
    readonly trapCoins: (value: number, coins: number) => string;
    readonly trapWounds: (value: number, wounds: number) => string;
    readonly hits: (seats: readonly Seat[], names: Names) => string;
  };

  readonly design: {
    readonly rooms: string;
    readonly bosses: string;
    readonly hand: string;
    readonly characters: string;
    readonly levels: string;
    readonly tokens: string;
    readonly doors: string;
    readonly scenes: string;
  };
  readonly aim: AimWords;
  readonly meanwhile: string;
  readonly ending: EndingWords;
}

export const wordsIn = inLanguages<Words>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
