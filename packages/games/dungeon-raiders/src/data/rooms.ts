import { BOSSES, type BossCard, type BossId } from './bosses.ts';
import type { ItemId } from './cards.ts';
import type { BySeats } from './constants.ts';

export interface MonsterCard {
  readonly kind: 'monster';
  readonly count: number;
  /** What the values must add up to. */
  readonly strength: BySeats;
  /** What each attacked player gains. */
  readonly wounds: number;
}

export interface TreasureCard {
  readonly kind: 'treasure';
  readonly count: number;
  /** Coins in the first and, where there is one, the second chest. */
  readonly chests: readonly [number] | readonly [number, number];
}

/** What a value gives in a vault. */
export type Gift =
  | { readonly type: 'item'; readonly item: ItemId }
  | { readonly type: 'coins'; readonly amount: number }
  /** Takes wounds away. */
  | { readonly type: 'potion'; readonly amount: number };

export interface VaultCard {
  readonly kind: 'vault';
  readonly count: number;
  /** The gifts of the values 1 to 5. */
  readonly gifts: readonly [Gift, Gift, Gift, Gift, Gift];
}

export interface TrapCard {
  readonly kind: 'trap';
  readonly count: number;
  /** Who is hit, and with that what they suffer: the richest lose coins, the healthiest gain wounds. */
  readonly target: 'most-coins' | 'least-wounds';
  /** The penalty when 1, 2, 3, 4 or 5 is the highest value played. */
  readonly penalty: readonly [number, number, number, number, number];
}

export type RoomCard = MonsterCard | TreasureCard | VaultCard | TrapCard;

const item = (id: ItemId): Gift => ({ type: 'item', item: id });
const coins = (amount: number): Gift => ({ type: 'coins', amount });
const potion = (amount: number): Gift => ({ type: 'potion', amount });

/** Sections 2.5 to 2.8: the thirty room cards, of seventeen kinds. */
const CARDS = {
  snake: { kind: 'monster', count: 1, strength: [8, 10, 13], wounds: 3 },
  zombie: { kind: 'monster', count: 2, strength: [11, 14, 18], wounds: 1 },
  goblin: { kind: 'monster', count: 2, strength: [11, 14, 18], wounds: 2 },
  skeleton: { kind: 'monster', count: 1, strength: [11, 14, 18], wounds: 3 },
  'the-thing': { kind: 'monster', count: 1, strength: [14, 18, 23], wounds: 1 },
  troll: { kind: 'monster', count: 2, strength: [14, 18, 23], wounds: 2 },
  dragon: { kind: 'monster', count: 2, strength: [14, 18, 23], wounds: 3 },
  'treasure-1': { kind: 'treasure', count: 1, chests: [1] },
  'treasure-2': { kind: 'treasure', count: 1, chests: [2] },
  'treasure-3': { kind: 'treasure', count: 1, chests: [3] },
  'treasure-4': { kind: 'treasure', count: 1, chests: [4] },
  'treasure-2-1': { kind: 'treasure', count: 2, chests: [2, 1] },
  'treasure-3-2': { kind: 'treasure', count: 2, chests: [3, 2] },
  'treasure-4-2': { kind: 'treasure', count: 2, chests: [4, 2] },
  'vault-items': {
    kind: 'vault',
    count: 3,
    gifts: [item('torch'), item('crystal-ball'), item('key'), item('sword'), potion(1)],
  },
  'vault-riches': {
    kind: 'vault',
    count: 2,
    gifts: [coins(1), coins(2), potion(1), coins(3), potion(2)],
  },
  'lava-trap': { kind: 'trap', count: 1, target: 'most-coins', penalty: [0, 0, 1, 2, 3] },
  // The English rulebook is one number short here; the Spanish one has all four (`DR-RULING-01`).
  'magnet-trap': { kind: 'trap', count: 1, target: 'most-coins', penalty: [0, 1, 1, 2, 2] },
  'spike-trap': { kind: 'trap', count: 1, target: 'least-wounds', penalty: [0, 0, 1, 2, 2] },
  'boulder-trap': { kind: 'trap', count: 1, target: 'least-wounds', penalty: [0, 1, 1, 1, 2] },
} as const satisfies Record<string, RoomCard>;

export type RoomCardId = keyof typeof CARDS;
/** Anything that can lie in the row: a room card or a boss. */
export type RoomId = RoomCardId | BossId;
export type { BossCard, BossId };

/** Everything that can lie in the row, by id. */
export const ROOMS: Readonly<Record<RoomCardId, RoomCard> & Record<BossId, BossCard>> = {
  ...CARDS,
  ...BOSSES,
};

const idsOf = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];

export const ROOM_CARD_IDS: readonly RoomCardId[] = idsOf(CARDS);
export const BOSS_IDS: readonly BossId[] = idsOf(BOSSES);

/** The number of a room in a state: its place in this list, bosses last. */
export type Room = number;
export const ROOM_IDS: readonly RoomId[] = [...ROOM_CARD_IDS, ...BOSS_IDS];
export const FIRST_BOSS: Room = ROOM_CARD_IDS.length;
export const ROOM_LIST: readonly (RoomCard | BossCard)[] = ROOM_IDS.map((id) => ROOMS[id]);

/** The thirty room cards before they are shuffled. */
export const ROOM_DECK: readonly Room[] = ROOM_CARD_IDS.flatMap((id, room) =>
  Array.from({ length: ROOMS[id].count }, () => room),
);

export const isBoss = (room: Room): boolean => room >= FIRST_BOSS;
