import {
  CELLS,
  COLUMNS,
  cellAt,
  closingRoll,
  columnOf,
  directions,
  type Event,
  type HeroView,
  isChamber,
  neighbour,
  ROWS,
  rowOf,
  tiles,
  towers,
  type View,
} from '@mazmorra/dungeonquest';
import { at, type Seat, type Viewer } from '@mazmorra/kernel';
import type { Box } from '../../table/plane/camera.ts';

/** Lengths on the plane. */
export const CELL = 100;
/** The outer wall, with letters and numbers on it. */
const WALL = { beside: 28, above: 20 };
export const bounds: Box = {
  left: -WALL.beside,
  top: -WALL.above,
  width: COLUMNS * CELL + 2 * WALL.beside,
  height: ROWS * CELL + 2 * WALL.above,
};

export const placeOf = (cell: number): { readonly x: number; readonly y: number } => ({
  x: columnOf(cell) * CELL,
  y: rowOf(cell) * CELL,
});

export function boxOf(cell: number, around = 0): Box {
  const { x, y } = placeOf(cell);
  const air = around * CELL;
  return { left: x - air, top: y - air, width: CELL + 2 * air, height: CELL + 2 * air };
}

/** The box that holds all these cells, with some air. */
export function boxAround(cells: readonly number[], air = 0.5): Box {
  const xs = cells.map(columnOf);
  const ys = cells.map(rowOf);
  const left = Math.min(...xs) - air;
  const top = Math.min(...ys) - air;
  return {
    left: left * CELL,
    top: top * CELL,
    width: (Math.max(...xs) + 1 + air - left) * CELL,
    height: (Math.max(...ys) + 1 + air - top) * CELL,
  };
}

/** `G5`, as on a map. */
export const cellName = (cell: number): string =>
  cell < 0 ? '–' : `${String.fromCharCode(65 + columnOf(cell))}${rowOf(cell) + 1}`;

export type TargetKind = 'move' | 'teleport' | 'to' | 'token' | 'servant' | 'tower' | 'face' | 'half';

/** An option that is picked on the map: where its mark lies, in cells from the north-west corner of the plane. */
export interface Target {
  readonly name: string;
  readonly kind: TargetKind;
  readonly cell: number;
  /** Where an arrow points, if it is one. */
  readonly direction?: number;
  readonly half?: number;
}

const mapKinds: readonly string[] = ['move', 'teleport', 'to', 'token', 'servant', 'tower', 'face', 'half'];
export const isOnMap = (name: string): boolean => mapKinds.includes(name.slice(0, name.indexOf(':')));

function cellOf(label: string): number {
  const [column = 0, row = 0] = label.split('-').map(Number);
  return cellAt(column, row);
}

const facing = (name: string): number => (directions as readonly string[]).indexOf(name);

/** Reads an option's name; `own` is the cell of the hero who is asked. */
export function targetOf(name: string, own: number): Target | undefined {
  const [kind = '', what = '', more = ''] = name.split(':');
  switch (kind) {
    case 'move':
    case 'teleport':
    case 'to':
    case 'token':
      return { name, kind, cell: cellOf(what) };
    case 'servant':
      return { name, kind, cell: cellOf(what), direction: facing(more) };
    case 'tower':
      return { name, kind, cell: towers.find(({ id }) => id === what)?.cell ?? 0 };
    case 'face':
      return { name, kind, cell: own, direction: facing(what) };
    case 'half':
      return { name, kind, cell: own, half: Number(what) };
    default:
      return undefined;
  }
}

const inside = (cell: number): boolean => cell >= 0 && cell < CELLS;

export const targetsOf = (names: readonly string[], own: number): readonly Target[] =>
  names.flatMap((name) => {
    const target = targetOf(name, own);
    return target && inside(target.cell) ? [target] : [];
  });

/** The hero the screen shows at length: the viewer's own, or whoever acts. */
export function heroToShow(view: View, viewer: Viewer): HeroView | undefined {
  return view.heroes[typeof viewer === 'number' ? viewer : Math.max(0, view.active)];
}

/** The Life that is left: never below 0, and none to the dead, whatever killed them. */
export const lifeLeft = ({ fate, life, wounds }: Pick<HeroView, 'fate' | 'life' | 'wounds'>): number =>
  fate === 'dead' ? 0 : Math.max(0, life - wounds);

/** Where a hero stands within his cell: apart from others there, and on his half of a chasm or bridge. */
export function standing(view: View, hero: HeroView): { readonly x: number; readonly y: number } {
  const { x, y } = placeOf(hero.cell);
  const together = view.heroes.filter(
    ({ cell, fate, below }) => cell === hero.cell && fate === 'inside' && !below,
  );
  const index = together.findIndex(({ seat }) => seat === hero.seat);
  const spread = together.length > 1 && index >= 0 ? (index - (together.length - 1) / 2) * 30 : 0;
  const [dx, dy] = halfShift(view, hero.cell, hero.half);
  return { x: x + CELL / 2 + spread + dx, y: y + CELL / 2 + dy };
}

