import { IDLE_AFTER } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StorageError } from '../../src/storage/port.ts';
import * as members from '../../src/table/membership.ts';
import { hold } from '../held.ts';
import { type TestChannel, testChannel } from '../memory-storage.ts';
import { type MemoryTableOptions, memoryTable, startedTable } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

/** The table is read again after a while, for which the test does not wait. */
function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('an answer', () => {
  test('is written before it is told, and everybody at the table hears of it', async () => {
    const { answers, ana, ben, answer, turns, broken } = await startedTable();
    expect(await answer(ana, 0)).toMatchObject({ n: 1, s: 0 });
    expect(answers.get('table')).toMatchObject([{ number: 1, seat: 0, key: 'k', by: 'person' }]);
    await eventually(() => expect(ben.received.at(-1)).toMatchObject({ n: 1, s: 0 }));
    expect(turns).toContain('ana false');
    expect(broken).toEqual([]);
  });

  test('that comes again under the same key is acknowledged and not taken twice', async () => {
    const { answers, ana, ask, table } = await startedTable();
    const request = {
      do: 'answer',
      n: 0,
      option: toy.nameOf(table.table?.decisionOf(0)?.options[0] ?? 0),
      key: 'same',
    };
    await ask(ana, request);
    expect(await ask(ana, request)).toMatchObject({ ok: { n: 1, again: true } });
    expect(answers.get('table')).toHaveLength(1);
  });

  test('that cannot be saved is refused and has not happened', async () => {
    fakeTimeouts();
    let full = false;
    const { ana, answer, table, answers } = await startedTable({
      fail: () => (full ? new StorageError('full', 'no room') : undefined),
    });
    full = true;
    expect(await answer(ana, 0)).toMatchObject({ refused: { problem: 'full' } });
    full = false;
    // The table is read again before anything else happens at it.
    await vi.advanceTimersByTimeAsync(250);
    await eventually(() => expect(table.table?.number).toBe(0));
    expect(await answer(ana, 0, 'later')).toMatchObject({ n: 1 });
    expect(answers.get('table')).toHaveLength(1);
  });

  test('for a seat that a bot covers is refused until the person takes it back', async () => {
    const { ana, answer, ask } = await startedTable();
    await ask(ana, { do: 'leave' });
    expect(await answer(ana, 0)).toMatchObject({ refused: { reply: { code: 'covered' } } });
  });

  test('through a channel that only watches is refused', async () => {
    const { ask, table } = await startedTable();
    const watching = testChannel('ana', { watch: true });
    const option = toy.nameOf(table.table?.decisionOf(0)?.options[0] ?? 0);
    expect(await ask(watching, { do: 'answer', n: 0, option, key: 'k' })).toMatchObject({
      refused: { reply: { code: 'not-allowed' } },
    });
  });
});

describe('a change of the room', () => {
  test('is saved, then told to everybody', async () => {
    const { tableRows, ask, ana, ben } = await startedTable();
    await ask(ana, { do: 'end', agree: true });
    expect(JSON.parse(tableRows.get('table')?.room ?? '{}').ending).toEqual([0]);
    for (const channel of [ana, ben])
      expect(channel.received.at(-1)).toMatchObject({ room: { ending: [0] } });
  });

  test('by the server itself settles when it is saved', async () => {
    const { table, tableRows } = await startedTable();
    await table.change((room) => members.forget(room, 'ben'));
    expect(tableRows.get('table')?.room).not.toContain('ben');
    await table.change((room) => room);
  });
});

