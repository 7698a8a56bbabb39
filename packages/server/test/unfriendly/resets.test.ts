import { expect, test } from 'vitest';
import { Tab } from '../tab.ts';
import { seatPeople } from '../test-server.ts';
import { rounds, withBystanders } from './bystander.ts';
import { frame, RawClient, request, TEXT, upgrade } from './raw.ts';

const invited = { table: '', invite: '' };
const text = (fields: object) => request(fields);

/** Every state a connection can be in when it breaks, and how it gets there. */
const STATES: readonly (readonly [string, (port: number) => Promise<RawClient>])[] = [
  ['connected', (port) => RawClient.connect(port)],
  [
    'in the middle of the headers',
    async (port) => {
      const client = await RawClient.connect(port);
      client.socket.write(upgrade().slice(0, 60));
      return client;
    },
  ],
  [
    'right after the request to upgrade',
    async (port) => {
      const client = await RawClient.connect(port);
      client.socket.write(upgrade());
      return client;
    },
  ],
  ['upgraded', (port) => RawClient.open(port)],
  [
    'right after hello',
    async (port) => {
      const client = await RawClient.open(port);
      client.write(text({ id: 1, do: 'hello', protocol: 1 }));
      return client;
    },
  ],
  ['greeted', (port) => RawClient.enter(port)],
  [
    'in the middle of a frame',
    async (port) => {
      const client = await RawClient.enter(port);
      client.write(frame(TEXT, '{"id":1,"do":"ping"}').subarray(0, 9));
      return client;
    },
  ],
  [
    'while a table is made',
    async (port) => {
      const client = await RawClient.enter(port);
      client.write(text({ id: 1, do: 'create', game: 'toy', seats: 2 }));
      return client;
    },
  ],
  [
    'while a table is opened and a seat is taken',
    async (port) => {
      const client = await RawClient.enter(port);
      client.write(text({ id: 1, do: 'open', ...invited, c: 1 }), text({ id: 2, do: 'sit', c: 1 }));
      return client;
    },
  ],
  [
    'looking at the lobby',
    async (port) => {
      const client = await RawClient.enter(port);
      client.write(text({ id: 1, do: 'lobby', on: true }));
      return client;
    },
  ],
  [
    'in the middle of a page',
    async (port) => {
      const client = await RawClient.connect(port);
      client.socket.write('GET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n');
      return client;
    },
  ],
];

const ENDS: Readonly<Record<string, (client: RawClient) => void>> = {
  reset: (client) => client.reset(),
  'closed by one side': (client) => void client.socket.end(),
};

test.each(STATES.flatMap(([state, reach]) => Object.keys(ENDS).map((end) => [state, end, reach] as const)))(
  '%s: %s, and everything goes on',
  (_, end, reach) =>
    withBystanders(async ({ port, bystanders, server }) => {
      Object.assign(invited, await seatPeople(port, ['Eva'], { seats: 2 }));
      const open = (await metric(port, 'connections_open')) + 0;
      for (let i = 0; i < rounds(6, 100); i++) {
        const client = await reach(port);
        if (i % 2 === 0) await new Promise((resolve) => setImmediate(resolve));
        ENDS[end]?.(client);
        if (i % 3 === 0) await bystanders.playOn();
      }
      const look = await Tab.enter(port, { name: 'Look' });
      let now = Number.POSITIVE_INFINITY;
      while (now > open + 3) now = await metric(port, 'connections_open');
      expect(server.metrics.counts.errors).toBe(0);
      await look.close();
    }),
);

/** A number as `/metrics` tells it. */
async function metric(port: number, name: string): Promise<number> {
  const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^mazmorra_${name} (.*)$`, 'm').exec(page)?.[1]);
}

test('half-open: a client that vanished without a word is gone after two heartbeats', () =>
  withBystanders(
    async ({ port, bystanders }) => {
      const client = await RawClient.enter(port);
      const before = await metric(port, 'connections_open');
      // It never answers a ping: to the server that is a cable that was pulled.
      await client.until(() => client.closed || client.ended);
      await bystanders.playOn();
      expect(await metric(port, 'connections_open')).toBeLessThan(before);
    },
    { sockets: { heartbeat: 200 } },
  ));
