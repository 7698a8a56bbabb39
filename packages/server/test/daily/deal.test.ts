import { expect, test } from 'vitest';
import { dayOf, daysAfter, endOf, isWithheld, startOf, streakOf } from '../../src/daily/deal.ts';

test('a day begins and ends at midnight in UTC, over the ends of months and leap days', () => {
  const midnight = Date.UTC(2028, 1, 29);
  expect([dayOf(midnight - 1), dayOf(midnight), dayOf(midnight + 86_399_999)]).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-02-29',
  ]);
  expect(startOf('2028-02-29')).toBe(midnight);
  expect(dayOf(endOf('2028-02-29'))).toBe('2028-03-01');
  expect([daysAfter('2026-12-31', 1), daysAfter('2026-01-01', -1)]).toEqual(['2027-01-01', '2025-12-31']);
});

test('a game of a day is withheld until the last millisecond of it; any other game is not', () => {
  const daily = { day: '2026-11-17' };
  expect(isWithheld(daily, endOf(daily.day) - 1)).toBe(true);
  expect(isWithheld(daily, endOf(daily.day))).toBe(false);
  expect(isWithheld(undefined, 0)).toBe(false);
});

test('a streak is counted back from today, or from yesterday while today is not played yet', () => {
  const today = '2026-11-17';
  expect(streakOf([], today)).toBe(0);
  expect(streakOf(['2026-11-17'], today)).toBe(1);
  expect(streakOf(['2026-11-16', '2026-11-15', '2026-11-13'], today)).toBe(2);
  expect(streakOf(['2026-11-17', '2026-11-16', '2026-11-15'], today)).toBe(3);
  expect(streakOf(['2026-11-15', '2026-11-14'], today)).toBe(0);
});
