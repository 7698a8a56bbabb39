import { eventually } from '@mazmorra/testkit/eventually';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Server } from '../../src/serve.ts';
import { UPKEEP } from '../../src/storage/shared.ts';
import { Tab } from '../tab.ts';
import { answerFirst, isAsked, playToEnd } from '../test-server.ts';
import { onBothBusesInTheLongRun, portOf } from './several.ts';

/** People at one table, each at another server: all seats taken, not started. */
async function seatApart(servers: readonly Server[], names: readonly string[], settings: object = {}) {
  const tabs: Tab[] = [];
  for (const [i, name] of names.entries()) tabs.push(await Tab.enter(portOf(servers, i), { name }));
  const [host] = tabs as [Tab, ...Tab[]];
  const { table, invite } = await host.ask('create', { game: 'toy', seats: names.length, ...settings });
  for (const tab of tabs) {
    await tab.ask('open', { table, c: 1, invite });
    await tab.ask('sit', { c: 1 });
  }
  return { table, invite, tabs, host };
}

onBothBusesInTheLongRun('one table at several processes', (several) => {
  test('opened at one, joined at another, watched at a third: seats, start, answers, chat and the end are one', async () => {
    const servers = await several.open(3);
    const { table, tabs, host } = await seatApart(servers, ['Ana', 'Ben']);
    const [ana, ben] = tabs as [Tab, Tab];
    const eva = await Tab.enter(portOf(servers, 2), { name: 'Eva' });
    await eva.ask('open', { table, c: 1, invite: (ana.room().invite ?? '') as string });
    await ana.until(() => ana.room().seats.every((seat) => seat.kind === 'person' && seat.online));
    await ana.until(() => ana.room().guests === 1);
    await host.ask('start', { c: 1 });
    for (const tab of [...tabs, eva]) await tab.until(() => tab.play());
    await eva.until(() => eva.room().watchers === 1);
    await ben.ask('say', { c: 1, text: 'hola' });
    await ana.until(() => ana.messages.some((message) => JSON.stringify(message).includes('"text":"hola"')));
    await playToEnd(tabs);
    for (const tab of [...tabs, eva]) await tab.until(() => tab.room().status === 'finished');
    const [first, ...others] = [...tabs, eva].map((tab) => tab.play()?.n);
    for (const other of others) expect(other).toBe(first);
    // Together again: the rematch is one table, too.
    await ana.ask('again', { c: 1, yes: true });
    await ben.ask('again', { c: 1, yes: true });
    for (const tab of tabs) await tab.until(() => tab.room().rematch);
    expect(ana.room().rematch).toEqual(ben.room().rematch);
  });

  test('two people take the last free seat, start, and end the game at the same moment: one outcome, told to both', async () => {
    const servers = await several.open(2);
    for (let round = 0; round < 5; round++) {
      const ana = await Tab.enter(portOf(servers, 0), { name: 'Ana' });
      const rivals = [
        await Tab.enter(portOf(servers, 0), { name: 'Ben' }),
        await Tab.enter(portOf(servers, 1), { name: 'Eva' }),
      ];
      const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2 });
      await ana.ask('open', { table, c: 1, invite });
      await ana.ask('sit', { c: 1, seat: 0 });
      for (const tab of rivals) await tab.ask('open', { table, c: 1, invite });
      const sat = await Promise.all(rivals.map((tab) => tab.raw('sit', { c: 1, seat: 1 })));
      expect(sat.filter((reply) => 'ok' in reply)).toHaveLength(1);
      expect(sat.flatMap((reply) => ('error' in reply ? [reply.error.code] : []))).toEqual(['no-seat']);
      const winner = rivals['ok' in (sat[0] as object) ? 0 : 1] as Tab;
      // The host has a second tab at the other server.
      const twin = await Tab.enter(portOf(servers, 1), { secret: ana.secret ?? '' });
      await twin.ask('open', { table, c: 1 });
      const begun = await Promise.all([ana, twin].map((tab) => tab.raw('start', { c: 1 })));
      expect(begun.filter((reply) => 'ok' in reply)).toHaveLength(1);
      expect(begun.flatMap((reply) => ('error' in reply ? [reply.error.code] : []))).toEqual(['not-now']);
      for (const tab of [ana, winner, twin]) await tab.until(() => tab.play());
      await Promise.all([ana.ask('end', { c: 1, agree: true }), winner.ask('end', { c: 1, agree: true })]);
      for (const tab of [ana, winner, twin]) await tab.until(() => tab.room().status === 'ended');
      for (const tab of [ana, twin, ...rivals]) tab.close();
    }
  });

  test('answers at the same moment at two processes are all taken, one after the other, or refused as old', async () => {
    const servers = await several.open(2);
    const { table, tabs } = await seatApart(servers, ['Ana', 'Ben']);
    await tabs[0]?.ask('start', { c: 1 });
    for (const tab of tabs) await tab.until(() => tab.play());
    let accepted = 0;
    for (let i = 0; i < 40 && tabs.every((tab) => tab.room().status === 'running'); i++) {
      const asked = tabs.flatMap((tab) => {
        const d = tab.play()?.d;
        return d ? [tab.raw('answer', { c: 1, n: d.number, option: d.options[0] ?? '', key: `k${i}` })] : [];
      });
      for (const reply of await Promise.all(asked))
        if ('error' in reply) expect(['stale', 'not-asked', 'over']).toContain(reply.error.code);
        else accepted++;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const stored = await servers[0]?.tables.storage.table(table, true);
    expect(stored?.answers.map(({ number }) => number)).toEqual(
      Array.from({ length: accepted }, (_, i) => i + 1),
    );
    for (const tab of tabs) await tab.until(() => tab.play()?.n === accepted);
  });

  test('somebody answers one decision with two cards at two processes at the same moment: one counts, told to both', async () => {
    const servers = await several.open(2);
    for (let round = 0; round < 5; round++) {
      const { table, tabs } = await seatApart(servers, ['Ana', 'Ben']);
      const [ana] = tabs as [Tab, Tab];
      const twin = await Tab.enter(portOf(servers, 1), { secret: ana.secret ?? '' });
      await twin.ask('open', { table, c: 1 });
      await ana.ask('start', { c: 1 });
      for (const tab of [...tabs, twin]) await tab.until(() => tab.play());
      const replies = await Promise.all(
        [ana, twin].map((tab, i) => {
          const d = tab.play()?.d;
          return tab.raw('answer', { c: 1, n: d?.number ?? 0, option: d?.options[i] ?? '', key: `${i}` });
        }),
      );
      expect(replies.filter((reply) => 'ok' in reply || 'n' in reply)).toHaveLength(1);
      const stored = (await servers[0]?.tables.storage.table(table, true))?.answers ?? [];
      expect(stored.map(({ number, seat }) => [number, seat])).toEqual([[1, 0]]);
      for (const tab of [...tabs, twin]) await tab.until(() => tab.play()?.n === 1);
      for (const tab of [...tabs, twin]) tab.close();
    }
  });

  test('an answer at the moment at which the game is ended elsewhere counts before the end or not at all', async () => {
    const servers = await several.open(2);
    const storage = servers[0]?.tables.storage;
    for (let round = 0; round < 5; round++) {
      const { table, tabs } = await seatApart(servers, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      await ana.ask('start', { c: 1 });
      for (const tab of tabs) await tab.until(() => tab.play());
      await ana.ask('end', { c: 1, agree: true });
      const d = ana.play()?.d;
      const answer = { c: 1, n: d?.number ?? 0, option: d?.options[0] ?? '', key: 'k' };
      const [reply] = await Promise.all([ana.raw('answer', answer), ben.ask('end', { c: 1, agree: true })]);
      if ('error' in reply) expect(reply.error.code).toBe('over');
      for (const tab of tabs) await tab.until(() => tab.room().status === 'ended');
      const stored = (await storage?.table(table, true))?.answers ?? [];
      expect(stored).toHaveLength('error' in reply ? 0 : 1);
      const archived = async () => JSON.parse((await storage?.archive(table)) ?? 'null');
      await eventually(async () => expect(await archived()).not.toBe(null));
      expect((await archived()).record.answers).toHaveLength(stored.length);
      for (const tab of tabs) tab.close();
    }
  });

  test('a game that ends while nobody drives its table is archived by who drives it next', async () => {
    const servers = await several.open(2);
    const begun = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const seated = await seatApart(servers, ['Ana', 'Ben']);
        await seated.host.ask('start', { c: 1 });
        return seated;
      }),
    );
    const isDriven = (table: string) => servers.some((server) => server.tables.processes.drives(table));
    const hasShare = (server: Server) => begun.some(({ table }) => server.tables.processes.drives(table));
    await eventually(() => expect(servers.every(hasShare)).toBe(true));
    // Who does the work of all keeps its leases: it would look for what is missing by itself.
    const client = new pg.Client({ connectionString: several.options().database });
    await client.connect();
    await client.query(
      `WITH away AS (INSERT INTO live_processes VALUES ('nobody', (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 8000, '{"playing":0,"present":0,"cutOff":0}'))
      UPDATE shard_leases SET holder = 'nobody', epoch = epoch + 1
      WHERE holder <> (SELECT holder FROM shard_leases WHERE shard = ${UPKEEP})`,
    );
    await client.end();
    const undriven = () => begun.find(({ table }) => !isDriven(table));
    await eventually(async () => expect(await undriven()).toBeDefined());
    const { table, tabs } = undriven() as (typeof begun)[number];
    for (const tab of tabs) await tab.ask('end', { c: 1, agree: true });
    for (const tab of tabs) await tab.until(() => tab.room().status === 'ended');
    expect(isDriven(table), 'driven at its end').toBe(false);
    await eventually(async () => expect(await servers[0]?.tables.storage.archive(table)).toBeDefined());
  });

  test('somebody who is away is covered once, and has the seat back by coming to another process', async () => {
    const servers = await several.open(2);
    const { tabs, table } = await seatApart(servers, ['Ana', 'Ben'], { cover: 1 });
    const [ana, ben] = tabs as [Tab, Tab];
    await ana.ask('start', { c: 1 });
    await ben.until(() => ben.play());
    const secret = ben.secret ?? '';
    ben.close();
    const covered = () => {
      const seat = ana.room().seats[1];
      return seat?.kind === 'person' ? (seat.covered ?? 'no') : undefined;
    };
    await eventually(async () => expect(await covered()).toBe('away'));
    const back = await Tab.enter(portOf(servers, 0), { secret });
    await back.ask('open', { table, c: 1 });
    await eventually(async () => expect(await covered()).toBe('no'));
  });

  test('bots answer once, driven by whichever process holds the lease, also after it has gone', async () => {
    const servers = await several.open(3);
    const tables: string[] = [];
    const tabs: Tab[] = [];
    for (let i = 0; i < 6; i++) {
      const tab = await Tab.enter(portOf(servers, 0), { name: `P${i}` });
      const { table, invite } = await tab.ask('create', { game: 'toy', seats: 2 });
      await tab.ask('open', { table, c: 1, invite });
      await tab.ask('sit', { c: 1 });
      await tab.ask('bot', { c: 1, seat: 1, level: 'adventurer' });
      await tab.ask('start', { c: 1 });
      await tab.until(() => tab.play());
      tables.push(table);
      tabs.push(tab);
    }
    const step = async (tab: Tab) => {
      if (tab.room().status !== 'running') return;
      await tab.until(() => tab.room().status !== 'running' || isAsked(tab));
      if (isAsked(tab) && tab.room().status === 'running') await answerFirst(tab);
    };
    for (const tab of tabs) await step(tab);
    await servers[2]?.stop();
    for (let i = 0; i < 40; i++) for (const tab of tabs) await step(tab);
    for (const tab of tabs) await tab.until(() => tab.room().status === 'finished');
    for (const table of tables) {
      const rows = (await servers[0]?.tables.storage.table(table, true))?.answers ?? [];
      expect(new Set(rows.map(({ seat, decision }) => `${seat} ${decision}`)).size).toBe(rows.length);
    }
  });
});
