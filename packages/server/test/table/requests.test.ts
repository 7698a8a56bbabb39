import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, test, vi } from 'vitest';
import { Refused } from '../../src/refused.ts';
import { StorageError } from '../../src/storage/port.ts';
import { cover } from '../../src/table/membership.ts';
import { openAtTable } from '../../src/table/requests.ts';
import { hold } from '../held.ts';
import { testChannel } from '../memory-storage.ts';
import { memoryTable, settings, startedTable } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

const code = (reply: Record<string, unknown>): unknown =>
  (reply['refused'] as { reply?: { code?: string } } | undefined)?.reply?.code;

describe('a request at a table', () => {
  test('that the room refuses changes nothing', async () => {
    const { ask, enter, tableRows } = memoryTable();
    const ben = await enter('ben');
    expect(code(await ask(ben, { do: 'start' }))).toBe('not-allowed');
    expect(code(await ask(ben, { do: 'accuse', about: 0 }))).toBe('not-allowed');
    expect(tableRows.get('table')?.rev).toBe(1);
  });

  test('that leaves the room as it is, is not written', async () => {
    const { ask, ana, tableRows } = await startedTable();
    const before = tableRows.get('table')?.rev;
    expect(await ask(ana, { do: 'take' })).toMatchObject({ ok: {} });
    expect(tableRows.get('table')?.rev).toBe(before);
  });

  test('sit replies with the seat, and start deals with what everybody contributed', async () => {
    const { ask, enter, table, tableRows } = memoryTable();
    const [ana, ben] = [await enter('ana'), await enter('ben')];
    expect(await ask(ana, { do: 'sit', seat: 1, contribution: 'aa' })).toMatchObject({ ok: { seat: 1 } });
    expect(await ask(ben, { do: 'sit' })).toMatchObject({ ok: { seat: 0 } });
    await ask(ben, { do: 'contribute', contribution: 'bb' });
    await ask(ana, { do: 'start' });
    expect(JSON.parse(tableRows.get('table')?.deal ?? '{}').contributions).toEqual(['bb', 'aa']);
    await eventually(() => expect(ben.received.at(-1)).toMatchObject({ play: { n: 0 } }));
    expect(table.playing).toBeDefined();
  });

  test('log tells what the seat saw, from a number on', async () => {
    const { ask, ana, ben, answer } = await startedTable();
    await answer(ana, 0);
    const events = async (channel: typeof ana) => JSON.stringify(await ask(channel, { do: 'log', from: 1 }));
    expect(await events(ana)).toContain('"card"');
    expect(await events(ben)).toContain('"laid"');
    expect(await events(ben)).not.toContain('"card"');
  });

  test('accuse is refused where no roles are hidden', async () => {
    const { ask, ana } = await startedTable();
    expect(code(await ask(ana, { do: 'accuse', about: 1 }))).toBe('not-now');
  });

  test('a rematch is made once, by the first who asks after the end', async () => {
    const { ask, ana, ben, table, tables } = await startedTable();
    const made = vi.spyOn(tables.newTables, 'rematch');
    expect(code(await ask(ana, { do: 'rematch' }))).toBe('not-now');
    for (const channel of [ana, ben]) await ask(channel, { do: 'end', agree: true });
    expect(await ask(ana, { do: 'rematch' })).toMatchObject({ ok: { table: 'next', invite: 'j' } });
    expect(await ask(ben, { do: 'rematch' })).toMatchObject({ ok: { table: 'next' } });
    expect(table.room.rematch).toEqual({ table: 'next', invite: 'j' });
    expect(made).toHaveBeenCalledTimes(1);
  });

  test('a daily game has no rematch', async () => {
    const { ask, ana, table } = await startedTable();
    const daily = { day: '2026-11-17', iterations: 1 };
    await table.change((room) => ({ ...room, status: 'ended', daily }));
    expect((await ask(ana, { do: 'rematch' }))['refused']).toEqual(refusal('not-allowed', 'daily'));
  });
});

