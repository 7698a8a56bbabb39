// Made from languages/en/dungeon-raiders-table.ftl by `npm run languages`.
import type { People } from '../grammar.ts';
import { type Subject, subject } from '../subject.ts';
import type { Group, Who } from '../told.ts';

export type DungeonRaidersTableWords = {
  readonly levelOf: (level: number, levels: number) => string;
  readonly roomOf: (room: number, rooms: number) => string;
  readonly row: string;
  readonly history: string;
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
  readonly toHighest: (coins: number) => string;
  readonly secondCard: string;
  readonly coins: (count: number) => string;
  readonly wounds: (count: number) => string;
  readonly unit: {
    readonly coins: (count: number) => string;
    readonly wounds: (count: number) => string;
  };
  readonly minusCoins: (count: number) => string;
  readonly strength: (strength: number, players: number) => string;
  readonly sum: string;
  readonly of: string;
  readonly sumOf: (sum: number, strength: number) => string;
  readonly undefeatable: string;
  readonly lost: string;
  readonly beaten: string;
  readonly eliminates: string;
  readonly attacks: {
    readonly lowest: string;
    readonly highest: string;
  };
  readonly escapesWith: (item: string) => string;
  readonly countsAs: (card: string, value: number) => string;
  readonly otherwise: (highest: boolean) => string;
  readonly attackOn: (highest: boolean) => string;
  readonly ties: string;
  readonly vaultAsk: string;
  readonly trapAsk: string;
  readonly trapHits: {
    readonly 'most-coins': string;
    readonly 'least-wounds': string;
  };
  readonly nothing: string;
  readonly step: (value: number, what: string) => string;
  readonly pile: (item: string, count: number) => string;
  readonly supply: string;
  readonly potion: (wounds: number) => string;
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
    readonly pile: (count: number) => string;
    readonly trapNothing: (value: number) => string;
    readonly trapCoins: (value: number, coins: number) => string;
    readonly trapWounds: (value: number, wounds: number) => string;
    readonly 'gift-coins': (coins: number) => string;
    readonly 'gift-potion': (wounds: number) => string;
    readonly 'gift-item': (item: 'torch' | 'crystal-ball' | 'key' | 'sword') => string;
    readonly hits: (who: Group, people: People) => string;
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
  readonly aim: {
    readonly nobody: string;
    readonly you: string;
    readonly one: (name: string) => string;
    readonly youToo: (other: string) => string;
    readonly many: (count: number, own: boolean) => string;
  };
  readonly meanwhile: string;
  readonly ending: {
    readonly coins: (count: number) => string;
    readonly wounds: (count: number) => string;
    readonly allStone: string;
    readonly fateFainted: (coins: string, wounds: string) => string;
    readonly fateStone: string;
    readonly won: (who: Group, people: People, coins: string) => string;
    readonly fainted: (who: Who, name: string, coins: string, wounds: string) => string;
    readonly sameCoins: (who: Who, name: string, coins: string, wounds: string) => string;
  };
  readonly giftWord: {
    readonly coins: (count: number) => string;
    readonly potion: string;
  };
};

export const dungeonRaidersTable: Subject<DungeonRaidersTableWords> = subject('dungeon-raiders-table', {
  levelOf: 'level levels',
  roomOf: 'room rooms',
  door: 'position room place',
  toHighest: 'coins',
  coins: 'count',
  wounds: 'count',
  unit_coins: 'count',
  unit_wounds: 'count',
  minusCoins: 'count',
  strength: 'strength players',
  sumOf: 'sum strength',
  escapesWith: 'item',
  countsAs: 'card value',
  otherwise: 'highest',
  attackOn: 'highest',
  step: 'value what',
  pile: 'item count',
  potion: 'wounds',
  slot_choosing: 'name',
  slot_waiting: 'name',
  slot_locked: 'name',
  slot_lockedOwn: 'card',
  slot_open: 'name card',
  slot_out: 'name',
  lockedCount: 'locked players',
  used: 'values',
  handSize: 'cards',
  times: 'count',
  banner_level: 'level',
  banner_defeated: 'sum strength',
  banner_notEnough: 'sum strength',
  banner_chest: 'coins',
  banner_shared: 'coins',
  banner_spared: 'highest',
  banner_trap: 'highest',
  explain_look: 'positions count',
  explain_treasureOne: 'coins',
  explain_treasureTwo: 'first second',
  explain_best: 'value',
  explain_enough: 'sum strength',
  explain_missing: 'sum strength missing others',
  explain_beyond: 'sum strength others',
  explain_notEnough: 'sum strength',
  explain_pile: 'count',
  explain_trapNothing: 'value',
  explain_trapCoins: 'value coins',
  explain_trapWounds: 'value wounds',
  aim_one: 'name',
  aim_youToo: 'other',
  aim_many: 'count own',
  ending_coins: 'count',
  ending_wounds: 'count',
  ending_fateFainted: 'coins wounds',
  giftWord_coins: 'count',
  'explain_gift-coins': 'coins',
  'explain_gift-potion': 'wounds',
  'explain_gift-item': 'item',
  explain_hits: 'who people',
  ending_won: 'who people coins',
  ending_fainted: 'who name coins wounds',
  ending_sameCoins: 'who name coins wounds',
});
