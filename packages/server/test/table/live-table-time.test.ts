import { IDLE_AFTER } from '@mazmorra/protocol';
import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hold } from '../held.ts';
import { type MemoryTableOptions, memoryTable, startedTable } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

/** The table is read again after a while, for which the test does not wait. */
function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

const live = { kind: 'live', seconds: 10, reserve: 5 } as const;

/** Ana against a bot, and the game begun. */
async function againstBot(around: MemoryTableOptions['around'] = {}) {
  const set = memoryTable({ around });
  const ana = await set.enter('ana');
  await set.ask(ana, { do: 'sit' });
  await set.ask(ana, { do: 'bot', seat: 1, level: 'novice' });
  await set.ask(ana, { do: 'start' });
  /** Ana lays a card as soon as she is asked for one. */
  const lay = async () => {
    const open = await eventually(() => {
      const decision = set.table.playing?.decisionOf(0);
      if (!decision || decision.optional) throw new Error('not asked');
      return decision;
    });
    const option = set.game.nameOf(open.options[0] ?? 0);
    return set.ask(ana, { do: 'answer', n: open.number, option, key: `k${open.number}` });
  };
  return { ...set, ana, lay };
}

describe('a game against a bot', () => {
  test('goes on after every answer until it is over, which everybody is told', async () => {
    const { table, ana, lay, core } = await againstBot();
    for (let round = 0; round < 3; round++) await lay();
    await eventually(() => expect(ana.received.at(-1)).toMatchObject({ room: { status: 'finished' } }));
    expect(table.room.outcome).toBeDefined();
    const { answers, botAnswers, clockAnswers, gamesFinished } = core.metrics.counts;
    expect({ answers, botAnswers, clockAnswers, gamesFinished }).toEqual({
      answers: 6,
      botAnswers: 3,
      clockAnswers: 0,
      gamesFinished: 1,
    });
  });

  test('goes on after the table was read again', async () => {
    fakeTimeouts();
    const { table, lay, broken } = await againstBot();
    table.recovery.fail('a test', new Error('on purpose'));
    await vi.advanceTimersByTimeAsync(250);
    for (let round = 0; round < 2; round++) await lay();
    await eventually(() => expect(table.place.number).toBe(5));
    expect(broken).toEqual(['a test at a table']);
  });

  test('keeps its history in memory, which bots need', async () => {
    const { table, lay } = await againstBot();
    await lay();
    await eventually(() => expect(table.history?.map(({ number }) => number)).toEqual([0, 1, 2, 3]));
  });
});

test('answers of the clock are counted as such', async () => {
  const { table, core } = await startedTable();
  table.decide(0, table.playing?.decisionOf(0)?.options[0] ?? 0, 0, 'clock');
  await eventually(() => expect(core.metrics.counts.clockAnswers).toBe(1));
  expect(core.metrics.counts).toMatchObject({ answers: 1, botAnswers: 0, gamesFinished: 0 });
});

describe('the clock', () => {
  test('starts with the game and is sent with everything that is told', async () => {
    const clock = { left: { 0: 15_000, 1: 15_000 }, reserve: { 0: 5000, 1: 5000 } };
    let now = 1000;
    const { ana, ben, answer } = await startedTable({
      settings: { clock: live },
      around: { now: () => now },
    });
    expect(ben.received.at(-1)).toMatchObject({ play: { clock } });
    await answer(ana, 0);
    expect(ben.received.at(-1)).toMatchObject({ n: 1, clock: { left: { 1: 15_000 }, reserve: { 1: 5000 } } });
    expect(ana.received.at(-1)).not.toHaveProperty('clock.left.0');
    now = 4000;
    await answer(ben, 1);
    expect(ana.received.at(-1)).toMatchObject({ n: 2, clock });
  });

  test('of days goes on where it was when the server starts again', async () => {
    const hour = 3_600_000;
    const clock = { kind: 'slow', hours: 24 } as const;
    const before = await startedTable({ settings: { clock }, around: { now: () => 1000 } });
    await before.answer(before.ana, 0);
    before.table.close();
    const memory = { ...before, tables: before.tableRows };
    const after = memoryTable({ memory, around: { now: () => 1000 + 20 * hour } });
    expect(after.table.place.number).toBe(1);
    expect(after.table.clockView()).toEqual({ left: { 1: 4 * hour } });
  });

  test('runs out at a table where nobody answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { answers } = await startedTable({ settings: { clock: live } });
    await vi.advanceTimersByTimeAsync(14_900);
    expect(answers.get('table')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    await eventually(() =>
      expect(answers.get('table')).toMatchObject([
        { seat: 0, by: 'clock' },
        { seat: 1, by: 'clock' },
      ]),
    );
  });
});

