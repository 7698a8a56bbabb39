import type { ClockSetting } from '@mazmorra/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as rooms from '../../src/table/membership.ts';
import type { Room } from '../../src/table/room.ts';
import { Table2 } from './autopilot-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who is gone is covered only while somebody waits, and then a bot plays after its pause', async () => {
  const table = new Table2({ kind: 'none' }, 60);
  table.answer(0);
  table.here.clear();
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(table.covered(1)).toBeUndefined();
  table.here.add(0);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(50);
  expect(table.covered(1)).toBe('away');
  expect(table.decided).toEqual([]);
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided[0]).toBe('bot 1');
});

test('while a cover waits to be saved it is asked for once a second, not at every turn of the event loop', async () => {
  const table = new Table2({ kind: 'none' }, 5);
  table.answer(0);
  let asked = 0;
  table.drive = () => {
    asked++;
  };
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(5000 + 3500);
  expect(table.playing.decisionOf(1)).toBeDefined();
  expect(asked).toBe(4);
});

test('who came and went at another process, unnoticed here, is covered too', async () => {
  const table = new Table2({ kind: 'none' }, 60);
  table.here.delete(1);
  table.answer(0);
  await vi.advanceTimersByTimeAsync(60_050);
  expect(table.covered(1)).toBe('away');
});

test('a vote to stop waits a minute for somebody who is away, then no more', async () => {
  const table = new Table2({ kind: 'none' });
  table.here.delete(1);
  table.autopilot.drive();
  table.room = { ...table.room, ending: [0] };
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(table.room.status).toBe('running');
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.room.status).toBe('ended');
});

test('somebody is offline for as long as they are not there', async () => {
  const table = new Table2({ kind: 'none' });
  expect(table.autopilot.offlineFor(1)).toBe(0);
  table.here.delete(1);
  expect(table.autopilot.offlineFor(1)).toBe(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(7000);
  expect(table.autopilot.offlineFor(1)).toBe(7000);
  table.here.add(1);
  expect(table.autopilot.offlineFor(1)).toBe(0);
  table.autopilot.drive();
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(10);
  expect(table.autopilot.offlineFor(1)).toBe(10);
});

test('where there is a clock nobody is covered for being away', async () => {
  const table = new Table2({ kind: 'slow', hours: 24 }, 60);
  table.answer(0);
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(table.covered(1)).toBeUndefined();
});

test('who is there is not covered, however long they think', async () => {
  const table = new Table2({ kind: 'none' }, 60);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([table.covered(0), table.covered(1), table.autopilot.busy]).toEqual([undefined, undefined, false]);
});

test('who is gone is covered after the time that the table gives, and not before', async () => {
  const table = new Table2({ kind: 'none' }, 60);
  table.answer(0);
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(table.covered(1)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(table.covered(1)).toBe('away');
});

test('who comes back at the last moment is not covered, nor is anybody after the end', async () => {
  const late = async (change: (table: Table2) => void) => {
    const table = new Table2({ kind: 'none' }, 60);
    const made: ((room: Room) => Room)[] = [];
    table.drive = (make) => void made.push(make);
    table.answer(0);
    table.here.delete(1);
    table.autopilot.drive();
    await vi.advanceTimersByTimeAsync(60_000);
    table.autopilot.stop();
    change(table);
    return made[0]?.(table.room) === table.room;
  };
  expect(await late(() => undefined)).toBe(false);
  expect(await late((table) => void table.here.add(1))).toBe(true);
  const left = (table: Table2) => Object.assign(table, { room: rooms.cover(table.room, 1, 'left') });
  expect(await late(left)).toBe(true);
  const ended = (table: Table2) => Object.assign(table, { room: { ...table.room, status: 'ended' } });
  expect(await late(ended)).toBe(true);
});

test('nobody waits for a vote where none was given, over days, after the end, or when it counts no more', async () => {
  const waits = async (room: Partial<Room>, clock: ClockSetting = { kind: 'none' }) => {
    const table = new Table2(clock);
    table.here.delete(1);
    table.autopilot.drive();
    await vi.advanceTimersByTimeAsync(30_000);
    table.room = { ...table.room, ...room };
    table.autopilot.drive();
    return table.autopilot.busy;
  };
  expect(await waits({ ending: [0] })).toBe(true);
  expect(await waits({ ending: [] })).toBe(false);
  expect(await waits({ ending: [0], status: 'ended' })).toBe(false);
  const table = new Table2({ kind: 'none' });
  table.here.delete(1);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(120_000);
  table.room = { ...table.room, ending: [1] };
  table.autopilot.drive();
  expect(table.autopilot.busy).toBe(false);
});

test('who is waited for in a vote is not covered before the table covers anybody', async () => {
  const table = new Table2({ kind: 'none' }, 600);
  table.answer(0);
  table.here.delete(1);
  table.room = { ...table.room, ending: [1] };
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(599_000);
  expect(table.covered(1)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.covered(1)).toBe('away');
});
