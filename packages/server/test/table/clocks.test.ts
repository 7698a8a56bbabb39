import { expect, test } from 'vitest';
import { Clocks } from '../../src/table/clocks.ts';

const live = { kind: 'live', seconds: 10, reserve: 30 } as const;

test('without a clock there is no deadline', () => {
  const clocks = new Clocks({ kind: 'none' }, 2);
  clocks.ask(0, 0, 1000);
  expect(clocks.running).toBe(false);
  expect(clocks.deadline(0)).toBe(Number.POSITIVE_INFINITY);
});

test('a live decision has its seconds and then the reserve', () => {
  const clocks = new Clocks(live, 2);
  clocks.ask(0, 7, 1000);
  expect(clocks.deadline(0)).toBe(1000 + 10_000 + 30_000);
  expect(clocks.deadline(1)).toBe(Number.POSITIVE_INFINITY);
});

test('what is used beyond the seconds comes off the reserve, what is saved is not added', () => {
  const clocks = new Clocks(live, 2);
  clocks.ask(0, 7, 0);
  clocks.stop(0, 14_000);
  expect(clocks.reserve).toEqual([26_000, 30_000]);
  clocks.ask(0, 8, 20_000);
  clocks.stop(0, 21_000);
  expect(clocks.reserve[0]).toBe(26_000);
  clocks.ask(0, 9, 0);
  clocks.stop(0, 500_000);
  expect(clocks.reserve[0]).toBe(0);
});

test('the same decision asked again does not start the clock anew, another one does', () => {
  const clocks = new Clocks(live, 1);
  clocks.ask(0, 7, 0);
  clocks.ask(0, 7, 5000);
  expect(clocks.deadline(0)).toBe(40_000);
  clocks.ask(0, 8, 5000);
  expect(clocks.deadline(0)).toBe(45_000);
});

test('a slow clock counts hours and goes on while the server is down, but never ends in the moment of its return', () => {
  const hour = 3_600_000;
  const clocks = new Clocks({ kind: 'slow', hours: 24 }, 1);
  clocks.restore(0, 3, 0, 2 * hour);
  expect(clocks.deadline(0)).toBe(24 * hour);
  clocks.restore(0, 3, 0, 30 * hour);
  expect(clocks.deadline(0)).toBe(30 * hour + 600_000);
});

test('a live decision starts anew when the server comes back; the reserve is kept', () => {
  const clocks = new Clocks(live, 1, [5000]);
  clocks.restore(0, 3, 0, 1_000_000);
  expect(clocks.deadline(0)).toBe(1_000_000 + 10_000 + 5000);
});

test('who is away has at most twenty seconds from then on, and no reserve; less where the clock gives less', () => {
  const clocks = new Clocks({ kind: 'live', seconds: 60, reserve: 30 }, 2);
  clocks.ask(0, 7, 10_000);
  expect(clocks.deadline(0, 5000)).toBe(30_000);
  expect(clocks.deadline(0, 40_000)).toBe(60_000);
  expect(clocks.deadline(0, 95_000)).toBe(100_000);
  const slow = new Clocks({ kind: 'slow', hours: 1 }, 2);
  slow.ask(0, 7, 0);
  expect(slow.deadline(0, 0)).toBe(3_600_000);
});

test('a slow clock stands still in holidays, before and after a part of the time', () => {
  const hour = 3_600_000;
  const clocks = new Clocks({ kind: 'slow', hours: 10 }, 1);
  clocks.ask(0, 7, 100 * hour);
  const due = (...holidays: { from: number; until: number }[]) =>
    clocks.deadline(
      0,
      undefined,
      holidays.map(({ from, until }) => ({ from: from * hour, until: until * hour })),
    ) / hour;
  expect(due()).toBe(110);
  expect(due({ from: 50, until: 90 })).toBe(110);
  expect(due({ from: 50, until: 105 })).toBe(115);
  expect(due({ from: 105, until: 200 })).toBe(205);
  expect(due({ from: 110, until: 200 })).toBe(110);
  expect(due({ from: 101, until: 111 }, { from: 112, until: 120 })).toBe(128);
});
