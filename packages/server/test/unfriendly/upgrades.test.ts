import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openServer, seatPeople } from '../test-server.ts';
import { rounds, withBystanders } from './bystander.ts';
import { RawClient, upgrade } from './raw.ts';

/** Every refusal of an upgrade, with the request that gets it. */
const REFUSALS: readonly (readonly [string, number, string])[] = [
  ['a foreign origin', 403, upgrade({ origin: 'http://evil.example' })],
  ['a foreign host', 421, upgrade({ host: 'evil.example' })],
  ['another path', 404, upgrade({}, '/elsewhere')],
  ['no key', 400, upgrade({ 'sec-websocket-key': 'short' })],
  ['an unknown version', 400, upgrade({ 'sec-websocket-version': '99' })],
];

test.each(REFUSALS)(
  'an upgrade refused for %s (%i) and then reset does not end the process',
  (_, status, text) =>
    withBystanders(async ({ port, bystanders }) => {
      for (let i = 0; i < rounds(20, 500); i++) {
        const client = await RawClient.connect(port);
        client.socket.write(text);
        if (i % 2 === 0) await client.until(() => client.status !== undefined);
        client.reset();
        if (i % 10 === 0) await bystanders.playOn();
      }
      const last = await RawClient.connect(port);
      last.socket.write(text);
      await last.until(() => last.status !== undefined);
      expect(last.status).toBe(status);
    }),
);

test('an upgrade refused because the server stops (503) and then reset does not end the process', async () => {
  const data = mkdtempSync(join(tmpdir(), 'mazmorra-unfriendly-'));
  const server = await openServer({ data });
  const { tabs } = await seatPeople(server.port, ['Ana', 'Ben']);
  const clients = await Promise.all(
    Array.from({ length: rounds(10, 200) }, () => RawClient.connect(server.port)),
  );
  // A stop waits for what is being saved.
  const [saving, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { storage } = server.tables;
  const commit = storage.commit.bind(storage);
  storage.commit = (writes) => {
    saving.resolve();
    return saved.promise.then(() => commit(writes));
  };
  tabs[0]?.send({ id: 900, do: 'say', c: 1, text: 'Wait!' });
  await saving.promise;
  const stopped = server.stop();
  for (const client of clients) client.socket.write(upgrade({}));
  for (const client of clients) {
    await client.until(() => client.status !== undefined);
    expect(client.status).toBe(503);
    client.reset();
  }
  saved.resolve();
  await stopped;
  expect(server.metrics.counts.uncaught).toBe(0);
  rmSync(data, { recursive: true, force: true });
});

test('too many connections of one address are refused with 429, reset, and counted again when they are gone', () =>
  withBystanders(
    async ({ port, bystanders }) => {
      const open = await Promise.all(Array.from({ length: 18 }, () => RawClient.open(port)));
      for (let i = 0; i < rounds(20, 200); i++) {
        const client = await RawClient.open(port);
        expect(client.status).toBe(429);
        client.reset();
      }
      await bystanders.playOn();
      for (const client of open) client.reset();
      let status: number | undefined;
      while (status !== 101) ({ status } = await RawClient.open(port));
    },
    { limits: { connectionsPerAddress: 20 } },
  ));

test('a refused client that never closes its side is cut off all the same', () =>
  withBystanders(async ({ port }) => {
    const client = await RawClient.connect(port);
    client.socket.write(upgrade({ origin: 'http://evil.example' }));
    await client.until(() => client.ended || client.closed);
    // Its own side is still open; a write to a socket that is gone is answered with a reset.
    const timer = setInterval(() => client.socket.write('x'), 10);
    await client.until(() => client.closed);
    clearInterval(timer);
  }));

test('requests for a host that is not ours get 421, also for pages, records and numbers', () =>
  withBystanders(async ({ port }) => {
    for (const path of ['/', '/healthz', '/metrics', '/api/records/aaaaaaaaaa']) {
      const client = await RawClient.connect(port);
      client.socket.write(`GET ${path} HTTP/1.1\r\nHost: rebound.example:${port}\r\n\r\n`);
      await client.until(() => client.status !== undefined);
      expect([path, client.status]).toEqual([path, 421]);
      client.reset();
    }
  }));
