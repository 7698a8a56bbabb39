import type { Option, Seat } from '@mazmorra/kernel';
import {
  type Cell,
  cellIn,
  cellOfCard,
  FACING,
  GOAL_CELLS,
  isConnected,
  isJoined,
  joiningOf,
  kindIn,
  kindOfCard,
  lookedAt,
  OPEN,
  openSides,
  STEPS,
  type State,
  slotAt,
  TREASURE,
  turnedIn,
  xOf,
  yOf,
} from '@mazmorra/saboteur';

/**
 * Bounds of the grid. This module computes how far the tunnels are from the goals: the distance of a cell is the number
 * of cards from there to a goal, including the one in the cell, with cards on empty cells only and regardless of their
 * shapes.
 */
const left = -1;
const top = -4;
const width = 11;
const height = 9;
const cells = width * height;
/** A distance larger than any real one: no way. */
const noWay = 14;
const slots = GOAL_CELLS.length;

const indexOf = (cell: Cell): number => {
  const x = xOf(cell) - left;
  const y = yOf(cell) - top;
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
};

/** The neighbours of each index; -1 outside the grid. */
const beside = new Int16Array(cells * 4);
for (let y = 0; y < height; y++) {
  for (let x = 0; x < width; x++) {
    const i = (y * width + x) * 4;
    beside[i] = y > 0 ? i / 4 - width : -1;
    beside[i + 1] = x < width - 1 ? i / 4 + 1 : -1;
    beside[i + 2] = y < height - 1 ? i / 4 + width : -1;
    beside[i + 3] = x > 0 ? i / 4 - 1 : -1;
  }
}

/** Exponential decay of the weight of a tunnel's end with its distance. */
const despair = 0.6;
const hopes = Float64Array.from({ length: noWay + 1 }, (_, d) => (d === noWay ? 0 : Math.exp(-d * despair)));
const hopeless = Math.exp(-noWay * despair);

const goalIndex = GOAL_CELLS.map(indexOf);
/** A deque with room to grow in both directions: cells reached at no cost are added in front. */
const queue = new Int16Array(cells * 8);
const empty = 0;
const full = 1;
/**
 * The contents of each cell: empty, full, or `2 + open sides` of a tunnel that was cut off and may be connected again.
 */
const ground = new Uint8Array(cells);
const looseTunnel = 2;

/** The probability that each of the three goals is the treasure, from what a seat has seen. */
export function chancesFor(s: State, seat: Seat, out: Float64Array): void {
  const known = s.turnedUp | (seat < 0 ? 0 : lookedAt(s, seat));
  let left = 0;
  for (let slot = 0; slot < slots; slot++) {
    if (((known >> slot) & 1) === 0) left++;
    else if (s.goals[slot] === TREASURE) {
      out.fill(0);
      out[slot] = 1;
      return;
    }
  }
  for (let slot = 0; slot < slots; slot++) out[slot] = (known >> slot) & 1 ? 0 : 1 / left;
}

/** Fills `ground` from the maze; returns whether it contains tunnels that were cut off. */
function readGround(s: State): boolean {
  let anyLoose = false;
  ground.fill(empty);
  for (const card of s.maze) {
    const i = indexOf(cellOfCard(card));
    if (i < 0) continue;
    const loose = !isJoined(card) && isConnected(kindOfCard(card));
    ground[i] = loose ? looseTunnel + openSides(card) : full;
    if (loose) anyLoose = true;
  }
  for (const goal of goalIndex) ground[goal] = full;
  return anyLoose;
}

/**
 * Whether the first `count` cards of a maze equal those of a known one. Compares from the end, where mazes usually
 * differ.
 */
function isSame({ maze, turnedUp }: Known, s: State, count: number): boolean {
  if (turnedUp !== s.turnedUp || maze.length !== count) return false;
  for (let i = count - 1; i >= 0; i--) if (maze[i] !== s.maze[i]) return false;
  return true;
}

/** The distances of one maze, by slot and cell, kept for incremental updates when a card is laid. */
interface Known {
  /** The cards of the maze as numbers; equal numbers mean an equal maze. */
  readonly maze: number[];
  turnedUp: number;
  /** Whether the maze has tunnels that were cut off; passing through them costs nothing. */
  loose: boolean;
  readonly far: Uint8Array;
}

export class Distances {
  /** Distances by slot and cell. */
  readonly #far = new Uint8Array(slots * cells);
  /** The shortest way from the open tunnels, by slot. */
  readonly best = new Uint8Array(slots);
  /** The end from which it leads, and the shortest way from the other ends. */
  readonly #bestEnd = new Int16Array(slots);
  readonly #second = new Uint8Array(slots);
  /** The summed weight of all open tunnels, by slot, and their ends. */
  readonly #hope = new Float64Array(slots);
  readonly #ends = new Uint8Array(cells);
  /** The last maze read for each number of cards: the next maze usually has one card more than one of them. */
  readonly #known: Known[] = [];
  #now: Known | undefined;
  /** The progress of cards that was computed since the maze was read, by cell, open sides and possible goals. */
  readonly #counted = new Float64Array(cells << 7);
  readonly #countedIn = new Uint32Array(cells << 7);
  #reading = 0;

