import { expect, test } from 'vitest';
import { isZone, quietFor } from '../../src/notify/notifier.ts';

const at = (text: string): number => Date.parse(text);
const night = { from: '22:00', to: '08:00', zone: 'Europe/Madrid' };
const hours = (count: number): number => count * 3_600_000;

test.each([
  // Madrid is two hours ahead of UTC in summer and one in winter.
  ['2026-07-01T19:59:00Z', 0],
  ['2026-07-01T20:00:00Z', hours(10)],
  ['2026-07-02T05:30:30Z', hours(0.5) - 30_000],
  ['2026-07-02T06:00:00Z', 0],
  ['2026-12-01T21:00:00Z', hours(10)],
])('quiet from ten to eight: at %s for %i ms', (now, left) => expect(quietFor(night, at(now))).toBe(left));

test('quiet hours within a day, none at all, and a zone that does not exist', () => {
  const noon = { from: '12:00', to: '14:00', zone: 'UTC' };
  expect(quietFor(noon, at('2026-07-01T13:00:00Z'))).toBe(hours(1));
  expect(quietFor(noon, at('2026-07-01T14:00:00Z'))).toBe(0);
  expect(quietFor(undefined, 0)).toBe(0);
  expect(isZone('America/Argentina/Buenos_Aires')).toBe(true);
  expect(isZone('Middle/Earth')).toBe(false);
});
