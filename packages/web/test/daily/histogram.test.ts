import { expect, test } from 'vitest';
import { binsOf } from '../../src/daily/histogram.ts';

test('few different points have a row each, and empty ones between them stay', () => {
  expect(binsOf([])).toEqual([]);
  expect(
    binsOf([
      [0, 2],
      [3, 1],
    ]),
  ).toEqual([
    { from: 0, to: 0, people: 2 },
    { from: 1, to: 1, people: 0 },
    { from: 2, to: 2, people: 0 },
    { from: 3, to: 3, people: 1 },
  ]);
});

test('many points are put together in round steps, and nobody is lost', () => {
  const counts = Array.from({ length: 40 }, (_, i) => [i * 110, 1] as const);
  const bins = binsOf(counts);
  expect(bins.length).toBeLessThanOrEqual(10);
  expect(bins[0]).toEqual({ from: 0, to: 499, people: 5 });
  expect(bins.reduce((sum, { people }) => sum + people, 0)).toBe(40);
});
