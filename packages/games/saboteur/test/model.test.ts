import { at, completeVariants, firstSeat, optionsOf } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/saboteur.json' with { type: 'json' };
import {
  cardId,
  cellAt,
  cellOfCard,
  GOAL_SLOTS,
  handOf,
  isJoined,
  kindOfCard,
  mazeCardId,
  PATH_CARDS,
  type State,
  saboteur,
  xOf,
  yOf,
} from '../src/index.ts';
import { dice } from './scene.ts';

/**
 * The maze once more, as plainly as the specification says it: every cell of the plane around the cards is tried, and
 * what is joined to the start is searched for anew each time. Open sides come from the fixture, not from our tables.
 */
const STEP: Readonly<Record<string, readonly [number, number, string]>> = {
  N: [0, -1, 'S'],
  E: [1, 0, 'W'],
  S: [0, 1, 'N'],
  W: [-1, 0, 'E'],
};
const SHAPES = new Map<string, { open: readonly string[]; turned: readonly string[]; connected: boolean }>([
  ...data.pathCards.map(
    (card) =>
      [
        card.id,
        { open: card.open, turned: card.openRotated180, connected: card.kind === 'connected' },
      ] as const,
  ),
  ...data.fixedCards.map(
    (card) =>
      [card.id, { open: card.open, turned: card.openRotated180 ?? card.open, connected: true }] as const,
  ),
]);

interface Laid {
  readonly id: string;
  readonly open: readonly string[];
}
const key = (x: number, y: number): string => `${x},${y}`;
const openOf = (id: string, turned: boolean): readonly string[] => {
  const shape = SHAPES.get(id);
  if (!shape) throw new Error(id);
  return turned ? shape.turned : shape.open;
};

function plane(state: State): Map<string, Laid> {
  return new Map(
    state.maze.map((card) => {
      const cell = cellOfCard(card);
      const id = mazeCardId(kindOfCard(card));
      return [key(xOf(cell), yOf(cell)), { id, open: openOf(id, (card & 2) !== 0) }];
    }),
  );
}

function joinedCells(cards: ReadonlyMap<string, Laid>): Set<string> {
  const joined = new Set([key(0, 0)]);
  for (const cell of joined) {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    for (const side of cards.get(cell)?.open ?? []) {
      const [dx, dy, back] = STEP[side] ?? [0, 0, ''];
      const beside = cards.get(key(x + dx, y + dy));
      if (beside?.open.includes(back) && SHAPES.get(beside.id)?.connected) joined.add(key(x + dx, y + dy));
    }
  }
  return joined;
}

function legalAt(
  cards: ReadonlyMap<string, Laid>,
  joined: ReadonlySet<string>,
  x: number,
  y: number,
  open: readonly string[],
) {
  if (cards.has(key(x, y)) || GOAL_SLOTS.some((goal) => goal.x === x && goal.y === y)) return false;
  let connects = false;
  for (const [side, [dx, dy, back]] of Object.entries(STEP)) {
    const beside = cards.get(key(x + dx, y + dy));
    if (!beside) continue;
    if (open.includes(side) !== beside.open.includes(back)) return false;
    if (open.includes(side) && joined.has(key(x + dx, y + dy))) connects = true;
  }
  return connects;
}

function placementsByModel(state: State, ids: readonly string[]): string[] {
  const cards = plane(state);
  const joined = joinedCells(cards);
  const xs = [...cards.keys()].map((cell) => Number(cell.split(',')[0]));
  const ys = [...cards.keys()].map((cell) => Number(cell.split(',')[1]));
  const found: string[] = [];
  for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
    for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
      for (const id of ids) {
        const symmetric = data.pathCards.find((card) => card.id === id)?.symmetric;
        if (legalAt(cards, joined, x, y, openOf(id, false))) found.push(`path:${id}:${x}:${y}:0`);
        if (!symmetric && legalAt(cards, joined, x, y, openOf(id, true)))
          found.push(`path:${id}:${x}:${y}:180`);
      }
    }
  }
  return found.sort();
}

/** Digs toward the goals half of the time, so that stones are turned up and tunnels go through them. */
function choose(state: State, seat: number, rng: ReturnType<typeof dice>): number {
  const options = optionsOf(saboteur, state, seat);
  const names = options.map((option) => saboteur.nameOf(option));
  const paths = options.filter((_, i) => at(names, i).startsWith('path:'));
  if (paths.length === 0 || rng.int(2) === 0) return rng.pick(options);
  const far = (option: number): number => {
    const [, , x, y] = saboteur.nameOf(option).split(':');
    return Math.abs(8 - Number(x)) + Math.abs(Number(y));
  };
  return paths.reduce((best, option) => (far(option) < far(best) ? option : best));
}

