import { at, type Seat } from '@mazmorra/kernel';
import { isConnected, type Kind, OPEN, PATH_KINDS, type Sides, START } from '../data/cards.ts';
import { type Cell, FACING, START_CELL, STEPS, slotAt } from '../geometry.ts';
import type { MazeCard, RimCell, State } from '../state.ts';

/**
 * The maze: which cards lie where, which of them are joined to the start (SB-PATH-06), and the rim of empty cells
 * around them. Laying a card touches only its own cell and its four neighbours; everything is worked out afresh
 * only after a rockfall, or when a card joins a part that had been cut off.
 */

export const mazeCard = (cell: Cell, kind: Kind, turned: number, seat: Seat, joined: number): MazeCard =>
  (cell << 11) | (seat << 7) | (kind << 2) | (turned << 1) | joined;
export const cellOfCard = (card: MazeCard): Cell => card >> 11;
export const kindOfCard = (card: MazeCard): Kind => (card >> 2) & 31;
export const turnedOfCard = (card: MazeCard): number => (card >> 1) & 1;
export const seatOfCard = (card: MazeCard): Seat => (card >> 7) & 15;
export const isJoined = (card: MazeCard): boolean => (card & 1) !== 0;
export const openSides = (card: MazeCard): Sides => OPEN[(card >> 1) & 63] as Sides;
/** A card that a player laid: neither start nor goal. */
export const isPath = (card: MazeCard): boolean => kindOfCard(card) < PATH_KINDS;

export const cellOfRim = (rim: RimCell): Cell => rim >> 12;
/** The sides that must be open. */
export const demandedOf = (rim: RimCell): Sides => (rim >> 4) & 15;
/** The sides at which a face-up card lies. */
export const facedOf = (rim: RimCell): Sides => (rim >> 8) & 15;
/** The sides through which a card laid here would be joined to the start. */
export const joiningOf = (rim: RimCell): Sides => rim & 15;

export const cardAt = (state: State, cell: Cell): MazeCard | undefined =>
  state.maze.find((card) => cellOfCard(card) === cell);
export const rimAt = (state: State, cell: Cell): RimCell | undefined =>
  state.rim.find((rim) => cellOfRim(rim) === cell);

/** SB-ROUND-02: only the start card, with an empty cell on each side. */
export function layStart(state: State): void {
  state.maze = [mazeCard(START_CELL, START, 0, 0, 1)];
  state.rim = [];
  state.loose = 0;
  touchAround(state, START_CELL, OPEN[START * 2] as Sides, true);
}

/** The part of a rim cell that a neighbour adds, seen from a card with these open sides, by side. */
function rimPart(side: number, open: Sides, joined: boolean): number {
  const facing = FACING[side] as number;
  const isOpen = (open >> side) & 1;
  return (facing << 8) | (isOpen ? facing << 4 : 0) | (isOpen && joined ? facing : 0);
}

/** Tells the four neighbours of the start or of a goal just turned up what they have beside them now. None of them is a goal. */
function touchAround(state: State, cell: Cell, open: Sides, joined: boolean): void {
  for (let side = 0; side < 4; side++) {
    touch(state, cell + (STEPS[side] as number), rimPart(side, open, joined));
  }
}

function touch(state: State, cell: Cell, part: number): void {
  const { rim, maze } = state;
  for (let i = 0; i < rim.length; i++) {
    if ((rim[i] as RimCell) >> 12 === cell) {
      rim[i] = (rim[i] as RimCell) | part;
      return;
    }
  }
  for (const card of maze) if (card >> 11 === cell) return;
  rim.push((cell << 12) | part);
}

/**
 * Lays a path card on a rim cell. One pass over the rim finds the cell itself and those of its four neighbours that
 * are empty; the sides that were not faced before and are not found are either new rim cells or face-down goals.
 */