  /** Computes all distances for a state; does nothing for the same maze. */
  read(s: State): this {
    if (this.#now !== undefined && isSame(this.#now, s, s.maze.length)) return this;
    // Every playout begins with the maze of the table.
    const again = this.#known[s.maze.length];
    if (again !== undefined && isSame(again, s, s.maze.length)) {
      this.#far.set(again.far);
      this.#now = again;
      this.#findBest(s);
      return this;
    }
    const before = this.#known[s.maze.length - 1];
    const loose =
      before !== undefined && !before.loose && isSame(before, s, s.maze.length - 1)
        ? this.#goOn(before, s)
        : this.#start(s);
    this.#keep(s, loose);
    this.#findBest(s);
    return this;
  }

  /** Computes all distances from scratch; returns whether there are tunnels that were cut off. */
  #start(s: State): boolean {
    const loose = readGround(s);
    for (let slot = 0; slot < slots; slot++) this.#spread(slot);
    return loose;
  }

  /** Updates the distances of the same maze without its last card; usually that card changes only its own cell. */
  #goOn(before: Known, s: State): boolean {
    this.#far.set(before.far);
    const card = s.maze[s.maze.length - 1] as number;
    const i = indexOf(cellOfCard(card));
    if (i < 0) return false;
    if (!isJoined(card) && isConnected(kindOfCard(card))) return this.#start(s);
    let isGroundRead = false;
    for (let slot = 0; slot < slots; slot++) {
      if (!this.#isInTheWay(slot * cells, i)) {
        this.#far[slot * cells + i] = noWay;
        continue;
      }
      if (!isGroundRead) readGround(s);
      isGroundRead = true;
      this.#spread(slot);
    }
    return false;
  }

  /** Whether the only shortest way of some neighbour leads through this cell. */
  #isInTheWay(start: number, i: number): boolean {
    const far = this.#far;
    const d = far[start + i] as number;
    if (d === noWay) return false;
    for (let side = 0; side < 4; side++) {
      const n = beside[i * 4 + side] as number;
      if (n < 0 || far[start + n] !== d + 1) continue;
      let ways = 0;
      for (let other = 0; other < 4; other++) {
        const m = beside[n * 4 + other] as number;
        if (m >= 0 && far[start + m] === d) ways++;
      }
      if (ways === 1) return true;
    }
    return false;
  }

  #keep({ maze, turnedUp }: State, loose: boolean): void {
    const count = maze.length;
    const known = this.#known[count] ?? { maze: [], turnedUp, loose, far: new Uint8Array(slots * cells) };
    this.#known[count] = known;
    this.#now = known;
    for (let i = 0; i < count; i++) known.maze[i] = maze[i] as number;
    known.turnedUp = turnedUp;
    known.loose = loose;
    known.far.set(this.#far);
  }

  /** Computes the distances to one goal by a breadth-first search from its cell. */
  #spread(slot: number): void {
    const start = slot * cells;
    const far = this.#far;
    far.fill(noWay, start, start + cells);
    let next = queue.length >> 1;
    let end = next;
    queue[end++] = goalIndex[slot] as number;
    far[start + (goalIndex[slot] as number)] = 0;
    while (next < end) {
      const i = queue[next++] as number;
      const d = far[start + i] as number;
      const from = ground[i] as number;
      for (let side = 0; side < 4; side++) {
        if (from >= looseTunnel && (((from - looseTunnel) >> side) & 1) === 0) continue;
        const n = beside[i * 4 + side] as number;
        if (n < 0) continue;
        const to = ground[n] as number;
        if (to === full || (to >= looseTunnel && ((to - looseTunnel) & (FACING[side] as number)) === 0))
          continue;
        const cost = to === empty ? d + 1 : d;
        if (cost >= (far[start + n] as number)) continue;
        far[start + n] = cost;
        if (to === empty) queue[end++] = n;
        else queue[--next] = n;
      }
    }
  }

  #findBest(s: State): void {
    this.#reading++;
    this.best.fill(noWay);
    this.#bestEnd.fill(-1);
    this.#second.fill(noWay);
    this.#hope.fill(0);
    this.#ends.fill(0);
    for (const rim of s.rim) {
      if (joiningOf(rim) === 0) continue;
      const i = indexOf(rim >> 12);
      if (i < 0) continue;
      this.#ends[i] = 1;
      for (let slot = 0; slot < slots; slot++) {
        const d = this.#far[slot * cells + i] as number;
        if (d < (this.best[slot] as number)) {
          this.#second[slot] = this.best[slot] as number;
          this.best[slot] = d;
          this.#bestEnd[slot] = i;
        } else if (d < (this.#second[slot] as number)) this.#second[slot] = d;
        this.#hope[slot] = (this.#hope[slot] as number) + (hopes[d] as number);
      }
    }
  }

  /** The way to a goal over all open tunnels together; with several it is slightly shorter than the shortest. */
  byAllEnds(slot: number): number {
    return -Math.log((this.#hope[slot] as number) + hopeless) / despair;
  }

  /** The expected value of `byAllEnds` for these probabilities of the goals. */
  expectedByAllEnds(chances: Float64Array): number {
    let sum = 0;
    for (let slot = 0; slot < slots; slot++) sum += (chances[slot] as number) * this.byAllEnds(slot);
    return sum;
  }

  /** The shortest way to a goal after a path card is laid. */
  after(option: Option, slot: number): number {
    const kind = kindIn(option);
    const open = isConnected(kind) ? (OPEN[kind * 2 + turnedIn(option)] as number) : 0;
    const here = indexOf(cellIn(option));
    let least = (this.#bestEnd[slot] === here ? this.#second[slot] : this.best[slot]) as number;
    for (let side = 0; here >= 0 && side < 4; side++) {
      if (((open >> side) & 1) === 0) continue;
      const n = beside[here * 4 + side] as number;
      if (n >= 0) least = Math.min(least, this.#far[slot * cells + n] as number);
    }
    return least;
  }

  /** The expected way left to dig, for these probabilities of the goals. */
  expected(chances: Float64Array): number {
    let sum = 0;
    for (let slot = 0; slot < slots; slot++) sum += (chances[slot] as number) * (this.best[slot] as number);
    return sum;
  }

  /**
   * The number of cards by which a path card brings the goals nearer (positive) or farther (negative). A tunnel with
   * several ends counts as slightly nearer than its nearest end, because more cards fit; a card that closes the only
   * end is therefore far worse than one that closes one of many.
   */
  progress(option: Option, chances: Float64Array): number {
    const kind = kindIn(option);
    const open = isConnected(kind) ? (OPEN[kind * 2 + turnedIn(option)] as number) : 0;
    const here = indexOf(cellIn(option));
    if (here < 0) return 0;
    let possible = 0;
    for (let slot = 0; slot < slots; slot++) if (chances[slot] !== 0) possible |= 1 << slot;
    const place = (here << 7) | (open << 3) | possible;
    if (this.#countedIn[place] !== this.#reading) {
      this.#countedIn[place] = this.#reading;
      this.#counted[place] = this.#progress(here, open, chances);
    }
    return this.#counted[place] as number;
  }

  #progress(here: number, open: number, chances: Float64Array): number {
    // All possible goals are equally likely (`chancesFor`), so the sum of their logarithms is the logarithm of one
    // product.
    let ratio = 1;
    let each = 0;
    for (let slot = 0; slot < slots; slot++) {
      const chance = chances[slot] as number;
      if (chance === 0) continue;
      each = chance;
      const before = (this.#hope[slot] as number) + hopeless;
      let after = before - (hopes[this.#far[slot * cells + here] as number] as number);
      for (let side = 0; side < 4; side++) {
        if (((open >> side) & 1) === 0) continue;
        const n = beside[here * 4 + side] as number;
        if (n < 0 || this.#ends[n] === 1) continue;
        after += hopes[this.#far[slot * cells + n] as number] as number;
      }
      ratio *= Math.max(after, hopeless) / before;
    }
    return (each * Math.log(ratio)) / despair;
  }

  /** The way from an occupied cell, as if it were empty and reachable. */
  fromTaken(cell: Cell, chances: Float64Array): number {
    let sum = 0;
    const i = indexOf(cell);
    for (let slot = 0; slot < slots; slot++) {
      let least = noWay;
      for (let side = 0; i >= 0 && side < 4; side++) {
        const n = beside[i * 4 + side] as number;
        if (n >= 0) least = Math.min(least, (this.#far[slot * cells + n] as number) + 1);
      }
      sum += (chances[slot] as number) * Math.min(noWay, least);
    }
    return sum;
  }
}

/** Shared instance: call `read` before any query. */
export const distances = new Distances();
/** Second instance, for the maze after a play. */
export const later = new Distances();

/** The goals that a path card would reveal, as bits. */
export function reached(option: Option): number {
  const kind = kindIn(option);
  if (!isConnected(kind)) return 0;
  const open = OPEN[kind * 2 + turnedIn(option)] as number;
  let goals = 0;
  for (let side = 0; side < 4; side++) {
    if (((open >> side) & 1) === 0) continue;
    const slot = slotAt(cellIn(option) + (STEPS[side] as number));
    if (slot >= 0) goals |= 1 << slot;
  }
  return goals;
}

/** The number of open neighbours connected with a card of the maze, and whether any of them leads to the start. */
export function links(s: State, cell: Cell): { readonly count: number; readonly joined: boolean } {
  let count = 0;
  let joined = false;
  const own = s.maze.find((card) => cellOfCard(card) === cell);
  if (own === undefined) return { count, joined };
  const open = OPEN[(own >> 1) & 63] as number;
  for (let side = 0; side < 4; side++) {
    if (((open >> side) & 1) === 0) continue;
    const other = s.maze.find((card) => cellOfCard(card) === cell + (STEPS[side] as number));
    if (other === undefined || ((OPEN[(other >> 1) & 63] as number) & (FACING[side] as number)) === 0)
      continue;
    count++;
    if ((other & 1) === 1 && isConnected(kindOfCard(other))) joined = true;
  }
  return { count, joined };
}
