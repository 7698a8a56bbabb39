import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Daily } from '../../src/daily/daily.ts';
import { LIMITS, type Limits, Quotas } from '../../src/fairness/limits.ts';
import type { Instance } from '../../src/instance.ts';
import { Connection, type Transport } from '../../src/net/connection.ts';
import { Moderation } from '../../src/operator/moderation.ts';
import { People } from '../../src/people/people.ts';
import { QuickPlay } from '../../src/pool/quick-play.ts';
import { memoryTables } from '../memory-tables.ts';

type Message = Record<string, unknown>;

/** A server without sockets: connections hand their texts to a list. */
function serverOf(limits: Partial<Limits> = {}) {
  const set = memoryTables({ now: () => 123 });
  const { tables, core, retention } = set;
  const people = new People<Connection>(core);
  const config = { patience: 1000, call: 1000, grace: 1000, away: 1000, callAway: 1000 };
  const quickPlay = new QuickPlay(tables, config, people, { isReachable: async () => false });
  onTestFinished(() => quickPlay.stop());
  const server = {
    core,
    tables,
    retention,
    people,
    quickPlay,
    daily: new Daily(core, tables.newTables),
    tournaments: { readers: { leave: () => undefined } },
    quotas: new Quotas({ ...LIMITS, ...limits }),
    shares: tables.shares,
    moderation: new Moderation(core),
    notifier: { view: async () => ({}) },
    mayEverywhere: async () => true,
    stopping: false,
    originFor: () => undefined,
    relyingParty: () => ({ why: 'https' as const }),
  } as unknown as Instance;
  return { ...set, server, people, connect: (address?: string) => new TestConnection(server, address) };
}

class TestConnection {
  readonly received: Message[] = [];
  readonly ends: string[] = [];
  readonly connection: Connection;
  #next = 1;

  constructor(server: Instance, address = '192.0.2.1') {
    const transport: Transport = {
      host: 'localhost',
      address,
      shared: false,
      device: 'Firefox, Linux',
      allowance: server.quotas.address({ address: 'here', shared: false }, server.quotas.now()),
      deliver: (text) => void this.received.push(JSON.parse(text)),
      cutOff: (why) => void this.ends.push(why),
      signOff: () => void this.ends.push('signed out'),
    };
    this.connection = new Connection(server, transport);
  }

  send(request: string, args: object = {}): number {
    const id = this.#next++;
    this.connection.receive(JSON.stringify({ id, do: request, ...args }));
    return id;
  }

  async ask(request: string, args: object = {}): Promise<Message> {
    const id = this.send(request, args);
    return eventually(() => {
      const reply = this.received.find((message) => message['re'] === id);
      if (!reply) throw new Error(`no reply to ${request}`);
      return (reply['ok'] ?? reply) as Message;
    });
  }

  hello(args: object = {}): Promise<Message> {
    return this.ask('hello', { protocol: 1, ...args });
  }
}

const code = (message: Message | undefined): unknown => (message?.['error'] as Message | undefined)?.['code'];

describe('hello', () => {
  test('comes first, once, and in our protocol', async () => {
    const tab = serverOf().connect();
    expect(code(await tab.ask('mine'))).toBe('hello');
    expect(code(await tab.ask('hello', { protocol: 99 }))).toBe('protocol');
    expect(await tab.hello({ name: 'Ana' })).toMatchObject({
      name: 'Ana',
      secret: expect.any(String),
      time: 123,
    });
    expect(code(await tab.hello())).toBe('hello');
    expect(tab.connection.greeted).toBe(true);
  });

  test('of two at the same time only one is answered', async () => {
    const tab = serverOf().connect();
    const both = await Promise.all([tab.hello(), tab.hello()]);
    expect(both.map(code).sort()).toEqual(['hello', undefined]);
  });

  test('by a secret finds the person again; a code is good once', async () => {
    const { connect } = serverOf();
    const [first, second, third, fourth] = [connect(), connect(), connect(), connect()];
    const { secret } = await first.hello({ name: 'Ana' });
    expect(await second.hello({ secret })).toEqual({
      name: 'Ana',
      time: 123,
      games: [{ id: 'toy', version: 1 }],
    });
    const { code: handover } = await first.ask('handover');
    expect(await third.hello({ code: handover })).toMatchObject({ name: 'Ana', secret: expect.any(String) });
    expect(code(await fourth.hello({ code: handover }))).toBe('unknown-person');
  });

  test('is refused to too many new people from one address', async () => {
    const { connect } = serverOf({ newPeople: { burst: 1, perSecond: 0 } });
    await connect().hello();
    expect(code(await connect().hello())).toBe('rate');
  });
});

