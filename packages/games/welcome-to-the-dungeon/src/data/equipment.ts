import { ADVENTURER_IDS, type Adventurer, type AdventurerId } from './adventurers.ts';
import type { MonsterId } from './monsters.ts';

/** What a tile does. Closed: a new effect does not compile until the rules and the texts know it. */
export type Effect =
  /** Adds to the starting hit points. */
  | { readonly type: 'hp'; readonly amount: number }
  /** Defeats one kind, named before the first card is turned up. */
  | { readonly type: 'defeat-named-kind' }
  /** Defeats a kind. */
  | { readonly type: 'defeat-kind'; readonly kind: MonsterId }
  /** Defeats a kind and whatever is faced next. */
  | { readonly type: 'defeat-kind-and-next'; readonly kind: MonsterId }
  /** Defeats monsters of even strength. */
  | { readonly type: 'defeat-even-strength' }
  /** Defeats monsters of at most this strength. */
  | { readonly type: 'defeat-up-to'; readonly strength: number }
  /** Defeats monsters of at most this strength and adds their strength to the hit points. */
  | { readonly type: 'defeat-up-to-and-heal'; readonly strength: number }
  /** Defeats monsters of at least this strength. */
  | { readonly type: 'defeat-from'; readonly strength: number }
  /** Once: defeats the monster turned up, and its kind unless the table plays `vorpalAxeScope = single`. */
  | { readonly type: 'defeat-turned-up' }
  /** Once: hit points of 0 or less become the adventurer's own. */
  | { readonly type: 'revive' }
  /** Once: exchanges the monster turned up for the top card of the deck. */
  | { readonly type: 'exchange-turned-up' }
  /** A dead runner has succeeded if all monsters faced were of different kinds. */
  | { readonly type: 'succeed-if-all-different' };

/** One equipment tile. */
export interface TileData {
  readonly id: string;
  readonly adventurer: AdventurerId;
  readonly effect: Effect;
}

/** Torch: defeats monsters of this strength or less. */
export const TORCH_UP_TO = 3;
/** Ring of Power: defeats monsters of this strength or less. */
export const RING_UP_TO = 2;
/** Invisibility Cloak: defeats monsters of this strength or more. */
export const CLOAK_FROM = 6;

/** The 24 tiles, six per adventurer in the order of the adventurers; a tile is its index here. */
export const TILES = [
  { id: 'warrior-plate-armor', adventurer: 'warrior', effect: { type: 'hp', amount: 5 } },
  { id: 'warrior-knight-shield', adventurer: 'warrior', effect: { type: 'hp', amount: 3 } },
  { id: 'warrior-vorpal-sword', adventurer: 'warrior', effect: { type: 'defeat-named-kind' } },
  { id: 'warrior-dragon-spear', adventurer: 'warrior', effect: { type: 'defeat-kind', kind: 'dragon' } },
  { id: 'warrior-holy-grail', adventurer: 'warrior', effect: { type: 'defeat-even-strength' } },
  { id: 'warrior-torch', adventurer: 'warrior', effect: { type: 'defeat-up-to', strength: TORCH_UP_TO } },
  { id: 'barbarian-healing-potion', adventurer: 'barbarian', effect: { type: 'revive' } },
  { id: 'barbarian-leather-shield', adventurer: 'barbarian', effect: { type: 'hp', amount: 3 } },
  { id: 'barbarian-chainmail', adventurer: 'barbarian', effect: { type: 'hp', amount: 4 } },
  { id: 'barbarian-vorpal-axe', adventurer: 'barbarian', effect: { type: 'defeat-turned-up' } },
  { id: 'barbarian-torch', adventurer: 'barbarian', effect: { type: 'defeat-up-to', strength: TORCH_UP_TO } },
  { id: 'barbarian-war-hammer', adventurer: 'barbarian', effect: { type: 'defeat-kind', kind: 'golem' } },
  { id: 'mage-wall-of-fire', adventurer: 'mage', effect: { type: 'hp', amount: 6 } },
  { id: 'mage-holy-grail', adventurer: 'mage', effect: { type: 'defeat-even-strength' } },
  { id: 'mage-omnipotence', adventurer: 'mage', effect: { type: 'succeed-if-all-different' } },
  { id: 'mage-bracelet-of-protection', adventurer: 'mage', effect: { type: 'hp', amount: 3 } },
  { id: 'mage-polymorph', adventurer: 'mage', effect: { type: 'exchange-turned-up' } },
  { id: 'mage-demonic-pact', adventurer: 'mage', effect: { type: 'defeat-kind-and-next', kind: 'demon' } },
  { id: 'rogue-mithril-armor', adventurer: 'rogue', effect: { type: 'hp', amount: 5 } },
  { id: 'rogue-healing-potion', adventurer: 'rogue', effect: { type: 'revive' } },
  {
    id: 'rogue-ring-of-power',
    adventurer: 'rogue',
    effect: { type: 'defeat-up-to-and-heal', strength: RING_UP_TO },
  },
  { id: 'rogue-buckler', adventurer: 'rogue', effect: { type: 'hp', amount: 3 } },
  { id: 'rogue-vorpal-dagger', adventurer: 'rogue', effect: { type: 'defeat-named-kind' } },
  {
    id: 'rogue-invisibility-cloak',
    adventurer: 'rogue',
    effect: { type: 'defeat-from', strength: CLOAK_FROM },
  },
] as const satisfies readonly TileData[];

