import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Identity, Link } from '../src/client/index.ts';
import { PROTOCOL } from '../src/index.ts';
import { connectLink, FakeSocket } from './fake-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the greeting', () => {
  test.each<[string, Identity, object]>([
    ['nothing at the first visit', {}, {}],
    ['the secret', { secret: 's' }, { secret: 's' }],
    ['the code of another device', { code: 'c' }, { code: 'c' }],
    ['the secret where there is a code too', { secret: 's', code: 'c' }, { secret: 's' }],
    ['the name', { secret: 's', name: 'Ana' }, { secret: 's', name: 'Ana' }],
  ])('says %s', (_, identity, said) => {
    const { socket } = connectLink({ identity });
    socket(0).stand();
    expect(socket(0).sent).toEqual([{ id: 1, do: 'hello', protocol: PROTOCOL, ...said }]);
  });

  test('brings a new secret, which is kept and said instead of the code from then on', async () => {
    const { socket, remembered } = connectLink({ identity: { code: 'c' } });
    socket(0).open({ ok: { name: 'Ana', time: 0, games: [], secret: 'new' } });
    expect(remembered).toEqual(['new']);
    socket(0).drop();
    await after(1000);
    socket(1).stand();
    expect(socket(1).sent).toEqual([{ id: 2, do: 'hello', protocol: PROTOCOL, secret: 'new' }]);
  });

  test('without a new secret leaves the old one', async () => {
    const { socket, remembered } = connectLink({ identity: { secret: 'old' } });
    socket(0).open();
    socket(0).drop();
    await after(1000);
    socket(1).stand();
    expect(socket(1).last('hello')).toMatchObject({ secret: 'old' });
    expect(remembered).toEqual([]);
  });

  test('tells what the server replied, and what the operator has announced', () => {
    const greeted = vi.fn();
    const notice = vi.fn();
    const reply = { name: 'Ana', time: 0, games: [], notice: { stopAt: 5, text: {} } };
    connectLink({ greeted, notice }).socket(0).open({ ok: reply });
    expect(greeted).toHaveBeenCalledExactlyOnceWith(reply);
    expect(notice).toHaveBeenCalledExactlyOnceWith({ stopAt: 5, text: {} });
  });

  test('that nobody answered before the connection broke is said again', async () => {
    const refused = vi.fn();
    const { link, socket } = connectLink({ refused });
    socket(0).stand();
    socket(0).drop();
    await after(1000);
    socket(1).open();
    expect(link.online).toBe(true);
    expect(refused).not.toHaveBeenCalled();
  });

  test.each([
    ['of somebody unknown', { code: 'unknown-person', message: '' }],
    ['of somebody banned', { code: 'banned', message: '', until: 9 }],
    [
      'in a version that the server should know',
      { code: 'protocol', message: '', speaks: [PROTOCOL - 1, PROTOCOL] },
    ],
  ])('%s is refused for good', async (_, error) => {
    const refused = vi.fn();
    const { sockets, socket, statuses } = connectLink({ refused });
    socket(0).open({ error });
    expect(refused).toHaveBeenCalledExactlyOnceWith(error);
    expect(socket(0).isClosed).toBe(true);
    expect(statuses).toEqual(['connecting', 'offline']);
    await after(60_000);
    expect(sockets).toHaveLength(1);
  });

  test('that is refused for now closes the connection, and nobody is told that it is for good', async () => {
    const refused = vi.fn();
    const { sockets, socket } = connectLink({ refused });
    socket(0).open({ error: { code: 'rate', message: '' } });
    expect(socket(0).isClosed).toBe(true);
    await after(1000);
    expect(sockets).toHaveLength(2);
    expect(refused).not.toHaveBeenCalled();
  });
});

test('a link works where nobody is told its status', () => {
  const socket = new FakeSocket();
  const link = new Link({ connect: () => socket, identity: {}, remember: () => undefined });
  socket.open();
  expect(link.online).toBe(true);
  link.close();
  expect(link.online).toBe(false);
});