describe('what is sent', () => {
  test('without hello is bounded: then the connection is cut off', () => {
    const tab = serverOf({ beforeHello: 2 }).connect();
    for (let i = 0; i < 3; i++) tab.send('ping');
    expect(tab.ends).toEqual(['no hello']);
  });

  test('too fast is not read, is told once, and ends the connection when it goes on', async () => {
    const { connect } = serverOf({
      messages: { burst: 3, perSecond: 0 },
      peoplePerAddress: 100,
      patience: 4,
    });
    const tab = connect();
    await tab.hello();
    for (let i = 0; i < 8; i++) tab.send('ping');
    expect(tab.received.filter((message) => code(message) === 'rate')).toHaveLength(1);
    expect(tab.ends.length).toBeGreaterThan(0);
    expect(new Set(tab.ends)).toEqual(new Set(['too many messages']));
  });

  test('at once from many connections of one address is not carried out before what another address sends', async () => {
    const { connect } = serverOf();
    const crowd = Array.from({ length: 10 }, () => connect('192.0.2.66'));
    const honest = connect('198.51.100.7');
    for (const tab of [...crowd, honest]) await tab.hello();
    const pings = crowd.flatMap((tab) => Array.from({ length: 8 }, () => ({ tab, id: tab.send('ping') })));
    const own = honest.send('ping');
    const isAnswered = (tab: TestConnection, id: number) => tab.received.some((one) => one['re'] === id);
    expect(isAnswered(honest, own)).toBe(true);
    const answered = () => pings.filter(({ tab, id }) => isAnswered(tab, id)).length;
    expect(answered()).toBe(8);
    await Promise.all(crowd.map((tab) => tab.ask('ping')));
    expect(answered()).toBe(80);
  });

  test('over all connections of a person counts together', async () => {
    const { connect } = serverOf({ heavy: { burst: 1, perSecond: 0 }, peoplePerAddress: 100 });
    const [one, two] = [connect(), connect()];
    const { secret } = await one.hello();
    await two.hello({ secret });
    expect(await one.ask('mine')).toEqual({ tables: [] });
    expect(code(await two.ask('mine'))).toBe('rate');
  });

  test('of guests leaves something for who keeps a name at the same address', async () => {
    const { connect } = serverOf({ heavy: { burst: 8, perSecond: 0 }, peoplePerAddress: 1 });
    const [guest, ana] = [connect(), connect()];
    for (const tab of [guest, ana]) await tab.hello();
    ana.connection.who.kept = true;
    const read = async (tab: TestConnection) => code(await tab.ask('mine')) ?? 'read';
    const done = async (tab: TestConnection) => [await read(tab), await read(tab)];
    expect([...(await done(guest)), ...(await done(guest)), ...(await done(guest))]).not.toContain('rate');
    expect(await done(guest)).toEqual(['rate', 'rate']);
    expect(await done(ana)).toEqual(['read', 'read']);
  });

  test('and is no request is refused with a reason; no text at all, too', async () => {
    const tab = serverOf().connect();
    await tab.hello();
    tab.connection.receive('{"id":7,"do":"dance"}');
    tab.connection.receiveBinary();
    expect(tab.received.slice(-2).map(code)).toEqual(['bad-request', 'bad-request']);
    expect(tab.received.at(-2)).toMatchObject({ re: 7 });
  });

  test('while the server stops is refused', async () => {
    const { server, connect } = serverOf();
    const tab = connect();
    await tab.hello();
    server.stopping = true;
    expect(code(await tab.ask('ping'))).toBe('stopping');
  });

  test('an error of our own is logged and not told', async () => {
    const { connect, people, logged } = serverOf();
    const tab = connect();
    await tab.hello();
    people.handover = () => {
      throw new Error('a path of the machine');
    };
    expect(await tab.ask('handover')).toEqual({
      re: 2,
      error: { code: 'internal', message: 'something broke on the server' },
    });
    expect(logged).toEqual(['failed a request']);
  });
});