function step(state: State, rng: ReturnType<typeof dice>): void {
  const seat = firstSeat(saboteur.awaited(state));
  saboteur.answer(state, seat, choose(state, seat, rng), rng);
}

describe('against a plain model of the maze', () => {
  test('SB-PATH-02, SB-PATH-03, SB-PATH-05, SB-PATH-06: the placements offered are exactly those found by trying the whole plane', () => {
    let compared = 0;
    let stones = 0;
    for (let game = 0; game < 60; game++) {
      const rng = dice(`model ${game}`);
      const seats = 3 + (game % 8);
      const state = saboteur.setup(seats, completeVariants(saboteur, seats, {}), rng);
      while (state.phase !== 'over') {
        if (state.phase === 'turn' && ((state.broken >> (state.turn * 3)) & 7) === 0) {
          const ids = [...new Set(handOf(state, state.turn).map(cardId))].filter((id) =>
            PATH_CARDS.some((card) => card.id === id),
          );
          const offered = optionsOf(saboteur, state, state.turn)
            .map((option) => saboteur.nameOf(option))
            .filter((name) => name.startsWith('path:'));
          expect(offered.sort()).toEqual(placementsByModel(state, ids));
          compared += 1;
          if (state.turnedUp !== 0) stones += 1;
        }
        step(state, rng);
      }
    }
    expect(compared).toBeGreaterThan(3000);
    expect(stones).toBeGreaterThan(300);
  });

  test('SB-PATH-06, SB-ROCK-05: the marks kept card by card are those of a search from the start', () => {
    let cutOff = 0;
    for (let game = 0; game < 60; game++) {
      const rng = dice(`joined ${game}`);
      const state = saboteur.setup(5, completeVariants(saboteur, 5, {}), rng);
      while (state.phase !== 'over') {
        const joined = joinedCells(plane(state));
        for (const card of state.maze) {
          const cell = cellOfCard(card);
          expect(isJoined(card)).toBe(joined.has(key(xOf(cell), yOf(cell))));
        }
        cutOff += state.loose;
        step(state, rng);
      }
    }
    expect(cutOff).toBeGreaterThan(500);
  });

  test('SB-RULING-15: no connected card ever has an open side at a goal that lies face down', () => {
    for (let game = 0; game < 60; game++) {
      const rng = dice(`goals ${game}`);
      const state = saboteur.setup(4, completeVariants(saboteur, 4, {}), rng);
      while (state.phase !== 'over') {
        const cards = plane(state);
        GOAL_SLOTS.forEach(({ x, y }, slot) => {
          if ((state.turnedUp >> slot) & 1) return;
          for (const [dx, dy, back] of Object.values(STEP)) {
            const beside = cards.get(key(x + dx, y + dy));
            const open = beside?.open.includes(back) && SHAPES.get(beside.id)?.connected;
            expect(open ?? false).toBe(false);
          }
        });
        step(state, rng);
      }
    }
  });

  test('SB-RULING-18: the plane goes on to the left of the start, right of the goals, above and below', () => {
    for (const [x, y] of [
      [-40, 0],
      [42, 0],
      [0, -42],
      [3, 42],
    ] as const) {
      expect([xOf(cellAt(x, y)), yOf(cellAt(x, y))]).toEqual([x, y]);
      expect(saboteur.nameOf(saboteur.optionNamed(`path:path-cross:${x}:${y}:0`) ?? -1)).toBe(
        `path:path-cross:${x}:${y}:0`,
      );
    }
    const rng = dice('left');
    const state = saboteur.setup(3, completeVariants(saboteur, 3, {}), rng);
    // Every card that goes west is laid there until none is left: far beyond the picture of 9 x 5.
    let west = 0;
    while (state.phase !== 'over') {
      const options = optionsOf(saboteur, state, state.turn);
      const xs = options.map((option) => {
        const name = saboteur.nameOf(option);
        return name.startsWith('path:path-') ? Number(name.split(':')[2]) : 99;
      });
      const least = Math.min(...xs);
      west = Math.min(west, least);
      saboteur.answer(state, state.turn, at(options, xs.indexOf(least)), rng);
    }
    expect(west).toBeLessThan(-8);
  });
});