describe('a request', () => {
  test('before the greeting is answered is rejected and not sent', async () => {
    const { link, socket } = connectLink();
    expect(link.online).toBe(false);
    await expect(link.request('mine', {})).rejects.toMatchObject({
      name: 'Disconnected',
      message: 'the connection broke',
    });
    socket(0).open();
    expect(link.online).toBe(true);
    expect(socket(0).names).toEqual(['hello']);
  });

  test('gets its own reply, in whatever order they come', async () => {
    const { link, socket } = connectLink();
    socket(0).open();
    const [muted, mine] = [link.request('muted', {}), link.request('mine', {})];
    expect(socket(0).sent.map(({ id }) => id)).toEqual([1, 2, 3]);
    socket(0).reply('mine', { ok: { tables: [] } });
    socket(0).reply('muted', { ok: { people: [] } });
    expect([await muted, await mine]).toEqual([{ people: [] }, { tables: [] }]);
  });

  test('that is refused is rejected with what the server says', async () => {
    const { link, socket } = connectLink();
    socket(0).open();
    const mine = link.request('mine', {});
    socket(0).reply('mine', { error: { code: 'rate', message: 'slowly' } });
    await expect(mine).rejects.toMatchObject({
      name: 'RequestError',
      message: 'slowly',
      reply: { code: 'rate', message: 'slowly' },
    });
  });

  test('is settled once: by its reply, or by the break', async () => {
    const { link, socket } = connectLink();
    socket(0).open();
    const replied = { resolve: vi.fn(), reject: vi.fn() };
    const broken = { resolve: vi.fn(), reject: vi.fn() };
    link.ask('mine', {}, replied);
    socket(0).reply('mine', { ok: { tables: [] } });
    link.ask('mine', {}, broken);
    socket(0).drop();
    await after(1000);
    socket(1).open();
    socket(1).drop();
    expect(replied.resolve).toHaveBeenCalledExactlyOnceWith({ tables: [] });
    expect(replied.reject).not.toHaveBeenCalled();
    expect(broken.resolve).not.toHaveBeenCalled();
    expect(broken.reject).toHaveBeenCalledOnce();
  });

  test('that nobody made is no harm when it is answered', () => {
    const { link, socket } = connectLink();
    socket(0).open();
    socket(0).say(
      { re: 99, ok: {} },
      { re: 99, error: { code: 'rate', message: '' } },
      { re: 99, c: 5, n: 1, s: 0 },
    );
    expect(link.online).toBe(true);
  });

  test('for another name is sent, and the next greeting says the name', async () => {
    const { link, socket } = connectLink({ identity: { secret: 's', name: 'Ana' } });
    socket(0).open();
    const renamed = link.rename('Eva');
    expect(socket(0).last('name')).toEqual({ id: 2, do: 'name', name: 'Eva' });
    socket(0).reply('name', { ok: {} });
    await renamed;
    socket(0).drop();
    await after(1000);
    socket(1).stand();
    expect(socket(1).last('hello')).toMatchObject({ name: 'Eva' });
  });
});

describe('what the server tells', () => {
  const listeners = () => ({
    lobby: vi.fn(),
    pool: vi.fn(),
    tournament: vi.fn(),
    notice: vi.fn(),
    invitation: vi.fn(),
    turn: vi.fn(),
  });

  test.each<[keyof ReturnType<typeof listeners>, object, unknown[]]>([
    ['lobby', { lobby: { set: [{ table: 't' }], gone: ['u'] } }, [[{ table: 't' }], ['u']]],
    ['pool', { pool: { waiting: 2 } }, [{ waiting: 2 }]],
    ['tournament', { tournament: { id: 'x' } }, [{ id: 'x' }]],
    ['notice', { notice: { stopAt: 7, text: {} } }, [{ stopAt: 7, text: {} }]],
    ['notice', { notice: null }, [undefined]],
    ['invitation', { invitation: { table: 't' } }, [{ table: 't' }]],
    ['turn', { turn: { table: 't', yours: true } }, ['t', true]],
  ])('of the %s is told to who listens to that, and to nobody else', (name, message, args) => {
    const told = listeners();
    const { socket } = connectLink(told);
    socket(0).open();
    told.notice.mockClear();
    socket(0).say(message);
    const calls = Object.entries(told).flatMap(([key, { mock }]) => mock.calls.map((call) => [key, ...call]));
    expect(calls).toEqual([[name, ...args]]);
  });

  test('is passed over where nobody listens', () => {
    const { link, socket } = connectLink();
    socket(0).open();
    socket(0).say(
      { lobby: { set: [], gone: [] } },
      { pool: {} },
      { tournament: {} },
      { notice: null },
      { invitation: {} },
      { turn: { table: 't', yours: true } },
    );
    expect(link.online).toBe(true);
  });

  test('on a channel goes to its table, until that is removed', () => {
    const { link, socket } = connectLink();
    const [one, two] = [
      { table: 't', connected: vi.fn(), receive: vi.fn(), closed: vi.fn() },
      { table: 't', connected: vi.fn(), receive: vi.fn(), closed: vi.fn() },
    ];
    const [c, d] = [link.addChannel(one), link.addChannel(two)];
    expect([c, d]).toEqual([1, 2]);
    socket(0).open();
    expect(one.connected).toHaveBeenCalledOnce();
    link.removeChannel(c);
    expect(socket(0).last('close')).toEqual({ id: 2, do: 'close', c: 1 });
    socket(0).reply('close', { error: { code: 'rate', message: '' } });
    socket(0).say({ c, interrupted: true }, { c: d, interrupted: true });
    expect(one.receive).not.toHaveBeenCalled();
    expect(two.receive).toHaveBeenCalledExactlyOnceWith({ c: d, interrupted: true });
  });

  test('needs a number below a thousand, however many tables were opened', () => {
    const { link } = connectLink();
    const channel = {
      table: 't',
      connected: () => undefined,
      receive: () => undefined,
      closed: () => undefined,
    };
    const numbers = Array.from({ length: 1001 }, () => link.addChannel(channel));
    expect(numbers.slice(-3)).toEqual([999, 0, 1]);
  });
});
