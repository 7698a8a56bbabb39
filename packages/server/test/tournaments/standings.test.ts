import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsFor, type ScoredRound, standingsOf } from '../../src/tournaments/standings.ts';

const here = (count: number): boolean[] => Array.from({ length: count }, () => false);
const played = (seats: readonly number[], places: readonly number[]): ScoredRound['tables'][number] => ({
  seats,
  result: {
    kind: 'played',
    places,
    points: pointsFor(places, here(places.length)),
    gone: here(places.length),
  },
});
const round = (...tables: ScoredRound['tables']): ScoredRound => ({ tables, byes: [] });
const order = (rounds: readonly ScoredRound[], lots: readonly number[]): number[] =>
  standingsOf(rounds, lots).map(({ entrant }) => entrant);

test('the first gets 100 points, the last none, the others evenly between', () => {
  expect(pointsFor([1, 2], here(2))).toEqual([100, 0]);
  expect(pointsFor([3, 1, 2], here(3))).toEqual([0, 100, 50]);
  expect(pointsFor([1, 2, 3, 4], here(4))).toEqual([100, 67, 33, 0]);
});

test('who shares a place shares the points of the places they take up', () => {
  expect(pointsFor([1, 1, 3], here(3))).toEqual([75, 75, 0]);
  expect(pointsFor([1, 1, 1, 1], here(4))).toEqual([50, 50, 50, 50]);
  expect(pointsFor([1, 2, 2], here(3))).toEqual([100, 25, 25]);
});

test('who is not there at the end gets none, and the others keep their places', () => {
  expect(pointsFor([1, 2, 3], [true, false, false])).toEqual([0, 50, 0]);
});

test('a table gives as many points in all whatever its ties are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 6 }), (scores) => {
      const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
      const total = pointsFor(places, here(places.length)).reduce((all, one) => all + one, 0);
      expect(Math.abs(total - 50 * places.length)).toBeLessThanOrEqual(places.length / 2);
    }),
  );
});

test('points decide first', () => {
  expect(order([round(played([0, 1], [2, 1]))], [0, 1])).toEqual([1, 0]);
});

test('of those with equal points, who met the stronger ones comes first', () => {
  const rounds = [
    round(played([0, 1], [1, 2]), played([2, 3], [1, 2])),
    round(played([0, 2], [1, 2]), played([1, 3], [1, 2])),
  ];
  // 1 and 2 have 100 each: 1 met 0 (200) and 3 (0), as did 2. So the lot decides; with another round it is the opponents.
  expect(order(rounds, [2, 1, 0, 3])).toEqual([0, 2, 1, 3]);
  const more = [...rounds, round(played([1, 2], [1, 1]), played([0, 3], [2, 1]))];
  expect(standingsOf(more, [0, 1, 2, 3]).map(({ entrant, points }) => [entrant, points])).toEqual([
    [0, 200],
    [1, 150],
    [2, 150],
    [3, 100],
  ]);
});

test('then who was placed before whom at the same table', () => {
  const result = { kind: 'played' as const, places: [2, 1], points: [50, 50], gone: here(2) };
  expect(order([round({ seats: [0, 1], result })], [0, 1])).toEqual([1, 0]);
  const stopped = { ...result, kind: 'stopped' as const, places: [] };
  expect(order([round({ seats: [0, 1], result: stopped })], [0, 1])).toEqual([0, 1]);
});

test('then the lot', () => {
  expect(order([], [2, 0, 1])).toEqual([2, 0, 1]);
});

test('a bye is worth a place in the middle', () => {
  expect(standingsOf([{ tables: [], byes: [1] }], [0, 1])[0]).toMatchObject({ entrant: 1, points: 50 });
});
