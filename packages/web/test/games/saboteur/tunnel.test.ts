import { FIXED_CARDS, PATH_CARDS } from '@mazmorra/saboteur';
import { describe, expect, test } from 'vitest';
import { tileHeight, tileWidth, tunnelOf } from '../../../src/games/saboteur/art/tunnel.ts';

type Point = readonly [number, number];

/** The corner points of a floor, without the handles of its curves. */
function corners(floor: string): Point[] {
  const numbers = (text: string): number[] => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  return floor.split('C').map((part) => {
    const all = numbers(part);
    return [all.at(-2) ?? 0, all.at(-1) ?? 0];
  });
}

/** Where a floor crosses the border of the tile, as `side:place`. */
function mouths(floors: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [x, y] of floors.flatMap(corners)) {
    if (y === 0) found.add(`n:${x}`);
    if (y === tileHeight) found.add(`s:${x}`);
    if (x === 0) found.add(`w:${y}`);
    if (x === tileWidth) found.add(`e:${y}`);
  }
  return [...found].sort();
}

const expected: Readonly<Record<string, readonly string[]>> = {
  n: ['n:33', 'n:67'],
  e: ['e:43', 'e:77'],
  s: ['s:33', 's:67'],
  w: ['w:43', 'w:77'],
};

describe('tunnels are drawn from the data of the cards', () => {
  test.each([...PATH_CARDS, ...FIXED_CARDS].map((card, seed) => ({ ...card, seed })))(
    '$id opens at its open sides alone, at the same place as every other card',
    ({ open, kind, seed }) => {
      const sides = ['n', 'e', 's', 'w'].filter((_, side) => (open >> side) & 1);
      const { floors } = tunnelOf(open, kind === 'connected', seed + 1);
      expect(mouths(floors)).toEqual(sides.flatMap((side) => expected[side] ?? []).sort());
      expect(floors).toHaveLength(kind === 'connected' ? 1 : sides.length);
    },
  );

  test('a turned card meets its neighbours at the same places', () => {
    const turned = (mouth: string): string => {
      const [side = '', place = ''] = mouth.split(':');
      const length = side === 'n' || side === 's' ? tileWidth : tileHeight;
      return `${{ n: 's', s: 'n', e: 'w', w: 'e' }[side]}:${length - Number(place)}`;
    };
    const upright = mouths(tunnelOf(15, true, 3).floors);
    expect(upright.map(turned).sort()).toEqual(upright);
  });

  test('the same card is drawn the same way every time, and two cards differ in their wobble', () => {
    expect(tunnelOf(5, true, 4)).toEqual(tunnelOf(5, true, 4));
    expect(tunnelOf(5, true, 4).floors).not.toEqual(tunnelOf(5, true, 5).floors);
  });
});
