import { expect, test } from 'vitest';
import { pauseFor } from '../src/pause.ts';

const times = (usual: number, options: number): number[] =>
  Array.from({ length: 400 }, (_, number) => pauseFor(usual, options, number % 4, number));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('the more there is to choose from, the longer a bot seems to think', () => {
  const [one, few, many] = [1, 4, 40].map((options) => mean(times(1000, options))) as [
    number,
    number,
    number,
  ];
  expect(one).toBeLessThan(few * 0.6);
  expect(few).toBeLessThan(many * 0.7);
  expect(Math.max(...times(1000, 500))).toBeLessThanOrEqual(2100);
});

test('no two decisions take the same time, and the same decision always does', () => {
  expect(new Set(times(1000, 8)).size).toBeGreaterThan(200);
  expect(times(1000, 8)).toEqual(times(1000, 8));
});

test('where nobody looks on there is no waiting', () => {
  expect(Math.max(...times(0, 40))).toBe(0);
});
