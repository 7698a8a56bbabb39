import { describe, expect, test } from 'vitest';
import { type GoalCardId, kindOf, OPEN, type PathCardId, saboteur } from '../src/index.ts';
import { goalTurned } from '../src/rules/goal.ts';
import {
  act,
  CORRIDOR,
  dig,
  give,
  goalsUp,
  idle,
  lay,
  newTable,
  onTurn,
  paths,
  placements,
  STONES_BELOW,
  verdict,
} from './scene.ts';

/** Section 8 of the specification, as far as it is about the maze. */

const NE: GoalCardId = 'goal-stone-ne';
const NW: GoalCardId = 'goal-stone-nw';
const GOLD: GoalCardId = 'goal-treasure';

describe('printed in the rulebook', () => {
  test('SB-EX-01: the start at (0, 0) and the goals at (8, −2), (8, 0), (8, 2)', () => {
    const view = newTable().view('spectator');
    expect(view.maze.map(({ card, x, y }) => [card, x, y])).toEqual([['start', 0, 0]]);
    expect(view.goals.map(({ x, y }) => [x, y])).toEqual([
      [8, -2],
      [8, 0],
      [8, 2],
    ]);
  });

  test('SB-EX-02: a vertical straight right of the start does not match its open side', () => {
    expect(verdict(newTable(), 'path-straight-ns', 1, 0)).toBe('SB-PATH-03');
  });

  test('SB-EX-03: crosswise is no action at all', () => {
    expect(saboteur.optionNamed('path:path-straight-ns:0:1:90')).toBeUndefined();
    expect(saboteur.optionNamed('path:path-straight-ns:0:1:270')).toBeUndefined();
    expect(saboteur.optionNamed('path:path-straight-ns:0:1:0')).toBeDefined();
  });

  test('SB-EX-08: a stone that does not fit at its other sides is turned up all the same', () => {
    const table = lay(
      newTable({ goals: [GOLD, NE, NW] }),
      ...CORRIDOR,
      'path-cross(7,1,0)',
      'path-straight-ew(8,1,0)',
    );
    expect(goalsUp(table)).toEqual({});
    dig(table, 'path-cross', 7, 0);
    expect(goalsUp(table)).toEqual({ middle: 180 });
    expect(OPEN[kindOf(NE) * 2 + 1]).toBe(4 | 8);
    expect(table.state.phase).toBe('turn');
    // No tunnel between the stone's open south side and the closed north side of (8, 1).
    expect(verdict(table, 'path-straight-ns', 8, 1)).toBe('SB-PATH-02');
  });
});

describe('first placements', () => {
  const first: readonly [PathCardId, readonly string[]][] = [
    ['path-straight-ns', ['0,-1,0', '0,1,0']],
    ['path-straight-ew', ['-1,0,0', '1,0,0']],
    ['path-cross', ['-1,0,0', '0,-1,0', '0,1,0', '1,0,0']],
    ['path-tee-nes', ['-1,0,0', '0,-1,0', '0,-1,180', '0,1,0', '0,1,180', '1,0,180']],
    ['path-tee-new', ['-1,0,0', '-1,0,180', '0,-1,180', '0,1,0', '1,0,0', '1,0,180']],
    ['path-curve-ne', ['-1,0,0', '0,-1,180', '0,1,0', '1,0,180']],
    ['path-curve-nw', ['-1,0,180', '0,-1,180', '0,1,0', '1,0,0']],
    ['dead-n', ['0,-1,180', '0,1,0']],
    ['dead-e', ['-1,0,0', '1,0,180']],
    ['dead-ns', ['0,-1,0', '0,1,0']],
    ['dead-ew', ['-1,0,0', '1,0,0']],
    ['dead-ne', ['-1,0,0', '0,-1,180', '0,1,0', '1,0,180']],
    ['dead-nw', ['-1,0,180', '0,-1,180', '0,1,0', '1,0,0']],
    ['dead-nes', ['-1,0,0', '0,-1,0', '0,-1,180', '0,1,0', '0,1,180', '1,0,180']],
    ['dead-new', ['-1,0,0', '-1,0,180', '0,-1,180', '0,1,0', '1,0,0', '1,0,180']],
    ['dead-nesw', ['-1,0,0', '0,-1,0', '0,1,0', '1,0,0']],
  ];
  test.each(first)('SB-EX-09: %s on the first turn goes to %j and nowhere else', (id, where) => {
    expect(placements(newTable(), id)).toEqual([...where].sort());
  });

  test('SB-EX-10: a crossing may lie behind the start, not two cells away from it', () => {
    const table = newTable();
    expect(verdict(table, 'path-cross', 2, 0)).toBe('SB-PATH-05');
    expect(verdict(table, 'path-cross', -1, 0)).toBe('legal');
  });
});