export function layPath(state: State, kind: Kind, cell: Cell, turned: number, seat: Seat): void {
  const { rim } = state;
  const open = OPEN[kind * 2 + turned] as Sides;
  const connected = isConnected(kind);
  let own = -1;
  let found = 0;
  for (let i = 0; i < rim.length; i++) {
    const entry = rim[i] as RimCell;
    const step = (entry >> 12) - cell;
    const side = step === 0 ? 4 : step === 1 ? 1 : step === -1 ? 3 : step === 128 ? 2 : step === -128 ? 0 : 5;
    if (side === 4) own = i;
    else if (side < 4) {
      found |= 1 << side;
      rim[i] = entry | rimPart(side, open, connected);
    }
  }
  const here = rim[own] as RimCell;
  const last = rim.pop() as RimCell;
  if (own < rim.length) rim[own] = last;
  const fresh = ~(found | facedOf(here)) & 15;
  for (let side = 0; side < 4; side++) {
    if (((fresh >> side) & 1) === 0) continue;
    const beside = cell + (STEPS[side] as number);
    if (slotAt(beside) < 0) rim.push((beside << 12) | rimPart(side, open, connected));
  }
  state.maze.push(mazeCard(cell, kind, turned, seat, connected ? 1 : 0));
  // A side that is open towards a card which joins nothing: a dead end, or a part that had been cut off.
  if (connected && state.loose > 0 && (demandedOf(here) & ~joiningOf(here)) !== 0) rebuild(state);
}

/** SB-GOAL-05, SB-RULING-13: a goal turned up becomes a card of the maze; `joined` because a joined card has just reached it. */
export function layGoal(state: State, kind: Kind, cell: Cell, turned: number): void {
  state.maze.push(mazeCard(cell, kind, turned, 0, 1));
  // It cannot join a part that was cut off: no connected card beside it is open toward it (SB-RULING-15).
  touchAround(state, cell, OPEN[kind * 2 + turned] as Sides, true);
}

/**
 * Takes a path card out of the maze; what hangs on it is worked out afresh (SB-ROCK-04, SB-ROCK-05). All other cards stay where
 * and how they lie, turned-up goals too (SB-ROCK-06).
 */
export function takeOut(state: State, cell: Cell): MazeCard {
  const { maze } = state;
  const index = maze.findIndex((card) => cellOfCard(card) === cell);
  const card = at(maze, index);
  maze.splice(index, 1);
  rebuild(state);
  return card;
}

/** Scratch for `rebuild`, empty between calls: the place in the maze of the card in a cell, plus one. */
const places = new Int16Array(128 * 128);
const waiting = new Int16Array(64);

/** Works out from the cards alone which are joined to the start, and the rim around them. SB-RULING-33: cut-off cards join nothing. */
export function rebuild(state: State): void {
  const { maze } = state;
  for (let i = 0; i < maze.length; i++) {
    const card = (maze[i] as MazeCard) & ~1;
    maze[i] = card;
    places[card >> 11] = i + 1;
  }
  spread(maze);
  state.rim.length = 0;
  state.loose = 0;
  for (const card of maze) {
    const joined = isJoined(card);
    if (!joined && isConnected(kindOfCard(card))) state.loose += 1;
    rimAround(state, card, joined);
  }
  for (const rim of state.rim) places[rim >> 12] = 0;
  for (const card of maze) places[card >> 11] = 0;
}

/** SB-PATH-06: marks every connected card that tunnels join to the start, also through a turned-up stone (SB-RULING-14). */
function spread(maze: MazeCard[]): void {
  maze[0] = (maze[0] as MazeCard) | 1;
  waiting[0] = 0;
  for (let left = 1; left > 0; ) {
    left -= 1;
    const card = maze[waiting[left] as number] as MazeCard;
    const open = openSides(card);
    for (let side = 0; side < 4; side++) {
      if (((open >> side) & 1) === 0) continue;
      const place = (places[(card >> 11) + (STEPS[side] as number)] as number) - 1;
      if (place < 0) continue;
      const other = maze[place] as MazeCard;
      if ((other & 1) !== 0 || !isConnected(kindOfCard(other))) continue;
      if ((openSides(other) & (FACING[side] as number)) === 0) continue;
      maze[place] = other | 1;
      waiting[left++] = place;
    }
  }
}

/** Like `touchAround`, with `places` telling at once what lies where: rim cells are noted there as negative numbers. */
function rimAround(state: State, card: MazeCard, joined: boolean): void {
  const { rim } = state;
  const open = openSides(card);
  for (let side = 0; side < 4; side++) {
    const beside = (card >> 11) + (STEPS[side] as number);
    const place = places[beside] as number;
    if (place > 0 || slotAt(beside) >= 0) continue;
    const part = rimPart(side, open, joined);
    if (place < 0) rim[-place - 1] = (rim[-place - 1] as RimCell) | part;
    else {
      rim.push((beside << 12) | part);
      places[beside] = -rim.length;
    }
  }
}
