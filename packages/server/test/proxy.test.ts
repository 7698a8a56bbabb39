import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@mazmorra/protocol';
import { isLong } from '@mazmorra/testkit/long';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../src/fairness/limits.ts';
import type { ServeOptions } from '../src/options.ts';
import type { Server } from '../src/serve.ts';
import { type Caddy, startCaddy, whyNoCaddy } from './caddy.ts';
import { Tab } from './tab.ts';
import { openServer, playToEnd } from './test-server.ts';

const VISITORS = isLong ? 1000 : 50;
const AT_ONCE = 25;
/** Visitors behind one address: a household. */
const HOUSEHOLD = 4;
/** A thousand are far over what one address may do. Fifty are not, so they have limits that a household just meets. */
const CROWD: ServeOptions = isLong
  ? {}
  : { limits: { newPeople: { burst: HOUSEHOLD, perSecond: 0 }, connectionsPerAddress: HOUSEHOLD } };
/** One pair in so many plays a table to its end. */
const PAIRS_PER_TABLE = 5;

const missing = whyNoCaddy();
const root = mkdtempSync(join(tmpdir(), 'mazmorra-proxy-'));
const web = join(root, 'web');

beforeAll(() => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Mazmorra</title>');
  writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'export {};');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Site {
  readonly server: Server;
  readonly caddy: Caddy;
}

let sites = 0;

/** A server as the README says, behind Caddy: real limits, one trusted proxy, a public address. */
async function withSite(options: ServeOptions, run: (site: Site) => Promise<void>): Promise<void> {
  const place = { data: join(root, `data${sites++}`) };
  // The test starts its server with generous limits for newcomers; here the real ones are what is tested.
  const server = await openServer(place, {
    web,
    trustProxy: ['1'],
    ...options,
    limits: { ...LIMITS, ...options.limits },
  });
  try {
    const caddy = await startCaddy(server.port);
    try {
      await run({ server, caddy });
    } finally {
      await caddy.stop();
    }
  } finally {
    await server.stop();
  }
}

/** All of 127.0.0.0/8 is this machine, so visitors can come from different addresses. */
const addressOf = (visitor: number): string => {
  const household = Math.floor(visitor / HOUSEHOLD);
  return `127.1.${household >> 8}.${(household & 255) + 1}`;
};

const tls = ({ caddy }: Site, from: string) => ({
  ca: caddy.ca,
  servername: 'localhost',
  localAddress: from,
});

function get(site: Site, path: string, from: string, headers = {}): Promise<[number, IncomingHttpHeaders]> {
  const options = { host: '127.0.0.1', port: site.caddy.port, path, agent: false as const };
  const named = { host: `localhost:${site.caddy.port}`, ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, ...tls(site, from), headers: named }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve([reply.statusCode ?? 0, reply.headers]));
    });
    sent.on('error', reject).end();
  });
}

function connect(site: Site, from: string, headers: Record<string, string> = {}): Promise<Tab> {
  const origin = `https://localhost:${site.caddy.port}`;
  const named = { host: `localhost:${site.caddy.port}`, ...headers };
  const options = { ...tls(site, from), origin, headers: named };
  return Tab.over(new WebSocket(`wss://127.0.0.1:${site.caddy.port}/socket`, options));
}

async function visit(site: Site, visitor: number): Promise<Tab> {
  const from = addressOf(visitor);
  for (const path of ['/', '/assets/app-1a2b.js', '/online'])
    expect([path, (await get(site, path, from))[0]]).toEqual([path, 200]);
  const tab = await connect(site, from);
  await tab.ask('hello', { protocol: PROTOCOL, name: `Visitor ${visitor}` });
  return tab;
}

async function playTogether(tabs: readonly Tab[]): Promise<void> {
  const [host] = tabs;
  if (!host) return;
  const { table, invite } = await host.ask('create', { game: 'toy', seats: tabs.length });
  for (const tab of tabs) {
    await tab.ask('open', { table, c: 1, invite });
    await tab.ask('sit', { c: 1 });
  }
  await host.ask('start', { c: 1 });
  for (const tab of tabs) await tab.until(() => tab.play());
  await playToEnd(tabs);
}

async function inGroups<T>(count: number, run: (one: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => run(from + i));
    all.push(...(await Promise.all(group)));
  }
  return all;
}

const connections = async ({ server }: Site): Promise<string | undefined> => {
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  return /^mazmorra_connections_open (\d+)$/m.exec(metrics)?.[1];
};

describe.skipIf(missing)(`behind Caddy with TLS${missing ? ` (left out: ${missing})` : ''}`, () => {
  test(
    `${VISITORS} visitors load the page, connect and say hello, and some play; nobody is refused`,
    () =>
      withSite(CROWD, async (site) => {
        const tabs = await inGroups(VISITORS, (visitor) => visit(site, visitor));
        expect(await connections(site)).toBe(String(VISITORS));
        const tables = Math.floor(VISITORS / 2 / PAIRS_PER_TABLE);
        await inGroups(tables, (one) => {
          const at = one * 2 * PAIRS_PER_TABLE;
          return playTogether(tabs.slice(at, at + 2));
        });
        expect(tabs.filter((tab) => tab.closed)).toEqual([]);
        for (const tab of tabs) tab.socket.terminate();
      }),
    isLong ? 600_000 : 120_000,
  );

  test('visitors are told apart by their own address; one they invent is not believed', () =>
    withSite({ limits: { connectionsPerAddress: 3 } }, async (site) => {
      const open: Tab[] = [];
      for (const n of [1, 2, 3, 4, 5, 6]) open.push(await connect(site, `127.2.0.${n}`));
      const forged = (n: number) => ({
        'x-forwarded-for': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
      });
      for (const n of [1, 2, 3]) open.push(await connect(site, '127.3.0.1', forged(n)));
      await expect(connect(site, '127.3.0.1', forged(4))).rejects.toThrow('429');
      open.push(await connect(site, '127.3.0.2', forged(4)));
      for (const tab of open) tab.socket.terminate();
    }));

  test('so are requests over http', () =>
    withSite({ limits: { records: { burst: 3, perSecond: 0 } } }, async (site) => {
      const record = async (from: string, invented: number) =>
        (await get(site, '/api/records/abcdefgh', from, { 'x-forwarded-for': `203.0.113.${invented}` }))[0];
      for (const n of [1, 2, 3]) expect(await record('127.4.0.1', n)).toBe(404);
      expect(await record('127.4.0.1', 4)).toBe(429);
      expect(await record('127.4.0.2', 4)).toBe(404);
    }));

  test('pages know that they came over https', () =>
    withSite({}, async (site) => {
      const [status, headers] = await get(site, '/', '127.5.0.1');
      expect(status).toBe(200);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }));
});
