import {
  CELLS,
  directions,
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

/** The way to the nearest tower as a careful hero reckons it: turns, with what may go wrong counted in. */
const wall = sideNames.indexOf('wall');
const door = sideNames.indexOf('door');
const portcullis = sideNames.indexOf('portcullis');

type RoomId = (typeof roomTypes)[number]['id'];

/** What it costs to enter a room, in quarters of a turn. */
const entering: Readonly<Record<RoomId, number>> = {
  chamber: 4,
  corridor: 1,
  portcullis: 5,
  'catacomb-entrance': 4,
  'rotating-room': 5,
  trap: 7,
  darkness: 8,
  'cave-in': 7,
  bridge: 8,
  'spider-web': 8,
  chasm: 4,
  'bottomless-pit': 14,
};
const roomCost = roomTypes.map((room) => entering[room.id]);
const unexplored = 7;
const dragonsLair = 12;
const guarded = 8;
const throughDoor = 3;
const farthest = 255;

/** The room type in a cell, -1 for towers, the Treasure Chamber and what nobody has seen. */
const roomAt = (s: State, cell: number): number => {
  const placed = s.board[cell] as number;
  return placed < 0 ? -1 : (tiles[placed >> 2] as (typeof tiles)[number]).room;
};

export const isUnexplored = (s: State, cell: number): boolean =>
  (s.board[cell] as number) < 0 && !isTower(cell) && !isChamber(cell);

/** What stands on a side of a cell; unexplored ones are taken to be open. */
function sideAt(s: State, cell: number, direction: number): number {
  const placed = s.board[cell] as number;
  if (placed >= 0) return (tiles[placed >> 2]?.sides[(direction - (placed & 3) + 4) & 3] ?? wall) as number;
  if (!isTower(cell)) return 0;
  const tower = towers.find((one) => one.cell === cell);
  return (tower?.passages as readonly string[] | undefined)?.includes(directions[direction] as string)
    ? 0
    : wall;
}

/** Cost to step between two adjacent cells, or -1 where a wall bars the way. */
function passing(s: State, cell: number, direction: number, to: number, strength: number): number {
  const here = sideAt(s, cell, direction);
  const there = sideAt(s, to, (direction + 2) & 3);
  if (here === wall || there === wall) return -1;
  let cost = 0;
  if (here === door || there === door) cost += throughDoor;
  if (here === portcullis || there === portcullis) cost += strength >= 8 ? 1 : strength >= 6 ? 4 : 8;
  return cost;
}

const cost = new Uint8Array(CELLS);
const done = new Uint8Array(CELLS);
/** Cells by cost: a queue of buckets, each as long as the board at most. */
const buckets = Array.from({ length: farthest + 1 }, () => new Int16Array(CELLS));
const filled = new Int16Array(farthest + 1);

function put(cell: number, at: number): void {
  cost[cell] = at;
  const bucket = buckets[at] as Int16Array;
  bucket[filled[at] as number] = cell;
  filled[at] = (filled[at] as number) + 1;
}

export const towerCells: readonly number[] = towers.map(({ cell }) => cell);
export const chamber: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(isChamber);

/**
 * Works out the way to the nearest goal from everywhere, as far as it is shorter than `limit`; read it with `home`. Backwards
 * from the goals: what a cell costs is what entering all later ones costs.
 */
export function readWays(s: State, seat: number, limit = farthest, goals = towerCells): void {
  const strength = heroes[s.heroes[seat]?.hero ?? 0]?.strength ?? 6;
  cost.fill(farthest);
  done.fill(0);
  filled.fill(0);
  for (const goal of goals) put(goal, 0);
  for (let at = 0; at < limit; at++) {
    for (let i = 0; i < (filled[at] as number); i++) {
      const cell = (buckets[at] as Int16Array)[i] as number;
      if (done[cell] === 1) continue;
      done[cell] = 1;
      spread(s, cell, at, strength);
    }
  }
}

function spread(s: State, cell: number, at: number, strength: number): void {
  const enter = at + enterCost(s, cell);
  for (let direction = 0; direction < 4; direction++) {
    const next = neighbour(cell, direction);
    if (next < 0 || done[next] === 1) continue;
    const pass = passing(s, cell, direction, next, strength);
    const total = enter + pass;
    if (pass >= 0 && total < (cost[next] as number)) put(next, Math.min(total, farthest));
  }
}

/** What it costs to come into a cell, in quarters of a turn. */
export function enterCost(s: State, cell: number): number {
  if (isTower(cell)) return 2;
  if (isChamber(cell)) return dragonsLair;
  const room = roomAt(s, cell);
  const base = room < 0 ? unexplored : (roomCost[room] as number);
  return s.tokenCells.length > 0 && s.tokenCells.includes(cell) ? base + guarded : base;
}

/** Turns from a cell to the nearest goal, as read last. */
export const home = (cell: number): number => (cost[cell] as number) / 4;
