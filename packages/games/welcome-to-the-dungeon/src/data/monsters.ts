/** The symbols printed on monster cards: a reminder for people, never read by the rules (section 2.1). */
export type SymbolId = 'torch' | 'chalice' | 'hammer' | 'spear' | 'cloak' | 'pact';

/** One kind of monster. */
export interface MonsterData {
  readonly id: string;
  /** Hit points it takes from a runner who cannot defeat it. */
  readonly strength: number;
  /** How many of the 13 cards show it. */
  readonly copies: number;
  readonly symbols: readonly SymbolId[];
}

/** The eight kinds in rising order of strength; a kind is its index here. */
export const MONSTERS = [
  { id: 'goblin', strength: 1, copies: 2, symbols: ['torch'] },
  { id: 'skeleton', strength: 2, copies: 2, symbols: ['torch', 'chalice'] },
  { id: 'orc', strength: 3, copies: 2, symbols: ['torch'] },
  { id: 'vampire', strength: 4, copies: 2, symbols: ['chalice'] },
  { id: 'golem', strength: 5, copies: 2, symbols: ['hammer'] },
  { id: 'lich', strength: 6, copies: 1, symbols: ['chalice', 'cloak'] },
  { id: 'demon', strength: 7, copies: 1, symbols: ['pact', 'cloak'] },
  { id: 'dragon', strength: 9, copies: 1, symbols: ['spear', 'cloak'] },
] as const satisfies readonly MonsterData[];

export type MonsterId = (typeof MONSTERS)[number]['id'];

/** A kind of monster as an index into `MONSTERS`. */
export type Kind = number;

export const MONSTER_IDS: readonly MonsterId[] = MONSTERS.map((monster) => monster.id);
export const STRENGTH: readonly number[] = MONSTERS.map((monster) => monster.strength);
export const COPIES: readonly number[] = MONSTERS.map((monster) => monster.copies);

export const kindOf = (id: MonsterId): Kind => MONSTER_IDS.indexOf(id);

export const GOLEM: Kind = kindOf('golem');
export const DEMON: Kind = kindOf('demon');
export const DRAGON: Kind = kindOf('dragon');

/** All 13 cards, as kinds in rising order. */
export const ALL_CARDS: readonly Kind[] = COPIES.flatMap((copies, kind) => Array<Kind>(copies).fill(kind));
