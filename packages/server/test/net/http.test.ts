import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { silent } from '../../src/core/log.ts';
import type { Instance } from '../../src/instance.ts';
import { Hosts } from '../../src/net/hosts.ts';
import { buildHttp } from '../../src/net/http.ts';
import { LegalPages } from '../../src/operator/legal.ts';
import { RETENTION } from '../../src/retention/retention.ts';
import { StorageError } from '../../src/storage/port.ts';
import { memoryStorage } from '../memory-storage.ts';
import { memoryTables } from '../memory-tables.ts';
import { playedGame } from '../played-game.ts';

/** The routes over a storage in memory; requests are handed in without a socket. */
async function httpOf(over: Partial<Instance> = {}, memory = memoryStorage()) {
  const { core, tables } = memoryTables({}, memory);
  const server = {
    core,
    tables: { numbers: { playing: 1, open: 2 } },
    hosts: new Hosts({ network: false, listen: '127.0.0.1', origins: [], names: [] }),
    options: {},
    mayTry: () => true,
    quickPlay: { waiting: 3 },
    stopping: false,
    legal: new LegalPages(undefined, () => RETENTION, silent),
    ...over,
  } as unknown as Instance;
  const http = await buildHttp(server, { headers: 1000, request: 1000, keepAlive: 1000, check: 1000 });
  onTestFinished(async () => {
    await http.close();
    await tables.stop();
  });
  return http;
}

const get = (http: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  http.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

describe('/healthz', () => {
  test('is 200 while the storage takes writes', async () => {
    const reply = await get(await httpOf(), '/healthz');
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('is 503 and says what is wrong when it does not', async () => {
    const full = memoryStorage(() => new StorageError('full', 'the path /var/lib'));
    const reply = await get(await httpOf({}, full), '/healthz');
    expect([reply.statusCode, reply.json()]).toMatchObject([503, { status: 'storage', problem: 'full' }]);
    expect(reply.body).not.toContain('/var/lib');
  });

  test('answers while the storage does not answer at all', async () => {
    const memory = memoryStorage();
    const { promise, resolve } = Promise.withResolvers<void>();
    memory.storage.commit = () => promise;
    const reply = await get(await httpOf({}, memory), '/healthz');
    expect([reply.statusCode, reply.json()]).toMatchObject([503, { problem: 'slow' }]);
    resolve();
  });

  test('is 503 while the server stops', async () => {
    expect((await get(await httpOf({ stopping: true }), '/healthz')).statusCode).toBe(503);
  });
});

test('every reply has the headers that protect the page, and another host is sent away', async () => {
  const http = await httpOf();
  const reply = await get(http, '/api/now');
  expect(reply.json()).toEqual({ playing: 1, open: 2, waiting: 3 });
  expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect((await get(http, '/api/now', { host: 'evil.example' })).statusCode).toBe(421);
});

test('metrics are served on the main port only where they are meant to be', async () => {
  expect((await get(await httpOf(), '/metrics')).statusCode).toBe(404);
  const reply = await get(
    await httpOf({ options: { metrics: 'main' }, metricsText: () => 'mazmorra_x 1\n' }),
    '/metrics',
  );
  expect([reply.statusCode, reply.body]).toEqual([200, 'mazmorra_x 1\n']);
});

describe('a record', () => {
  test('of a finished game is served, as a download and compressed when asked for', async () => {
    const memory = memoryStorage();
    await memory.storage.commit(playedGame('a-finished-table').writes);
    const http = await httpOf({}, memory);
    const reply = await get(http, '/api/records/a-finished-table?download');
    expect(reply.json()).toMatchObject({ game: 'toy', names: ['Ana', 'Ben'] });
    expect(reply.headers['content-disposition']).toContain('toy-a-finish.mazmorra.json');
    const small = await get(http, '/api/records/a-finished-table', { 'accept-encoding': 'gzip' });
    expect(small.headers['content-encoding']).toBe('gzip');
  });

  test('of a running game, of no game and of a wrong id is not there', async () => {
    const memory = memoryStorage();
    await memory.storage.commit(playedGame('a-running-table', 2).writes);
    const http = await httpOf({}, memory);
    for (const id of ['a-running-table', 'no-such-table', 'x'])
      expect((await get(http, `/api/records/${id}`)).statusCode).toBe(404);
  });

  test('is refused to an address that has read too many', async () => {
    expect((await get(await httpOf({ mayTry: () => false }), '/api/records/whatever')).statusCode).toBe(429);
  });

  test('that cannot be read is an error of ours, without its reason', async () => {
    const memory = memoryStorage();
    memory.storage.tableRow = async () => {
      throw new Error('a path of the machine');
    };
    const reply = await get(await httpOf({}, memory), '/api/records/a-finished-table');
    expect([reply.statusCode, reply.json()]).toEqual([500, { error: 'internal' }]);
  });
});
