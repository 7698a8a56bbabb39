import { expect, test } from 'vitest';
import { Tab } from '../tab.ts';
import { rounds, withBystanders } from './bystander.ts';

/** One address whose guests sit down wherever there is a free seat, and others with somebody honest. */
const GREEDY = '192.0.2.66';
const HOSTS = '198.51.100.7';
const HONEST = '203.0.113.9';

const options = { trustProxy: ['1'], limits: { messages: { burst: 1e6, perSecond: 1e6 } } };

const enter = (port: number, address: string, count: number, name = 'Guest'): Promise<Tab[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => Tab.enter(port, { name: `${name} ${i}` }, address)));

/** A listed table whose host has the first seat. */
async function openTable(host: Tab, entry: 'open' | 'ask' = 'open'): Promise<string> {
  const { table } = await host.ask('create', { game: 'toy', seats: 3, listed: true, entry });
  await host.ask('open', { table, c: 1 });
  await host.ask('sit', { c: 1, seat: 0 });
  return table;
}

/** How often a request was carried out. */
const done = (replies: readonly object[]): number => replies.filter((reply) => 'ok' in reply).length;

test('guests of one address sit down at every listed table, and an honest person finds a seat at each', () =>
  withBystanders(async ({ port }) => {
    const hosts = await enter(port, HOSTS, 6, 'Host');
    const tables = await Promise.all(hosts.map((host) => openTable(host)));
    const guests = await enter(port, GREEDY, rounds(20, 60));
    const sat = guests.flatMap((guest) =>
      tables.map(async (table, i) => {
        await guest.ask('open', { table, c: i + 1 });
        return guest.raw('sit', { c: i + 1 });
      }),
    );
    expect(done(await Promise.all(sat))).toBe(tables.length);
    const [eva] = (await enter(port, HONEST, 1, 'Eva')) as [Tab];
    for (const [i, table] of tables.entries()) {
      await eva.ask('open', { table, c: i + 1 });
      await eva.ask('sit', { c: i + 1 });
    }
    // The host removes the guest. The seat stays free for others, however many guests come.
    const [host] = hosts as [Tab];
    const seat = host.room().seats.findIndex(({ name }) => name?.startsWith('Guest'));
    await host.ask('clear', { c: 1, seat });
    expect(done(await Promise.all(guests.map((guest) => guest.raw('sit', { c: 1 }))))).toBe(0);
    const [ben] = (await enter(port, '203.0.113.10', 1, 'Ben')) as [Tab];
    await ben.ask('open', { table: tables[0] ?? '', c: 1 });
    await ben.ask('sit', { c: 1 });
    await host.ask('start', { c: 1 });
    await ben.until(() => ben.play());
  }, options));

test('guests of one address ask for a seat, and an honest person can ask, too', () =>
  withBystanders(async ({ port }) => {
    const [host] = (await enter(port, HOSTS, 1, 'Host')) as [Tab];
    const table = await openTable(host, 'ask');
    const guests = await enter(port, GREEDY, rounds(20, 60));
    const [eva] = (await enter(port, HONEST, 1, 'Eva')) as [Tab];
    for (const tab of [...guests, eva]) await tab.ask('open', { table, c: 1 });
    expect(done(await Promise.all(guests.map((guest) => guest.raw('ask', { c: 1 }))))).toBe(5);
    await eva.ask('ask', { c: 1 });
    await host.until(() => host.room().asks?.some(({ name }) => name === 'Eva 0'));
  }, options));
