import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { againstBot, botAgainstPerson, live, Table2 } from './autopilot-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('without a clock nobody is hurried', async () => {
  const table = new Table2({ kind: 'none' });
  await vi.advanceTimersByTimeAsync(10 * 86_400_000);
  expect(table.decided).toEqual([]);
});

test('when the seconds and the reserve are used up a bot decides this decision', async () => {
  const table = new Table2(live);
  table.answer(0);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(table.decided).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(table.decided).toEqual(['clock 1']);
  expect(table.covered(1)).toBeUndefined();
});

test('after three decisions in a row the bot has the seat, and then plays at once', async () => {
  const table = new Table2(live);
  for (let round = 0; round < 3; round++) {
    expect(table.covered(1)).toBeUndefined();
    table.answer(0);
    await vi.advanceTimersByTimeAsync(15_100);
  }
  expect(table.decided).toEqual(['clock 1', 'clock 1', 'clock 1']);
  expect(table.covered(1)).toBe('away');
});

test('an answer of one’s own starts the count anew', async () => {
  const table = new Table2(live);
  for (let round = 0; round < 2; round++) {
    table.answer(0);
    await vi.advanceTimersByTimeAsync(15_100);
  }
  table.answer(1);
  expect(table.room.seats[1]).toMatchObject({ timeouts: 0 });
});

test('a slow clock waits its hours', async () => {
  const table = new Table2({ kind: 'slow', hours: 24 });
  table.answer(0);
  await vi.advanceTimersByTimeAsync(86_400_000 - 1000);
  expect(table.decided).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided).toEqual(['clock 1']);
});

test('who is away has a shorter clock at a live table, and their own again when they are back', async () => {
  const table = new Table2({ kind: 'live', seconds: 60, reserve: 300 });
  table.here.delete(0);
  table.autopilot.drive();
  expect(table.autopilot.clockView()).toMatchObject({ left: { 0: 20_000 }, reserve: { 0: 0 } });
  await vi.advanceTimersByTimeAsync(19_000);
  table.here.add(0);
  table.autopilot.drive();
  expect(table.autopilot.clockView()).toMatchObject({ left: { 0: 341_000 }, reserve: { 0: 300_000 } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided).toEqual([]);
  table.here.delete(0);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.decided).toHaveLength(1);
});

test('is busy while a bot thinks, or while a clock runs', async () => {
  expect(new Table2({ kind: 'none' }).autopilot.busy).toBe(false);
  expect(new Table2(live).autopilot.busy).toBe(true);
  const table = againstBot();
  expect(table.autopilot.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(130);
  expect([table.decided, table.autopilot.busy]).toEqual([['bot 1'], false]);
});

test('what the clock decides is wanted though nobody looks', async () => {
  const table = new Table2(live);
  table.watched = false;
  await vi.advanceTimersByTimeAsync(15_100);
  expect(table.decided).toEqual(['clock 0', 'clock 1']);
});

test('after a restart a slow clock goes on from the last answer', async () => {
  const hour = 3_600_000;
  const table = new Table2({ kind: 'slow', hours: 24 });
  table.autopilot.stop();
  table.autopilot.restored(Date.now() - 20 * hour);
  expect(table.autopilot.clockView()).toEqual({ left: { 0: 4 * hour, 1: 4 * hour } });
  await vi.advanceTimersByTimeAsync(4 * hour - 1000);
  expect(table.decided).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided).toEqual(['clock 0', 'clock 1']);
});

test('a clock is shown for those who are awaited, and not where there is none or the game is over', () => {
  expect(new Table2({ kind: 'none' }).autopilot.clockView()).toBeUndefined();
  const table = new Table2(live);
  table.answer(0);
  expect(table.autopilot.clockView()).toEqual({ left: { 1: 15_000 }, reserve: { 1: 5000 } });
  Object.assign(table, { playing: undefined });
  expect(table.autopilot.clockView()).toBeUndefined();
});

test('a process that does not drive the table lets no bot play and no clock run out', async () => {
  const table = againstBot(live);
  table.drives = false;
  table.autopilot.drive();
  expect(table.autopilot.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.decided, table.questions, table.autopilot.busy]).toEqual([[], [], false]);
  table.drives = true;
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided.slice(0, 2)).toEqual(['clock 0', 'bot 1']);
});

test('a clock that runs out after the table went to another process is left to that one', async () => {
  const table = new Table2(live);
  table.drives = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.decided, table.autopilot.busy]).toEqual([[], false]);
});

test('the clock of a seat that a bot plays does not run out', async () => {
  const table = againstBot(live);
  table.watched = false;
  table.answer(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.decided).toEqual([]);
});

test('of two seats whose time is up the clock decides for the person, and the bot rests while nobody looks', async () => {
  const table = botAgainstPerson(live);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(15_100);
  expect(table.decided).toEqual(['clock 0']);
});
