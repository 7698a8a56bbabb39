import type { Seat } from '@mazmorra/kernel';
import {
  BREAK,
  type CardId,
  cardId,
  DISCARD,
  FALL,
  FIXED_CARDS,
  type GoalSlot,
  type GoalView,
  isConnected,
  isSymmetric,
  kindIn,
  kindNamed,
  kindOf,
  LOOK,
  type MazeView,
  OPEN,
  PATH,
  PATH_KINDS,
  PLAY_KINDS,
  REPAIR,
  type Rotation,
  type Tool,
  targetIn,
  type View,
  verbOf,
} from '@mazmorra/saboteur';
import type { Box } from '../../table/plane/camera.ts';
import { tileHeight, tileWidth } from './art/tunnel.ts';

/** An option's name taken apart, as the screen needs it. */
export type Offer =
  | {
      readonly verb: 'path';
      readonly card: string;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | { readonly verb: 'break'; readonly card: string; readonly seat: Seat }
  | { readonly verb: 'repair'; readonly card: string; readonly seat: Seat; readonly tool: string }
  | { readonly verb: 'rockfall'; readonly card: 'rockfall'; readonly x: number; readonly y: number }
  | { readonly verb: 'map'; readonly card: 'map'; readonly slot: string }
  | { readonly verb: 'discard'; readonly card: string }
  | { readonly verb: 'take'; readonly nuggets: number }
  | { readonly verb: 'pass' };

export function offerOf(name: string): Offer {
  const [verb, a = '', b = '', c = '', d = ''] = name.split(':');
  switch (verb) {
    case 'path':
      return { verb, card: a, x: Number(b), y: Number(c), rotation: d === '180' ? 180 : 0 };
    case 'break':
      return { verb, card: a, seat: Number(b) };
    case 'repair':
      return { verb, card: a, seat: Number(b), tool: c };
    case 'rockfall':
      return { verb, card: 'rockfall', x: Number(a), y: Number(b) };
    case 'map':
      return { verb, card: 'map', slot: a };
    case 'discard':
      return { verb, card: a };
    case 'take':
      return { verb, nuggets: Number(a) };
    default:
      return { verb: 'pass' };
  }
}

/** The card of the hand that an option plays or discards. */
export function cardIn(name: string): CardId | undefined {
  const offer = offerOf(name);
  const kind = 'card' in offer ? kindNamed(offer.card) : undefined;
  return kind === undefined || kind >= PLAY_KINDS ? undefined : cardId(kind);
}

/** A cell where a card may be laid, and the option for each way it fits there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly ways: Readonly<Partial<Record<Rotation, string>>>;
}

export function placesFor(options: readonly string[], card: string): Place[] {
  const places = new Map<string, { x: number; y: number; ways: Partial<Record<Rotation, string>> }>();
  for (const name of options) {
    const offer = offerOf(name);
    if (offer.verb !== 'path' || offer.card !== card) continue;
    const key = `${offer.x}:${offer.y}`;
    const place = places.get(key) ?? { x: offer.x, y: offer.y, ways: {} };
    place.ways[offer.rotation] = name;
    places.set(key, place);
  }
  return [...places.values()].sort((a, b) => a.x - b.x || a.y - b.y);
}

/** The way a ghost lies: as the card is held where that fits, else the other way. */
export function wayOf(
  place: Place,
  held: Rotation,
): { readonly name: string; readonly rotation: Rotation } | undefined {
  const other = held === 0 ? 180 : 0;
  const asHeld = place.ways[held];
  if (asHeld !== undefined) return { name: asHeld, rotation: held };
  const name = place.ways[other];
  return name === undefined ? undefined : { name, rotation: other };
}

/** What can be done with a card of the hand, discarding aside. */
export const usesOf = (options: readonly string[], card: CardId): number =>
  options.filter((name) => cardIn(name) === card && !name.startsWith('discard:')).length;

/** A card that can lie two ways and look different. */
export function isTurnable(card: CardId): boolean {
  const kind = kindOf(card);
  return kind < PATH_KINDS && !isSymmetric(kind);
}

export const boxAt = (x: number, y: number): Box => ({
  left: x * tileWidth,
  top: y * tileHeight,
  width: tileWidth,
  height: tileHeight,
});

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The box around some cells, with so much air, in tiles. */
export function boxAround(cells: readonly Cell[], air = 0.5): Box {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: (left - air) * tileWidth,
    top: (top - air) * tileHeight,
    width: (Math.max(...xs) - left + 1 + 2 * air) * tileWidth,
    height: (Math.max(...ys) - top + 1 + 2 * air) * tileHeight,
  };
}

/** The cells that lie in a box with all of them. */
export function wholeCells({ left, top, width, height }: Box): Box {
  const [x, y] = [Math.ceil(left / tileWidth), Math.ceil(top / tileHeight)];
  return {
    left: x * tileWidth,
    top: y * tileHeight,
    width: (Math.floor((left + width) / tileWidth) - x) * tileWidth,
    height: (Math.floor((top + height) / tileHeight) - y) * tileHeight,
  };
}

/** The camera stands on so many cells: those between start and goals, with one free cell around. */
const FIXED = { left: -1, right: 9, top: -3, bottom: 3 };

/** What the camera shows: eleven by seven cells, and more only when a tunnel or goal has no free cell beside it within them. */
export function boundsOf({ maze, goals }: Pick<View, 'maze' | 'goals'>): Box {
  const cells = [...maze, ...goals];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, right] = [
    Math.min(FIXED.left, Math.min(...xs) - 1),
    Math.max(FIXED.right, Math.max(...xs) + 1),
  ];
  const [top, bottom] = [
    Math.min(FIXED.top, Math.min(...ys) - 1),
    Math.max(FIXED.bottom, Math.max(...ys) + 1),
  ];
  return {
    left: left * tileWidth,
    top: top * tileHeight,
    width: (right - left + 1) * tileWidth,
    height: (bottom - top + 1) * tileHeight,
  };
}

