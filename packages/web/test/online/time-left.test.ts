import { expect, test } from 'vitest';
import { clockText, timeLeft } from '../../src/online/time-left.ts';

const clock = { left: { 0: 90_000, 2: 5000 }, reserve: { 0: 60_000, 2: 60_000 }, heard: 1000 };

test.each([
  ['when it was heard', 0, 1000, { decision: 30_000, reserve: 60_000 }],
  ['ten seconds later', 0, 11_000, { decision: 20_000, reserve: 60_000 }],
  ['when the reserve has been touched', 0, 41_000, { decision: 0, reserve: 50_000 }],
  ['when all is used up', 0, 999_000, { decision: 0, reserve: 0 }],
  ['with less than the reserve left from the start', 2, 1000, { decision: 0, reserve: 5000 }],
  ['by a clock of this device that was set back', 0, 0, { decision: 30_000, reserve: 60_000 }],
])('the time of a decision goes first, then the reserve: %s', (_, seat, now, left) => {
  expect(timeLeft(clock, seat, now)).toEqual(left);
});

test('no clock runs for a seat that is not awaited', () => {
  expect(timeLeft(clock, 1, 1000)).toBeUndefined();
});

test('a slow clock has no reserve', () => {
  expect(timeLeft({ left: { 0: 7_200_000 }, heard: 0 }, 0, 0)).toEqual({ decision: 7_200_000, reserve: 0 });
});

test.each([
  [0, '0:00'],
  [900, '0:01'],
  [42_000, '0:42'],
  [725_000, '12:05'],
  [86_347_000, '23:59:07'],
])('%i ms is written %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
