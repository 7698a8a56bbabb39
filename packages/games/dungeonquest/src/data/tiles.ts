import { at } from '@mazmorra/kernel';
import { roomTypes } from './rooms.ts';
import type { DarknessRow, RelativeSide, RoomId } from './tile-row.ts';
import { tileRows } from './tile-table.ts';

/** What a side of a space can be (DQ-TERM-03). */
export const OPEN = 0;
export const WALL = 1;
export const DOOR_SIDE = 2;
export const sideNames = ['open', 'wall', 'door', 'portcullis'] as const;

/** Sides seen from the arrow, clockwise: the order makes turning a tile plain arithmetic. */
const relativeSides = ['entry', 'left', 'ahead', 'right'] as const satisfies readonly RelativeSide[];
const relativeIndex = (side: RelativeSide): number => relativeSides.indexOf(side);

const roomIndex = (id: RoomId): number => roomTypes.findIndex((room) => room.id === id);

export interface Tile {
  readonly id: string;
  readonly index: number;
  readonly type: RoomId;
  /** Index into `roomTypes`. */
  readonly room: number;
  readonly search: boolean;
  /** The sides entry, left, ahead, right. */
  readonly sides: readonly number[];
  /** Per relative side the half it belongs to, or -1 where the tile is whole. */
  readonly halfOfSide: readonly number[];
  readonly darkness: readonly DarknessRow[];
}

const sideOfLetter = (letter: string): number => 'oWDP'.indexOf(letter);

function makeTiles(): Tile[] {
  const tiles: Tile[] = [];
  const made = new Map<RoomId, number>();
  for (const row of tileRows) {
    for (let copy = 0; copy < row.count; copy++) {
      const number = (made.get(row.type) ?? 0) + 1;
      made.set(row.type, number);
      tiles.push({
        id: `tile-${row.type}-${String(number).padStart(2, '0')}`,
        index: tiles.length,
        type: row.type,
        room: roomIndex(row.type),
        search: row.search,
        sides: [...row.shape].map(sideOfLetter),
        halfOfSide: relativeSides.map((side) => row.halves?.findIndex((half) => half.includes(side)) ?? -1),
        darkness: row.darkness ?? [],
      });
    }
  }
  return tiles;
}

export const tiles: readonly Tile[] = makeTiles();
export const TILES = tiles.length;

/** The rooms that behave in a way of their own, as numbers for quick comparison. */
export const CORRIDOR = roomIndex('corridor');
export const PORTCULLIS_ROOM = roomIndex('portcullis');
export const CATACOMB_ENTRANCE = roomIndex('catacomb-entrance');
const ROTATING_ROOM = roomIndex('rotating-room');
export const DARKNESS = roomIndex('darkness');
export const CAVE_IN = roomIndex('cave-in');
export const BRIDGE = roomIndex('bridge');
export const SPIDER_WEB = roomIndex('spider-web');
export const BOTTOMLESS_PIT = roomIndex('bottomless-pit');

export const roomOfTile: readonly number[] = tiles.map((tile) => tile.room);
export const FIRST_ROTATING = tiles.findIndex((tile) => tile.room === ROTATING_ROOM);

/** The side a placed tile shows in a direction; `entry` is the direction its arrow points to (DQ-TILE-02). */
const turned: readonly number[] = tiles.flatMap((tile) =>
  [0, 1, 2, 3].flatMap((entry) =>
    [0, 1, 2, 3].map((direction) => at(tile.sides, (direction - entry + 4) & 3)),
  ),
);
export const tileSide = (tile: number, entry: number, direction: number): number =>
  turned[tile * 16 + entry * 4 + direction] as number;

/** The half of a Chasm or Bridge that a direction belongs to, -1 on other tiles. */
export const tileHalf = (tile: number, entry: number, direction: number): number =>
  at(at(tiles, tile).halfOfSide, (direction - entry + 4) & 3);

/** The direction the darkness table of a tile gives for a die (DQ-ROOM-16). */
export function darkDirection(tile: number, entry: number, die: number): number {
  const row = at(tiles, tile).darkness.find(({ from, to }) => die >= from && die <= to);
  if (row === undefined) throw new RangeError(`tile ${tile} has no darkness row for ${die}`);
  return (entry + relativeIndex(row.side)) & 3;
}
