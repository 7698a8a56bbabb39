import { dealSource, readRecord, Table, verifyRecord } from '@mazmorra/kernel';
import { laterToy, toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { finishedGames } from '../src/retention/records.ts';
import { openStorage } from '../src/storage/index.ts';
import { Clocks } from '../src/table/clocks.ts';
import type { Room } from '../src/table/room.ts';
import { snapshotRow } from '../src/table/stored-table.ts';
import { onBothDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { answerFirst, openServer, playToEnd, seatPeople, startWith, withServer } from './test-server.ts';

const LATER = { games: [laterToy] };

onBothDatabases('tables begun before a ruling changed', ({ fresh }) => {
  test('a running one goes on under the ruling it began with, and its record holds', async () => {
    const place = await fresh();
    const before = await openServer(place);
    const { table, tabs } = await startWith(before.port, ['Ana', 'Ben']);
    for (const seat of [0, 1, 0]) await answerFirst(tabs[seat] as Tab);
    await before.stop();

    await withServer(
      Promise.resolve(place),
      async ({ port }) => {
        const again = await Promise.all(tabs.map((tab) => Tab.enter(port, { secret: tab.secret ?? '' })));
        for (const tab of again) expect((await tab.ask('open', { table, c: 1 })).play?.n).toBe(3);
        expect(again[0]?.room().variants).toEqual({ double: false, swift: false });
        await playToEnd(again);
        const sent = await fetch(`http://127.0.0.1:${port}/api/records/${table}`);
        const record = readRecord(await sent.text());
        expect(record).toMatchObject({ options: { double: false, swift: false } });
        expect(verifyRecord(laterToy, record)).toMatchObject({ holds: true, answers: 6 });
      },
      LATER,
    );
  });

  test('a snapshot from before is left alone: all answers are replayed', async () => {
    const place = await fresh();
    const before = await openServer(place);
    const { table, tabs } = await startWith(before.port, ['Ana', 'Ben']);
    for (const seat of [0, 1, 0]) await answerFirst(tabs[seat] as Tab);
    await before.stop();
    const storage = await openStorage(place);
    const stored = await storage.table(table, true);
    if (!stored) throw new Error('the table is gone');
    const earlier = Table.reopen(toy, {
      seats: 2,
      variants: (JSON.parse(stored.row.room) as Room).variants,
      random: dealSource(JSON.parse(stored.row.deal)),
    });
    for (const { seat, option } of stored.answers.slice(0, 2)) earlier.answer(seat, option);
    const row = snapshotRow(table, earlier, {
      clocks: new Clocks({ kind: 'none' }, 2),
      recent: [],
      lastAt: 0,
    });
    await storage.commit([{ kind: 'snapshot', row }]);
    await storage.close();

    await withServer(
      Promise.resolve(place),
      async ({ port }) => {
        const again = await Promise.all(tabs.map((tab) => Tab.enter(port, { secret: tab.secret ?? '' })));
        for (const tab of again) expect((await tab.ask('open', { table, c: 1 })).play?.n).toBe(3);
        await playToEnd(again);
      },
      LATER,
    );
  });

  test('one that was only opened starts under the ruling that people saw when they sat down', async () => {
    const place = await fresh();
    const before = await openServer(place);
    const { table, tabs } = await seatPeople(before.port, ['Ana', 'Ben'], { listed: true });
    await before.stop();
    await withServer(
      Promise.resolve(place),
      async ({ port }) => {
        const again = await Promise.all(tabs.map((tab) => Tab.enter(port, { secret: tab.secret ?? '' })));
        for (const tab of again) await tab.ask('open', { table, c: 1 });
        await again[0]?.ask('start', { c: 1 });
        const play = await again[0]?.until(() => again[0]?.play());
        expect(play?.d?.options).toHaveLength(3);
      },
      LATER,
    );
  });

  test('finished ones are exported, and a rematch keeps their ruling', async () => {
    const place = await fresh();
    const before = await openServer(place);
    const { table, tabs } = await startWith(before.port, ['Ana', 'Ben']);
    await playToEnd(tabs);
    await before.stop();
    await withServer(
      Promise.resolve(place),
      async ({ port }) => {
        const host = await Tab.enter(port, { secret: tabs[0]?.secret ?? '' });
        await host.ask('open', { table, c: 1 });
        const { table: next } = await host.ask('rematch', { c: 1 });
        await host.ask('open', { table: next, c: 2 });
        expect(host.room(2).variants).toEqual({ double: false, swift: false });
      },
      LATER,
    );
    const storage = await openStorage(place);
    const found: boolean[] = [];
    for await (const { record } of finishedGames(storage, [laterToy], Date.now()))
      found.push(verifyRecord(laterToy, record).holds);
    expect(found).toEqual([true]);
    await storage.close();
  });
});
