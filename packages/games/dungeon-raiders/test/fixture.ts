import { readFileSync } from 'node:fs';
import type { Seat, VariantValue } from '@mazmorra/kernel';
import type { BossId, CardId, CharacterId, ItemId, LevelId, RoomCardId, RoomId } from '../src/index.ts';

/** The data file of the specification, as far as the tests read it. */
export interface Fixture {
  readonly name: Words;
  readonly players: { readonly min: number; readonly max: number };
  readonly constants: Readonly<Record<string, number | readonly number[]>>;
  readonly powerCards: readonly (Named & { readonly value: number; readonly perPlayer: number })[];
  readonly items: readonly (Named<ItemId> & {
    readonly value: number | null;
    readonly playableIn: readonly string[];
    readonly returned: string;
  })[];
  readonly characters: readonly (Named<CharacterId> & {
    readonly coins: number;
    readonly wounds: number;
    readonly items: readonly ItemId[];
  })[];
  readonly levels: readonly (Named<LevelId> & { readonly faceUp: readonly boolean[] })[];
  readonly rooms: readonly FixtureRoom[];
  readonly bosses: readonly FixtureBoss[];
  readonly tokens: readonly (Named & { readonly value: number })[];
  readonly mapCard: Named;
  readonly options: readonly { readonly id: string; readonly name: Words; readonly default: VariantValue }[];
  readonly glossary: readonly ({ readonly id: string } & Words)[];
  readonly vectors: readonly Vector[];
  readonly sequences: readonly Sequence[];
}

export interface Words {
  readonly en: string;
  readonly es: string;
}

export interface Named<Id = string> {
  readonly id: Id;
  readonly name: Words;
  readonly count: number;
  readonly text?: Words;
}

type ByDigit<T> = Readonly<Record<string, T>>;

export type FixtureRoom = Named<RoomCardId> &
  (
    | { readonly kind: 'monster'; readonly strength: ByDigit<number>; readonly wounds: number }
    | { readonly kind: 'treasure'; readonly chests: readonly number[] }
    | { readonly kind: 'vault'; readonly rows: ByDigit<unknown> }
    | {
        readonly kind: 'trap';
        readonly target: string;
        readonly effect: string;
        readonly penalty: ByDigit<number>;
      }
  );

export interface FixtureBoss extends Named<BossId> {
  readonly kind: 'boss';
  readonly defeatable: boolean;
  readonly strength: ByDigit<number> | null;
  readonly alternatives?: readonly [{ readonly strength: ByDigit<number> }];
  readonly attack: { readonly wounds: number; readonly loseCoins: number; readonly eliminate: boolean };
  readonly attackTarget: string;
  readonly escapeItem: ItemId | null;
  readonly highestReward: number;
  readonly valueOverrides: ByDigit<number>;
}

interface Purse {
  readonly coins: number;
  readonly wounds: number;
  readonly eliminated?: boolean;
}

interface VectorOf<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
}

export interface RoomVector extends VectorOf<'room'> {
  readonly room: RoomId;
  readonly players: number;
  readonly before: readonly Purse[];
  readonly plays: readonly (readonly CardId[])[];
  readonly after: readonly Purse[];
  readonly defeated?: boolean;
  readonly attacked?: readonly Seat[];
  readonly eliminated?: readonly Seat[];
  readonly supplyBefore?: Partial<Record<ItemId, number>>;
  readonly supplyAfter?: Partial<Record<ItemId, number>>;
  readonly itemsGained?: readonly (readonly ItemId[])[];
}

export interface FinalVector extends VectorOf<'final'> {
  readonly players: number;
  readonly before: readonly Purse[];
  readonly winners: readonly Seat[];
  readonly collapsed: readonly Seat[];
  readonly everyoneLost: boolean;
  readonly places?: readonly number[];
}

export interface LegalVector extends VectorOf<'legal'> {
  readonly room: RoomId;
  readonly hand: readonly CardId[];
  readonly legal: readonly CardId[];
}

export interface MapVector extends VectorOf<'map'> {
  readonly room: RoomId;
  readonly players: number;
  readonly start: Seat;
  readonly plays: readonly (readonly CardId[])[];
  readonly next: Seat;
}

export interface TorchVector extends VectorOf<'torch'> {
  readonly faceUp: readonly boolean[];
  readonly currentPosition: number;
  readonly alreadySeen: readonly number[];
  readonly legal: boolean;
  readonly sees: readonly number[];
}

export type Vector = RoomVector | FinalVector | LegalVector | MapVector | TorchVector;

type BySeat<T> = Readonly<Record<string, T>>;

export interface Sequence {
  readonly id: string;
  readonly title: string;
  readonly given: {
    readonly players: number | 'any';
    readonly tactical?: boolean;
    readonly room?: RoomId;
    readonly boss?: BossId;
    readonly row?: string;
    readonly level?: number;
    readonly position?: number;
    readonly start?: Seat;
    readonly items?: BySeat<readonly ItemId[]>;
    readonly used?: BySeat<readonly CardId[]>;
    readonly supply?: Partial<Record<ItemId, number>>;
    readonly committed?: readonly Seat[];
  };
  readonly when: readonly { readonly seat?: Seat; readonly do: string }[];
  readonly then: Partial<Then>;
}

/** What a sequence expects; seats are keys as JSON has them. */
export interface Then {
  readonly revealed: readonly CardId[];
  readonly supply: Partial<Record<ItemId, number>>;
  readonly decision: string;
  readonly deciders: readonly Seat[];
  readonly hidden: string;
  readonly usedPower: readonly (readonly CardId[])[];
  readonly escaped: readonly Seat[];
  readonly itemsAfter: BySeat<readonly ItemId[]>;
  readonly attacked: readonly Seat[];
  readonly eliminated: readonly Seat[];
  readonly defeated: boolean;
  readonly gameOver: boolean;
  readonly sees: BySeat<readonly number[]>;
  readonly announced: readonly Seat[];
  readonly torchOffered: readonly Seat[];
  readonly until: string;
  readonly notOfferedAtBoss: BySeat<readonly string[]>;
  readonly powerOnEntering: BySeat<readonly CardId[]>;
  readonly powerAfterLevel: BySeat<readonly CardId[]>;
  readonly itemsGained: readonly (readonly ItemId[])[];
  readonly turnOrder: readonly Seat[];
  readonly supplyAfterLap: Partial<Record<ItemId, number>>;
  readonly nextStart: Seat;
  readonly coinsInPlay: number;
  readonly woundsInPlay: number;
  readonly roomPile: number;
  readonly levelPile: number;
  readonly lastRoomKind: string;
  readonly open: readonly number[];
  readonly bossKnownTo: string;
}

const load = (): Fixture =>
  JSON.parse(readFileSync(new URL('../../../../docs/rules/dungeon-raiders.json', import.meta.url), 'utf8'));

export const fixture = load();

/** A vector or sequence by its id, taken from the file. */
export function byId<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`the data file has no ${id}`);
  return found;
}
