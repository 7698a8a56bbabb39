import { at, type Seat } from '@mazmorra/kernel';
import {
  CELLS,
  CHAMBER_NORTH,
  CHAMBER_SOUTH,
  directions,
  isChamber,
  isPlain,
  isTower,
  neighbour,
  opposite,
  spaceOf,
  towers,
} from '../data/board.ts';
import { CATACOMB_ENTRANCE, DARKNESS, OPEN, roomOfTile, tileHalf, tileSide, WALL } from '../data/tiles.ts';
import type { Hero, State } from '../state.ts';
import { HERO_VERSUS_HERO } from '../variants.ts';

/** Questions about the board (3.1): none of these changes anything. */

const fixedSides: readonly number[] = Array.from({ length: CELLS * 4 }, (_, index) =>
  fixedSide(index >> 2, index & 3),
);

function fixedSide(cell: number, direction: number): number {
  if (cell === CHAMBER_NORTH) return direction === 2 ? WALL : OPEN;
  if (cell === CHAMBER_SOUTH) return direction === 0 ? WALL : OPEN;
  const tower = towers.find((row) => row.cell === cell);
  if (tower === undefined) return OPEN;
  return (tower.passages as readonly string[]).includes(at(directions, direction)) ? OPEN : WALL;
}

/** The tile in a cell, -1 where there is none. */
export const tileAt = (state: State, cell: number): number => (state.board[cell] as number) >> 2;
export const entryAt = (state: State, cell: number): number => (state.board[cell] as number) & 3;

/** The room type in a cell, -1 in towers, the Treasure Chamber and unexplored spaces. */
export function roomAt(state: State, cell: number): number {
  const placed = state.board[cell] as number;
  return placed < 0 ? -1 : (roomOfTile[placed >> 2] as number);
}

/** DQ-TERM-02 */
export const isExplored = (state: State, cell: number): boolean =>
  (state.board[cell] as number) >= 0 || !isPlain(cell);

/** What stands on a side of an explored space. */
export function sideAt(state: State, cell: number, direction: number): number {
  const placed = state.board[cell] as number;
  return placed >= 0
    ? tileSide(placed >> 2, placed & 3, direction)
    : (fixedSides[cell * 4 + direction] as number);
}

/**
 * The cell an open move leads to, or -1: no wall on either side (DQ-TERM-03), not over the edge (DQ-TILE-08),
 * and a tile left for an unexplored space (DQ-TILE-04, DQ-RULING-14).
 */
export function openMove(state: State, cell: number, direction: number): number {
  if (sideAt(state, cell, direction) === WALL) return -1;
  const to = neighbour(cell, direction);
  if (to < 0) return -1;
  if (!isExplored(state, to)) return state.tiles.length > 0 ? to : -1;
  return sideAt(state, to, opposite(direction)) === WALL ? -1 : to;
}

/**
 * Another hero's figure stands in the space (DQ-MOVE-02); the travel marker of one who is below does not count (DQ-CAT-04), and who is
 * dead or gone is in no cell.
 */
export function isOccupied(state: State, seat: Seat, cell: number): boolean {
  const space = spaceOf(cell);
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const hero = at(state.heroes, other);
    if (hero.below === 0 && spaceOf(hero.cell) === space) return true;
  }
  return false;
}

/**
 * DQ-TERM-10; the Treasure Chamber holds any number of heroes (DQ-DRG-10, DQ-RULING-29), and with Hero versus Hero a hero may move in on
 * another one (DQ-VAR-10).
 */
export const isFree = (state: State, seat: Seat, cell: number): boolean =>
  isChamber(cell) || (state.optional & HERO_VERSUS_HERO) !== 0 || !isOccupied(state, seat, cell);

/** The half of the place's tile that a direction belongs to, -1 where the room is whole. */
export function halfAt(state: State, cell: number, direction: number): number {
  const placed = state.board[cell] as number;
  return placed < 0 ? -1 : tileHalf(placed >> 2, placed & 3, direction);
}

export const isHalved = (state: State, cell: number): boolean =>
  halfAt(state, cell, 0) >= 0 || halfAt(state, cell, 1) >= 0;

