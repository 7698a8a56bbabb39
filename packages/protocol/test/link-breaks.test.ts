import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectLink } from './fake-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Where between half and one and a half of the wait an attempt falls; 0.5 is the middle. */
const spread = (random: number) => vi.spyOn(Math, 'random').mockReturnValue(random);

describe('after a break', () => {
  test.each([
    [0, 125],
    [0.5, 250],
    [0.9, 350],
  ])('with %d drawn the first attempt comes after %i ms', async (random, wait) => {
    spread(random);
    const { sockets, socket } = connectLink();
    socket(0).open();
    socket(0).drop();
    await after(wait - 1);
    expect(sockets).toHaveLength(1);
    await after(1);
    expect(sockets).toHaveLength(2);
  });

  test('each wait is twice the one before up to the longest, and a greeting begins from the first', async () => {
    spread(0.5);
    const { sockets, socket } = connectLink({ backoff: { first: 100, most: 300 } });
    for (const [i, wait] of [100, 200, 300, 300].entries()) {
      socket(i).drop();
      await after(wait - 1);
      expect(sockets).toHaveLength(i + 1);
      await after(1);
      expect(sockets).toHaveLength(i + 2);
    }
    socket(4).open();
    socket(4).drop();
    await after(100);
    expect(sockets).toHaveLength(6);
  });

  test('the status goes from connecting to online to offline and round again', async () => {
    const { socket, statuses } = connectLink();
    socket(0).open();
    socket(0).drop();
    await after(1000);
    socket(1).open();
    expect(statuses).toEqual(['connecting', 'online', 'offline', 'connecting', 'online']);
  });

  test('an error of the socket is heard, and leads to another attempt', async () => {
    const { sockets, socket } = connectLink();
    socket(0).fail();
    await after(1000);
    expect(sockets).toHaveLength(2);
  });

  test('the old socket is not listened to any more', async () => {
    const turn = vi.fn();
    const { link, socket, sockets } = connectLink({ turn });
    socket(0).open();
    socket(0).drop();
    await after(1000);
    socket(1).open();
    socket(0).say({ turn: { table: 'old', yours: true } });
    socket(0).drop();
    socket(1).say({ turn: { table: 'new', yours: true } });
    expect(turn).toHaveBeenCalledExactlyOnceWith('new', true);
    expect([link.online, sockets.length]).toEqual([true, 2]);
  });

  test('an old socket that stands at last does not greet', async () => {
    const { link, socket } = connectLink();
    link.lose();
    await after(1000);
    socket(0).stand();
    socket(1).open();
    expect([...socket(0).names, ...socket(1).names]).toEqual(['hello']);
  });
});

describe('wake', () => {
  test('tries at once, and not once more when the wait would have been over', async () => {
    const { link, sockets, socket } = connectLink();
    socket(0).open();
    socket(0).drop();
    link.wake();
    expect(sockets).toHaveLength(2);
    await after(60_000);
    expect(sockets).toHaveLength(2);
  });

  test('does nothing while a connection stands or is made', () => {
    const { link, sockets, socket } = connectLink();
    link.wake();
    socket(0).open();
    link.wake();
    expect(sockets).toHaveLength(1);
  });

  test('does nothing after the link was closed', () => {
    const { link, sockets } = connectLink();
    link.close();
    link.wake();
    expect(sockets).toHaveLength(1);
  });

  test('does not ask twice whether a server is there', async () => {
    const ready = vi.fn(async () => 'yes' as const);
    const { link, sockets } = connectLink({ ready });
    link.wake();
    await after(0);
    expect(ready).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(1);
  });
});

