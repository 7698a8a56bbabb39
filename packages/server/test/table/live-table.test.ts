import { type Deal, newDeal } from '@mazmorra/kernel';
import type { TableRequest } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StorageError, type Write } from '../../src/storage/port.ts';
import { Chat } from '../../src/table/chat.ts';
import { LiveTable } from '../../src/table/live-table.ts';
import * as members from '../../src/table/membership.ts';
import { handleAtTable, openAtTable } from '../../src/table/requests.ts';
import { load, rowOf } from '../../src/table/stored-table.ts';
import { memoryServices, memoryStorage, type TestChannel, testChannel } from '../memory-storage.ts';

const opened: LiveTable[] = [];
afterEach(() => {
  for (const table of opened.splice(0)) table.close();
});

/** A table with two people, over a storage in memory. */
async function tableOf(fail?: (writes: readonly Write[]) => StorageError | undefined) {
  const memory = memoryStorage(fail);
  const around = memoryServices(memory.storage);
  const settings = {
    game: 'toy',
    seats: 2,
    listed: false,
    entry: 'open',
    spectators: true,
    clock: { kind: 'none' },
    cover: 0,
  } as const;
  const room = members.newRoom({
    settings,
    version: 1,
    variants: { double: false },
    host: 'ana',
    invite: 'i',
    now: 1,
  });
  const deal: Deal = newDeal((count) => new Uint8Array(count).fill(9));
  const row = rowOf({ id: 'table', rev: 0, created: 1 }, room, deal, 1);
  memory.tables.set('table', row);
  const loaded = load(toy, { row, snapshot: undefined, answers: [] });
  const table = new LiveTable(around.services, loaded, Chat.silent(around.services, 'table'));
  opened.push(table);
  let next = 1;
  const ask = async (channel: TestChannel, request: object): Promise<Record<string, unknown>> => {
    const id = next++;
    const { do: name, ...args } = request as { do: string };
    handleAtTable({ id, do: name, args: { c: 1, ...args } } as unknown as TableRequest, {
      table,
      channel,
      makeRematch: () => {
        throw new Error('no rematch in this test');
      },
    });
    return vi.waitFor(() => {
      const reply = channel.received.find((message) => message['re'] === id);
      if (!reply) throw new Error('no reply yet');
      return reply;
    });
  };
  const enter = async (person: string): Promise<TestChannel> => {
    const channel = testChannel(person);
    const id = next++;
    openAtTable(table, channel, id, undefined);
    await vi.waitFor(() => expect(channel.received.some((message) => message['re'] === id)).toBe(true));
    return channel;
  };
  return { ...memory, ...around, table, ask, enter };
}

async function started(fail?: (writes: readonly Write[]) => StorageError | undefined) {
  const set = await tableOf(fail);
  const ana = await set.enter('ana');
  const ben = await set.enter('ben');
  for (const channel of [ana, ben]) expect(await set.ask(channel, { do: 'sit' })).toHaveProperty('ok');
  await set.ask(ana, { do: 'start' });
  const answer = (channel: TestChannel, seat: number, key = 'k') => {
    const open = set.table.table?.decisionOf(seat);
    return set.ask(channel, {
      do: 'answer',
      n: open?.number ?? 0,
      option: toy.nameOf(open?.options[0] ?? 0),
      key,
    });
  };
  return { ...set, ana, ben, answer };
}

describe('an answer', () => {
  test('is written before it is told, and everybody at the table hears of it', async () => {
    const { answers, ana, ben, answer, turns, broken } = await started();
    expect(await answer(ana, 0)).toMatchObject({ n: 1, s: 0 });
    expect(answers.get('table')).toMatchObject([{ number: 1, seat: 0, key: 'k', by: 'person' }]);
    await vi.waitFor(() => expect(ben.received.at(-1)).toMatchObject({ n: 1, s: 0 }));
    expect(turns).toContain('ana false');
    expect(broken).toEqual([]);
  });

  test('that comes again under the same key is acknowledged and not taken twice', async () => {
    const { answers, ana, ask, table } = await started();
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
    let full = false;
    const { ana, answer, table, answers } = await started(() =>
      full ? new StorageError('full', 'no room') : undefined,
    );
    full = true;
    expect(await answer(ana, 0)).toMatchObject({ refused: { problem: 'full' } });
    full = false;
    // The table is read again before anything else happens at it.
    await vi.waitFor(() => expect(table.table?.number).toBe(0), 3000);
    expect(await answer(ana, 0, 'later')).toMatchObject({ n: 1 });
    expect(answers.get('table')).toHaveLength(1);
  });

  test('for a seat that a bot covers is refused until the person takes it back', async () => {
    const { ana, answer, ask } = await started();
    await ask(ana, { do: 'leave' });
    expect(await answer(ana, 0)).toMatchObject({ refused: { reply: { code: 'covered' } } });
  });

  test('through a channel that only watches is refused', async () => {
    const { ask, table } = await started();
    const watching = testChannel('ana', { watch: true });
    const option = toy.nameOf(table.table?.decisionOf(0)?.options[0] ?? 0);
    expect(await ask(watching, { do: 'answer', n: 0, option, key: 'k' })).toMatchObject({
      refused: { reply: { code: 'not-allowed' } },
    });
  });
});

describe('a change of the room', () => {
  test('is saved, then told to everybody', async () => {
    const { tables, ask, ana, ben } = await started();
    await ask(ana, { do: 'mute', seat: 1, on: true });
    expect(JSON.parse(tables.get('table')?.room ?? '{}').muted).toEqual({ 0: [1] });
    expect(ana.received.at(-1)).toMatchObject({ room: { muted: [1] } });
    expect(ben.received.at(-1)).toMatchObject({ room: { muted: [] } });
  });

  test('by the server itself settles when it is saved', async () => {
    const { table, tables } = await started();
    await table.changeRoom((room) => members.forget(room, 'ben'));
    expect(tables.get('table')?.room).not.toContain('ben');
    await table.changeRoom((room) => room);
  });
});

describe('chat', () => {
  test('is kept, and those who muted the seat do not get it', async () => {
    const { ask, ana, ben, chat } = await started();
    await ask(ana, { do: 'mute', seat: 1, on: true });
    await ask(ben, { do: 'say', text: 'hello' });
    expect(chat).toMatchObject([{ number: 1, person: 'ben' }]);
    expect(ben.received.some((message) => 'chat' in message)).toBe(true);
    expect(ana.received.some((message) => 'chat' in message)).toBe(false);
  });
});

describe('a failure', () => {
  test('sets the table aside, tells its people, and it goes on from storage', async () => {
    const { table, ana, answer, broken } = await started();
    await answer(ana, 0);
    table.fail('a test', new Error('broken on purpose'));
    expect(ana.received.at(-1)).toEqual({ c: 1, interrupted: true });
    expect(broken).toEqual(['a test at a table']);
    await vi.waitFor(() => expect(ana.received.at(-1)).toMatchObject({ play: { n: 1 } }), 3000);
  });

  test('that comes again and again closes the table to play; its answers stay', async () => {
    const { table, tables, ana, answer, answers } = await started();
    await answer(ana, 0);
    for (let i = 0; i < 3; i++) table.fail('a test', new Error('broken on purpose'));
    await vi.waitFor(() =>
      expect(JSON.parse(tables.get('table')?.room ?? '{}')).toMatchObject({ status: 'ended', failed: true }),
    );
    expect(answers.get('table')).toHaveLength(1);
  });
});
