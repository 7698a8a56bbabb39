import { type AnyGame, completeVariants, type Deal, newDeal } from '@mazmorra/kernel';
import type { TableRequest, TableSettings } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { eventually } from '@mazmorra/testkit/eventually';
import { expect, onTestFinished } from 'vitest';
import type { News, Place, SharedStorage, StorageError, Write } from '../src/storage/port.ts';
import { Chat } from '../src/table/chat.ts';
import { LiveTable } from '../src/table/live-table.ts';
import { handleAtTable, openAtTable } from '../src/table/requests.ts';
import { newRoom } from '../src/table/room.ts';
import { load, rowOf } from '../src/table/stored-table.ts';
import { type Around, memoryServer, memoryStorage, type TestChannel, testChannel } from './memory-storage.ts';

export const settings: TableSettings = {
  game: 'toy',
  seats: 2,
  listed: false,
  entry: 'open',
  spectators: true,
  clock: { kind: 'none' },
  cover: 0,
};

const replyTo = (channel: TestChannel, id: number): Promise<Record<string, unknown>> =>
  eventually(() => {
    const reply = channel.received.find((message) => message['re'] === id);
    if (!reply) throw new Error('no reply');
    return reply;
  });

export const someDeal = (): Deal => newDeal((count) => new Uint8Array(count).fill(9));

export interface MemoryTableOptions {
  readonly game?: AnyGame;
  readonly settings?: Partial<TableSettings>;
  /** Decides which commits fail. */
  fail?(writes: readonly Write[]): StorageError | undefined;
  /** Where the table is stored. If it is there already, this is another copy of it. */
  readonly memory?: ReturnType<typeof memoryStorage>;
  /** What differs in the server around it. */
  readonly around?: Around;
}

/** A storage in memory that several processes share. */
export function sharedMemory(): ReturnType<typeof memoryStorage> {
  const memory = memoryStorage();
  const news = async (places: readonly Place[]): Promise<News[]> =>
    places.map(({ table, rev, number, chat }) => {
      const row = memory.tables.get(table);
      return {
        table,
        row: row?.rev === rev ? undefined : row,
        answers: (memory.answers.get(table) ?? []).filter((answer) => answer.number > number),
        chat: memory.chat.filter((line) => chat !== undefined && line.number > chat),
      };
    });
  const shared = { news } as Partial<SharedStorage> as SharedStorage;
  return { ...memory, storage: { ...memory.storage, shared } };
}

/** A table that nobody sits at, over a storage in memory. It is closed after the test. */
export function memoryTable({
  game = toy,
  settings: over,
  fail,
  memory = memoryStorage(fail),
  around,
}: MemoryTableOptions = {}) {
  const server = memoryServer(memory.storage, game, around);
  const all = { ...settings, game: game.id, ...over };
  const variants = completeVariants(game, all.seats, {});
  const room = newRoom({ settings: all, version: game.version, variants, host: 'ana', invite: 'i', now: 1 });
  const row = memory.tables.get('table') ?? rowOf({ id: 'table', rev: 0, created: 1 }, room, someDeal(), 1);
  memory.tables.set('table', row);
  const loaded = load(game, { row, snapshot: undefined, answers: memory.answers.get('table') ?? [] });
  const table = new LiveTable(server.tables, loaded, Chat.silent(server.core, 'table'));
  onTestFinished(() => table.close());
  let next = 1;
  /** Sends a request of the protocol and waits for its reply. */
  const ask = async (channel: TestChannel, request: object): Promise<Record<string, unknown>> => {
    const id = next++;
    const { do: name, ...args } = request as { do: string };
    handleAtTable({ id, do: name, args: { c: 1, ...args } } as unknown as TableRequest, {
      table,
      channel,
      requireMaySay: () => undefined,
    });
    return replyTo(channel, id);
  };
  /** Opens the table for a person. */
  const enter = async (
    person: string,
    over: Partial<TestChannel> = {},
    since?: number,
  ): Promise<TestChannel> => {
    const channel = testChannel(person, over);
    const id = next++;
    openAtTable(table, channel, id, since);
    await replyTo(channel, id);
    return channel;
  };
  return { ...memory, tableRows: memory.tables, ...server, game, table, ask, enter };
}

/** The same with Ana and Ben at it, and the game begun. */
export async function startedTable(options: MemoryTableOptions = {}) {
  const set = memoryTable(options);
  const ana = await set.enter('ana');
  const ben = await set.enter('ben');
  for (const channel of [ana, ben]) expect(await set.ask(channel, { do: 'sit' })).toHaveProperty('ok');
  for (let seat = 2; seat < set.table.room.seats.length; seat++)
    await set.ask(ana, { do: 'bot', seat, level: 'apprentice' });
  expect(await set.ask(ana, { do: 'start' })).toHaveProperty('ok');
  /** Takes the first option of what the seat is asked. */
  const answer = (channel: TestChannel, seat: number, key = 'k') => {
    const open = set.table.game?.decisionOf(seat);
    const option = set.game.nameOf(open?.options[0] ?? 0);
    return set.ask(channel, { do: 'answer', n: open?.number ?? 0, option, key });
  };
  return { ...set, ana, ben, answer };
}
