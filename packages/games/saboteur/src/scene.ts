import { at, BOARD_HEIGHT, PAINT, SCENE, type Scene, type Shape, sceneOf } from '@mazmorra/kernel';
import { isConnected, kindOf, OPEN } from './data/cards.ts';
import type { MazeView, View } from './view.ts';

interface Field {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** The maze and the goals, and gold, broken tools and cards of each seat. */
export function scene(view: View): Scene {
  const xs = [...view.maze, ...view.goals].map(({ x }) => x);
  const ys = [...view.maze, ...view.goals].map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const cell = Math.min((SCENE.width - 20) / columns, (BOARD_HEIGHT - 20) / rows, 110);
  const field = {
    left: (SCENE.width - columns * cell) / 2 - left * cell,
    top: (BOARD_HEIGHT - rows * cell) / 2 - top * cell,
    cell,
  };
  const goals = view.goals.filter(({ x, y }) => !view.maze.some((card) => card.x === x && card.y === y));
  return sceneOf(
    [
      ...view.maze.flatMap((card) => tunnel(card, field)),
      ...goals.flatMap(({ x, y, card }): Shape[] => {
        const [cx, cy] = [field.left + (x + 0.5) * cell, field.top + (y + 0.5) * cell];
        return [
          ['box', cx - cell / 2 + 2, cy - cell / 2 + 2, cell - 4, cell - 4, PAINT.stone],
          card === 'goal-treasure'
            ? ['disc', cx, cy, cell / 4, PAINT.gold]
            : ['text', cx, cy, cell / 2, PAINT.pale, card === 'hidden' ? '?' : '-'],
        ];
      }),
    ],
    view.players.map(({ seat, gold, broken, handSize }) => ({
      marks: [
        [PAINT.gold, gold.nuggets === 'hidden' ? `${gold.cards}` : gold.nuggets],
        [PAINT.red, broken.length],
        [PAINT.panel, handSize],
      ],
      isActive: seat === view.turn,
    })),
  );
}

/** A card of the maze: its open sides lead to the middle, or end before it. */
function tunnel({ card, x, y, rotation, joined }: MazeView, { left, top, cell }: Field): Shape[] {
  const [cx, cy] = [left + (x + 0.5) * cell, top + (y + 0.5) * cell];
  const kind = kindOf(card);
  const open = at(OPEN, kind * 2 + (rotation === 180 ? 1 : 0));
  const wide = cell / 3;
  const meets = isConnected(kind);
  const long = cell / 2 - 2 - (meets ? 0 : wide * 0.7);
  const colour = joined ? PAINT.pale : PAINT.earth;
  const half = cell / 2 - 2;
  const sides: readonly Shape[] = [
    ['box', cx - wide / 2, cy - half, wide, long, colour],
    ['box', cx + half - long, cy - wide / 2, long, wide, colour],
    ['box', cx - wide / 2, cy + half - long, wide, long, colour],
    ['box', cx - half, cy - wide / 2, long, wide, colour],
  ];
  return [
    ['box', cx - half, cy - half, cell - 4, cell - 4, PAINT.stone],
    ...sides.filter((_, side) => (open & (1 << side)) !== 0),
    ...(meets ? [['box', cx - wide / 2, cy - wide / 2, wide, wide, colour] as const] : []),
    ...(card === 'start' ? [['disc', cx, cy, wide / 2, PAINT.blue] as const] : []),
    ...(card === 'goal-treasure' ? [['disc', cx, cy, wide / 2, PAINT.gold] as const] : []),
  ];
}
