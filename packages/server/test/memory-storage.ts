import { toy } from '@mazmorra/testkit';
import { carelessThinkers } from '../src/bots/threads.ts';
import { silent } from '../src/operations/log.ts';
import { Metrics } from '../src/operations/metrics.ts';
import { Journal } from '../src/storage/journal.ts';
import type { AnswerRow, ChatRow, Storage, StorageError, TableRow, Write } from '../src/storage/port.ts';
import type { Channel } from '../src/table/channel.ts';
import type { Room } from '../src/table/membership.ts';
import type { TableServices } from '../src/table/services.ts';

/** A storage in memory, for unit tests of what is above it. `fail` decides which commits fail. */
export function memoryStorage(
  fail: (writes: readonly Write[]) => StorageError | undefined = () => undefined,
) {
  const tables = new Map<string, TableRow>();
  const answers = new Map<string, AnswerRow[]>();
  const chat: ChatRow[] = [];
  const archives = new Map<string, string>();
  const apply = (write: Write): void => {
    if (write.kind === 'new-table' || write.kind === 'table') tables.set(write.row.id, write.row);
    if (write.kind === 'answer')
      answers.set(write.row.table, [...(answers.get(write.row.table) ?? []), write.row]);
    if (write.kind === 'chat') chat.push(write.row);
    if (write.kind === 'archive') archives.set(write.table, write.body);
  };
  const storage = {
    kind: 'sqlite',
    async commit(writes: readonly Write[]) {
      const error = fail(writes);
      if (error) throw error;
      writes.forEach(apply);
    },
    async table(id: string) {
      const row = tables.get(id);
      return row && { row, snapshot: undefined, answers: answers.get(id) ?? [] };
    },
    tableRow: async (id: string) => tables.get(id),
    chat: async (table: string, last: number) => chat.filter((line) => line.table === table).slice(-last),
    archive: async (table: string) => archives.get(table),
    unarchivedAfter: async (id: string) =>
      [...tables.values()]
        .filter((row) => row.id > id && ['finished', 'ended'].includes(row.status) && !archives.has(row.id))
        .map((row) => row.id),
  } as unknown as Storage;
  return { storage, tables, answers, chat, archives };
}

/** The services of a table over a storage in memory. Errors that nobody expects fail the test that looks at `broken`. */
export function memoryServices(storage: Storage) {
  const broken: string[] = [];
  const turns: string[] = [];
  const rooms: Room[] = [];
  const services: TableServices = {
    storage,
    journal: new Journal(
      storage,
      () => undefined,
      (error) => broken.push(String(error)),
    ),
    thinkers: carelessThinkers(),
    metrics: new Metrics(),
    log: silent,
    config: { botPause: 0, crowd: 1000, idle: 1000 },
    now: () => Date.now(),
    game: (id) => (id === 'toy' ? toy : undefined),
    turn: (person, _, yours) => void turns.push(`${person} ${yours}`),
    roomChanged: (_, room) => void rooms.push(room),
    presenceChanged: () => undefined,
    broke: (what) => void broken.push(what),
  };
  return { services, broken, turns, rooms };
}

export interface TestChannel extends Channel {
  /** Everything that was sent, parsed. */
  readonly received: Record<string, unknown>[];
  readonly dropped: number[];
}

/** A channel that keeps what it is sent. */
export function testChannel(person: string, over: Partial<Channel> = {}): TestChannel {
  const received: Record<string, unknown>[] = [];
  const dropped: number[] = [];
  const send = (message: Record<string, unknown>) => void received.push(message);
  const client = {
    guest: { id: person, name: person },
    send: (text: string) => send(JSON.parse(text)),
    reply: (re: number, ok: unknown) => send({ re, ok }),
    refuse: (re: number, error: unknown) => send({ re, refused: error }),
    drop: (c: number) => void dropped.push(c),
  } as unknown as Channel['client'];
  return { client, c: 1, watch: false, screen: false, invited: true, ...over, received, dropped };
}