describe('opening a table', () => {
  test('without the link is for members, and for everybody when it is listed', async () => {
    const { enter } = memoryTable();
    expect(code((await enter('dan', { invited: false })).received[0] ?? {})).toBe('no-table');
    expect((await enter('ana', { invited: false })).received[0]).toHaveProperty('ok');
    const listed = memoryTable({ settings: { listed: true } });
    expect((await listed.enter('dan', { invited: false })).received[0]).toHaveProperty('ok');
  });

  test('of a running game is refused to strangers where no spectators are allowed', async () => {
    const { enter } = await startedTable({ settings: { spectators: false } });
    const dan = await enter('dan');
    expect(code(dan.received[0] ?? {})).toBe('not-allowed');
    expect(dan.dropped).toEqual([1]);
  });

  test('with `since` tells what was missed, without it only what is', async () => {
    const { enter, answer, ana, ben } = await startedTable();
    await answer(ana, 0);
    await answer(ben, 1);
    const back = await enter('ben', {}, 1);
    expect(back.received[0]).toMatchObject({ ok: { play: { n: 2 }, missed: [{ n: 2, seat: 1 }] } });
    expect((await enter('ben')).received[0]?.['ok']).not.toHaveProperty('missed');
  });

  test('gives a seat back that was covered because its person was away', async () => {
    const { enter, table, ben } = await startedTable();
    table.leave(ben);
    await table.change((room) => cover(room, 1, 'away'));
    await enter('ben');
    await eventually(() => expect(table.room.seats[1]).not.toHaveProperty('covered'));
  });

  test('on a channel that was closed meanwhile leaves nobody at the table', async () => {
    const { table } = memoryTable();
    const channel = testChannel('ana');
    let held = true;
    Object.assign(channel.client, { holds: () => held });
    openAtTable(table, channel, 1, undefined);
    held = false;
    await eventually(() => expect(channel.received).toHaveLength(1));
    expect(code(channel.received[0] ?? {})).toBe('no-channel');
    expect(table.connected).toBe(0);
  });

  test('by somebody who signed out meanwhile is refused, and the table is not disturbed', async () => {
    const { table, ana, ask, broken } = await startedTable();
    const channel = testChannel('dan');
    const release = hold(table.queue);
    openAtTable(table, channel, 1, undefined);
    Object.defineProperty(channel.client, 'who', {
      get() {
        throw new Refused('hello', 'say hello first');
      },
    });
    release();
    await eventually(() => expect(channel.received).toHaveLength(1));
    expect(code(channel.received[0] ?? {})).toBe('hello');
    expect([broken, table.queue.broken]).toEqual([[], false]);
    expect(await ask(ana, { do: 'log', from: 0 })).toHaveProperty('ok');
    expect(ana.received.some((message) => 'interrupted' in message)).toBe(false);
  });
});

/** A running game whose storage can be made to fail. */
async function withFullStorage() {
  const disk = { full: false };
  const fail = () => (disk.full ? new StorageError('full', 'no room') : undefined);
  return { ...(await startedTable({ fail })), disk };
}

const full = { refused: { problem: 'full' } };

describe('what cannot be saved is refused', () => {
  test('a change of the room', async () => {
    const { ask, ana, table, disk } = await withFullStorage();
    disk.full = true;
    expect(await ask(ana, { do: 'end', agree: true })).toMatchObject(full);
    expect(table.room.ending).toEqual([]);
  });

  test('a start', async () => {
    let isFull = false;
    const { ask, enter, table } = memoryTable({
      fail: () => (isFull ? new StorageError('full', 'no room') : undefined),
    });
    const ana = await enter('ana');
    await ask(ana, { do: 'sit' });
    await ask(ana, { do: 'bot', seat: 1, level: 'novice' });
    isFull = true;
    expect(await ask(ana, { do: 'start' })).toMatchObject(full);
    expect([table.room.status, table.game]).toEqual(['open', undefined]);
  });

  test('a rematch', async () => {
    const { ask, ana, ben, disk } = await withFullStorage();
    for (const channel of [ana, ben]) await ask(channel, { do: 'end', agree: true });
    disk.full = true;
    expect(await ask(ana, { do: 'rematch' })).toMatchObject(full);
  });
});

describe('who gets a seat', () => {
  test('nobody whom the host has blocked, neither at once nor by asking', async () => {
    const { ask, enter, tables, table } = memoryTable();
    const [ana, dan] = [await enter('ana'), await enter('dan')];
    await ask(ana, { do: 'sit' });
    await tables.mutes.set('ana', { id: 'dan', name: 'Dan' }, true);
    expect((await ask(dan, { do: 'sit' }))['refused']).toEqual(refusal('not-allowed', 'you get no seat'));
    expect((await ask(dan, { do: 'ask' }))['refused']).toEqual(refusal('not-allowed', 'you get no seat'));
    await table.change((room) => ({ ...room, host: '' }));
    expect(await ask(dan, { do: 'sit' })).toHaveProperty('ok');
  });

  test('who sits already keeps the seat and may move, although the host blocks them', async () => {
    const { ask, enter, tables } = memoryTable({ settings: { seats: 3 } });
    const [ana, dan] = [await enter('ana'), await enter('dan')];
    await ask(ana, { do: 'sit' });
    await ask(dan, { do: 'sit' });
    await tables.mutes.set('ana', { id: 'dan', name: 'Dan' }, true);
    expect(await ask(dan, { do: 'sit', seat: 2 })).toMatchObject({ ok: { seat: 2 } });
  });

  test('who is muted, but not blocked, and anybody who asks and is let in', async () => {
    const { ask, enter, tables, table } = memoryTable({ settings: { entry: 'ask', listed: true } });
    const [ana, dan] = [await enter('ana'), await enter('dan', { invited: false })];
    await tables.mutes.set('ana', { id: 'dan', name: 'Dan' }, false);
    expect(code(await ask(dan, { do: 'sit' }))).toBe('not-allowed');
    await ask(dan, { do: 'ask' });
    expect(await ask(ana, { do: 'admit', ask: 1, yes: true })).toHaveProperty('ok');
    expect(table.room.seats[0]).toMatchObject({ person: 'dan' });
  });
});