describe('a seat that keeps the others waiting', () => {
  const handOver = { do: 'hand-over', seat: 1, agree: true };

  test('is handed to a bot when its person has gone', async () => {
    const { ask, ana, ben, table, processes } = await startedTable();
    processes.drives = () => false;
    table.leave(ben);
    expect(await ask(ana, handOver)).toHaveProperty('ok');
    expect(table.room.seats[1]).toMatchObject({ covered: 'away' });
  });

  test('is handed to a bot when its person is there and nothing has happened for long', async () => {
    let now = 1000;
    const { ask, ana, table, processes } = await startedTable({ around: { now: () => now } });
    processes.drives = () => false;
    now += IDLE_AFTER - 1;
    expect((await ask(ana, handOver))['refused']).toEqual(refusal('not-now', 'not idle'));
    now += 1;
    expect(await ask(ana, handOver)).toHaveProperty('ok');
    expect(table.room.seats[1]).toMatchObject({ covered: 'handed' });
  });

  test('is not one that may do something, but need not', async () => {
    const { ask, ana, ben, table, answer } = await startedTable();
    await answer(ben, 1);
    expect(table.game?.decisionOf(1)).toMatchObject({ optional: true });
    table.leave(ben);
    expect((await ask(ana, handOver))['refused']).toEqual(refusal('not-now', 'not idle'));
  });
});

describe('who comes and goes', () => {
  test('is told to the others and to the server, once', async () => {
    const { table, ana, ben, core } = await startedTable();
    const changed = vi.fn();
    core.events.on('presence', ({ table }) => changed(table));
    table.leave(ben);
    table.leave(ben);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(changed).toHaveBeenCalledWith(table.id);
    await eventually(() =>
      expect(ana.received.at(-1)).toMatchObject({ room: { seats: [{ online: true }, { online: false }] } }),
    );
    expect([table.connected, table.here]).toEqual([1, 1]);
  });
});

test('who has gone is covered by a bot after the time that the table gives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { table, ben, ana, answer } = await startedTable({ settings: { cover: 60 } });
  await answer(ana, 0);
  table.leave(ben);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(table.room.seats[1]).not.toHaveProperty('covered');
  await vi.advanceTimersByTimeAsync(1000);
  await eventually(() => expect(table.room.seats[1]).toMatchObject({ covered: 'away' }));
});

describe('a table that nobody has open', () => {
  test('is idle since the last one left', async () => {
    let now = 1000;
    const { table, enter, processes } = memoryTable({ around: { now: () => now } });
    expect(table.idleFor(1500)).toBe(500);
    const [ana, dan] = [await enter('ana'), await enter('dan')];
    expect([table.idleFor(9000), table.watched]).toEqual([0, true]);
    processes.drives = () => false;
    expect(table.idleFor(9000)).toBe(0);
    processes.drives = () => true;
    now = 2000;
    table.leave(ana);
    expect(table.idleFor(9000)).toBe(0);
    now = 3000;
    table.leave(dan);
    expect([table.idleFor(9000), table.watched]).toEqual([6000, false]);
    now = 4000;
    table.leave(dan);
    expect(table.idleFor(9000)).toBe(6000);
  });

  test('is not idle while a job waits or a bot thinks', async () => {
    const { table } = memoryTable({ around: { now: () => 1000 } });
    const release = hold(table.queue);
    expect(table.idleFor(9000)).toBe(0);
    release();
    await table.change((room) => room);
    await new Promise((resolve) => setImmediate(resolve));
    expect(table.idleFor(9000)).toBe(8000);
    const running = await startedTable({ settings: { clock: live }, around: { now: () => 1000 } });
    for (const channel of [running.ana, running.ben]) running.table.leave(channel);
    expect(running.table.idleFor(9000)).toBe(0);
  });

  test('is kept by the process that drives it while somebody has it open at another one', () => {
    let now = 1000;
    let drives = true;
    const { table, core } = memoryTable({ around: { now: () => now, drives: () => drives } });
    const changed = vi.fn();
    core.events.on('presence', ({ table }) => changed(table));
    table.setElsewhere([{ person: 'dan', watch: true, screen: false, invited: true }]);
    expect(changed).toHaveBeenCalledTimes(1);
    expect([table.watched, table.idleFor(9000)]).toEqual([true, 0]);
    drives = false;
    expect(table.idleFor(9000)).toBe(8000);
    now = 2000;
    table.setElsewhere([{ person: 'eve', watch: true, screen: false, invited: true }]);
    expect(table.idleFor(9000)).toBe(8000);
    table.setElsewhere([]);
    expect([table.watched, table.idleFor(9000)]).toEqual([false, 7000]);
  });
});

test('memory is freed five seconds after the last answer', async () => {
  const { table } = await startedTable({ around: { now: () => 1000 } });
  const rest = vi.spyOn(table.audience, 'rest');
  table.rest(6000);
  expect(rest).not.toHaveBeenCalled();
  table.rest(6001);
  expect(rest).toHaveBeenCalledTimes(1);
});