describe('dead ends', () => {
  test('SB-EX-11: behind a one-sided dead end nothing fits or connects', () => {
    const table = lay(newTable(), 'dead-e(1,0,180)');
    expect(verdict(table, 'path-cross', 2, 0)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-straight-ns', 2, 0)).toBe('SB-PATH-05');
  });

  test('SB-EX-12: sides match behind a straight dead end, but it joins nothing', () => {
    const table = lay(newTable(), 'dead-ew(1,0,0)');
    expect(verdict(table, 'path-straight-ew', 2, 0)).toBe('SB-PATH-05');
  });

  test('SB-EX-13: a curve whose north connects may meet a stub with its west', () => {
    const table = lay(
      newTable(),
      'dead-ew(1,0,0)',
      'path-curve-nw(0,-1,180)',
      'path-straight-ew(1,-1,0)',
      'path-curve-ne(2,-1,180)',
    );
    expect(verdict(table, 'path-curve-nw', 2, 0)).toBe('legal');
    expect(verdict(table, 'path-straight-ns', 2, 0)).toBe('SB-PATH-03');
  });
});

describe('goals', () => {
  const row = [1, 2, 3, 4, 5].map((x) => `path-cross(${x},0,0)`);

  test('SB-EX-14: a tunnel through a turned-up stone reaches the treasure', () => {
    const table = lay(
      newTable({ goals: [NW, NE, GOLD] }),
      ...row,
      'path-straight-ew(6,0,0)',
      'path-straight-ew(7,0,0)',
    );
    expect(goalsUp(table)).toEqual({ middle: 180 });
    expect(verdict(table, 'path-straight-ew', 8, 1)).toBe('SB-PATH-03');
    const seat = onTurn(table);
    dig(table, 'path-straight-ns', 8, 1);
    expect(goalsUp(table)).toEqual({ middle: 180, bottom: 0 });
    expect([table.state.phase, table.state.finisher]).toEqual(['draft', seat]);
  });

  const turning: readonly [GoalCardId, string, number, number][] = [
    [NE, 'N', 1, 0],
    [NE, 'E', 2, 0],
    [NE, 'S', 4, 180],
    [NE, 'W', 8, 180],
    [NW, 'N', 1, 0],
    [NW, 'W', 8, 0],
    [NW, 'E', 2, 180],
    [NW, 'S', 4, 180],
  ];
  test.each(turning)('SB-EX-15: %s touched at %s', (card, _side, side, rotation) => {
    const turned = goalTurned(kindOf(card), side);
    expect(turned * 180).toBe(rotation);
    expect((OPEN[kindOf(card) * 2 + turned] ?? 0) & side).toBe(side);
  });

  test('SB-EX-16: one crossing turns up the middle and the bottom stone together', () => {
    const table = lay(
      newTable({ goals: STONES_BELOW }),
      ...CORRIDOR,
      'path-straight-ew(7,1,0)',
      'path-cross(8,1,0)',
    );
    expect(goalsUp(table)).toEqual({ middle: 180, bottom: 0 });
    expect(table.state.phase).toBe('turn');
  });

  test('SB-EX-17: stone and treasure at once: the miners win', () => {
    const table = lay(
      newTable({ goals: [NE, GOLD, NW] }),
      ...CORRIDOR,
      'path-straight-ew(7,1,0)',
      'path-tee-nes(8,1,180)',
    );
    expect(goalsUp(table)).toEqual({ middle: 0, bottom: 0 });
    expect(table.state.phase).toBe('draft');
  });

  test('SB-EX-18: a closed side toward a goal turns nothing up; a north side does', () => {
    const table = lay(newTable(), ...CORRIDOR, 'path-cross(7,1,0)', 'path-straight-ns(7,0,0)');
    expect(goalsUp(table)).toEqual({});
    lay(table, 'path-cross(7,-1,0)', 'path-curve-nw(8,-1,0)');
    expect(goalsUp(table)).toEqual({ top: 0 });
    expect(table.state.phase).toBe('draft');
  });

  test('SB-EX-19: a dead end reaches no goal; after a rockfall a T in its place does', () => {
    const table = lay(
      newTable({ goals: [NW, GOLD, NE] }),
      ...row,
      'path-straight-ew(6,0,0)',
      'dead-ew(7,0,0)',
    );
    expect(goalsUp(table)).toEqual({});
    act(table, 'rockfall', 'rockfall:7:0');
    idle(table);
    dig(table, 'path-tee-new', 7, 0);
    expect(goalsUp(table)).toEqual({ middle: 0 });
    expect(table.state.phase).toBe('draft');
  });

  test('SB-EX-20: the treasure is reached from behind, from the east', () => {
    const table = lay(
      newTable({ goals: [NE, GOLD, NW] }),
      ...CORRIDOR,
      'path-cross(7,1,0)',
      'path-straight-ew(8,1,0)',
      'path-curve-nw(9,1,0)',
    );
    expect(goalsUp(table)).toEqual({});
    dig(table, 'path-curve-ne', 9, 0, 180);
    expect(goalsUp(table)).toEqual({ middle: 0 });
    expect(table.state.phase).toBe('draft');
  });

  test('SB-EX-21: a card beside a turned-up stone must match its closed side', () => {
    const table = lay(
      newTable({ goals: [GOLD, NE, NW] }),
      ...CORRIDOR,
      'path-cross(7,1,0)',
      'path-straight-ew(8,1,0)',
      'path-cross(7,0,0)',
    );
    dig(table, 'path-curve-nw', 9, 1);
    expect(verdict(table, 'path-straight-ns', 9, 0)).toBe('legal');
    expect(verdict(table, 'path-cross', 9, 0)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-tee-nes', 9, 0, 0)).toBe('legal');
    expect(verdict(table, 'path-tee-nes', 9, 0, 180)).toBe('SB-PATH-03');
  });

  test('SB-EX-41: two stones up tell everybody where the treasure is, and the round goes on', () => {
    const table = lay(
      newTable({ goals: STONES_BELOW }),
      ...CORRIDOR,
      'path-straight-ew(7,1,0)',
      'path-cross(8,1,0)',
    );
    for (const viewer of ['spectator', 0, 1, 2] as const) {
      const [top] = table.view(viewer).goals;
      expect([top?.card, top?.known]).toEqual([GOLD, 'deduced']);
    }
    expect(table.state.phase).toBe('turn');
  });
});

describe('rockfalls', () => {
  const bridge = ['path-straight-ew(1,0,0)', 'path-cross(2,0,0)', 'path-straight-ew(3,0,0)'];

  test('SB-EX-22: a gap cuts off what lies behind; a dead end in it does not join again', () => {
    const table = act(lay(newTable(), ...bridge), 'rockfall', 'rockfall:2:0');
    expect(paths(table)).toEqual(['path-straight-ew(1,0,0)', 'path-straight-ew(3,0,0)']);
    expect(verdict(table, 'path-cross', 4, 0)).toBe('SB-PATH-05');
    expect(verdict(table, 'path-straight-ew', 2, 0)).toBe('legal');
    expect(verdict(table, 'path-cross', 2, 0)).toBe('legal');
    expect(verdict(table, 'dead-ew', 2, 0)).toBe('legal');
    expect([verdict(table, 'path-curve-ne', 2, 0, 0), verdict(table, 'path-curve-ne', 2, 0, 180)]).toEqual([
      'SB-PATH-03',
      'SB-PATH-03',
    ]);
    dig(table, 'dead-ew', 2, 0);
    expect(verdict(table, 'path-cross', 4, 0)).toBe('SB-PATH-05');
  });

  test('SB-EX-23: a stone stays up when the tunnel to it is gone; nothing connects through it', () => {
    const table = lay(
      newTable({ goals: [NW, NE, GOLD] }),
      ...[1, 2, 3, 4, 5].map((x) => `path-cross(${x},0,0)`),
      'path-straight-ew(6,0,0)',
      'path-straight-ew(7,0,0)',
    );
    act(table, 'rockfall', 'rockfall:7:0');
    expect(goalsUp(table)).toEqual({ middle: 180 });
    expect(verdict(table, 'path-straight-ns', 8, 1)).toBe('SB-PATH-05');
    expect(verdict(table, 'path-tee-new', 7, 0, 0)).toBe('legal');
    expect(verdict(table, 'dead-ew', 7, 0)).toBe('legal');
    expect(verdict(table, 'path-curve-nw', 7, 0, 0)).toBe('SB-PATH-03');
  });

  test('SB-EX-24: start and goals cannot be chosen, and without a path card there is no rockfall', () => {
    const table = newTable();
    give(table, 0, 'rockfall');
    expect(table.options(0).filter((option) => option.startsWith('rockfall'))).toEqual([]);
    expect(table.whyNot(0, 'rockfall:1:0')).toBe('SB-ROCK-03');
    dig(table, 'path-cross', 1, 0);
    give(table, 1, 'rockfall');
    expect(table.options(1).filter((option) => option.startsWith('rockfall'))).toEqual(['rockfall:1:0']);
    for (const cell of ['0:0', '8:-2', '8:0', '8:2']) {
      expect(table.whyNot(1, `rockfall:${cell}`)).toBe('SB-ROCK-02');
    }
  });

  test('SB-EX-25: a fourth card of a square must match both neighbours', () => {
    const table = lay(newTable(), 'path-cross(1,0,0)', 'path-curve-ne(0,1,0)');
    expect(verdict(table, 'path-cross', 1, 1)).toBe('legal');
    expect(verdict(table, 'path-curve-nw', 1, 1, 0)).toBe('legal');
    expect(verdict(table, 'path-straight-ns', 1, 1)).toBe('SB-PATH-03');
  });
});