describe('tables on channels', () => {
  test('are opened, answered for and closed by the number of the channel', async () => {
    const { connect, tables } = serverOf();
    const tab = connect();
    await tab.hello({ name: 'Ana' });
    const { table } = await tab.ask('create', { game: 'toy', seats: 2 });
    expect(code(await tab.ask('sit', { c: 4 }))).toBe('no-channel');
    expect(await tab.ask('open', { table, c: 4 })).toMatchObject({ room: { host: true } });
    expect(code(await tab.ask('open', { table, c: 4 }))).toBe('not-now');
    expect(await tab.ask('sit', { c: 4 })).toEqual({ seat: 0 });
    expect(tab.connection.hasOpen(String(table))).toBe(true);
    await tab.ask('close', { c: 4 });
    expect(tab.connection.hasOpen(String(table))).toBe(false);
    expect(tables.live.peek(String(table))?.connected).toBe(0);
    expect(code(await tab.ask('close', { c: 4 }))).toBe('no-channel');
  });

  test('of an unknown table are refused, and the number is free again', async () => {
    const tab = serverOf().connect();
    await tab.hello();
    for (let i = 0; i < 2; i++)
      expect(code(await tab.ask('open', { table: 'x'.repeat(22), c: 1 }))).toBe('no-table');
  });

  test('are left when the connection closes, also one that is just being opened', async () => {
    const { connect, tables } = serverOf();
    const [tab, other] = [connect(), connect()];
    const { secret } = await tab.hello();
    const { table } = await tab.ask('create', { game: 'toy', seats: 2 });
    await tab.ask('open', { table, c: 1 });
    await other.hello({ secret });
    other.send('open', { table, c: 1 });
    other.connection.close();
    tab.connection.close();
    const live = tables.live.peek(String(table));
    await live?.change((room) => room);
    expect(live?.connected).toBe(0);
    expect(tab.connection.server.people.present).toBe(0);
  });
});

describe('a person', () => {
  test('who signs a device out ends its connections and no others', async () => {
    const { connect } = serverOf();
    const [laptop, phone, same] = [connect(), connect(), connect()];
    const { secret } = await laptop.hello();
    const { code: handover } = await laptop.ask('handover');
    await phone.hello({ code: handover });
    await same.hello({ secret });
    const devices = (await laptop.ask('devices'))['devices'] as { id: string; current?: true }[];
    const other = devices.find(({ current }) => !current);
    expect(await laptop.ask('sign-out', { device: other?.id })).toEqual({});
    expect([laptop.ends, phone.ends, same.ends]).toEqual([[], ['signed out'], []]);
    expect(laptop.connection.greeted).toBe(true);
  });

  test('who is forgotten is nobody at this connection, and may come as somebody new', async () => {
    const { connect, people } = serverOf();
    const tab = connect();
    const { secret } = await tab.hello({ name: 'Ana' });
    expect(await tab.ask('forget')).toEqual({});
    expect([tab.connection.greeted, people.present]).toEqual([false, 0]);
    expect(code(await tab.hello({ secret }))).toBe('unknown-person');
    expect(await tab.hello({ name: 'Eva' })).toMatchObject({ name: 'Eva' });
  });

  test('who takes another name has it at every open table', async () => {
    const { connect, tables } = serverOf();
    const tab = connect();
    await tab.hello({ name: 'Ana' });
    const { table } = await tab.ask('create', { game: 'toy', seats: 2 });
    await tab.ask('open', { table, c: 1 });
    await tab.ask('sit', { c: 1 });
    expect(await tab.ask('name', { name: 'Eva' })).toEqual({ name: 'Eva' });
    await eventually(() =>
      expect(tables.live.peek(String(table))?.room.seats[0]).toMatchObject({ name: 'Eva' }),
    );
  });
});

test('the lobby is told while somebody reads it', async () => {
  const { connect, tables } = serverOf();
  const [tab, host] = [connect(), connect()];
  await tab.hello();
  await host.hello();
  expect(await tab.ask('lobby', { on: true })).toEqual({ tables: [] });
  await host.ask('create', { game: 'toy', seats: 2, listed: true });
  await eventually(() => expect(tab.received.at(-1)).toMatchObject({ lobby: { set: [{ game: 'toy' }] } }));
  await tab.ask('lobby', { on: false });
  expect(tables.lobby.page().tables).toHaveLength(1);
});

test('who waits for others is told how many wait', async () => {
  const { connect } = serverOf();
  const tab = connect();
  await tab.hello();
  expect(await tab.ask('pool', { on: true })).toMatchObject({ playing: 0 });
  const waiting = await tab.ask('wait', { games: ['toy'], bots: 0, language: 'en' });
  expect(waiting).not.toEqual(await tab.ask('unwait'));
});
