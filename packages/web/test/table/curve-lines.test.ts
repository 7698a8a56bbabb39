import { describe, expect, test } from 'vitest';
import { spreadEnds } from '../../src/table/curve-lines.ts';

const ending = (seat: number, value: number) => ({ seat, points: [{ move: 9, value }] });

describe('the letters at the ends of lines', () => {
  test('stand where their lines end when there is room', () => {
    expect([...spreadEnds([ending(0, 1), ending(1, 0.5)])].sort()).toEqual([
      [0, 0],
      [1, 50],
    ]);
  });

  test.each([
    ['at the top', 1],
    ['in the middle', 0.5],
    ['at the foot', 0],
  ])('never on top of each other nor outside: five that end together %s', (_, value) => {
    const lines = Array.from({ length: 5 }, (__, seat) => ending(seat, value));
    const places = [...spreadEnds(lines).values()].sort((a, b) => a - b);
    const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[4]).toBeLessThanOrEqual(100);
  });

  test('those at the top stay there when others are pushed up from the foot', () => {
    const places = spreadEnds([ending(0, 1), ending(1, 1), ending(2, 0), ending(3, 0)]);
    expect([places.get(0), places.get(1)].sort()).toEqual([0, 8]);
  });
});
