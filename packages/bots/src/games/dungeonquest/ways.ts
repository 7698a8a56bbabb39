import {
  CELLS,
  COLUMNS,
  directions,
  HERO_VERSUS_HERO,
  type Hero,
  heroes,
  isChamber,
  isTower,
  neighbour,
  roomTypes,
  type State,
  sideNames,
  tiles,
  towers,
} from '@mazmorra/dungeonquest';
import { fails, tries } from './odds.ts';

/** Index of a wall among the kinds of sides. This module estimates ways in turns, with risks counted as turns. */
const wall = sideNames.indexOf('wall');
const door = sideNames.indexOf('door');
const portcullis = sideNames.indexOf('portcullis');

type RoomId = (typeof roomTypes)[number]['id'];
type HeroRow = (typeof heroes)[number];

/** The cost of passing through a room, in turns; tests that block the way count the expected number of tries. */
const entering: Readonly<Record<RoomId, (hero: HeroRow) => number>> = {
  chamber: () => 1,
  corridor: () => 0.25,
  portcullis: () => 1,
  'catacomb-entrance': () => 1,
  'rotating-room': () => 1.25,
  trap: () => 2.25,
  darkness: () => 2.5,
  'cave-in': (hero) => tries(hero.agility),
  bridge: (hero) => 0.5 + 5 * fails(hero.agility - 1),
  'spider-web': (hero) => 0.5 + tries(hero.strength),
  chasm: () => 1,
  'bottomless-pit': (hero) => 1 + 30 * fails(hero.luck),
};
const quarters = (turns: number): number => Math.round(turns * 4);
const roomCosts = heroes.map((hero) => roomTypes.map((room) => quarters(entering[room.id](hero))));
const gateCosts = heroes.map((hero) => quarters(tries(hero.strength) - 1));
/** The cost of an unexplored cell, which may be a dead end or a pit. */
const unexplored = quarters(2.25);
const throughDoor = quarters(0.75);
const dragonsLair = quarters(4);
const guarded = quarters(2.5);
/** The cost of waiting until another hero leaves a room (DQ-MOVE-02), and how near the room must be to count it. */
const occupied = quarters(3);
const near = 2;
/** Number of turns that another way must save: advice varies by less. */
const atLeast = 0.1;
const farthest = 255;
/** Goals farther than this beyond the hero are not considered. */
const beyond = 40;

/** The room type in a cell; -1 for towers, the Treasure Chamber and unexplored cells. */
const roomAt = (s: State, cell: number): number => {
  const placed = s.board[cell] as number;
  return placed < 0 ? -1 : (tiles[placed >> 2] as (typeof tiles)[number]).room;
};

/** The sides of towers and the Treasure Chamber; unexplored cells are assumed to be open. */
const fixedSides = Uint8Array.from({ length: CELLS * 4 }, (_, at) => {
  const tower = towers.find((one) => one.cell === at >> 2);
  const passages: readonly string[] = tower?.passages ?? directions;
  return passages.includes(directions[at & 3] as string) ? 0 : wall;
});
/** The sides of a tile in each direction, by the direction of its arrow. */
const turnedSides = Uint8Array.from(
  { length: tiles.length * 16 },
  (_, at) => tiles[at >> 4]?.sides[((at & 3) - ((at >> 2) & 3) + 4) & 3] ?? wall,
);

function sideAt(s: State, cell: number, direction: number): number {
  const placed = s.board[cell] as number;
  return (placed >= 0 ? turnedSides[placed * 4 + direction] : fixedSides[cell * 4 + direction]) as number;
}

const halfAt = (s: State, cell: number, direction: number): number => {
  const placed = s.board[cell] as number;
  return placed < 0 ? -1 : (tiles[placed >> 2]?.halfOfSide[(direction - (placed & 3) + 4) & 3] as number);
};
const chasm = roomTypes.findIndex((room) => room.id === 'chasm');

/** The cost of a door or portcullis between two cells, or -1 if there is a wall. */
function passing(s: State, cell: number, direction: number, to: number, hero: number): number {
  const here = sideAt(s, cell, direction);
  const there = sideAt(s, to, (direction + 2) & 3);
  if (here === wall || there === wall) return -1;
  let cost = 0;
  if (here === door || there === door) cost += throughDoor;
  if (here === portcullis || there === portcullis) cost += gateCosts[hero] as number;
  return cost;
}

