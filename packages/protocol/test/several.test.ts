import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteTable } from '../src/client/index.ts';
import { KEYS, keyOf, socketPath } from '../src/index.ts';
import { connectLink, FakeSocket, play, room } from './fake-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const several = { ok: { name: 'Ana', time: 0, games: [], several: true } };
const opened = (n: number) => ({ ok: { room: room('running'), play: play(n), chat: [] } });

/** A link to one of several servers, with the paths that it connects to. */
function connectSeveral() {
  const paths: string[] = [];
  const sockets: FakeSocket[] = [];
  const connect = (path: string) => {
    const socket = new FakeSocket();
    paths.push(path);
    sockets.push(socket);
    return socket;
  };
  const line = connectLink({ connect });
  const tableAt = (table: string) => new RemoteTable(line.link, { table, listen: () => undefined });
  return { ...line, paths, sockets, socket: (i: number) => sockets[i] as FakeSocket, tableAt };
}

test('the key of a table is a number that tells little of its id, and never changes', () => {
  expect(['a', 'table', 'Zx-9_k'].map(keyOf)).toEqual([300, 991, 455]);
  const keys = new Set(Array.from({ length: 20_000 }, (_, i) => keyOf(`table ${i}`)));
  expect(keys.size).toBe(KEYS);
  expect(Math.max(...keys)).toBe(KEYS - 1);
  expect(socketPath()).toBe('/socket');
  expect(socketPath('table')).toBe('/socket?t=991');
});

test('from the lobby to a table: the new connection stands before the old one goes', async () => {
  const { link, paths, sockets, socket, statuses, tableAt } = connectSeveral();
  socket(0).open(several);
  const table = tableAt('t');
  expect(paths).toEqual(['/socket', socketPath('t')]);
  // The table opens at once where the connection is, and is playable there.
  socket(0).reply('open', opened(3));
  expect(table.play?.n).toBe(3);
  socket(1).stand();
  expect(socket(0).isClosed).toBe(false);
  socket(1).reply('hello', several);
  expect(socket(0).isClosed).toBe(true);
  expect(socket(1).last('open')).toMatchObject({ table: 't', since: 3 });
  socket(1).reply('open', opened(4));
  expect(table.play?.n).toBe(4);
  await after(60_000);
  expect(link.online).toBe(true);
  expect(statuses).not.toContain('offline');
  expect(sockets).toHaveLength(2);
});

test('what is under way is neither lost nor done twice: the old connection stays until all is replied', async () => {
  const { socket, tableAt } = connectSeveral();
  socket(0).open(several);
  const table = tableAt('t');
  socket(0).reply('open', opened(0));
  const answered = table.answer('a');
  const refused = expect(table.request('end', { agree: true })).rejects.toThrow('no');
  await after(0);
  socket(1).open(several);
  expect(socket(0).isClosed).toBe(false);
  socket(0).say({ c: 1, re: socket(0).last('answer').id, n: 1, w: [] });
  expect(socket(0).isClosed).toBe(false);
  socket(0).reply('end', { error: { code: 'not-now', message: 'no' } });
  await refused;
  expect(socket(0).isClosed).toBe(true);
  // The next answer waits until the table is open on the new connection.
  expect(await answered).toBe(1);
  expect(socket(1).names).toEqual(['hello', 'open']);
  const again = { ...play(1), d: { number: 1, kind: 'K', options: ['a'] } };
  const second = table.request('end', { agree: true });
  expect(socket(1).names).not.toContain('end');
  socket(1).reply('open', { ok: { ...opened(1).ok, play: again } });
  await after(0);
  socket(1).reply('end', { ok: {} });
  await second;
  expect(socket(0).names.filter((name) => name === 'answer')).toHaveLength(1);
});

test('nothing that the old connection still says is taken for news', async () => {
  const { socket, tableAt } = connectSeveral();
  socket(0).open(several);
  const table = tableAt('t');
  socket(0).reply('open', opened(0));
  socket(1).open(several);
  socket(1).reply('open', opened(2));
  socket(0).say({ c: 1, play: play(1) });
  expect(table.play?.n).toBe(2);
  socket(1).say({ c: 1, n: 3, s: 0 });
  expect(table.play?.n).toBe(3);
});

test('several tables keep one connection, until none of them is its own', async () => {
  const { paths, socket, tableAt } = connectSeveral();
  const first = tableAt('t');
  expect(paths).toEqual(['/socket']);
  socket(0).drop();
  await after(1000);
  expect(paths[1]).toBe(socketPath('t'));
  socket(1).open(several);
  socket(1).reply('open', opened(0));
  const second = tableAt('u');
  socket(1).reply('open', opened(0));
  expect(paths).toHaveLength(2);
  first.close();
  socket(1).reply('close', { ok: {} });
  expect(paths).toHaveLength(2);
  second.close();
  tableAt('v');
  expect(paths[2]).toBe(socketPath('v'));
});

test('a new connection that fails changes nothing', async () => {
  const { link, sockets, socket, tableAt } = connectSeveral();
  socket(0).open(several);
  const table = tableAt('t');
  socket(0).reply('open', opened(0));
  socket(1).fail();
  await after(60_000);
  expect(sockets).toHaveLength(2);
  socket(0).say({ c: 1, n: 1, s: 0 });
  expect(table.play?.n).toBe(1);
  tableAt('u');
  socket(2).open({ error: { code: 'rate', message: 'slowly' } });
  await after(1000);
  expect(socket(2).isClosed).toBe(true);
  expect([link.online, socket(0).isClosed]).toEqual([true, false]);
});

test('when the old connection breaks first, both are given up and the table is connected to again', async () => {
  const { link, paths, socket, tableAt } = connectSeveral();
  socket(0).open(several);
  tableAt('t');
  socket(0).drop();
  expect(socket(1).isClosed).toBe(true);
  await after(1000);
  expect(paths).toEqual(['/socket', socketPath('t'), socketPath('t')]);
  socket(2).open(several);
  expect(link.online).toBe(true);
  expect(paths).toHaveLength(3);
});

test('a server that is alone is not left', async () => {
  const { paths, socket, tableAt } = connectSeveral();
  socket(0).open();
  tableAt('t');
  socket(0).reply('open', opened(0));
  await after(1000);
  expect(paths).toEqual(['/socket']);
});
