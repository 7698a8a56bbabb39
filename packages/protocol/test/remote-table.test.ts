import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenOptions, RemoteTable } from '../src/client/index.ts';
import type { ChatLine } from '../src/index.ts';
import { connect, connectLink, play, room } from './fake-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A table that is open, with nothing told so far. */
function opened(view = play(0)) {
  const at = connect();
  at.openAt(0, view);
  at.changes.length = 0;
  return { ...at, c: at.socket(0).last('open')['c'] };
}

describe('opening', () => {
  test.each<[string, Partial<OpenOptions>, object]>([
    ['nothing more than its name', {}, {}],
    ['the invitation', { invite: 'i' }, { invite: 'i' }],
    ['that one only looks on', { watch: true }, { watch: true }],
    ['that it is the big screen', { screen: true }, { screen: true }],
  ])('says %s', (_, options, said) => {
    const { socket } = connect(options);
    socket(0).open();
    expect(socket(0).last('open')).toEqual({ id: 2, do: 'open', table: 't', c: 1, ...said });
  });

  test('on a link that is up happens at once', () => {
    const { link, socket } = connectLink();
    socket(0).open();
    new RemoteTable(link, { table: 't', listen: () => undefined });
    expect(socket(0).last('open')).toMatchObject({ table: 't' });
  });

  test('brings room, game and chat, and tells what was missed and what the set-up was', () => {
    const { table, socket, changes } = connect();
    expect([table.room, table.play, table.chat]).toEqual([undefined, undefined, []]);
    socket(0).open();
    const missed = [{ n: 1, seat: 0, e: [['R-1', { type: 'x' }]] }];
    const e = [['R-2', { type: 'dealt' }]];
    const chat = [{ n: 0, name: 'Ana', at: 0, text: 'hello' }];
    socket(0).reply('open', { ok: { room: room('running'), play: { ...play(1), e }, missed, chat } });
    expect([table.room, table.play?.n, table.chat]).toEqual([room('running'), 1, chat]);
    expect(changes).toEqual([{ type: 'loaded', missed, setup: e }]);
  });

  test('after a break says up to where the game is known', async () => {
    const { socket } = opened(play(4));
    socket(0).drop();
    await after(1000);
    socket(1).open();
    expect(socket(1).last('open')).toMatchObject({ table: 't', invite: 'i', since: 4 });
  });

  test('that the connection did not survive is done again on the next', async () => {
    const { table, socket, changes, openAt } = connect();
    socket(0).open();
    socket(0).drop();
    await after(1000);
    openAt(1);
    expect(table.play?.n).toBe(0);
    expect(changes.map(({ type }) => type)).toEqual(['loaded']);
  });

  test.each(['storage', 'stopping', 'rate'])(
    'is tried again after half a second when %s forbids it',
    async (code) => {
      const { table, socket, changes } = connect();
      socket(0).open();
      socket(0).reply('open', { error: { code, message: '' } });
      await after(499);
      expect(socket(0).names).toEqual(['hello', 'open']);
      await after(1);
      expect(socket(0).names).toEqual(['hello', 'open', 'open']);
      socket(0).reply('open', { ok: { room: room('open'), chat: [] } });
      expect(table.room?.status).toBe('open');
      expect(changes.map(({ type }) => type)).toEqual(['loaded']);
    },
  );

  test('is not tried twice when the connection is made anew before the half second is over', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { socket } = connect();
    socket(0).open();
    socket(0).reply('open', { error: { code: 'stopping', message: '' } });
    socket(0).drop();
    await after(250);
    socket(1).open();
    await after(5000);
    expect(socket(1).names).toEqual(['hello', 'open']);
  });

  test('that is refused ends it: the reason is told, and it is not tried again', async () => {
    const { socket, changes } = connect();
    socket(0).open();
    socket(0).reply('open', { error: { code: 'no-table', message: 'there is no such table' } });
    expect(changes).toEqual([{ type: 'gone', why: 'there is no such table' }]);
    await after(5000);
    socket(0).drop();
    await after(5000);
    socket(1).open();
    expect([...socket(0).names, ...socket(1).names]).toEqual(['hello', 'open', 'hello']);
  });
});