const corridor = roomTypes.findIndex((room) => room.id === 'corridor');
/** Whether a cell is an explored corridor: it is empty, and a hero who enters it moves on at once. */
export const isKnownCorridor = (s: State, cell: number): boolean => roomAt(s, cell) === corridor;

/** Whether a room has no other way out than the one to a neighbouring cell. */
export function isDeadEnd(s: State, cell: number, to: number): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const next = neighbour(cell, direction);
    if (next >= 0 && next !== to && passing(s, cell, direction, next, 0) >= 0) return false;
  }
  return true;
}

/** Whether a room may hold a secret door: an unexplored one may, a known one if it can be searched. */
export const mayHoldDoor = (s: State, cell: number): boolean => {
  const placed = s.board[cell] as number;
  return placed < 0 || (tiles[placed >> 2] as (typeof tiles)[number]).search;
};

/** The cost for a hero of passing through a room that he may place. */
export const tileCost = (hero: Hero, tile: number): number =>
  roomCosts[hero.hero]?.[tiles[tile]?.room ?? 0] ?? unexplored;

const distance = (a: number, b: number): number =>
  Math.abs((a % COLUMNS) - (b % COLUMNS)) + Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));

/** The cost of entering a cell, in quarters of a turn. */
function enterCost(s: State, cell: number, hero: number): number {
  if (isTower(cell)) return 2;
  if (isChamber(cell)) return dragonsLair;
  const room = roomAt(s, cell);
  const base = room < 0 ? unexplored : (roomCosts[hero]?.[room] as number);
  return s.tokenCells.length > 0 && s.tokenCells.includes(cell) ? base + guarded : base;
}

const roomOfTile = Uint8Array.from(tiles, ({ room }) => room);
/** The cost of entering a cell without a room. */
const bareCosts = Uint8Array.from({ length: CELLS }, (_, cell) =>
  isTower(cell) ? 2 : isChamber(cell) ? dragonsLair : unexplored,
);

/** The shortest ways from every cell to the nearest of some goals. */
export class Ways {
  readonly #goals: readonly number[];
  /** The cost of entering each cell, looked up once per computation. */
  readonly #enter = new Uint8Array(CELLS);
  readonly #cost = new Uint8Array(CELLS);
  readonly #done = new Uint8Array(CELLS);
  /** The direction of the next step. */
  readonly #ahead = new Int8Array(CELLS);
  /** Cells by cost: a bucket queue, each bucket at most as long as the board. */
  readonly #buckets = Array.from({ length: farthest + 1 }, () => new Int16Array(CELLS));
  readonly #filled = new Int16Array(farthest + 1);
  #hero = 0;
  /** The input of the last `read`; for the same input `read` does nothing. */
  #here = -1;
  #there = -1;
  readonly #board = new Int16Array(CELLS).fill(-2);
  readonly #tokens: number[] = [];
  /** The rooms nearby in which other heroes stand. */
  #blocked: number[] = [];
  #blockedBefore: number[] = [];

  constructor(goals: readonly number[]) {
    this.#goals = goals;
  }

