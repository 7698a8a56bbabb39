import { beforeEach, expect, test, vi } from 'vitest';
import type { Mistake } from '../../src/local/study/mistakes.ts';
import {
  decided,
  keepSchedule,
  nameOf,
  queueOf,
  type Schedule,
  scheduleOf,
} from '../../src/practice/schedule.ts';

const DAY = 86_400_000;
const start = Date.UTC(2026, 10, 1);

const mistake = (move: number, cost = 0.1): Mistake => ({
  table: 'saboteur-1',
  move,
  seat: 0,
  chosen: 'pass',
  cost,
  opinion: { move, best: 'dig', options: [], sure: 'clear', iterations: 100, ms: 300 },
  at: start,
});
const dueIn = (schedule: Schedule, of: Mistake): number => new Date(schedule[nameOf(of)]?.due ?? 0).getTime();

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('a mistake decided right comes back at growing distances, decided wrong soon again', () => {
  const one = mistake(1);
  let schedule: Schedule = {};
  let now = start;
  const distances = Array.from({ length: 4 }, () => {
    schedule = decided(schedule, one, true, now);
    const distance = dueIn(schedule, one) - now;
    now += distance;
    return distance;
  });
  expect(distances.toSorted((a, b) => a - b)).toEqual(distances);
  expect(distances[0]).toBeGreaterThanOrEqual(DAY);
  const last = distances.at(-1) ?? 0;
  expect(last).toBeGreaterThan(7 * DAY);
  schedule = decided(schedule, one, false, now);
  expect(dueIn(schedule, one) - now).toBeLessThan(last);
});

test('what is due comes first, that which waits longest at the head, then new ones, the dearest first', () => {
  const [first, second, cheap, dear] = [mistake(1), mistake(2), mistake(3, 0.05), mistake(4, 0.3)];
  const schedule = decided(decided({}, second, true, start), first, true, start + DAY);
  const all = [first, second, cheap, dear];
  expect(queueOf(all, schedule, start + 365 * DAY).due).toEqual([second, first, dear, cheap]);
  expect(queueOf(all, schedule, start + DAY)).toEqual({
    due: [dear, cheap],
    nextAt: Math.min(dueIn(schedule, first), dueIn(schedule, second)),
  });
  expect(queueOf([], schedule, start)).toEqual({ due: [], nextAt: undefined });
});

test('the browser keeps one schedule for each game; what is no schedule counts as nothing', () => {
  const schedule = decided({}, mistake(1), true, start);
  keepSchedule('saboteur', schedule);
  expect(scheduleOf('saboteur')).toEqual(schedule);
  expect(scheduleOf('dungeonquest')).toEqual({});
  kept.set('mazmorra.practice', JSON.stringify({ saboteur: { a: 1, b: { due: 'never' }, ...schedule } }));
  expect(scheduleOf('saboteur')).toEqual(schedule);
  kept.set('mazmorra.practice', '[broken');
  expect(scheduleOf('saboteur')).toEqual({});
});
