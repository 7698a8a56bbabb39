import { ADVENTURERS, MONSTERS, TILE_HP, TILES } from '@mazmorra/welcome-to-the-dungeon';

/** Indices and bits as in the state: a kind of monster, a tile, a set of tiles. */
export type Kind = number;
type Tile = number;
export type TileSet = number;
const tilesEach = TILES.length / ADVENTURERS.length;

/**
 * Number of kinds of monsters. The tables below hold the effect of each set of tiles on each kind, computed once at
 * load because playouts read them constantly.
 */
export const kinds = MONSTERS.length;
const masks = 1 << tilesEach;
const strength = MONSTERS.map((monster) => monster.strength);
export const copies = MONSTERS.map((monster) => monster.copies);

/** Bits of `gifts`: tiles that do more than add hit points or make kinds harmless. */
export const vorpal = 1;
export const axe = 2;
export const potion = 4;
export const polymorph = 8;
export const pact = 16;
export const omnipotence = 32;

/** Hit points lost to each kind by an adventurer with these tiles; negative where the ring heals. */
export const damage = new Int8Array(ADVENTURERS.length * masks * kinds);
export const hitPoints = new Int8Array(ADVENTURERS.length * masks);
export const base = new Int8Array(ADVENTURERS.length * masks);
export const gifts = new Uint8Array(ADVENTURERS.length * masks);

export const setOf = (adventurer: number, tiles: TileSet): number =>
  adventurer * masks + ((tiles >> (adventurer * tilesEach)) & (masks - 1));

function harmless(set: number, kind: Kind): void {
  if ((damage[set * kinds + kind] as number) > 0) damage[set * kinds + kind] = 0;
}

function wear(set: number, tile: Tile): void {
  const { effect } = TILES[tile] as (typeof TILES)[number];
  const give = (gift: number) => {
    gifts[set] = (gifts[set] as number) | gift;
  };
  const defeats = (beaten: (strength: number, kind: Kind) => boolean) => {
    for (let kind = 0; kind < kinds; kind++) if (beaten(strength[kind] as number, kind)) harmless(set, kind);
  };
  switch (effect.type) {
    case 'hp':
      hitPoints[set] = (hitPoints[set] as number) + (TILE_HP[tile] as number);
      break;
    case 'defeat-named-kind':
      give(vorpal);
      break;
    case 'defeat-turned-up':
      give(axe);
      break;
    case 'revive':
      give(potion);
      break;
    case 'exchange-turned-up':
      give(polymorph);
      break;
    case 'succeed-if-all-different':
      give(omnipotence);
      break;
    case 'defeat-kind-and-next':
      give(pact);
      defeats((_, kind) => MONSTERS[kind]?.id === effect.kind);
      break;
    case 'defeat-kind':
      defeats((_, kind) => MONSTERS[kind]?.id === effect.kind);
      break;
    case 'defeat-even-strength':
      defeats((s) => s % 2 === 0);
      break;
    case 'defeat-up-to':
      defeats((s) => s <= effect.strength);
      break;
    case 'defeat-from':
      defeats((s) => s >= effect.strength);
      break;
    case 'defeat-up-to-and-heal':
      for (let kind = 0; kind < kinds; kind++) {
        if ((strength[kind] as number) <= effect.strength)
          damage[set * kinds + kind] = -(strength[kind] as number);
      }
  }
}

for (let adventurer = 0; adventurer < ADVENTURERS.length; adventurer++) {
  for (let mask = 0; mask < masks; mask++) {
    const first = adventurer * tilesEach;
    const set = adventurer * masks + mask;
    base[set] = ADVENTURERS[adventurer]?.hp ?? 0;
    hitPoints[set] = base[set] as number;
    for (let kind = 0; kind < kinds; kind++) damage[set * kinds + kind] = strength[kind] as number;
    for (let place = 0; place < tilesEach; place++) if ((mask >> place) & 1) wear(set, first + place);
  }
}

/** The hit points a monster costs with these tiles; negative where the ring heals. */
export const damageOf = (adventurer: number, tiles: TileSet, kind: Kind): number =>
  damage[setOf(adventurer, tiles) * kinds + kind] as number;