/** Calls back for every open move from where a hero stands (DQ-MOVE-01, DQ-MOVE-05, DQ-MOVE-07). */
function eachOpenMove(state: State, hero: Hero, into: number[], bothHalves = false): void {
  if (isChamber(hero.cell)) {
    for (let direction = 0; direction < 4; direction++) addOpen(state, CHAMBER_NORTH, direction, into);
    for (let direction = 0; direction < 4; direction++) addOpen(state, CHAMBER_SOUTH, direction, into);
    return;
  }
  for (let direction = 0; direction < 4; direction++) {
    if (hero.half >= 0 && !bothHalves && halfAt(state, hero.cell, direction) !== hero.half) continue;
    addOpen(state, hero.cell, direction, into);
  }
}

function addOpen(state: State, cell: number, direction: number, into: number[]): void {
  const to = openMove(state, cell, direction);
  if (to >= 0) into.push(to);
}

const scratch: number[] = [];

/** Appends `base` + cell for every legal move (DQ-TERM-10), the way back included (DQ-MOVE-06). */
export function legalMoves(state: State, seat: Seat, base: number, into: number[]): void {
  const hero = at(state.heroes, seat);
  scratch.length = 0;
  eachOpenMove(state, hero, scratch);
  for (const to of scratch) if (isFree(state, seat, to)) into.push(base + to);
}

export function hasLegalMove(state: State, seat: Seat): boolean {
  const hero = at(state.heroes, seat);
  scratch.length = 0;
  eachOpenMove(state, hero, scratch);
  for (const to of scratch) if (isFree(state, seat, to)) return true;
  return false;
}

export function isLegalMove(state: State, seat: Seat, to: number): boolean {
  const hero = at(state.heroes, seat);
  scratch.length = 0;
  eachOpenMove(state, hero, scratch);
  return scratch.includes(to) && isFree(state, seat, to);
}

/** DQ-DEAD-02: no open move at all, other heroes not counted; a Bridge counts with both halves. */
export function isWalledIn(state: State, seat: Seat): boolean {
  const hero = at(state.heroes, seat);
  if (hero.below === 1 || isChamber(hero.cell)) return false;
  scratch.length = 0;
  eachOpenMove(state, hero, scratch, isBridgeLike(state, hero.cell));
  return scratch.length === 0;
}

/** Only a Bridge joins exactly one side to each half; a Chasm joins two. */
function isBridgeLike(state: State, cell: number): boolean {
  return isHalved(state, cell) && [0, 1, 2, 3].some((direction) => halfAt(state, cell, direction) < 0);
}

/** Adjacent spaces a special move may lead to: any but occupied ones and unexplored ones without a tile (DQ-CARD-12). */
export function specialTargets(state: State, seat: Seat, base: number, into: number[]): void {
  const { cell } = at(state.heroes, seat);
  const cells = isChamber(cell) ? [CHAMBER_NORTH, CHAMBER_SOUTH] : [cell];
  for (const from of cells) {
    for (let direction = 0; direction < 4; direction++) {
      const to = neighbour(from, direction);
      if (to < 0 || spaceOf(to) === spaceOf(cell)) continue;
      if (!isExplored(state, to) && state.tiles.length === 0) continue;
      if (isFree(state, seat, to)) into.push(base + to);
    }
  }
}

export function hasSpecialTarget(state: State, seat: Seat): boolean {
  const found: number[] = [];
  specialTargets(state, seat, 0, found);
  return found.length > 0;
}

/** A Catacomb Entrance tile or an entrance marker (DQ-CAT-01). */
export const isEntrance = (state: State, cell: number): boolean =>
  roomAt(state, cell) === CATACOMB_ENTRANCE || state.markers.includes(cell);

export const hasToken = (state: State, cell: number): boolean => state.tokenCells.includes(spaceOf(cell));

export const inDarkness = (state: State, cell: number): boolean => roomAt(state, cell) === DARKNESS;

/** The cell of a special arrival next to a hero's place: the cell of the Treasure Chamber that touches it. */
export function touching(cell: number, to: number): number {
  for (const from of isChamber(cell) ? [CHAMBER_NORTH, CHAMBER_SOUTH] : [cell])
    for (let direction = 0; direction < 4; direction++) if (neighbour(from, direction) === to) return from;
  throw new RangeError(`cells ${cell} and ${to} are not adjacent`);
}

export const inTower = (hero: Hero): boolean => hero.below === 0 && isTower(hero.cell);
export const inChamber = (hero: Hero): boolean => hero.below === 0 && hero.cell >= 0 && isChamber(hero.cell);
