import { keyOf } from '@mazmorra/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Server } from '../../src/serve.ts';
import { SHARDS } from '../../src/storage/shared.ts';
import { Tab } from '../tab.ts';
import { answerFirst, isAsked, playToEnd } from '../test-server.ts';
import { onLeastBus, portOf, type Several } from './several.ts';

/** Ana and Ben at one server, at a table that runs. */
async function playTogether(port: number) {
  const tabs = [await Tab.enter(port, { name: 'Ana' }), await Tab.enter(port, { name: 'Ben' })] as [Tab, Tab];
  const { table, invite } = await tabs[0].ask('create', { game: 'toy', seats: 2 });
  for (const tab of tabs) {
    await tab.ask('open', { table, c: 1, invite });
    await tab.ask('sit', { c: 1 });
  }
  await tabs[0].ask('start', { c: 1 });
  for (const tab of tabs) await tab.until(() => tab.play());
  return { table, invite, tabs };
}

const drivers = (servers: readonly Server[], table: string): boolean[] =>
  servers.map(({ tables }) => tables.processes.drives(table));

async function connected(several: Several): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: several.options().database });
  await client.connect();
  return client;
}

/** All notices of a table, as another process would hear them. */
async function overhear(several: Several, table: string) {
  const client = await connected(several);
  const heard: unknown[][] = [];
  client.on('notification', ({ payload = '' }) => {
    const { n } = JSON.parse(payload) as { n: unknown[][] };
    heard.push(...n.filter((notice) => notice.includes(table)));
  });
  await client.query(`LISTEN mazmorra; LISTEN mazmorra_${keyOf(table)}`);
  return {
    kinds: () => heard.map(([kind]) => kind),
    close: () => client.end(),
    /** Resolves when everything that was told before has been heard. */
    settled: async () => {
      heard.length = 0;
      const text = JSON.stringify({ v: 1, from: 'the test', n: [['room', table, -1]] });
      await client.query('SELECT pg_notify($1, $2)', [`mazmorra_${keyOf(table)}`, text]);
      await expect.poll(() => heard.length).toBeGreaterThan(0);
      const before = heard.slice(0, -1);
      heard.length = 0;
      return before;
    },
  };
}

onLeastBus('people of a table at one of several processes', (several) => {
  test('are driven there, and the lease follows them to another one', async () => {
    const servers = await several.open(2);
    const leases = async () => {
      const client = await connected(several);
      const { rows } = await client.query(
        'SELECT holder, count(*)::int AS many FROM shard_leases GROUP BY holder',
      );
      await client.end();
      return rows.map(({ many }) => many as number);
    };
    await expect.poll(leases).toEqual([Math.ceil(SHARDS / 2), Math.floor(SHARDS / 2)]);
    for (const home of [0, 1]) {
      for (let i = 0; i < 2; i++) {
        const { table, tabs } = await playTogether(portOf(servers, home));
        await expect.poll(() => drivers(servers, table)).toEqual([home === 0, home === 1]);
        const moved: Tab[] = [];
        for (const tab of tabs) {
          tab.close();
          const back = await Tab.enter(portOf(servers, 1 - home), { secret: tab.secret ?? '' });
          await back.ask('open', { table, c: 1 });
          moved.push(back);
        }
        await expect.poll(() => drivers(servers, table)).toEqual([home === 1, home === 0]);
        await playToEnd(moved);
      }
    }
  });

  test('tell nobody what they do, until somebody opens the table elsewhere: that process misses nothing', async () => {
    const servers = await several.open(2);
    const { table, invite, tabs } = await playTogether(portOf(servers, 1));
    await expect.poll(() => drivers(servers, table)).toEqual([false, true]);
    const ears = await overhear(several, table);
    await ears.settled();
    const next = async () => {
      const asked = () => tabs.find((tab) => isAsked(tab));
      await expect.poll(asked).toBeDefined();
      await answerFirst(asked() as Tab);
    };
    for (let i = 0; i < 3; i++) await next();
    await tabs[0].ask('say', { c: 1, text: 'hola' });
    expect(await ears.settled()).toEqual([]);
    const eva = await Tab.enter(portOf(servers, 0), { name: 'Eva' });
    await eva.ask('open', { table, c: 1, invite });
    await next();
    await eva.until(() => eva.play()?.n === tabs[0].play()?.n && (eva.play()?.n ?? 0) >= 4);
    expect(ears.kinds()).toContain('answer');
    await playToEnd(tabs);
    await eva.until(() => eva.room().status === 'finished');
    await ears.close();
  });

  test('hear of their turn on a page at another process, and only while there is one', async () => {
    const servers = await several.open(2);
    const { table, tabs } = await playTogether(portOf(servers, 1));
    await expect.poll(() => drivers(servers, table)).toEqual([false, true]);
    const ears = await overhear(several, table);
    const next = async () => {
      const asked = () => tabs.find((tab) => isAsked(tab));
      await expect.poll(asked).toBeDefined();
      await answerFirst(asked() as Tab);
    };
    await next();
    await ears.settled();
    const twin = await Tab.enter(portOf(servers, 0), { secret: tabs[0].secret ?? '' });
    const isTold = () => twin.messages.some((message) => 'turn' in message);
    while (!isTold()) await Promise.all([next(), new Promise((resolve) => setTimeout(resolve, 50))]);
    await playToEnd(tabs);
    await ears.close();
  });
});

onLeastBus('a process of version 1.0', (several) => {
  test('that drives tables is left alone until its leases have ended, and can take none afterwards', async () => {
    const servers = await several.open(1);
    const [server] = servers as [Server];
    await server.stop();
    const client = await connected(several);
    const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
    await client.query('UPDATE shard_leases SET holder = $1', ['nobody']);
    await client.query(
      `INSERT INTO leases SELECT shard, 'earlier', 1, ${now} + 3000 FROM generate_series(0, 63) AS shard`,
    );
    const later = await several.more();
    expect(later.tables.processes.runsUpkeep).toBe(false);
    await expect.poll(() => later.tables.processes.runsUpkeep, { timeout: 10_000 }).toBe(true);
    const free = await client.query(`SELECT FROM leases WHERE until < ${now} OR holder = 'earlier'`);
    expect(free.rowCount).toBe(0);
    await client.end();
  });
});
