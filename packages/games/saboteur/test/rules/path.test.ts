import { describe, expect, test } from 'vitest';
import { PATH_CARDS } from '../../src/index.ts';
import {
  act,
  dig,
  give,
  goalsUp,
  idle,
  lay,
  newTable,
  onTurn,
  paths,
  placements,
  until,
  verdict,
} from '../scene.ts';

describe('path cards', () => {
  test('SB-PATH-01: a broken tool of any kind at the start of the turn forbids every path card', () => {
    for (const tool of ['pickaxe', 'lantern', 'cart'] as const) {
      const table = act(newTable(), `break-${tool}`, `break:break-${tool}:1`);
      expect(placements(table, 'path-cross')).toEqual([]);
      expect(verdict(table, 'path-cross', 1, 0)).toBe('SB-PATH-01');
      idle(table);
      expect(placements(table, 'path-cross')).toHaveLength(4);
    }
  });

  test('SB-PATH-02: only empty cells, at rotation 0 or 180', () => {
    const table = lay(newTable(), 'path-cross(1,0,0)');
    expect(verdict(table, 'path-cross', 1, 0)).toBe('SB-PATH-02');
    expect(verdict(table, 'path-cross', 0, 0)).toBe('SB-PATH-02');
    for (const y of [-2, 0, 2]) expect(verdict(table, 'path-cross', 8, y)).toBe('SB-PATH-02');
    dig(table, 'path-tee-nes', 0, 1, 180);
    expect(paths(table)).toEqual(['path-cross(1,0,0)', 'path-tee-nes(0,1,180)']);
  });

  test('SB-PATH-02: a goal that lies face up is no empty cell either', () => {
    const table = newTable({ goals: ['goal-stone-nw', 'goal-stone-ne', 'goal-treasure'] });
    for (const x of [1, 2, 3, 4, 5]) dig(table, 'path-cross', x, 0);
    lay(table, 'path-straight-ew(6,0,0)', 'path-straight-ew(7,0,0)');
    expect(verdict(table, 'path-curve-ne', 8, 0)).toBe('SB-PATH-02');
  });

  test.each([false, true])(
    'SB-PATH-02: a goal reached past a closed side is no empty cell either, a rockfall in between: %j',
    (withRockfall) => {
      const table = lay(
        newTable({ goals: ['goal-stone-ne', 'goal-stone-nw', 'goal-treasure'] }),
        'path-curve-nw(0,-1,180)',
        'path-straight-ew(1,-1,0)',
        'path-cross(2,-1,0)',
        'path-cross(3,-1,0)',
        'path-tee-new(4,-1,180)',
        'path-tee-new(5,-1,180)',
        'path-straight-ew(6,-1,0)',
        'path-cross(7,-1,0)',
        // These have a closed side toward the top and the middle goal.
        'path-straight-ns(7,-2,0)',
        'path-straight-ns(7,0,0)',
        'dead-n(0,1,0)',
      );
      if (withRockfall) act(table, 'rockfall', 'rockfall:0:1');
      dig(table, 'path-cross', 8, -1);
      expect(goalsUp(table)).toEqual({ top: 180, middle: 0 });
      const cells = table.view(0).frontier.map(({ x, y }) => `${x},${y}`);
      for (const y of [-2, 0]) {
        expect(cells).not.toContain(`8,${y}`);
        expect(verdict(table, 'path-straight-ns', 8, y)).toBe('SB-PATH-02');
      }
    },
  );

  test('SB-PATH-03: every side toward a face-up card must agree, a dead end’s stub counting as open', () => {
    const table = lay(newTable(), 'path-cross(1,0,0)', 'dead-ns(0,1,0)');
    // (1, 1) has the open south of (1, 0) above it and the closed east of the dead end to its left.
    expect(verdict(table, 'path-straight-ns', 1, 1)).toBe('legal');
    expect(verdict(table, 'path-curve-ne', 1, 1)).toBe('legal');
    expect(verdict(table, 'path-curve-nw', 1, 1)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-straight-ew', 1, 1)).toBe('SB-PATH-03');
    // (0, 2) has only the stub above it.
    expect(verdict(table, 'path-straight-ew', 0, 2)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-straight-ns', 0, 2)).toBe('SB-PATH-05');
  });

  test('SB-PATH-04, SB-RULING-10: a face-down goal asks for nothing; a closed side toward it does not turn it up', () => {
    const table = newTable();
    for (const x of [1, 2, 3, 4, 5]) dig(table, 'path-cross', x, 0);
    dig(table, 'path-straight-ew', 6, 0);
    expect(verdict(table, 'path-curve-nw', 7, 0)).toBe('legal');
    expect(verdict(table, 'path-straight-ew', 7, 0)).toBe('legal');
    dig(table, 'path-curve-nw', 7, 0);
    expect(table.state.turnedUp).toBe(0);
  });

  test('SB-PATH-05: one open side must touch an open side that is joined to the start', () => {
    const table = lay(newTable(), 'path-straight-ew(1,0,0)');
    expect(verdict(table, 'path-straight-ew', 2, 0)).toBe('legal');
    // Beside the card, but at its closed side.
    expect(verdict(table, 'path-straight-ew', 1, 1)).toBe('SB-PATH-05');
    expect(verdict(table, 'path-cross', 3, 0)).toBe('SB-PATH-05');
  });

  test('SB-PATH-06: a dead end is never joined, a connected card is as soon as a tunnel leads to it', () => {
    const table = lay(newTable(), 'dead-nesw(1,0,0)', 'path-cross(0,1,0)');
    const joined = Object.fromEntries(table.view(0).maze.map(({ card, joined }) => [card, joined]));
    expect(joined).toEqual({ start: true, 'dead-nesw': false, 'path-cross': true });
    expect(verdict(table, 'path-straight-ew', 2, 0)).toBe('SB-PATH-05');
    expect(verdict(table, 'path-cross', 1, 1)).toBe('legal');
  });

  test.each(PATH_CARDS.filter((card) => card.kind === 'dead-end').map(({ id }) => id))(
    'SB-PATH-07: %s may be laid where one of its stubs meets a joined tunnel',
    (id) => {
      const table = newTable();
      const [first = ''] = placements(table, id);
      const [x, y, rotation] = first.split(',').map(Number);
      dig(table, id, x ?? 0, y ?? 0, rotation ?? 0);
      expect(paths(table)).toEqual([`${id}(${first})`]);
      expect(table.state.turnedUp).toBe(0);
    },
  );

  test('SB-PATH-08: nothing that is laid moves, turns or is covered until a rockfall takes it', () => {
    const table = lay(newTable(), 'path-cross(1,0,0)', 'path-tee-nes(0,1,180)', 'path-straight-ns(1,1,0)');
    const before = paths(table);
    for (let i = 0; i < 12; i++) idle(table);
    dig(table, 'path-cross', 2, 0);
    expect(paths(table)).toEqual([...before, 'path-cross(2,0,0)']);
    for (const cell of ['1,0', '0,1', '1,1', '2,0']) {
      const [x, y] = cell.split(',').map(Number);
      expect(verdict(table, 'path-tee-new', x ?? 0, y ?? 0, 180)).toBe('SB-PATH-02');
    }
  });

  test('SB-PATH-09: a card that looks the same upside down is offered upright only', () => {
    for (const id of [
      'path-straight-ns',
      'path-straight-ew',
      'path-cross',
      'dead-ns',
      'dead-ew',
      'dead-nesw',
    ] as const) {
      const table = newTable();
      expect(placements(table, id).filter((where) => where.endsWith(',180'))).toEqual([]);
      const [x, y] = (placements(table, id)[0] ?? '').split(',').map(Number);
      expect(verdict(table, id, x ?? 0, y ?? 0, 180)).toBe('SB-PATH-09');
    }
    expect(placements(newTable(), 'path-tee-nes').filter((where) => where.endsWith(',180'))).not.toEqual([]);
  });

  test('SB-RULING-17: beside a stub a card must be open there and be connected by another side', () => {
    const table = lay(newTable(), 'dead-nesw(1,0,0)', 'path-cross(0,1,0)');
    // (1, 1): the stub above, the crossing to the left.
    expect(verdict(table, 'path-straight-ew', 1, 1)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-straight-ns', 1, 1)).toBe('SB-PATH-03');
    expect(verdict(table, 'path-curve-nw', 1, 1)).toBe('legal');
    // (1, -1): only the stub below.
    expect(verdict(table, 'path-straight-ns', 1, -1)).toBe('SB-PATH-05');
  });

  test('SB-RULING-33: a card that is cut off stays, and cannot be built on until it is joined again', () => {
    const table = lay(newTable(), 'path-straight-ew(1,0,0)', 'path-cross(2,0,0)');
    act(table, 'rockfall', 'rockfall:1:0');
    expect(paths(table)).toEqual(['path-cross(2,0,0)']);
    expect(table.view(0).cutOff).toBe(1);
    expect(verdict(table, 'path-cross', 3, 0)).toBe('SB-PATH-05');
    dig(table, 'path-tee-new', 1, 0);
    expect(table.view(0).cutOff).toBe(0);
    expect(verdict(table, 'path-cross', 3, 0)).toBe('legal');
  });

  test('options and refusals hang on the seat’s own hand: an unheld card is refused as such', () => {
    const table = newTable();
    const seat = onTurn(table);
    give(table, seat, 'path-cross');
    until(table, 1);
    give(table, 1, 'dead-n', 'dead-e', 'dead-ns', 'dead-ew', 'dead-ne', 'dead-nw');
    expect(table.whyNot(1, 'path:path-cross:1:0:0')).toBe('SB-TURN-02');
  });
});
