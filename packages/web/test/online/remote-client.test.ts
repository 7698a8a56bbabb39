import type { RoomView } from '@mazmorra/protocol';
import { Link, type SocketLike } from '@mazmorra/protocol/client';
import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test } from 'vitest';
import { RemoteClient } from '../../src/online/remote-client.ts';
import { mergedLobby } from '../../src/online/server.ts';
import type { TableChange } from '../../src/table/client.ts';

/** A server of which only the words are known: the test says what it answers. */
class Wire implements SocketLike {
  readonly sent: { id: number; do: string; [field: string]: unknown }[] = [];
  readonly #listeners = new Map<string, (event: { data: unknown }) => void>();

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.#listeners.get('close')?.({ data: '' });
  }
  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.set(type, listener);
  }
  fire(type: string, message: unknown = {}): void {
    this.#listeners.get(type)?.({ data: JSON.stringify(message) });
  }
  /** The newest request of that name gets this reply. */
  async reply(name: string, ok: unknown): Promise<void> {
    const asked = this.sent.findLast((one) => one.do === name);
    this.fire('message', { re: asked?.id, ok });
    await Promise.resolve();
    await Promise.resolve();
  }
}

const room: RoomView = {
  table: 'tablefortwo',
  game: 'welcome-to-the-dungeon',
  version: 1,
  status: 'running',
  variants: {},
  seats: [
    { kind: 'person', name: 'Ana', online: true },
    { kind: 'bot', level: 'novice' },
  ],
  listed: false,
  entry: 'open',
  spectators: true,
  clock: { kind: 'none' },
  cover: 120,
  watchers: 0,
  guests: 0,
  commitment: 'c0',
  you: 0,
  host: true,
  ending: [],
  muted: [],
  blocked: [],
};
const play = { n: 3, view: { gold: 1 }, d: { number: 7, kind: 'bid', options: ['draw', 'pass'] }, w: [0] };

async function opened(watch = false) {
  const wire = new Wire();
  const link = new Link({ connect: () => wire, identity: { name: 'Ana' }, remember: () => undefined });
  wire.fire('open');
  await wire.reply('hello', { name: 'Ana', time: 0, games: [] });
  const client = new RemoteClient(link, { table: room.table, watch });
  const changes: TableChange[] = [];
  client.subscribe((change) => changes.push(change));
  await wire.reply('open', { room, play, chat: [] });
  await wire.reply('log', { log: [{ n: 3, seat: 0, e: [['WD-1', { type: 'drawn' }]] }] });
  const c = wire.sent.find((one) => one.do === 'open')?.['c'];
  return { wire, client, changes, c };
}

test('the first change is a snapshot with the log, who sits where and the options by name', async () => {
  const { changes } = await opened();
  expect(changes).toMatchObject([
    {
      type: 'snapshot',
      snapshot: {
        lastOwn: 3,
        log: [{ number: 3, seat: 0, rule: 'WD-1' }],
        info: {
          seats: [
            { name: 'Ana', here: true },
            { name: 'Hollín', kind: 'bot', here: false },
          ],
        },
        state: {
          viewer: 0,
          decision: {
            number: 7,
            options: ['draw', 'pass'],
          },
        },
      },
    },
  ]);
});

test('an answer is sent by name, and one for an earlier decision is refused here', async () => {
  const { wire, client, changes, c } = await opened();
  const first = changes[0];
  if (first?.type !== 'snapshot' || !first.snapshot.state.decision) throw new Error('nothing is asked');
  const { decision } = first.snapshot.state;
  const answered = client.answer(decision, 'pass');
  const sent = wire.sent.findLast((one) => one.do === 'answer');
  expect(sent).toMatchObject({ n: 7, option: 'pass' });
  wire.fire('message', { c, re: sent?.id, n: 4, s: 0, e: [['WD-2', { type: 'passed' }]], d: 0, w: [1] });
  expect(await answered).toEqual({ ok: true });
  expect(changes.at(-1)).toMatchObject({
    type: 'step',
    step: { number: 4, seat: 0, beats: [{ rule: 'WD-2' }] },
  });
  expect(await client.answer(decision, 'pass')).toMatchObject({
    ok: false,
    reason: { code: 'stale', given: 7 },
  });
});

test('nothing is offered while a bot has the seat; taken back, the same decision is offered again', async () => {
  const { wire, changes, c } = await opened();
  const covered = { ...room, seats: [{ ...room.seats[0], covered: 'left' }, room.seats[1]] };
  wire.fire('message', { c, room: covered });
  const without = changes.at(-1);
  expect(without?.type === 'step' && without.step.state.decision).toBeUndefined();
  wire.fire('message', { c, room });
  expect(changes.at(-1)).toMatchObject({
    type: 'step',
    step: { beats: [], state: { decision: { number: 7 } } },
  });
});

