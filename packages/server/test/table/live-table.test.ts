import { toy } from '@mazmorra/testkit';
import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StorageError } from '../../src/storage/port.ts';
import * as members from '../../src/table/membership.ts';
import { hold } from '../held.ts';
import { type TestChannel, testChannel } from '../memory-storage.ts';
import { memoryTable, startedTable } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

/** The table is read again after a while, for which the test does not wait. */
function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

const config = { botPause: 0, crowd: 1000, idle: 1000, askAgain: 45_000 };

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
      option: toy.nameOf(table.game?.decisionOf(0)?.options[0] ?? 0),
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
    await eventually(() => expect(table.game?.number).toBe(0));
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
    const option = toy.nameOf(table.game?.decisionOf(0)?.options[0] ?? 0);
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

  test('of spectators is for spectators: no seat, no big screen and no seat that looks on gets it', async () => {
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
