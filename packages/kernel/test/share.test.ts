import { expect, test } from 'vitest';
import { shareOf } from '../src/index.ts';

test.each([
  [1, 2, 0.5],
  [1, 3, 0.3333],
  [2, 3, 0.6667],
  [3, 3, 1],
  [7, 2, 3.5],
  [0, 5, 0],
])('a share of %i in %i is %f, with four digits after the point', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});

test('the share is 0 if nothing was counted', () => {
  expect([shareOf(0, 0), shareOf(3, 0)]).toEqual([0, 0]);
});