describe('the host', () => {
  test('chooses level and manner of a bot', async () => {
    const { ask, enter, table } = memoryTable();
    const ana = await enter('ana');
    await ask(ana, { do: 'bot', seat: 0, level: 'master', style: 'greedy' });
    await ask(ana, { do: 'bot', seat: 1, level: 'novice' });
    expect(table.room.seats).toEqual([
      { kind: 'bot', level: 'master', style: 'greedy' },
      { kind: 'bot', level: 'novice' },
    ]);
    await ask(ana, { do: 'clear', seat: 1 });
    expect(table.room.seats[1]).toEqual({ kind: 'free' });
  });

  test('changes the table; a game that the server does not have is refused', async () => {
    const { ask, enter, table } = memoryTable();
    const ana = await enter('ana');
    const change = { do: 'change', ...settings, seats: 3 };
    expect(await ask(ana, { ...change, variants: { double: true } })).toMatchObject({ ok: {} });
    expect(table.room).toMatchObject({ variants: { double: true }, seats: [{}, {}, {}] });
    expect(table.room).not.toHaveProperty('c');
    expect(await ask(ana, change)).toMatchObject({ ok: {} });
    expect(table.room.variants).toEqual({ double: false });
    expect((await ask(ana, { ...change, game: 'chess' }))['refused']).toEqual(
      refusal('start', 'does not have'),
    );
  });
});

describe('after the end', () => {
  test('no answer is taken', async () => {
    const { ask, ana, ben, answer } = await startedTable();
    for (const channel of [ana, ben]) await ask(channel, { do: 'end', agree: true });
    expect((await answer(ana, 0))['refused']).toEqual(refusal('over', 'has ended'));
  });

  test('an answer that was taken before is still acknowledged, and counted as repeated', async () => {
    const { ask, ana, ben, answer, core } = await startedTable();
    await answer(ana, 0, 'k');
    for (const channel of [ana, ben]) await ask(channel, { do: 'end', agree: true });
    expect(await answer(ana, 0, 'k')).toMatchObject({ ok: { n: 1, again: true } });
    expect(core.metrics.counts.answersAgain).toBe(1);
  });

  test('while people are asked, only who plays again opens the next table', async () => {
    const { ask, ana, ben, table } = await startedTable({ settings: { seats: 3 } });
    for (const channel of [ana, ben]) await ask(channel, { do: 'end', agree: true });
    await ask(ana, { do: 'again', yes: true });
    expect((await ask(ben, { do: 'rematch' }))['refused']).toEqual(refusal('not-allowed', 'say first'));
    expect(table.room.rematch).toBeUndefined();
    expect(await ask(ana, { do: 'rematch' })).toMatchObject({ ok: { table: 'next', invite: 'j' } });
  });
});

describe('the log', () => {
  test('is refused before the start', async () => {
    const { ask, enter } = memoryTable();
    expect((await ask(await enter('ana'), { do: 'log', from: 0 }))['refused']).toEqual(refusal('not-now'));
  });

  test('begins where it is asked for; the set-up belongs to no seat', async () => {
    const { ask, ana, answer } = await startedTable();
    await answer(ana, 0);
    const all = (await ask(ana, { do: 'log', from: 0 })) as { ok: { log: object[] } };
    expect(all.ok.log).toMatchObject([{ n: 0 }, { n: 1, seat: 0 }]);
    expect(all.ok.log[0]).not.toHaveProperty('seat');
    expect(await ask(ana, { do: 'log', from: 1 })).toMatchObject({ ok: { log: [{ n: 1, seat: 0 }] } });
  });

  test('is refused where it cannot be read', async () => {
    const { ask, ana, answer, storage } = await startedTable();
    await answer(ana, 0);
    storage.table = async () => {
      throw new StorageError('unavailable', 'gone');
    };
    expect(await ask(ana, { do: 'log', from: 0 })).toMatchObject({ refused: { problem: 'unavailable' } });
  });
});

