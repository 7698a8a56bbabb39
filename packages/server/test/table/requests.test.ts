import { describe, expect, test } from 'vitest';
import { Refused } from '../../src/refused.ts';
import { cover } from '../../src/table/membership.ts';
import { openAtTable } from '../../src/table/requests.ts';
import { testChannel } from '../memory-storage.ts';
import { eventually, memoryTable, startedTable } from '../memory-table.ts';

const code = (reply: Record<string, unknown>): unknown =>
  (reply['refused'] as { reply?: { code?: string } } | undefined)?.reply?.code;

describe('a request at a table', () => {
  test('that the room refuses changes nothing', async () => {
    const { ask, enter, tables } = memoryTable();
    const ben = await enter('ben');
    expect(code(await ask(ben, { do: 'start' }))).toBe('not-allowed');
    expect(code(await ask(ben, { do: 'accuse', about: 0 }))).toBe('not-allowed');
    expect(tables.get('table')?.rev).toBe(1);
  });

  test('that leaves the room as it is, is not written', async () => {
    const { ask, ana, tables } = await startedTable();
    const before = tables.get('table')?.rev;
    expect(await ask(ana, { do: 'take' })).toMatchObject({ ok: {} });
    expect(tables.get('table')?.rev).toBe(before);
  });

  test('sit replies with the seat, and start deals with what everybody contributed', async () => {
    const { ask, enter, table, tables } = memoryTable();
    const [ana, ben] = [await enter('ana'), await enter('ben')];
    expect(await ask(ana, { do: 'sit', seat: 1, contribution: 'aa' })).toMatchObject({ ok: { seat: 1 } });
    expect(await ask(ben, { do: 'sit' })).toMatchObject({ ok: { seat: 0 } });
    await ask(ben, { do: 'contribute', contribution: 'bb' });
    await ask(ana, { do: 'start' });
    expect(JSON.parse(tables.get('table')?.deal ?? '{}').contributions).toEqual(['bb', 'aa']);
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
    const { ask, ana, ben, table } = await startedTable();
    expect(code(await ask(ana, { do: 'rematch' }))).toBe('not-now');
    for (const channel of [ana, ben]) await ask(channel, { do: 'end', agree: true });
    expect(await ask(ana, { do: 'rematch' })).toMatchObject({ ok: { table: 'next', invite: 'j' } });
    expect(await ask(ben, { do: 'rematch' })).toMatchObject({ ok: { table: 'next' } });
    expect(table.room.rematch).toEqual({ table: 'next', invite: 'j' });
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
    await table.unasked.changeAndWait((room) => cover(room, 1, 'away'));
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
    table.queue.hold();
    openAtTable(table, channel, 1, undefined);
    Object.defineProperty(channel.client, 'guest', {
      get() {
        throw new Refused('hello', 'say hello first');
      },
    });
    table.queue.release();
    await eventually(() => expect(channel.received).toHaveLength(1));
    expect(code(channel.received[0] ?? {})).toBe('hello');
    expect([broken, table.queue.broken]).toEqual([[], false]);
    expect(await ask(ana, { do: 'log', from: 0 })).toHaveProperty('ok');
    expect(ana.received.some((message) => 'interrupted' in message)).toBe(false);
  });
});
