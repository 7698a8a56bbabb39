import { Link, RemoteTable } from '@mazmorra/protocol/client';
import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../../src/serve.ts';
import { whyNoPostgres } from '../postgres.ts';
import { onLeastBus, portOf } from '../processes/several.ts';
import { PROXIES, startProxy, whyNot } from '../proxies.ts';

const TABLES = 12;
const SEATS = 2;

/** Somebody with the page's own connection, through the proxy. */
class Guest {
  readonly link: Link;
  readonly paths: string[] = [];
  table: RemoteTable | undefined;

  constructor(port: number, name: string) {
    this.link = new Link({
      connect: (path) => {
        this.paths.push(path);
        return new WebSocket(`ws://127.0.0.1:${port}${path}`) as never;
      },
      identity: { name },
      remember: () => undefined,
      backoff: { first: 50, most: 200 },
    });
  }

  open(table: string, invite: string): RemoteTable {
    this.table = new RemoteTable(this.link, { table, invite, listen: () => undefined });
    return this.table;
  }
}

const until = (isTrue: () => boolean) => eventually(() => expect(isTrue()).toBe(true));

/** How many of the people of a table are connected to it at each server. */
const peopleAt = (servers: readonly Server[], table: string): number[] =>
  servers.map(({ tables }) => tables.live.peek(table)?.connected ?? 0);

const isTogether = (counts: readonly number[]): boolean =>
  counts.filter((count) => count > 0).length === 1 && counts.includes(SEATS);

const missing = whyNoPostgres();
describe.skipIf(missing)(
  `people of a table meet at one server${missing ? ` (left out: ${missing})` : ''}`,
  () => {
    onLeastBus('as the files say', (several) => {
      for (const proxy of PROXIES) {
        const why = whyNot(proxy);
        test.skipIf(why)(`${proxy}${why ? ` (left out: ${why})` : ''}`, async () => {
          const servers = await several.open(2);
          const site = await startProxy(proxy, [portOf(servers, 0), portOf(servers, 1)]);
          const guests: Guest[] = [];
          try {
            const parties: { table: string; guests: Guest[] }[] = [];
            for (let i = 0; i < TABLES; i++) {
              const party = Array.from({ length: SEATS }, (_, seat) => new Guest(site.port, `P${i}${seat}`));
              guests.push(...party);
              await until(() => party.every(({ link }) => link.online));
              const [host] = party as [Guest, ...Guest[]];
              const made = await host.link.request('create', { game: 'toy', seats: SEATS });
              const { table, invite = '' } = made as { table: string; invite?: string };
              for (const guest of party)
                await guest.open(table, invite).request('sit', { contribution: 'ab' });
              await host.table?.request('start', {});
              parties.push({ table, guests: party });
            }
            // Everybody came by the lobby and has changed the connection by now; those who began elsewhere are gone from there.
            for (const { table } of parties) await until(() => isTogether(peopleAt(servers, table)));
            for (const guest of guests) expect(guest.paths[1]).toMatch(/^\/socket\?t=\d+$/);
            for (const { guests } of parties)
              for (const { table } of guests) await until(() => table?.play !== undefined);
            const at = parties.map(({ table }) => peopleAt(servers, table).indexOf(SEATS));
            expect(new Set(at).size).toBe(2);
            // One server goes: its tables meet at the other one, and those that were there stay.
            const [first] = servers as [Server, Server];
            await first.stop();
            for (const { table } of parties) await until(() => peopleAt(servers, table)[1] === SEATS);
          } finally {
            for (const { link } of guests) link.close();
            await site.stop();
          }
        });
      }
    });
  },
);