type Laid = Pick<MazeView, 'card' | 'x' | 'y' | 'rotation'>;

const isJoining = (card: MazeView['card']): boolean =>
  FIXED_CARDS.some(({ id }) => id === card) || isConnected(kindOf(card));
const openOf = ({ card, rotation }: Pick<Laid, 'card' | 'rotation'>): number =>
  OPEN[kindOf(card) * 2 + (rotation === 180 ? 1 : 0)] ?? 0;

const steps = [
  { dx: 0, dy: -1, bit: 1, facing: 4 },
  { dx: 1, dy: 0, bit: 2, facing: 8 },
  { dx: 0, dy: 1, bit: 4, facing: 1 },
  { dx: -1, dy: 0, bit: 8, facing: 2 },
] as const;

/** One side of a cell: whether its own card is open there, and what lies beyond. */
export interface Side {
  /** 0 up, 1 right, 2 down, 3 left. */
  readonly side: 0 | 1 | 2 | 3;
  readonly open: boolean;
  /** The card beyond and whether it is open towards this cell; a goal that lies face down; or nothing. */
  readonly meets: { readonly card: MazeView['card']; readonly open: boolean } | 'goal' | undefined;
}

/** The four sides of a cell of the mine, whether a card lies there or not. */
export function sidesOf({ maze, goals }: Pick<View, 'maze' | 'goals'>, { x, y }: Cell): readonly Side[] {
  const cardAt = (dx: number, dy: number) => maze.find((card) => card.x === x + dx && card.y === y + dy);
  const own = cardAt(0, 0);
  return steps.map(({ dx, dy, bit, facing }, index): Side => {
    const beside = cardAt(dx, dy);
    const goal = goals.some(
      ({ rotation, ...at }) => rotation === undefined && at.x === x + dx && at.y === y + dy,
    );
    const meets = beside
      ? { card: beside.card, open: (openOf(beside) & facing) !== 0 }
      : goal
        ? 'goal'
        : undefined;
    return { side: index as Side['side'], open: own !== undefined && (openOf(own) & bit) !== 0, meets };
  });
}

/** Which cards hang together with the start, as `x:y`: what the light reaches. */
export function reached(maze: readonly Laid[]): ReadonlySet<string> {
  const cells = new Map(maze.map((card) => [`${card.x}:${card.y}`, card]));
  const found = new Set(['0:0']);
  const waiting = ['0:0'];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const card = cells.get(key);
    if (!card) continue;
    for (const { dx, dy, bit, facing } of steps) {
      const beside = `${card.x + dx}:${card.y + dy}`;
      const other = cells.get(beside);
      if (!other || found.has(beside) || !isJoining(other.card)) continue;
      if (!(openOf(card) & bit) || !(openOf(other) & facing)) continue;
      found.add(beside);
      waiting.push(beside);
    }
  }
  return found;
}

/** How many tunnels the light would leave if the card at this place were gone, that card aside. */
export function wouldCutOff(maze: readonly MazeView[], x: number, y: number): number {
  const before = maze.filter((card) => card.joined && !(card.x === x && card.y === y)).length;
  const after = reached(maze.filter((card) => !(card.x === x && card.y === y))).size;
  return before - after;
}

/** The face-down goals that a card laid here would turn up. */
export function wouldReach(goals: readonly GoalView[], laid: Laid): GoalSlot[] {
  if (!isJoining(laid.card)) return [];
  const open = openOf(laid);
  return goals
    .filter(
      (goal) =>
        goal.rotation === undefined &&
        steps.some(({ dx, dy, bit }) => open & bit && laid.x + dx === goal.x && laid.y + dy === goal.y),
    )
    .map((goal) => goal.slot);
}

/** How many cut-off tunnels the light would reach again through a card laid here. */
export function wouldRejoin(maze: readonly MazeView[], laid: Laid): number {
  const before = maze.filter((card) => card.joined).length;
  const own = isJoining(laid.card) ? 1 : 0;
  return Math.max(0, reached([...maze, laid]).size - before - own);
}

/** What a player has done this round, as everybody saw it. */
export interface Deeds {
  readonly tunnels: number;
  readonly deadEnds: number;
  readonly broke: readonly Seat[];
  readonly mended: readonly Seat[];
  readonly rockfalls: number;
  readonly maps: number;
  readonly discards: number;
}

export function deedsOf(turns: View['turns'], seat: Seat): Deeds {
  const own = turns.filter((turn) => turn.seat === seat).map(({ option }) => option);
  const count = (verb: number): number => own.filter((option) => verbOf(option) === verb).length;
  const at = (verb: number): Seat[] => own.filter((option) => verbOf(option) === verb).map(targetIn);
  const paths = own.filter((option) => verbOf(option) === PATH);
  const tunnels = paths.filter((option) => isConnected(kindIn(option))).length;
  return {
    tunnels,
    deadEnds: paths.length - tunnels,
    broke: at(BREAK),
    mended: at(REPAIR),
    rockfalls: count(FALL),
    maps: count(LOOK),
    discards: count(DISCARD),
  };
}

/** Tools still broken at a seat if one of them were mended. */
export const stillBroken = (view: View, seat: Seat, mended: string): readonly Tool[] =>
  view.players[seat]?.broken.filter((tool) => tool !== mended) ?? [];
