import { describe, expect, test } from 'vitest';
import { placeMini } from '../../../src/games/dungeonquest/board/mini-place.ts';
import { boxOf, boxOfTarget } from '../../../src/games/dungeonquest/model.ts';
import type { Box } from '../../../src/table/plane/camera.ts';

/** A phone that sees four by five cells of the plane, drawn as large as they are. */
const seen: Box = { left: 0, top: 0, width: 400, height: 500 };
const at = (left: number, top: number): Box => ({ left, top, width: 100, height: 100 });
const place = (things: readonly Box[], scale = 1) => placeMini({ things, seen, scale })?.corner;

describe('the small map gives way', () => {
  test('it stands at the left where nothing is in its way', () => {
    expect(place([at(150, 200)])).toBe('left');
  });

  test('to a room, a tower or a hero: it changes sides', () => {
    expect(place([at(50, 50)])).toBe('right');
    expect(place([at(320, 20)])).toBe('left');
  });

  test('it goes where both corners hold something to see', () => {
    expect(place([at(0, 0), at(300, 0)])).toBeUndefined();
  });

  test('what is out of sight is not in its way', () => {
    expect(place([at(-200, 0)])).toBe('left');
  });

  test('drawn smaller, the same room is nearer to the corner', () => {
    expect(place([at(160, 0)])).toBe('left');
    expect(place([at(80, 0)], 0.9)).toBe('right');
  });

  test('on a wide plane it is larger, and gives way sooner', () => {
    const wide = { ...seen, width: 800 };
    expect(placeMini({ things: [], seen: wide, scale: 1 })?.large).toBe(true);
    expect(placeMini({ things: [at(130, 0)], seen: wide, scale: 1 })?.corner).toBe('right');
    expect(place([at(130, 0)])).toBe('left');
  });

  test('arrows stand beside their cell and count as far as they reach', () => {
    const arrow = boxOfTarget({ name: 'face:north', kind: 'face', cell: 14, direction: 0 });
    const cell = boxOf(14);
    expect([arrow.left < cell.left, arrow.top < cell.top]).toEqual([true, true]);
  });
});
