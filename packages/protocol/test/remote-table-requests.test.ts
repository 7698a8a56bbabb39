import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, play, room } from './fake-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** What became of a promise so far: a test that waited for one that never settles would say nothing. */
function outcome(promise: Promise<unknown>) {
  const seen: { resolved?: unknown; rejected?: unknown } = {};
  promise.then(
    (value) => {
      seen.resolved = value;
    },
    (error) => {
      seen.rejected = error;
    },
  );
  return seen;
}

describe('an answer', () => {
  test('names the decision and has a key of sixteen digits', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => (bytes as Uint8Array).fill(7) as never);
    const { table, socket, openAt } = connect();
    openAt(0, play(3));
    void table.answer('b');
    expect(socket(0).last('answer')).toEqual({
      id: 3,
      do: 'answer',
      c: 1,
      n: 3,
      option: 'b',
      key: '0707070707070707',
    });
  });

  test('is replied to by the update that it makes', async () => {
    const { table, socket, changes, openAt } = connect();
    openAt(0);
    const answer = outcome(table.answer('a'));
    socket(0).reply('answer', { c: 1, n: 1, s: 0, d: 0 });
    await after(0);
    expect(answer).toEqual({ resolved: 1 });
    expect(changes.at(-1)).toMatchObject({ type: 'step', n: 1 });
  });

  const nothingAsked = { code: 'not-asked', message: 'nothing is asked' };

  test('where nothing is asked is refused without asking the server', async () => {
    const { table, socket, openAt } = connect();
    await expect(table.answer('a')).rejects.toMatchObject({ reply: nothingAsked });
    openAt(0);
    socket(0).say({ c: 1, n: 1, s: 0, d: 0 });
    await expect(table.answer('a')).rejects.toMatchObject({ reply: nothingAsked });
    expect(socket(0).names).toEqual(['hello', 'open']);
  });

  test.each(['storage', 'stopping'])(
    'that %s forbids is sent again a little later, with the same key',
    async (code) => {
      const { table, socket, openAt } = connect();
      openAt(0);
      const answer = outcome(table.answer('a'));
      const { key } = socket(0).last('answer');
      socket(0).reply('answer', { error: { code, message: '' } });
      await after(299);
      expect(socket(0).names).toEqual(['hello', 'open', 'answer']);
      await after(1);
      expect(socket(0).names).toEqual(['hello', 'open', 'answer', 'answer']);
      expect(socket(0).last('answer')).toMatchObject({ n: 0, option: 'a', key });
      socket(0).reply('answer', { ok: { n: 1 } });
      await after(0);
      expect(answer).toEqual({ resolved: 1 });
    },
  );

  test('that waits for the connection is given up when the table is closed', async () => {
    const { table, socket, openAt } = connect();
    openAt(0);
    const answer = outcome(table.answer('a'));
    socket(0).drop();
    await after(0);
    expect(answer).toEqual({});
    table.close();
    await after(0);
    expect(answer).toMatchObject({ rejected: { name: 'Disconnected' } });
  });
});

describe('a request', () => {
  test('goes out on the channel of the table', async () => {
    const { table, socket, openAt } = connect();
    openAt(0);
    const started = outcome(table.request('start', {}));
    expect(socket(0).last('start')).toEqual({ id: 3, do: 'start', c: 1 });
    socket(0).reply('start', { ok: {} });
    await after(0);
    expect(started).toEqual({ resolved: {} });
  });

  test('without a connection is rejected at once', async () => {
    const { table, socket, openAt } = connect();
    openAt(0);
    socket(0).drop();
    const started = outcome(table.request('start', {}));
    await after(0);
    expect(started).toMatchObject({ rejected: { name: 'Disconnected' } });
  });

  test('that waits for the table waits for nothing else', async () => {
    const { table, socket } = connect();
    socket(0).open();
    void table.request('start', {});
    expect(vi.getTimerCount()).toBe(0);
    socket(0).reply('open', { ok: { room: room('open'), chat: [] } });
    await after(0);
    expect(socket(0).names).toEqual(['hello', 'open', 'start']);
  });

  test('that waits for a table which is refused is left to the server to refuse', async () => {
    const { table, socket } = connect();
    socket(0).open();
    const started = outcome(table.request('start', {}));
    socket(0).reply('open', { error: { code: 'no-table', message: 'gone' } });
    await after(0);
    socket(0).reply('start', { error: { code: 'no-channel', message: 'not open' } });
    await after(0);
    expect(started).toMatchObject({ rejected: { reply: { message: 'not open' } } });
  });
});

describe('a link that is closed for good', () => {
  const gone = { rejected: { name: 'Disconnected', message: 'the connection broke' } };

  test('gives up the answer that waits for the next connection', async () => {
    const { link, table, socket, openAt } = connect();
    openAt(0);
    const answer = outcome(table.answer('a'));
    socket(0).drop();
    await after(0);
    expect(answer).toEqual({});
    link.close();
    await after(0);
    expect(answer).toMatchObject(gone);
  });

  test('gives up the answer that waits for the greeting, which is refused for good', async () => {
    const { table, sockets, socket, openAt } = connect();
    openAt(0);
    const answer = outcome(table.answer('a'));
    socket(0).drop();
    await after(1000);
    socket(1).open({ error: { code: 'unknown-person', message: '' } });
    await after(60_000);
    expect(answer).toMatchObject(gone);
    expect(sockets).toHaveLength(2);
  });

  test('gives up the request that waits for the table to be opened', async () => {
    const { link, table, socket } = connect();
    socket(0).open();
    const started = outcome(table.request('start', {}));
    await after(0);
    expect(started).toEqual({});
    link.close();
    await after(0);
    expect(started).toMatchObject(gone);
  });

  test('gives up the answer that the server asked to send again later', async () => {
    const { link, table, socket, openAt } = connect();
    openAt(0);
    const answer = outcome(table.answer('a'));
    socket(0).reply('answer', { error: { code: 'storage', message: '' } });
    await after(0);
    link.close();
    await after(300);
    expect(answer).toMatchObject(gone);
  });

  test('takes no answer any more', async () => {
    const { link, table, socket, openAt } = connect();
    openAt(0);
    link.close();
    const answer = outcome(table.answer('a'));
    await after(0);
    expect(answer).toMatchObject(gone);
    expect(socket(0).names).toEqual(['hello', 'open']);
  });
});

describe('a table that was closed', () => {
  test('says so to the server and hears nothing more, and is not opened again', async () => {
    const { table, socket, changes, openAt } = connect();
    openAt(0);
    changes.length = 0;
    table.close();
    expect(socket(0).last('close')).toEqual({ id: 3, do: 'close', c: 1 });
    socket(0).say({ c: 1, room: room('paused') });
    socket(0).drop();
    await after(5000);
    socket(1).open();
    expect(socket(1).names).toEqual(['hello']);
    expect(changes).toEqual([]);
  });

  test.each<[string, object]>([
    ['brings the table', { ok: { room: room('open'), chat: [] } }],
    ['refuses it', { error: { code: 'no-table', message: 'gone' } }],
  ])('while it was being opened tells nothing when the reply %s', (_, reply) => {
    const { table, socket, changes } = connect();
    socket(0).open();
    table.close();
    socket(0).reply('open', reply);
    expect(changes).toEqual([]);
  });

  test('before it was tried again is not tried again', async () => {
    const { table, socket } = connect();
    socket(0).open();
    socket(0).reply('open', { error: { code: 'storage', message: '' } });
    table.close();
    await after(5000);
    expect(socket(0).names).toEqual(['hello', 'open', 'close']);
  });
});