export type TileId = (typeof TILES)[number]['id'];

/** A tile as an index into `TILES`. */
export type Tile = number;

/** A set of tiles as bits: bit `n` stands for tile `n`. */
export type TileSet = number;

export const TILE_IDS: readonly TileId[] = TILES.map((tile) => tile.id);
const tileOf = (id: TileId): Tile => TILE_IDS.indexOf(id);
const tileSet = (...ids: readonly TileId[]): TileSet => ids.reduce((set, id) => set | (1 << tileOf(id)), 0);

export const TILES_PER_ADVENTURER = 6;

/** The lowest tile of a set. */
export const firstTile = (set: TileSet): Tile => 31 - Math.clz32(set & -set);

/** The six tiles of each adventurer (WD-ROUND-01). */
export const TILES_OF: readonly TileSet[] = ADVENTURER_IDS.map((id) =>
  TILES.reduce((set, tile, index) => (tile.adventurer === id ? set | (1 << index) : set), 0),
);

export const firstTileOf = (adventurer: Adventurer): Tile => adventurer * TILES_PER_ADVENTURER;

/** The hit points a tile adds when the runner enters (WD-DGN-02). */
export const TILE_HP: readonly number[] = TILES.map(({ effect }) =>
  effect.type === 'hp' ? effect.amount : 0,
);

export const ARMOUR: TileSet = TILE_HP.reduce((set, hp, tile) => (hp > 0 ? set | (1 << tile) : set), 0);
export const DEMONIC_PACT: TileSet = tileSet('mage-demonic-pact');
export const RING_OF_POWER: TileSet = tileSet('rogue-ring-of-power');
export const TORCH: TileSet = tileSet('warrior-torch', 'barbarian-torch');
export const HOLY_GRAIL: TileSet = tileSet('warrior-holy-grail', 'mage-holy-grail');
export const DRAGON_SPEAR: TileSet = tileSet('warrior-dragon-spear');
export const WAR_HAMMER: TileSet = tileSet('barbarian-war-hammer');
export const INVISIBILITY_CLOAK: TileSet = tileSet('rogue-invisibility-cloak');
export const VORPAL_BLADE: TileSet = tileSet('warrior-vorpal-sword', 'rogue-vorpal-dagger');
export const VORPAL_AXE: TileSet = tileSet('barbarian-vorpal-axe');
export const HEALING_POTION: TileSet = tileSet('barbarian-healing-potion', 'rogue-healing-potion');
export const POLYMORPH: TileSet = tileSet('mage-polymorph');
export const OMNIPOTENCE: TileSet = tileSet('mage-omnipotence');