describe('asking whether a server is there', () => {
  test('that fails counts as a lost connection: it is asked again after the usual waits', async () => {
    spread(0.5);
    let isBroken = true;
    const ready = vi.fn(async () => {
      if (isBroken) throw new Error('no answer');
      return 'yes' as const;
    });
    const { link, sockets, socket, statuses } = connectLink({ ready, backoff: { first: 100, most: 300 } });
    await after(0);
    expect(statuses).toEqual(['connecting', 'offline']);
    await after(99);
    expect(ready).toHaveBeenCalledTimes(1);
    await after(1);
    expect(ready).toHaveBeenCalledTimes(2);
    await after(199);
    expect(ready).toHaveBeenCalledTimes(2);
    isBroken = false;
    await after(1);
    expect(sockets).toHaveLength(1);
    socket(0).open();
    expect(link.online).toBe(true);
    expect(statuses).toEqual(['connecting', 'offline', 'connecting', 'offline', 'connecting', 'online']);
  });

  test('that fails may be asked again at once', async () => {
    const ready = vi
      .fn<() => Promise<'yes'>>(async () => 'yes')
      .mockRejectedValueOnce(new Error('no answer'));
    const { link, sockets } = connectLink({ ready });
    await after(0);
    link.wake();
    await after(0);
    expect(sockets).toHaveLength(1);
    await after(60_000);
    expect(ready).toHaveBeenCalledTimes(2);
  });

  test('that fails after the link was closed is not asked again', async () => {
    const ready = vi.fn(() => Promise.reject<'yes'>(new Error('no answer')));
    const { link, statuses } = connectLink({ ready });
    link.close();
    await after(60_000);
    expect(ready).toHaveBeenCalledOnce();
    expect(statuses).toEqual(['connecting', 'offline']);
  });
});

describe('close', () => {
  test('tells every table, once, and one that comes later at once', () => {
    const { link, socket, statuses } = connectLink();
    const channel = () => ({ table: 't', connected: vi.fn(), receive: vi.fn(), closed: vi.fn() });
    const [early, late] = [channel(), channel()];
    link.addChannel(early);
    socket(0).open();
    expect(early.closed).not.toHaveBeenCalled();
    link.close();
    link.close();
    expect(early.closed).toHaveBeenCalledOnce();
    expect(statuses).toEqual(['connecting', 'online', 'offline']);
    link.addChannel(late);
    expect(late.closed).toHaveBeenCalledOnce();
    expect(late.connected).not.toHaveBeenCalled();
  });

  test('closes the socket, rejects what waits, and says that the link is offline', async () => {
    const { link, sockets, socket, statuses } = connectLink();
    socket(0).open();
    const reject = vi.fn();
    link.ask('mine', {}, { resolve: () => undefined, reject });
    link.close();
    expect(socket(0).isClosed).toBe(true);
    expect(reject).toHaveBeenCalledOnce();
    expect([link.online, statuses.at(-1)]).toEqual([false, 'offline']);
    await after(60_000);
    expect(sockets).toHaveLength(1);
  });

  test('between two attempts ends them', async () => {
    const { link, sockets, socket } = connectLink();
    socket(0).drop();
    link.close();
    await after(60_000);
    expect(sockets).toHaveLength(1);
  });

  test('by somebody who hears of the break ends it too', async () => {
    const { link, sockets, socket } = connectLink();
    socket(0).open();
    link.ask('mine', {}, { resolve: () => undefined, reject: () => link.close() });
    socket(0).drop();
    await after(60_000);
    expect(sockets).toHaveLength(1);
  });

  test('while it is found out whether a server is there opens no socket', async () => {
    const { link, sockets } = connectLink({ ready: async () => 'yes' });
    link.close();
    await after(60_000);
    expect(sockets).toHaveLength(0);
  });
});

describe('lose', () => {
  test('gives the connection up at once and makes it anew', async () => {
    const { link, sockets, socket } = connectLink();
    socket(0).open();
    link.lose();
    expect([link.online, socket(0).isClosed]).toEqual([false, true]);
    await after(60_000);
    expect(sockets).toHaveLength(2);
  });

  test('does nothing where there is no connection', async () => {
    const { link, sockets, socket } = connectLink();
    socket(0).drop();
    link.lose();
    await after(60_000);
    expect(sockets).toHaveLength(2);
  });
});

describe('check', () => {
  test('without a connection asks nothing and gives nothing up', async () => {
    const { link, sockets, socket } = connectLink();
    link.check(1000);
    await after(2000);
    socket(0).open();
    expect(socket(0).names).toEqual(['hello']);
    expect([link.online, sockets.length]).toEqual([true, 1]);
  });

  test('of a connection that breaks meanwhile leaves the next one alone', async () => {
    spread(0.5);
    const { link, sockets, socket } = connectLink();
    socket(0).open();
    link.check(1000);
    socket(0).drop();
    await after(500);
    socket(1).open();
    await after(5000);
    expect([link.online, sockets.length]).toEqual([true, 2]);
  });

  test('waits five seconds unless it is told otherwise', async () => {
    const { link, socket } = connectLink();
    socket(0).open();
    link.check();
    await after(4999);
    expect(link.online).toBe(true);
    await after(1);
    expect(link.online).toBe(false);
  });
});