describe('chat', () => {
  test('is kept, and those who muted the seat do not get it', async () => {
    const { ask, ana, ben, chat } = await startedTable();
    await ask(ana, { do: 'mute', seat: 1, on: true });
    expect(ana.received.at(-1)).toMatchObject({ room: { muted: [1], blocked: [] } });
    expect(ben.received.some((message) => JSON.stringify(message).includes('"muted":[1]'))).toBe(false);
    await ask(ben, { do: 'say', text: 'hello' });
    expect(chat).toMatchObject([{ number: 1, person: 'ben', onlooker: false }]);
    expect(ben.received.some((message) => 'chat' in message)).toBe(true);
    expect(ana.received.some((message) => 'chat' in message)).toBe(false);
  });

  test('of onlookers is for onlookers: no seat, no big screen and no seat that looks on gets it', async () => {
    const { ask, enter, ana, ben, chat, table } = await startedTable();
    const dan = await enter('dan');
    const eve = await enter('eve');
    const onlookingBen = testChannel('ben', { watch: true });
    const screen = testChannel('flo', { watch: true, screen: true });
    for (const channel of [onlookingBen, screen]) table.audience.add(channel);
    await ask(dan, { do: 'say', phrase: 'nice' });
    expect(chat).toMatchObject([{ number: 1, person: 'dan', onlooker: true }]);
    const heard = (channel: TestChannel) => channel.received.filter((message) => 'chat' in message);
    for (const channel of [dan, eve])
      expect(heard(channel)).toMatchObject([{ chat: { name: 'dan', phrase: 'nice' } }]);
    expect(heard(eve)[0]).not.toHaveProperty('chat.seat');
    for (const channel of [ana, ben, onlookingBen, screen]) expect(heard(channel)).toEqual([]);
    expect(await ask(screen, { do: 'say', phrase: 'nice' })).toMatchObject({
      refused: { reply: { code: 'not-allowed' } },
    });
    await ask(ana, { do: 'say', phrase: 'luck' });
    for (const channel of [dan, eve, ben, screen])
      expect(heard(channel).at(-1)).toMatchObject({ chat: { n: 2, seat: 0 } });
  });

  test('is muted by a line, too, but not by one that the reader was never told of', async () => {
    const { ask, enter, ana } = await startedTable();
    const dan = await enter('dan');
    const eve = await enter('eve');
    await ask(dan, { do: 'say', text: 'hello' });
    expect(await ask(ana, { do: 'mute', line: 1, on: true })).toMatchObject({
      refused: { reply: { code: 'not-now' } },
    });
    expect(await ask(eve, { do: 'mute', line: 1, on: true, block: true })).toHaveProperty('ok');
    await ask(dan, { do: 'say', text: 'again' });
    await ask(ana, { do: 'say', text: 'hm' });
    expect(
      eve.received.flatMap((message) => (message['chat'] as { n: number } | undefined)?.n ?? []),
    ).toEqual([1, 3]);
    expect(await ask(eve, { do: 'mute', on: true })).toMatchObject({
      refused: { reply: { code: 'not-now' } },
    });
  });
});

describe('a failure', () => {
  test('sets the table aside, tells its people, and it goes on from storage', async () => {
    fakeTimeouts();
    const { table, ana, answer, broken } = await startedTable();
    await answer(ana, 0);
    table.recovery.fail('a test', new Error('broken on purpose'));
    expect(ana.received.at(-1)).toEqual({ c: 1, interrupted: true });
    expect(broken).toEqual(['a test at a table']);
    await vi.advanceTimersByTimeAsync(249);
    expect(ana.received.at(-1)).toEqual({ c: 1, interrupted: true });
    await vi.advanceTimersByTimeAsync(1);
    await eventually(() => expect(ana.received.at(-1)).toMatchObject({ play: { n: 1 } }));
  });

  test('that comes again and again closes the table to play; its answers stay', async () => {
    const { table, tableRows, ana, answer, answers } = await startedTable();
    await answer(ana, 0);
    for (let i = 0; i < 3; i++) table.recovery.fail('a test', new Error('broken on purpose'));
    await eventually(() =>
      expect(JSON.parse(tableRows.get('table')?.room ?? '{}')).toMatchObject({
        status: 'ended',
        failed: true,
      }),
    );
    expect(answers.get('table')).toHaveLength(1);
  });
});

const config = { botPause: 0, crowd: 1000, idle: 1000, askAgain: 45_000 };
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

test('how long an answer took is measured in seconds, if it was saved', async () => {
  let full = false;
  const { ana, answer, core } = await startedTable({
    fail: () => (full ? new StorageError('full', 'no room') : undefined),
  });
  const observe = vi.spyOn(core.metrics.answerSeconds, 'observe');
  await answer(ana, 0);
  expect(observe).toHaveBeenCalledTimes(1);
  expect(observe.mock.calls[0]?.[0]).toBeLessThan(1);
  expect(observe.mock.calls[0]?.[0]).toBeGreaterThan(0);
  full = true;
  await answer(ana, 0);
  expect(observe).toHaveBeenCalledTimes(1);
});

