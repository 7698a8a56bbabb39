import {
  CELLS,
  COLUMNS,
  cellAt,
  columnOf,
  directions,
  isChamber,
  neighbour,
  rowOf,
  sideNames,
  towers,
  type View,
} from '@mazmorra/dungeonquest';
import type { GridCell } from '../../../table/grid/CellGrid.tsx';
import { nameOf } from '../art/cards.tsx';
import { boxOf, cellName, type Target } from '../model.ts';
import type { Play } from '../play.ts';

type Passage = 'open' | 'wall' | 'door' | 'portcullis';

/** The dungeon cell by cell, for the keyboard and for those who do not see it: the room, where each side leads, who stands there. */
export function cellsOf(play: Play, targets: readonly Target[]): GridCell[] {
  const options = new Map<number, string[]>();
  for (const target of targets) {
    const cell = cellOfTarget(target);
    options.set(cell, [...(options.get(cell) ?? []), target.name]);
  }
  return Array.from({ length: CELLS }, (_, cell) => ({
    x: columnOf(cell),
    y: rowOf(cell),
    said: cellWords(cell, play),
    box: boxOf(cell),
    options: options.get(cell) ?? [],
  }));
}

/** An arrow belongs to the cell it points to, where there is one; so each direction has a cell of its own. */
function cellOfTarget({ kind, cell, direction }: Target): number {
  const points = kind === 'face' || kind === 'servant';
  const to = points && direction !== undefined ? neighbour(cell, direction) : -1;
  return to < 0 ? cell : to;
}

function cellWords(cell: number, play: Play): string {
  const words = play.words;
  const name = placeName(cell, play);
  const ways = directions.map((id, direction) => {
    const side = nameOf(play.text, id);
    const own = passageAt(play.view, cell, direction);
    const to = neighbour(cell, direction);
    if (own === undefined || own === 'wall' || to < 0) return undefined;
    const facing = passageAt(play.view, to, (direction + 2) & 3);
    if (facing === 'wall') return words.cell.blocked(side);
    // What bars the way stands on either side of it.
    const bar = own === 'open' ? (facing ?? 'open') : own;
    return words.cell.leads(side, words.ways[bar], placeName(to, play));
  });
  return [
    `${cellName(cell)}: ${name}.`,
    ...ways.filter((way) => way !== undefined),
    ...whoIsThere(cell, play),
  ].join(' ');
}

/** What lies in a cell: a room, a tower, the Treasure Chamber, or the unknown. */
function placeName(cell: number, play: Play): string {
  const { view, text } = play;
  const words = play.words;
  if (isChamber(cell)) return words.chamber;
  const tower = towers.find((one) => one.cell === cell);
  if (tower) return nameOf(text, tower.id);
  const room = view.rooms.find((one) => one.cell === cell);
  return room ? nameOf(text, room.type) : words.cell.unexplored;
}

/** What stands on a side of an explored place; nothing is known of the others. */
function passageAt(view: View, cell: number, direction: number): Passage | undefined {
  if (isChamber(cell)) {
    const other = neighbour(cell, direction);
    return other >= 0 && isChamber(other) ? 'wall' : 'open';
  }
  const tower = towers.find((one) => one.cell === cell);
  if (tower) {
    const passages: readonly string[] = tower.passages;
    return passages.includes(directions[direction] ?? '') ? 'open' : 'wall';
  }
  const side = view.rooms.find((one) => one.cell === cell)?.sides[direction];
  return side === undefined ? undefined : sideNames[side];
}

function whoIsThere(cell: number, play: Play): string[] {
  const { view, text, names } = play;
  const words = play.words;
  const heroes = view.heroes.flatMap((hero) => {
    if (hero.cell !== cell || hero.fate === 'left') return [];
    const { seat } = hero;
    return [
      hero.fate === 'dead'
        ? words.cell.fell(names.seat(seat), names.own === seat)
        : words.cell.hero(names.seat(seat), names.own === seat),
    ];
  });
  const tokens = view.tokens.flatMap((token) =>
    token.cell === cell
      ? [`${words.token(nameOf(text, token.monster), token.life === 'hidden' ? undefined : token.life)}.`]
      : [],
  );
  return [...heroes, ...tokens, ...(view.markers.includes(cell) ? [words.entrance] : [])];
}

/** Where the Tab key comes in: the cell of the hero to be looked at, else the middle. */
export function homeOf(cell: number): { readonly x: number; readonly y: number } {
  const at = cell >= 0 ? cell : cellAt(Math.floor(COLUMNS / 2), 4);
  return { x: columnOf(at), y: rowOf(at) };
}
