import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from '../src/client/index.ts';
import { PROTOCOL } from '../src/index.ts';
import { connect, FakeSocket, play, room } from './fake-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('updates that arrive with the reply to open are not lost', () => {
  const { table, socket } = connect();
  socket(0).open();
  const { id, c } = socket(0).last('open');
  socket(0).say(
    { re: id, ok: { room: room('open'), chat: [] } },
    { c, room: room('running') },
    { c, play: play(0) },
    { c, n: 1, s: 0, v: { turn: [1], coins: { 0: [5] } }, d: 0, w: [1] },
  );
  expect(table.room?.status).toBe('running');
  expect(table.play).toEqual({
    n: 1,
    view: { turn: 1, coins: [5, 2] },
    decision: undefined,
    awaited: [1],
    clock: undefined,
  });
});

test('a number that is missing leads to closing and opening again, never to a guess', () => {
  const { table, socket, openAt } = connect();
  openAt(0);
  const { c } = socket(0).last('open');
  socket(0).say({ c, n: 2, s: 0, v: { turn: [7] } });
  expect(table.play?.view).toEqual({ turn: 0, coins: [1, 2] });
  socket(0).say({ re: socket(0).last('close').id, ok: {} });
  expect(socket(0).last('open')).toMatchObject({ c, since: 0 });
  socket(0).say({
    re: socket(0).last('open').id,
    ok: { room: room('running'), play: play(2), missed: [], chat: [] },
  });
  expect(table.play?.n).toBe(2);
});

test('an update with a number that is known is passed over', () => {
  const { table, changes, socket, openAt } = connect();
  openAt(0, play(5));
  const { c } = socket(0).last('open');
  const before = changes.length;
  socket(0).say({ c, n: 5, s: 0, v: { turn: [9] } }, { c, n: 4, s: 0, v: { turn: [9] } });
  expect(changes).toHaveLength(before);
  expect(table.play?.view).toEqual({ turn: 0, coins: [1, 2] });
});

test('an answer that was on its way when the connection broke is sent again with the same key', async () => {
  const { table, socket, openAt } = connect();
  openAt(0);
  const answered = table.answer('a');
  const first = socket(0).last('answer');
  socket(0).drop();
  await vi.advanceTimersByTimeAsync(1000);
  openAt(1, play(1));
  await vi.advanceTimersByTimeAsync(0);
  const second = socket(1).last('answer');
  expect(second).toMatchObject({ n: 0, option: 'a', key: first['key'] });
  socket(1).say({ re: second.id, ok: { n: 1, again: true } });
  expect(await answered).toBe(1);
});

test('an answer given while the table is being opened again is sent once it is open', async () => {
  const { table, socket, openAt } = connect();
  openAt(0);
  socket(0).drop();
  await vi.advanceTimersByTimeAsync(5000);
  socket(1).open();
  const answer = table.answer('a');
  const said = table.request('say', { text: 'hello' });
  await vi.advanceTimersByTimeAsync(0);
  // The request to open the table stands, so what was sent before it would be here.
  expect(socket(1).sent.map((request) => request.do)).toEqual(['hello', 'open']);
  socket(1).say({ re: socket(1).last('open').id, ok: { room: room('running'), play: play(0), chat: [] } });
  await vi.advanceTimersByTimeAsync(0);
  socket(1).say({ re: socket(1).last('answer').id, ok: { n: 1 } }, { re: socket(1).last('say').id, ok: {} });
  expect(await answer).toBe(1);
  await said;
});

test('a refused answer is not sent again', async () => {
  const { table, socket, openAt } = connect();
  openAt(0);
  const answered = table.answer('b');
  socket(0).say({ re: socket(0).last('answer').id, error: { code: 'stale', message: 'late' } });
  await expect(answered).rejects.toMatchObject({ reply: { code: 'stale' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(socket(0).sent.filter((request) => request.do === 'answer')).toHaveLength(1);
});

test('a table that could not be opened for a moment is not opened twice', async () => {
  const { table, socket, changes, openAt } = connect();
  socket(0).open();
  socket(0).say({ re: socket(0).last('open').id, error: { code: 'stopping', message: 'later' } });
  socket(0).drop();
  await vi.advanceTimersByTimeAsync(400);
  openAt(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(socket(1).sent.filter((request) => request.do === 'open')).toHaveLength(1);
  expect(changes.some((change) => change.type === 'gone')).toBe(false);
  expect(table.play?.n).toBe(0);
});

test('a server that does not know us is not asked again and again', async () => {
  const sockets: FakeSocket[] = [];
  const refused = vi.fn();
  new Link({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    identity: { secret: 'old' },
    remember: () => undefined,
    refused,
  });
  const error = { code: 'unknown-person', message: 'nobody has this secret' };
  sockets[0]?.open({ error });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  expect(refused).toHaveBeenCalledExactlyOnceWith(error);
});

test('a greeting that fails for another reason is tried again later', async () => {
  const { sockets, socket } = connect();
  socket(0).open({ error: { code: 'rate', message: 'wait' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
});

function linkThat(ready: () => Promise<'yes' | 'wait' | 'never'>) {
  const sockets: FakeSocket[] = [];
  const statuses: string[] = [];
  const link = new Link({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    ready,
    identity: {},
    remember: () => undefined,
    status: (status) => statuses.push(status),
  });
  return { link, sockets, statuses };
}

test('where there is no server no socket is opened, and nothing is tried again until somebody wants it', async () => {
  let asked = 0;
  const { link, sockets, statuses } = linkThat(async () => {
    asked++;
    return 'never';
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, sockets.length, statuses.at(-1)]).toEqual([1, 0, 'offline']);
  link.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
});

test('a server that is away for a while is found again by itself', async () => {
  const answers: ('wait' | 'yes')[] = ['wait', 'wait', 'yes'];
  const { sockets } = linkThat(async () => answers.shift() ?? 'yes');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(1);
});

test('a connection without a sign of life is given up and made anew; with one it stays', async () => {
  const { link, sockets } = linkThat(async () => 'yes');
  await vi.advanceTimersByTimeAsync(0);
  const first = sockets[0] as FakeSocket;
  first.open();
  link.check(1000);
  first.say({ re: first.last('ping').id, ok: { time: 0 } });
  await vi.advanceTimersByTimeAsync(5000);
  expect([link.online, sockets.length]).toEqual([true, 1]);
  link.check(1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(link.online).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sockets).toHaveLength(2);
});

test('a page that is newer than the server it meets tries again; one that is older says so and stops', () => {
  const refused = (speaks: number[]) => ({ error: { code: 'protocol', message: '', speaks } });
  const { sockets, socket } = connect();
  socket(0).open(refused([PROTOCOL - 1]));
  vi.runAllTimers();
  expect(sockets).toHaveLength(2);
  socket(1).open(refused([PROTOCOL + 1, PROTOCOL + 2]));
  vi.runAllTimers();
  expect(sockets).toHaveLength(2);
});