test('what fails for want of space is not tried again', async () => {
  let tries = 0;
  let full = false;
  const { ana, answer } = await startedTable({
    fail: () => {
      tries += 1;
      return full ? new StorageError('full', 'no room') : undefined;
    },
  });
  full = true;
  tries = 0;
  expect(await answer(ana, 0)).toMatchObject({ refused: { problem: 'full' } });
  expect(tries).toBe(1);
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
    expect(table.table?.decisionOf(1)).toMatchObject({ optional: true });
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

test('the game is stored as it is when the server stops, by the process that drives it', async () => {
  let drives = true;
  const { table, ana, answer } = await startedTable({ around: { drives: () => drives } });
  expect(table.lastSnapshot()).toBeUndefined();
  await answer(ana, 0);
  expect(table.lastSnapshot()).toMatchObject({ table: 'table', number: 1 });
  const release = hold(table.queue);
  expect(table.lastSnapshot()).toBeUndefined();
  release();
  drives = false;
  expect(table.lastSnapshot()).toBeUndefined();
});

test('the server is busy when as many tables share a commit as make a crowd', async () => {
  const busy = async (crowd: number) =>
    (await startedTable({ around: { config: { ...config, crowd } } })).table.busy;
  expect([await busy(1), await busy(2)]).toEqual([true, false]);
});

test('a start is told to the server, and refused where the server does not have the game', async () => {
  const { ask, enter, table, core } = memoryTable();
  const started = vi.fn();
  core.events.on('table.started', ({ table }) => started(table));
  const ana = await enter('ana');
  await ask(ana, { do: 'sit' });
  await ask(ana, { do: 'bot', seat: 1, level: 'novice' });
  const { game } = core;
  core.game = () => undefined;
  expect((await ask(ana, { do: 'start' }))['refused']).toEqual(refusal('not-now', 'does not have the game'));
  expect(started).not.toHaveBeenCalled();
  core.game = game;
  await ask(ana, { do: 'start' });
  expect(started).toHaveBeenCalledWith(table.id);
});

describe('what was saved but could not be told', () => {
  test('an answer has its number, and the table is read again', async () => {
    fakeTimeouts();
    const { table, ana, ben, answer, broken } = await startedTable();
    vi.spyOn(table.audience, 'tellStep').mockImplementationOnce(() => {
      throw new Error('on purpose');
    });
    expect(await answer(ana, 0)).toMatchObject({ ok: { n: 1 } });
    expect(broken).toEqual(['telling what was saved at a table']);
    await vi.advanceTimersByTimeAsync(250);
    await eventually(() => expect(ben.received.at(-1)).toMatchObject({ play: { n: 1 } }));
  });

  test('a change of the room is acknowledged, and not refused as well', async () => {
    fakeTimeouts();
    const { table, ana, ask, broken } = await startedTable();
    vi.spyOn(table.audience, 'tellRoom').mockImplementationOnce(() => {
      throw new Error('on purpose');
    });
    const reply = await ask(ana, { do: 'end', agree: true });
    await eventually(() => expect(broken).toEqual(['telling what was saved at a table']));
    expect(reply).not.toHaveProperty('refused');
    expect(ana.received.filter((message) => 'refused' in message)).toEqual([]);
  });

  test('a start is refused as an error of ours, and the game is there when the table was read again', async () => {
    fakeTimeouts();
    const { ask, enter, table } = memoryTable();
    const ana = await enter('ana');
    await ask(ana, { do: 'sit' });
    await ask(ana, { do: 'bot', seat: 1, level: 'novice' });
    vi.spyOn(table.state, 'begin').mockImplementationOnce(() => {
      throw new Error('on purpose');
    });
    expect((await ask(ana, { do: 'start' }))['refused']).toEqual(refusal('internal'));
    await vi.advanceTimersByTimeAsync(250);
    await eventually(() => expect(table.playing).toBeDefined());
  });
});

describe('a table that is read again', () => {
  test('shows its room and its game to everybody', async () => {
    fakeTimeouts();
    const { table, ana } = await startedTable();
    const count = ana.received.length;
    table.recovery.fail('a test', new Error('on purpose'));
    await vi.advanceTimersByTimeAsync(250);
    await eventually(() => expect(ana.received.length).toBe(count + 3));
    expect(ana.received.slice(count)).toMatchObject([
      { interrupted: true },
      { room: { status: 'running' } },
      { play: { n: 0 } },
    ]);
  });

  test('and works counts no earlier failures, and is read as soon the next time', async () => {
    fakeTimeouts();
    const { table, ana, ben, answer, tableRows } = await startedTable();
    for (let i = 0; i < 3; i++) {
      table.recovery.writeFailed();
      await vi.advanceTimersByTimeAsync(250);
      await eventually(() => expect(table.queue.broken).toBe(false));
    }
    for (const [channel, seat] of [
      [ana, 0],
      [ben, 1],
    ] as const) {
      for (let i = 0; i < 2; i++) table.recovery.fail('a test', new Error('on purpose'));
      await vi.advanceTimersByTimeAsync(250);
      expect(await answer(channel, seat)).toMatchObject({ n: seat + 1 });
    }
    expect(tableRows.get('table')?.status).toBe('running');
  });

  test('but is gone refuses everything', async () => {
    const { table, tableRows, ana, ask } = await startedTable();
    tableRows.delete('table');
    table.recovery.fail('a test', new Error('on purpose'));
    expect((await ask(ana, { do: 'end', agree: true }))['refused']).toEqual(refusal('no-table', 'gone'));
  });

  test('but is damaged refuses everything, which is reported', async () => {
    const { table, tableRows, ana, ask, broken } = await startedTable();
    const row = tableRows.get('table');
    if (row) tableRows.set('table', { ...row, deal: '{' });
    table.recovery.fail('a test', new Error('on purpose'));
    expect((await ask(ana, { do: 'end', agree: true }))['refused']).toEqual(refusal('internal'));
    expect(broken).toEqual(['a test at a table', 'reading at a table']);
  });
});

describe('a table that is closed to play', () => {
  const closed = async () => {
    const set = await startedTable();
    for (let i = 0; i < 3; i++) set.table.recovery.fail('a test', new Error('on purpose'));
    await eventually(() => expect(set.table.room.failed).toBe(true));
    return set;
  };

  test('has no game any more, and its people are told', async () => {
    const { table, ana, ask } = await closed();
    expect(table.table).toBeUndefined();
    expect(ana.received.at(-1)).toMatchObject({ room: { status: 'ended', failed: true } });
    expect((await ask(ana, { do: 'end', agree: true }))['refused']).toEqual(
      refusal('not-now', 'not running'),
    );
  });

  test('is closed in memory although it cannot be saved, which is reported', async () => {
    let full = false;
    const set = await startedTable({ fail: () => (full ? new StorageError('full', 'no room') : undefined) });
    full = true;
    for (let i = 0; i < 3; i++) set.table.recovery.fail('a test', new Error('on purpose'));
    await eventually(() => expect(set.broken).toContain('closing a table'));
    expect(set.table.room.failed).toBe(true);
    expect((await closed()).broken).not.toContain('closing a table');
  });
});

test('a closed table leaves no timer behind', async () => {
  fakeTimeouts();
  const { table, ben, ask, ana } = await startedTable({ settings: { clock: live } });
  expect(table.closed).toBe(false);
  table.leave(ben);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  table.close();
  expect([vi.getTimerCount(), table.closed]).toEqual([0, true]);
  expect((await ask(ana, { do: 'end', agree: true }))['refused']).toEqual(refusal('stopping'));
  const failed = await startedTable();
  failed.table.recovery.fail('a test', new Error('on purpose'));
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  failed.table.close();
  expect(vi.getTimerCount()).toBe(0);
  const over = await startedTable();
  await over.table.change((room) => ({ ...room, status: 'ended' }));
  await over.ask(over.ana, { do: 'again', yes: true });
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  over.table.close();
  expect(vi.getTimerCount()).toBe(0);
});