  /**
   * Computes the ways up to these cells and a little beyond, backwards from the goals: the cost of a cell is the cost
   * of entering all later ones.
   */
  read(s: State, hero: Hero, here: number, there: number): void {
    if (this.#isRead(s, hero, here, there)) return;
    this.#hero = hero.hero;
    this.#cost.fill(farthest);
    this.#done.fill(0);
    this.#filled.fill(0);
    this.#ahead.fill(-1);
    this.#lookUp(s);
    for (const goal of this.#goals) this.#put(goal, 0, -1);
    // On the edge of a chasm the hero may be far from the way that its other edge has.
    const whole = roomAt(s, here) === chasm;
    let until = farthest;
    for (let at = 0; at < until; at++) {
      if (!whole && until === farthest && this.#done[here] === 1 && this.#done[there] === 1)
        until = Math.min(farthest, at + beyond);
      const bucket = this.#buckets[at] as Int16Array;
      for (let i = 0; i < (this.#filled[at] as number); i++) {
        const cell = bucket[i] as number;
        if (this.#done[cell] === 1) continue;
        this.#done[cell] = 1;
        this.#spread(s, cell, at);
      }
    }
  }

  #lookUp(s: State): void {
    const enter = this.#enter;
    const { board, tokenCells } = s;
    const costs = roomCosts[this.#hero] as readonly number[];
    for (let cell = 0; cell < CELLS; cell++) {
      const placed = board[cell] as number;
      enter[cell] =
        placed >= 0 ? (costs[roomOfTile[placed >> 2] as number] as number) : (bareCosts[cell] as number);
    }
    for (let i = 0; i < tokenCells.length; i++) {
      const cell = tokenCells[i] as number;
      if (!isTower(cell) && !isChamber(cell)) enter[cell] = enterCost(s, cell, this.#hero);
    }
    for (const cell of this.#blocked) enter[cell] = (enter[cell] as number) + occupied;
  }

  /** Whether the ways are already computed. Between two changes of the board they are requested many times. */
  #isRead(s: State, own: Hero, here: number, there: number): boolean {
    const { board, tokenCells } = s;
    let same = own.hero === this.#hero && here === this.#here && there === this.#there;
    if (s.seats > 1 && this.#block(s, own, here)) same = false;
    this.#here = here;
    this.#there = there;
    for (let cell = 0; cell < CELLS; cell++) {
      if (this.#board[cell] === board[cell]) continue;
      this.#board[cell] = board[cell] as number;
      same = false;
    }
    const tokens = this.#tokens;
    if (tokens.length !== tokenCells.length) same = false;
    tokens.length = tokenCells.length;
    for (let i = 0; i < tokens.length; i++) {
      if (tokens[i] !== tokenCells[i]) same = false;
      tokens[i] = tokenCells[i] as number;
    }
    return same;
  }

  /** Looks where other heroes are in the way; true if that has changed. */
  #block(s: State, own: Hero, here: number): boolean {
    const before = this.#blocked;
    const now = this.#blockedBefore;
    this.#blocked = now;
    this.#blockedBefore = before;
    now.length = 0;
    if ((s.optional & HERO_VERSUS_HERO) === 0)
      for (const other of s.heroes) {
        const { cell } = other;
        if (other === own || other.fate !== 'inside' || other.below === 1 || isChamber(cell)) continue;
        if (distance(cell, here) <= near) now.push(cell);
      }
    return now.length !== before.length || now.some((cell, i) => cell !== before[i]);
  }

  /** Number of turns from a cell to the nearest goal. */
  from(cell: number): number {
    return (this.#cost[cell] as number) / 4;
  }

  /** Number of turns from where a hero stands: on the edge of a chasm only the ways from that edge count. */
  of(s: State, hero: Hero): number {
    const split = hero.half >= 0 && roomAt(s, hero.cell) === chasm;
    return split ? Math.min(farthest / 4, this.fromHalf(s, hero.cell, hero.half)) : this.from(hero.cell);
  }

  /** Number of turns to the nearest goal through a neighbouring cell, or through any cell if walls do not matter. */
  by(s: State, from: number, to: number, throughWalls: boolean): number {
    const direct = this.#step(s, from, to, throughWalls);
    if (throughWalls || roomAt(s, to) !== chasm || this.#goals.includes(to)) return direct;
    // The way may continue from the other edge of the chasm, which cannot be reached from here.
    for (let direction = 0; direction < 4; direction++) {
      if (neighbour(to, direction) !== from) continue;
      const half = halfAt(s, to, direction);
      if (half === halfAt(s, to, this.#ahead[to] as number)) return direct;
      return direct - this.from(to) + this.fromHalf(s, to, half);
    }
    return direct;
  }

  #step(s: State, from: number, to: number, throughWalls: boolean): number {
    let pass = 0;
    if (!throughWalls)
      for (let direction = 0; direction < 4; direction++)
        if (neighbour(from, direction) === to)
          pass = Math.max(0, passing(s, from, direction, to, this.#hero));
    const enter = this.#goals.includes(to) ? 4 : enterCost(s, to, this.#hero);
    return (pass + enter + (this.#cost[to] as number)) / 4;
  }

  /**
   * Whether a hero who goes back from a room would then take a way that does not lead through it again. A monster left
   * there makes the way through it longer; what else is in it is counted already.
   */
  leadsRound(s: State, room: number, back: number, monster: boolean): boolean {
    const through = this.by(s, back, room, false) + (monster ? guarded / 4 : 0) - atLeast;
    const half = this.#halfTowards(s, back, room);
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(back, direction);
      // Back on the edge of a chasm the hero cannot get to the other one, and back on a bridge he would have to cross it.
      if (half >= 0 && halfAt(s, back, direction) !== half) continue;
      if (next < 0 || next === room || passing(s, back, direction, next, this.#hero) < 0) continue;
      const goesOn = neighbour(next, this.#ahead[next] as number);
      if (goesOn !== back && this.by(s, back, next, false) < through) return true;
    }
    return false;
  }

  /** The half of a chasm or bridge that touches a neighbouring room; -1 for other rooms. */
  #halfTowards(s: State, cell: number, room: number): number {
    for (let direction = 0; direction < 4; direction++)
      if (neighbour(cell, direction) === room) return halfAt(s, cell, direction);
    return -1;
  }

  /**
   * Number of turns to the nearest goal through the passages of a tile, placed in a cell with its arrow in a direction.
   */
  outOf(s: State, cell: number, tile: number, arrow: number): number {
    let fewest = Number.POSITIVE_INFINITY;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(cell, direction);
      if (next < 0 || tiles[tile]?.sides[(direction - arrow + 4) & 3] === wall) continue;
      if (sideAt(s, next, (direction + 2) & 3) !== wall)
        fewest = Math.min(fewest, this.by(s, cell, next, true));
    }
    return fewest;
  }

  /** Number of turns to the nearest goal from one half of a chasm or bridge. */
  fromHalf(s: State, cell: number, half: number): number {
    let fewest = Number.POSITIVE_INFINITY;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(cell, direction);
      if (next < 0 || halfAt(s, cell, direction) !== half) continue;
      if (passing(s, cell, direction, next, this.#hero) >= 0)
        fewest = Math.min(fewest, this.#step(s, cell, next, false));
    }
    return fewest;
  }

  #put(cell: number, at: number, ahead: number): void {
    this.#cost[cell] = at;
    this.#ahead[cell] = ahead;
    const bucket = this.#buckets[at] as Int16Array;
    bucket[this.#filled[at] as number] = cell;
    this.#filled[at] = (this.#filled[at] as number) + 1;
  }

  #spread(s: State, cell: number, at: number): void {
    const { board } = s;
    const done = this.#done;
    const enter = at + (at === 0 ? 4 : (this.#enter[cell] as number));
    const placed = board[cell] as number;
    const isSplit = placed >= 0 && roomOfTile[placed >> 2] === chasm;
    const split = isSplit ? halfAt(s, cell, this.#ahead[cell] as number) : -1;
    const gate = gateCosts[this.#hero] as number;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(cell, direction);
      if (next < 0 || done[next] === 1) continue;
      const here = (
        placed >= 0 ? turnedSides[placed * 4 + direction] : fixedSides[cell * 4 + direction]
      ) as number;
      if (here === wall) continue;
      const back = (direction + 2) & 3;
      const beside = board[next] as number;
      const there = (beside >= 0 ? turnedSides[beside * 4 + back] : fixedSides[next * 4 + back]) as number;
      if (there === wall) continue;
      // A chasm can be passed only along its edge.
      if (isSplit && halfAt(s, cell, direction) !== split) continue;
      let total = enter;
      if (here === door || there === door) total += throughDoor;
      if (here === portcullis || there === portcullis) total += gate;
      if (total > farthest) total = farthest;
      if (total < (this.#cost[next] as number)) this.#put(next, total, back);
    }
  }
}

const towerCells = towers.map(({ cell }) => cell);
const chamberCells = Array.from({ length: CELLS }, (_, cell) => cell).filter(isChamber);

/** The ways of one hero to the nearest tower and to the Treasure Chamber. */
export interface BothWays {
  readonly toTower: Ways;
  readonly toChamber: Ways;
}

export const newWays = (): BothWays => ({
  toTower: new Ways(towerCells),
  toChamber: new Ways(chamberCells),
});

/** Shared instances, for the hero who is asked. */
export const ownWays = newWays();
export const { toTower, toChamber } = ownWays;