test('the outcome is shown when it is told after the last answer', async () => {
  const { wire, changes, c } = await opened();
  const outcome = { places: [1, 2], winners: [0], scores: [{}, {}], rule: 'WD-RES-04' };
  wire.fire('message', { c, room: { ...room, status: 'finished', outcome } });
  expect(changes.at(-1)).toMatchObject({ type: 'step', step: { state: { outcome, awaited: [] } } });
});

test('the lobby keeps what has not changed, newest first', () => {
  const entry = (table: string, created: number, free = 1) => ({
    table,
    created,
    free,
    game: 'saboteur',
    status: 'open' as const,
    seats: 3,
    names: [],
    variants: {},
    entry: 'open' as const,
    spectators: true,
    clock: { kind: 'none' as const },
    here: 0,
    bots: 0,
  });
  const merged = mergedLobby(
    [entry('a', 1), entry('b', 2), entry('c', 3)],
    [entry('d', 4), entry('a', 1, 0)],
    ['b'],
  );
  expect(merged.map(({ table, free }) => [table, free])).toEqual([
    ['d', 1],
    ['c', 1],
    ['a', 0],
  ]);
});

const happened = (n: number) => ({ n, seat: n % 2, e: [['WD-1', { type: 'drawn', n }]] });

test.each([
  ['a little is played like everything else', 2, ['step', 'step', 'info']],
  ['much is shown at once and told as a list', 6, ['snapshot']],
])('after a break, %s', async (_, count, expected) => {
  const { wire, changes } = await opened();
  changes.length = 0;
  wire.fire('message', { c: wire.sent.find((one) => one.do === 'open')?.['c'], n: 99, s: 0 });
  await wire.reply('close', {});
  const missed = Array.from({ length: count }, (__, index) => happened(4 + index));
  await wire.reply('open', { room, play: { ...play, n: 3 + count }, missed, chat: [] });
  expect(changes.map(({ type }) => type)).toEqual(expected);
  const [change] = changes;
  if (change?.type === 'snapshot')
    expect(change.snapshot).toMatchObject({ unseenFrom: 3, state: { number: 9 }, log: { length: 7 } });
});

test('who was there from the start has nothing to catch up on, and asks for no log', async () => {
  const wire = new Wire();
  const link = new Link({ connect: () => wire, identity: { name: 'Ana' }, remember: () => undefined });
  wire.fire('open');
  await wire.reply('hello', { name: 'Ana', time: 0, games: [] });
  const client = new RemoteClient(link, { table: room.table, watch: false });
  await wire.reply('open', { room: { ...room, status: 'open' }, chat: [] });
  const c = wire.sent.find((one) => one.do === 'open')?.['c'];
  wire.fire('message', { c, play: { ...play, n: 0, e: [['WD-0', { type: 'set-up' }]] } });
  wire.fire('message', { c, n: 1, s: 1, e: [['WD-1', { type: 'drawn' }]] });
  const changes: TableChange[] = [];
  client.subscribe((change) => changes.push(change));
  expect(changes).toMatchObject([{ type: 'snapshot', snapshot: { lastOwn: 1, log: { length: 2 } } }]);
  // The answer is sent behind what was asked before it.
  void client.remote.answer('pass');
  await eventually(() => expect(wire.sent.at(-1)?.do).toBe('answer'));
  expect(wire.sent.map((one) => one.do)).toEqual(['hello', 'open', 'answer']);
});

test('after the end who watched sees everything, who played keeps the own view', async () => {
  const outcome = { places: [1, 2], winners: [0], why: 'WD-1', scores: [] };
  for (const watch of [true, false]) {
    const { wire, client, changes, c } = await opened(watch);
    changes.length = 0;
    wire.fire('message', { c, room: { ...room, status: 'finished', outcome } });
    client.openHands({ gold: 'all of it' });
    const last = changes.at(-1);
    expect(last?.type === 'step' && last.step.state.viewer).toBe(watch ? 'all' : 0);
  }
});

test('who comes back hears that a bot had the seat, until they play', async () => {
  const { wire, client, c } = await opened();
  const covered = { ...room, seats: [{ ...room.seats[0], covered: 'away' }, room.seats[1]] };
  wire.fire('message', { c, room: covered });
  expect(client.store.getState().returned).toBe(false);
  wire.fire('message', { c, room });
  expect(client.store.getState().returned, 'taken back by oneself').toBe(false);
  // A number is missing: the table is opened again, and meanwhile a bot has had the seat.
  wire.fire('message', { c, n: 9, s: 1 });
  await wire.reply('close', {});
  await wire.reply('open', { room: covered, play, chat: [] });
  wire.fire('message', { c, room });
  expect(client.store.getState().returned).toBe(true);
  wire.fire('message', { c, n: 4, s: 0, e: [], d: 0, w: [1] });
  expect(client.store.getState().returned).toBe(false);
});

test('clocks come with the room, too: somebody who goes has less time', async () => {
  const { wire, client, c } = await opened();
  wire.fire('message', { c, room, clock: { left: { 1: 20_000 }, reserve: { 1: 0 } } });
  expect(client.store.getState().clock).toMatchObject({ left: { 1: 20_000 } });
});
