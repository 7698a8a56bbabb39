import {
  CELLS,
  directions,
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

/** Ways as a careful hero reckons them: turns, with what may go wrong counted in. */
const wall = sideNames.indexOf('wall');
const door = sideNames.indexOf('door');
const portcullis = sideNames.indexOf('portcullis');

type RoomId = (typeof roomTypes)[number]['id'];
type HeroRow = (typeof heroes)[number];

/** What it costs a hero to come through a room, in turns; tests that bar the way count as often as they are likely to be tried. */
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
/** Dead ends and pits are among what nobody has seen yet. */
const unexplored = quarters(2.25);
const throughDoor = quarters(0.75);
const dragonsLair = quarters(4);
const guarded = quarters(2.5);
const farthest = 255;
/** Goals that are farther than this beyond the hero are not considered. */
const beyond = 40;

/** The room type in a cell, -1 for towers, the Treasure Chamber and what nobody has seen. */
const roomAt = (s: State, cell: number): number => {
  const placed = s.board[cell] as number;
  return placed < 0 ? -1 : (tiles[placed >> 2] as (typeof tiles)[number]).room;
};

/** What stands on the sides of towers and the Treasure Chamber; unexplored cells are taken to be open. */
const fixedSides = Uint8Array.from({ length: CELLS * 4 }, (_, at) => {
  const tower = towers.find((one) => one.cell === at >> 2);
  const passages: readonly string[] = tower?.passages ?? directions;
  return passages.includes(directions[at & 3] as string) ? 0 : wall;
});
/** The side a tile shows in each direction, by where its arrow points. */
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

/** What a door or portcullis between two cells costs, or -1 where a wall bars the way. */
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
/** A corridor that lies open: there is nothing in it, and whoever comes in goes on at once. */
export const isKnownCorridor = (s: State, cell: number): boolean => roomAt(s, cell) === corridor;

/** What it costs a hero to come through a room that he may put down. */
export const tileCost = (hero: Hero, tile: number): number =>
  roomCosts[hero.hero]?.[tiles[tile]?.room ?? 0] ?? unexplored;

/** What it costs to come into a cell, in quarters of a turn. */
function enterCost(s: State, cell: number, hero: number): number {
  if (isTower(cell)) return 2;
  if (isChamber(cell)) return dragonsLair;
  const room = roomAt(s, cell);
  const base = room < 0 ? unexplored : (roomCosts[hero]?.[room] as number);
  return s.tokenCells.length > 0 && s.tokenCells.includes(cell) ? base + guarded : base;
}

/** The ways from everywhere to the nearest of some goals. */
export class Ways {
  readonly #goals: readonly number[];
  readonly #cost = new Uint8Array(CELLS);
  readonly #done = new Uint8Array(CELLS);
  /** The direction in which the way goes on. */
  readonly #ahead = new Int8Array(CELLS);
  /** Cells by cost: a queue of buckets, each as long as the board at most. */
  readonly #buckets = Array.from({ length: farthest + 1 }, () => new Int16Array(CELLS));
  readonly #filled = new Int16Array(farthest + 1);
  #hero = 0;
  /** What was read last: asked again about the same, `read` does nothing. */
  #here = -1;
  #there = -1;
  readonly #board = new Int16Array(CELLS).fill(-2);
  readonly #tokens: number[] = [];

  constructor(goals: readonly number[]) {
    this.#goals = goals;
  }

  /**
   * Computes them, up to these cells and a little beyond. Backwards from the goals: what a cell costs is what entering
   * all later ones costs.
   */
  read(s: State, hero: Hero, here: number, there: number): void {
    if (this.#isRead(s, hero, here, there)) return;
    this.#hero = hero.hero;
    this.#cost.fill(farthest);
    this.#done.fill(0);
    this.#filled.fill(0);
    this.#ahead.fill(-1);
    for (const goal of this.#goals) this.#put(goal, 0, -1);
    let until = farthest;
    for (let at = 0; at < until; at++) {
      if (until === farthest && this.#done[here] === 1 && this.#done[there] === 1)
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

  /** A room is laid now and then, and between two of them the ways are asked for many times. */
  #isRead({ board, tokenCells }: State, { hero }: Hero, here: number, there: number): boolean {
    let same = hero === this.#hero && here === this.#here && there === this.#there;
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

  /** Turns from a cell to the nearest goal. */
  from(cell: number): number {
    return (this.#cost[cell] as number) / 4;
  }

  /** Turns to the nearest goal by way of a neighbouring cell, or of any cell when walls do not matter. */
  by(s: State, from: number, to: number, throughWalls: boolean): number {
    let pass = 0;
    if (!throughWalls)
      for (let direction = 0; direction < 4; direction++)
        if (neighbour(from, direction) === to)
          pass = Math.max(0, passing(s, from, direction, to, this.#hero));
    const enter = this.#goals.includes(to) ? 4 : enterCost(s, to, this.#hero);
    return (pass + enter + (this.#cost[to] as number)) / 4;
  }

  /** Whether who goes back from a guarded room to another would take a way that does not lead through it again. */
  leadsRound(s: State, room: number, back: number): boolean {
    const through = this.by(s, back, room, false) + guarded / 4;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(back, direction);
      if (next < 0 || next === room || passing(s, back, direction, next, this.#hero) < 0) continue;
      const goesOn = neighbour(next, this.#ahead[next] as number);
      if (goesOn !== back && this.by(s, back, next, false) < through) return true;
    }
    return false;
  }

  /** Turns to the nearest goal through the passages of a tile, once it lies in a cell with its arrow in a direction. */
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

  /** Turns from one half of a chasm or bridge. */
  fromHalf(s: State, cell: number, half: number): number {
    let fewest = Number.POSITIVE_INFINITY;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(cell, direction);
      if (next < 0 || halfAt(s, cell, direction) !== half) continue;
      if (passing(s, cell, direction, next, this.#hero) >= 0)
        fewest = Math.min(fewest, this.by(s, cell, next, false));
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
    const enter = at + (at === 0 ? 4 : enterCost(s, cell, this.#hero));
    const split = roomAt(s, cell) === chasm ? halfAt(s, cell, this.#ahead[cell] as number) : -1;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(cell, direction);
      if (next < 0 || this.#done[next] === 1) continue;
      // Over a chasm there is only the way along its edge.
      if (split >= 0 && halfAt(s, cell, direction) !== split) continue;
      const pass = passing(s, cell, direction, next, this.#hero);
      const total = Math.min(enter + pass, farthest);
      if (pass >= 0 && total < (this.#cost[next] as number)) this.#put(next, total, (direction + 2) & 3);
    }
  }
}

export const toTower = new Ways(towers.map(({ cell }) => cell));
export const toChamber = new Ways(Array.from({ length: CELLS }, (_, cell) => cell).filter(isChamber));
