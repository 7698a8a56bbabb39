import { fastSource, Table } from '@mazmorra/kernel';
import type { ClockSetting } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carelessThinkers } from '../../src/bots/threads.ts';
import { Autopilot, type AutopilotTable } from '../../src/table/autopilot.ts';
import { Clocks } from '../../src/table/clocks.ts';
import * as rooms from '../../src/table/membership.ts';
import { newRoom, type Room } from '../../src/table/room.ts';
import type { TableServices } from '../../src/table/services.ts';
import type { AnyTable } from '../../src/table/updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two people at a table without server or storage; what the autopilot decides is carried out at once. */
class Table2 implements AutopilotTable {
  readonly id = 'table';
  watched = true;
  readonly deal = { seed: '00' };
  room: Room;
  readonly playing: AnyTable = Table.open(toy, { seats: 2, random: fastSource('autopilot') });
  readonly clocks: Clocks;
  readonly history = [];
  readonly decided: string[] = [];
  readonly here = new Set([0, 1]);
  readonly autopilot: Autopilot;

  constructor(clock: ClockSetting, cover = 0) {
    const settings = {
      game: 'toy',
      seats: 2,
      listed: false,
      entry: 'open',
      spectators: true,
      clock,
      cover,
    } as const;
    const empty = newRoom({ settings, version: 1, variants: {}, host: 'a', invite: 'i', now: 0 });
    const seated = ['a', 'b'].reduce(
      (room, id) => rooms.sit(room, { id, name: id }, undefined, '', true),
      empty,
    );
    this.room = rooms.start(seated, 'a', 0);
    this.clocks = new Clocks(clock, 2);
    const services = {
      /* With two options a bot waits 55 to 128 ms. */
      config: { botPause: 160 },
      thinkers: carelessThinkers(),
      drives: () => true,
      now: () => Date.now(),
      reportError: (what: string, error: unknown) => {
        throw new Error(what, { cause: error });
      },
    } as unknown as TableServices;
    this.autopilot = new Autopilot(services, this);
    this.autopilot.asked(Date.now());
    this.autopilot.drive();
  }

  readonly recovery = {
    guard: (_what: string, run: () => void) => run(),
    fail(what: string, error: unknown): never {
      throw new Error(what, { cause: error });
    },
  };

  readonly unasked = {
    withHistory: (then: () => void) => then(),
    drive: (make: (room: Room) => Room) => {
      this.room = make(this.room);
      this.autopilot.drive();
    },
    decide: (seat: number, option: number, decision: number, by: 'bot' | 'clock') => {
      this.decided.push(`${by} ${seat}`);
      this.answer(seat, option, decision, by);
    },
  };

  get attendance() {
    return {
      offlineFor: (seat: number) => this.autopilot.offlineFor(seat),
      quietFor: 0,
      isAwaited: () => true,
    };
  }

  online(seat: number): boolean {
    return this.here.has(seat);
  }

  answer(seat: number, option?: number, decision?: number, by: 'person' | 'bot' | 'clock' = 'person'): void {
    const open = this.playing.decisionOf(seat);
    this.clocks.stop(seat, Date.now());
    this.playing.answer(seat, option ?? open?.options[0] ?? 0, decision ?? open?.number);
    if (by !== 'bot') this.room = rooms.countTimeout(this.room, seat, by === 'clock');
    this.autopilot.asked(Date.now());
    this.autopilot.drive();
  }

  covered(seat: number): string | undefined {
    const at = this.room.seats[seat];
    return at?.kind === 'person' ? at.covered : undefined;
  }
}

const live: ClockSetting = { kind: 'live', seconds: 10, reserve: 5 };

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

test('who came and went at another process, unnoticed here, is covered too', async () => {
  const table = new Table2({ kind: 'none' }, 60);
  table.here.delete(1);
  table.answer(0);
  await vi.advanceTimersByTimeAsync(60_050);
  expect(table.covered(1)).toBe('away');
});

const botAgainstPerson = (clock: ClockSetting) => {
  const table = new Table2(clock);
  table.watched = false;
  table.room = rooms.cover(table.room, 1, 'left');
  return table;
};

test('bots rest while nobody looks, and go on when somebody comes', async () => {
  const table = botAgainstPerson({ kind: 'none' });
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.decided, table.autopilot.busy]).toEqual([[], false]);
  table.watched = true;
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided).toEqual(['bot 1']);
});

test('a bot that was about to think does not when everybody has gone, and does when they are back', async () => {
  const table = botAgainstPerson({ kind: 'none' });
  table.watched = true;
  table.autopilot.drive();
  table.watched = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.decided).toEqual([]);
  table.watched = true;
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(130);
  expect(table.decided).toEqual(['bot 1']);
});

test('in a game over days bots go on until a person is asked, though nobody looks', async () => {
  const table = botAgainstPerson({ kind: 'slow', hours: 24 });
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.decided).toEqual(['bot 1']);
});

test('in a tournament bots go on until a person is asked, so that a round ends though nobody looks', async () => {
  const table = botAgainstPerson(live);
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(150);
  expect(table.decided).toEqual([]);
  table.room = { ...table.room, tournament: { id: 'cup', round: 1 } };
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(150);
  expect(table.decided).toEqual(['bot 1']);
});

test('a autopilot that was stopped decides nothing more', async () => {
  const table = new Table2(live);
  table.autopilot.stop();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(table.decided).toEqual([]);
});

test('in a daily game bots wait for the person and then answer one after the other', async () => {
  const table = new Table2({ kind: 'none' });
  table.room = {
    ...table.room,
    seats: table.room.seats.map((at, seat) => (seat === 0 ? at : { kind: 'bot', level: 'novice' })),
    daily: { day: '2026-11-17', iterations: 1 },
  };
  table.autopilot.drive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.decided).toEqual([]);
  table.answer(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.decided).toEqual(['bot 1']);
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