describe('who opens a table', () => {
  test('is shown to those who are there', async () => {
    const { enter, ana } = await startedTable();
    await enter('dan');
    await eventually(() => expect(ana.received.at(-1)).toMatchObject({ room: { watchers: 1 } }));
  });

  test('gets the lines that were said, without those of people whom they muted', async () => {
    const { ask, ana, ben, enter, tables } = await startedTable();
    await ask(ana, { do: 'say', text: 'one' });
    await ask(ben, { do: 'say', text: 'two' });
    await tables.mutes.set('dan', { id: 'ben', name: 'ben' }, false);
    const chatOf = async (person: string) => (await enter(person)).received[0]?.['ok'];
    expect(await chatOf('eve')).toMatchObject({ chat: [{ text: 'one' }, { text: 'two' }] });
    expect(await chatOf('dan')).toMatchObject({ chat: [{ text: 'one' }] });
    expect(JSON.stringify(await chatOf('dan'))).not.toContain('"two"');
  });

  test('and has seen all is told that nothing was missed', async () => {
    const { enter, answer, ana } = await startedTable();
    await answer(ana, 0);
    for (const since of [1, 7])
      expect((await enter('ben', {}, since)).received[0]).toMatchObject({ ok: { missed: [] } });
    const { enter: come } = memoryTable();
    expect((await come('ana', {}, 0)).received[0]).toMatchObject({ ok: { missed: [] } });
  });

  test('after more than 400 answers is shown what is, without what happened', async () => {
    const { enter, answer, ana } = await startedTable();
    await answer(ana, 0);
    expect((await enter('ben', {}, 1 - 400)).received[0]).toMatchObject({
      ok: { missed: [{ n: 0 }, { n: 1 }] },
    });
    expect((await enter('ben', {}, 1 - 401)).received[0]?.['ok']).not.toHaveProperty('missed');
  });

  test('may come before the start where no spectators are allowed; a member may come at any time', async () => {
    const waiting = memoryTable({ settings: { spectators: false } });
    expect((await waiting.enter('dan')).received[0]).toHaveProperty('ok');
    const { enter } = await startedTable({ settings: { spectators: false } });
    expect((await enter('ben')).received[0]).toHaveProperty('ok');
    const listed = await startedTable({ settings: { listed: true, spectators: false } });
    expect(code((await listed.enter('dan', { invited: false })).received[0] ?? {})).toBe('not-allowed');
  });

  test('while the table is closed is told to connect again', async () => {
    const { table, storage } = memoryTable();
    const channel = testChannel('ana');
    const { chat } = storage;
    storage.chat = (...args) => {
      table.close();
      return chat(...args);
    };
    await table.chat.add(0, { id: 'ana', name: 'Ana' }, { text: 'hello' });
    openAtTable(table, channel, 1, undefined);
    await eventually(() => expect(channel.received).toHaveLength(1));
    expect(channel.received[0]?.['refused']).toEqual(refusal('stopping'));
    expect([channel.dropped, table.connected]).toEqual([[1], 0]);
  });
});

describe('who comes back', () => {
  const covering = async (how: 'away' | 'left' | 'handed', watch = false) => {
    const { enter, table, ben, broken } = await startedTable();
    table.leave(ben);
    await table.change((room) => cover(room, 1, how));
    for (const other of ['dan', 'ana']) await enter(other);
    await table.change((room) => room);
    expect(table.room.seats[1]).toMatchObject({ covered: how });
    await enter('ben', { watch });
    await table.change((room) => room);
    expect(broken).toEqual([]);
    const at = table.room.seats[1];
    return at?.kind === 'person' && at.covered;
  };

  test('has the seat again that was covered because they were away, or that was handed to a bot', async () => {
    expect(await covering('away')).toBeUndefined();
    expect(await covering('handed')).toBeUndefined();
  });

  test('has to ask for the seat that they left, and gets none by watching', async () => {
    expect(await covering('left')).toBe('left');
    expect(await covering('away', true)).toBe('away');
  });

  test('to a game that is over changes nothing', async () => {
    const { enter, table } = await startedTable();
    await table.change((room) => ({ ...cover(room, 1, 'away'), status: 'ended' }));
    await enter('ben');
    await table.change((room) => room);
    expect(table.room.seats[1]).toMatchObject({ covered: 'away' });
  });
});
