import { crest, PAINT, type Scene, type Shape, sceneOf } from '@mazmorra/kernel';
import { CHAMBER_NORTH, COLUMNS, columnOf, ROWS, rowOf, towers } from './data/board.ts';
import type { View } from './view.ts';

const CELL = 47;
const LEFT = (1200 - COLUMNS * CELL) / 2;
const TOP = 10;

const place = (cell: number): readonly [number, number] => [
  LEFT + columnOf(cell) * CELL,
  TOP + rowOf(cell) * CELL,
];

/** A wall, a door or a portcullis on a side; an open side has none. */
const SIDES = [undefined, PAINT.dark, PAINT.earth, PAINT.blue] as const;

function side([x, y]: readonly [number, number], direction: number, kind: number): Shape[] {
  const colour = SIDES[kind];
  if (!colour) return [];
  const along = direction % 2 === 1;
  const far = direction === 1 || direction === 2 ? CELL - 8 : 2;
  return [
    along ? ['box', x + far, y + 2, 6, CELL - 4, colour] : ['box', x + 2, y + far, CELL - 4, 6, colour],
  ];
}

/** The board with its tiles, monsters and heroes, the sun, and life and gold of each hero. */
export function scene(view: View): Scene {
  const [chamberX, chamberY] = place(CHAMBER_NORTH);
  const board: Shape[] = [
    ['box', LEFT, TOP, COLUMNS * CELL, ROWS * CELL, PAINT.panel],
    ['box', chamberX, chamberY, CELL, 2 * CELL, PAINT.gold],
    ...towers.map(({ cell }): Shape => ['box', ...place(cell), CELL, CELL, PAINT.green]),
  ];
  for (const { cell, sides, type } of view.rooms) {
    const [x, y] = place(cell);
    const floor = type === 'corridor' ? PAINT.stone : PAINT.pale;
    board.push(['box', x + 2, y + 2, CELL - 4, CELL - 4, floor]);
    board.push(...sides.flatMap((kind, direction) => side([x, y], direction, kind)));
  }
  for (const { cell } of view.tokens) {
    const [x, y] = place(cell);
    board.push(['disc', x + CELL / 2, y + CELL / 2, 12, PAINT.red]);
  }
  view.heroes.forEach(({ seat, cell, fate }) => {
    if (cell < 0 || fate !== 'inside') return;
    const [x, y] = place(cell);
    const shift = (seat % 2) * 14 - 7;
    board.push(...crest(seat, x + CELL / 2 + shift, y + CELL / 2 + (seat > 1 ? 7 : -7), 13));
  });
  board.push(['disc', 110, 110, 80, PAINT.gold], ['text', 110, 110, 70, PAINT.dark, String(view.sun)]);
  return sceneOf(
    board,
    view.heroes.map(({ seat, life, wounds, gold, fate }) => ({
      marks: [
        [PAINT.red, Math.max(0, life - wounds)],
        [PAINT.gold, gold === 'hidden' ? '?' : gold],
      ],
      isOut: fate !== 'inside',
      isActive: seat === view.active,
    })),
  );
}