/** From the middle of a cell to the middle of one half of it. */
export function halfShift(view: View, cell: number, half: number): readonly [number, number] {
  const room = half < 0 ? undefined : view.rooms.find((one) => one.cell === cell);
  const tile = room && tiles.find(({ id }) => id === room.tile);
  if (!room || !tile) return [0, 0];
  let [x, y] = [0, 0];
  tile.halfOfSide.forEach((of, side) => {
    if (of !== half) return;
    const direction = (room.entry + side) & 3;
    x += at([0, 1, 0, -1], direction);
    y += at([-1, 0, 1, 0], direction);
  });
  const length = Math.hypot(x, y) || 1;
  return [(x / length) * 30, (y / length) * 30];
}

/** Can one walk from a cell to the next one? Of two sides that meet neither may be a wall, and nobody walks through the dark. */
function leadsTo({ rooms }: Pick<View, 'rooms'>, from: number, direction: number): number {
  const to = neighbour(from, direction);
  const side = (cell: number, towards: number): number => {
    if (isChamber(cell) || towers.some((tower) => tower.cell === cell)) return 0;
    return rooms.find((room) => room.cell === cell)?.sides[towards] ?? 1;
  };
  return to >= 0 && side(from, direction) !== 1 && side(to, (direction + 2) & 3) !== 1 ? to : -1;
}

/**
 * The way that brought a hero where he stands, the tower first: each room knows by its arrow from where it was entered. Where that
 * does not lead back to a tower, because he came up from below or a room has turned, there is no way to be shown.
 */
export function trailOf(view: Pick<View, 'rooms'>, { cell, fate, below }: HeroView): readonly number[] {
  const trail: number[] = [];
  let here = fate === 'inside' && !below ? cell : -1;
  while (here >= 0 && !trail.includes(here)) {
    trail.unshift(here);
    if (towers.some((tower) => tower.cell === here)) return trail;
    const from = here;
    const room = view.rooms.find((one) => one.cell === from);
    const ways = room ? [room.entry] : isChamber(from) ? [0, 1, 2, 3] : [];
    here = ways.map((way) => leadsTo(view, from, way)).find((to) => to >= 0) ?? -1;
  }
  return [];
}

function walk(cell: number, direction: number, steps: number): number {
  let here = cell;
  for (let step = 0; step < steps; step++) {
    const next = neighbour(here, direction);
    if (next < 0) break;
    here = next;
  }
  return here;
}

/** Below: how far he has come, and where each roll would bring him up on either side (DQ-CAT-08 to 11). */
export interface WayOut {
  readonly ahead: number;
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export function waysOut(hero: HeroView): WayOut | undefined {
  const { below, cell } = hero;
  if (!below || cell < 0 || below.facing < 0) return undefined;
  const ahead = walk(cell, below.facing, below.travelled);
  const rolls = [1, 2, 3, 4, 5, 6];
  const side = (turn: number): number[] => rolls.map((roll) => walk(ahead, (below.facing + turn) & 3, roll));
  return { ahead, left: side(3), right: side(1) };
}

/** How likely two dice are to show at most this (with what is added to the roll). */
export function chanceAtMost(target: number, bonus = 0): number {
  let good = 0;
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) if (first + second + bonus <= target) good++;
  return good / 36;
}

export const percent = (share: number): number => Math.round(share * 100);

/** How the day stands: morning, noon, evening, and from space 26 on dusk, when every round may be the last. */
export type Hour = 'morning' | 'noon' | 'evening' | 'dusk';
export function hourOf(sun: number): Hour {
  if (closingRoll(sun) > 0) return 'dusk';
  return sun > 18 ? 'evening' : sun > 8 ? 'noon' : 'morning';
}

/** Seven sleep, one does not. */
export const DRAGON_CARDS = 8;

/** The dragon deck: how many cards still lie face down, and how many have been turned up since he last slept alone. */
export function dragonDeck(view: View): { readonly left: number; readonly drawn: number } {
  const deck = view.decks.find(({ deck: id }) => id === 'dragon');
  return { left: deck?.left ?? DRAGON_CARDS, drawn: deck?.discards.length ?? 0 };
}

/** What is being resolved, innermost first, of one kind. */
export type Doing = View['doing'][number];
export const doingOf = <K extends Doing['kind']>(
  view: View,
  kind: K,
): Extract<Doing, { kind: K }> | undefined =>
  view.doing.findLast((one): one is Extract<Doing, { kind: K }> => one.kind === kind);

/** Where an event happened, to follow it with the eye. */
export function cellOfEvent(event: Event | undefined): number | undefined {
  if (!event) return undefined;
  if ('to' in event) return event.to;
  if ('cell' in event) return event.cell;
  return undefined;
}

/** The side of a combat the viewer looks from: his own, otherwise the hero's. */
export function ownSide(view: View, viewer: Viewer): 0 | 1 {
  return view.combat?.sides[1]?.player === viewer && view.combat.sides[0]?.player !== viewer ? 1 : 0;
}

/** The seat whose hero fights on a side, -1 for a monster. */
export function fighterOf(view: View, side: number): Seat {
  const duel = doingOf(view, 'duel');
  if (view.combat?.duel && duel) return side === 0 ? duel.attacker : duel.defender;
  if (side === 1) return -1;
  return doingOf(view, 'monster')?.seat ?? view.combat?.sides[0]?.player ?? -1;
}