describe('what the server tells', () => {
  test('of the room comes with the clocks of the game', () => {
    const { table, socket, changes, c } = opened();
    socket(0).say({ c, room: room('paused'), clock: { left: { 0: 9 } } });
    expect(table.room?.status).toBe('paused');
    expect(table.play).toMatchObject({ n: 0, view: { turn: 0, coins: [1, 2] }, clock: { left: { 0: 9 } } });
    expect(changes).toEqual([{ type: 'room' }]);
  });

  test('of the room before the start leaves it without a game', () => {
    const { table, socket } = connect();
    socket(0).open();
    socket(0).reply('open', { ok: { room: room('open'), chat: [] } });
    socket(0).say({ c: 1, room: room('full') });
    expect([table.room?.status, table.play]).toEqual(['full', undefined]);
  });

  test('of the whole game takes the place of what was known', () => {
    const { table, socket, changes, c } = opened(play(7));
    const e = [['R-1', { type: 'dealt' }]];
    socket(0).say({ c, play: { ...play(2), e } });
    expect(table.play?.n).toBe(2);
    expect(changes).toEqual([{ type: 'loaded', missed: undefined, setup: e }]);
  });

  test('of the chat is one line more, or one in the place of an older one', () => {
    const { table, socket, changes, c } = opened();
    const line = (n: number, text: string): ChatLine => ({ n, name: 'Ana', at: 0, text });
    const lines = [line(0, 'one'), line(1, 'two'), line(2, 'three'), line(1, 'removed')];
    for (const chat of lines) socket(0).say({ c, chat });
    expect(table.chat.map(({ text }) => text)).toEqual(['one', 'removed', 'three']);
    expect(changes).toEqual(lines.map((said) => ({ type: 'chat', line: said })));
  });

  test('of a fault is told', () => {
    const { socket, changes, c } = opened();
    socket(0).say({ c, interrupted: true });
    expect(changes).toEqual([{ type: 'interrupted' }]);
  });

  test('of the end of the table is told, and it is not opened again', async () => {
    const { socket, changes, c } = opened();
    socket(0).say({ c, gone: 'the host removed it' });
    expect(changes).toEqual([{ type: 'gone', why: 'the host removed it' }]);
    socket(0).drop();
    await after(5000);
    socket(1).open();
    expect(socket(1).names).toEqual(['hello']);
  });

  test('in words of a later version is passed over', () => {
    const { socket, changes, c } = opened();
    socket(0).say({ c, later: true });
    expect(changes).toEqual([]);
  });
});

describe('an update', () => {
  test('changes what it names and leaves the rest', () => {
    const { table, socket, changes, c } = opened();
    socket(0).say({ c, n: 1, s: 1 });
    expect(table.play).toEqual({
      n: 1,
      view: { turn: 0, coins: [1, 2] },
      decision: { number: 0, kind: 'K', options: ['a', 'b'] },
      awaited: [0],
      clock: undefined,
    });
    expect(changes).toEqual([{ type: 'step', n: 1, seat: 1, events: [], views: [] }]);
  });

  test('brings the next decision, and the events', () => {
    const { table, socket, changes, c } = opened();
    const d = { number: 1, kind: 'L', options: ['c'] };
    const e = [['R-1', { type: 'moved' }]];
    socket(0).say({ c, n: 1, s: 0, d, e });
    expect(table.play?.decision).toEqual(d);
    expect(changes).toEqual([{ type: 'step', n: 1, seat: 0, events: e, views: [table.play?.view] }]);
  });

  test('has the view at each event: changed since the one before, or back from the new one', () => {
    const { socket, changes, c } = opened();
    const e = [
      ['R-1', { type: 'paid' }, { coins: { 0: [0] } }],
      ['R-2', { type: 'seen' }],
      ['R-3', { type: 'took' }, { turn: [0] }, 1],
      ['R-4', { type: 'ended' }],
    ];
    socket(0).say({ c, n: 1, s: 0, v: { turn: [9], coins: { 1: [7] } }, e });
    expect(changes).toMatchObject([
      {
        views: [
          { turn: 0, coins: [0, 2] },
          { turn: 0, coins: [0, 2] },
          { turn: 0, coins: [1, 7] },
          { turn: 9, coins: [1, 7] },
        ],
      },
    ]);
  });

  test('with those that were not told before is one step for each', () => {
    const { table, socket, changes, c } = opened();
    const missed = [
      { n: 1, seat: 0, e: [['R-1', { type: 'x' }]] },
      { n: 2, seat: 1, e: [] },
    ];
    socket(0).say({ c, n: 3, s: 2, missed, v: { turn: [3] } });
    expect(table.play).toMatchObject({ n: 3, view: { turn: 3, coins: [1, 2] } });
    expect(changes).toEqual([
      { type: 'step', n: 1, seat: 0, events: [['R-1', { type: 'x' }]], views: [] },
      { type: 'step', n: 2, seat: 1, events: [], views: [] },
      { type: 'step', n: 3, seat: 2, events: [], views: [] },
    ]);
  });

  test('before there is a game is passed over', () => {
    const { table, socket, changes } = connect();
    socket(0).open();
    socket(0).reply('open', { ok: { room: room('open'), chat: [] } });
    socket(0).say({ c: 1, n: 1, s: 0, v: { turn: [1] } });
    expect(table.play).toBeUndefined();
    expect(changes.map(({ type }) => type)).toEqual(['loaded']);
  });

  test('that is known already is no reason to open the table again', () => {
    const { socket, c } = opened(play(5));
    socket(0).say({ c, n: 5, s: 0 }, { c, n: 4, s: 0 });
    expect(socket(0).names).toEqual(['hello', 'open']);
  });

  test('while the table is being opened again is passed over, even if it would fit', () => {
    const { table, socket, changes, c } = opened();
    socket(0).say({ c, n: 2, s: 0, v: { turn: [2] } }, { c, n: 1, s: 0, v: { turn: [1] } });
    expect(socket(0).last('close')).toMatchObject({ c });
    expect(table.play).toMatchObject({ n: 0, view: { turn: 0 } });
    expect(changes).toEqual([]);
  });

  test('with a gap opens the table again even if the server had closed it already', () => {
    const { socket, c } = opened();
    socket(0).say({ c, n: 2, s: 0 });
    socket(0).reply('close', { error: { code: 'no-channel', message: 'not open' } });
    expect(socket(0).names).toEqual(['hello', 'open', 'close', 'open']);
  });
});
