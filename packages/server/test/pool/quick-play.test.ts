import type { PoolView } from '@mazmorra/protocol';
import { eventually } from '@mazmorra/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loopback, Receiver } from '../notify/push-service.ts';
import { onDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { openServer, playToEnd, startWith, withServer } from '../test-server.ts';

const SOON = { patience: 60_000, call: 60_000, grace: 60_000, away: 60_000, callAway: 60_000 };
const wish = { games: ['toy'] };

let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.open();
});
afterAll(() => receiver.close());

const enter = (port: number, ...names: string[]): Promise<Tab[]> =>
  Promise.all(names.map((name) => Tab.enter(port, { name })));

const poolOf = (tab: Tab): PoolView | undefined =>
  tab.messages.flatMap((message) => ('pool' in message ? [message.pool] : [])).at(-1);

const called = (tab: Tab): Promise<string> => tab.until(() => poolOf(tab)?.called?.table);

/** Goes to the table as a page does: opens it and gives its bytes to the deal. */
async function come(tab: Tab, table: string): Promise<void> {
  const { room } = await tab.ask('open', { table, c: 1 });
  if (room.you !== undefined && room.status === 'open')
    await tab.ask('contribute', { c: 1, contribution: 'ab' });
}

onDatabases('play with people now', (places) => {
  test('three strangers wait, are called to one table, and the game starts when all are there', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const [ana, ben, cleo] = (await enter(port, 'Ana', 'Ben', 'Cleo')) as [Tab, Tab, Tab];
        expect(await ana.ask('wait', { ...wish, language: 'es' })).toMatchObject({
          people: 1,
          waiting: { toy: 1 },
          you: { games: ['toy'] },
        });
        await ben.ask('wait', { ...wish, language: 'es' });
        await ana.until(() => poolOf(ana)?.people === 2);
        await cleo.ask('wait', { ...wish, language: 'es' });
        const tables = await Promise.all([ana, ben, cleo].map(called));
        const [table = ''] = tables;
        expect(new Set(tables).size).toBe(1);
        await come(ana, table);
        await come(ben, table);
        expect(ana.room()).toMatchObject({ status: 'open', language: 'es', you: 0 });
        expect(ana.room().quick?.until).toBeGreaterThan(Date.now());
        await come(cleo, table);
        for (const tab of [ana, ben, cleo]) await tab.until(() => tab.play());
        // Who waits since the same millisecond may be seated in any order.
        expect(
          ana
            .room()
            .seats.map(({ name }) => name)
            .sort(),
        ).toEqual(['Ana', 'Ben', 'Cleo']);
        expect((await ana.ask('pool', { on: true })).called).toBeUndefined();
        await playToEnd([ana, ben, cleo]);
      },
      { quick: SOON },
    ));

  test('bots take the missing seats after the time that somebody chose', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const [ana] = (await enter(port, 'Ana')) as [Tab];
        const { you } = await ana.ask('wait', { ...wish, bots: 1 });
        expect(you?.botsAt).toBe((you?.since ?? 0) + 1000);
        await come(ana, await called(ana));
        await ana.until(() => ana.play());
        expect(ana.room().seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
      },
      { quick: SOON },
    ));

  test('somebody who is called and does not come is replaced by a bot, where all took bots', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const [ana, ben, cleo] = (await enter(port, 'Ana', 'Ben', 'Cleo')) as [Tab, Tab, Tab];
        for (const tab of [ana, ben, cleo]) await tab.ask('wait', { ...wish, bots: 3600 });
        const table = await called(ana);
        await ben.close();
        await come(ana, table);
        await come(cleo, table);
        await ana.until(() => ana.play());
        const seated = ana.room().seats.filter(({ kind }) => kind === 'person');
        expect(seated.map(({ name }) => name).sort()).toEqual(['Ana', 'Cleo']);
        expect(ana.room().seats.filter(({ kind }) => kind === 'bot')).toHaveLength(1);
      },
      // Two of them come within this time, on a busy machine too.
      { quick: { ...SOON, call: 5000 } },
    ));

  test('without bots the table is smaller; the one who declined is not waited for', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const [ana, ben, cleo] = (await enter(port, 'Ana', 'Ben', 'Cleo')) as [Tab, Tab, Tab];
        for (const tab of [ana, ben, cleo]) await tab.ask('wait', wish);
        const table = await called(ana);
        await ben.ask('unwait', {});
        await come(ana, table);
        await come(cleo, table);
        await cleo.until(() => cleo.play());
        expect(cleo.room()).toMatchObject({ you: 1, seats: [{ name: 'Ana' }, { name: 'Cleo' }] });
      },
      { quick: SOON },
    ));

  test('who came alone waits again, where they were', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const [ana, ben, cleo] = (await enter(port, 'Ana', 'Ben', 'Cleo')) as [Tab, Tab, Tab];
        const since = (await ana.ask('wait', wish)).you?.since;
        for (const tab of [ben, cleo]) await tab.ask('wait', wish);
        const table = await called(ana);
        await come(ana, table);
        await ben.ask('unwait', {});
        await cleo.ask('unwait', {});
        await ana.until(() => ana.room().status === 'ended');
        await ana.until(() => poolOf(ana)?.you?.since === since);
        expect(poolOf(ana)?.people).toBe(1);
      },
      { quick: SOON },
    ));

  test('the same person on two devices has one place and one seat; both are called', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const [ana, ben, cleo] = (await enter(port, 'Ana', 'Ben', 'Cleo')) as [Tab, Tab, Tab];
        const phone = await Tab.enter(port, { secret: ana.secret ?? '' });
        await ana.ask('wait', wish);
        expect((await phone.ask('wait', wish)).people).toBe(1);
        await ben.ask('wait', wish);
        await ana.close();
        await cleo.ask('wait', wish);
        const table = await called(phone);
        for (const tab of [phone, ben, cleo]) await come(tab, table);
        await phone.until(() => phone.play());
        expect(phone.room().seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo']);
      },
      { quick: SOON },
    ));

  test('who is gone for good waits no more', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const [ana, ben] = (await enter(port, 'Ana', 'Ben')) as [Tab, Tab];
        await ben.ask('pool', { on: true });
        await ana.ask('wait', wish);
        await ben.until(() => poolOf(ben)?.people === 1);
        await ana.close();
        await eventually(() => expect(poolOf(ben)?.people).toBe(0));
      },
      { quick: { ...SOON, grace: 50 } },
    ));

  test('who is gone and asked to be called keeps their place, is called and plays', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const [ana, ben, cleo, dora] = (await enter(port, 'Ana', 'Ben', 'Cleo', 'Dora')) as [
          Tab,
          Tab,
          Tab,
          Tab,
        ];
        const webhook = `${receiver.url}/ana`;
        await ana.ask('set-calls', { turn: false, ready: true, invited: false, language: 'en', webhook });
        await cleo.ask('pool', { on: true });
        for (const tab of [ana, ben]) await tab.ask('wait', wish);
        await cleo.until(() => poolOf(cleo)?.people === 2);
        await ana.close();
        await ben.close();
        // Ben went after Ana: when he has lost his place, her minute was over too.
        await cleo.until(() => poolOf(cleo)?.people === 1);
        for (const tab of [cleo, dora]) await tab.ask('wait', wish);
        const { body } = await receiver.nth(0);
        expect(JSON.parse(String(body))).toMatchObject({ event: 'ready', text: 'The table is ready: toy' });
        const back = await Tab.enter(port, { secret: ana.secret ?? '' });
        const table = await called(cleo);
        for (const tab of [back, cleo, dora]) await come(tab, table);
        await back.until(() => back.play());
        expect(back.room().seats.map(({ name }) => name)).toEqual(['Ana', 'Cleo', 'Dora']);
      },
      { quick: { ...SOON, grace: 50 }, outgoing: loopback },
    ));

  test('a table that was called when the server died starts when its people are back', async () => {
    const place = await places.fresh();
    const first = await openServer(place, { quick: SOON });
    const [ana, ben, cleo] = (await enter(first.port, 'Ana', 'Ben', 'Cleo')) as [Tab, Tab, Tab];
    for (const tab of [ana, ben, cleo]) await tab.ask('wait', wish);
    const table = await called(ana);
    await first.stop();
    await withServer(
      Promise.resolve(place),
      async ({ port }) => {
        const back = await Promise.all(
          [ana, ben, cleo].map(({ secret }) => Tab.enter(port, { secret: secret ?? '' })),
        );
        for (const tab of back) await come(tab, table);
        for (const tab of back) await tab.until(() => tab.play());
        for (const tab of back)
          expect(tab.room().seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo']);
      },
      { quick: SOON },
    );
  });

  test('games that are not here, none, too many and a time without end are refused', () =>
    withServer(places.fresh(), async ({ port }) => {
      const [ana] = (await enter(port, 'Ana')) as [Tab];
      expect((await ana.refusal('wait', { games: ['toy', 'chess'] })).code).toBe('start');
      for (const args of [{ games: [] }, { games: Array(33).fill('toy') }, { games: ['toy'], bots: 1e6 }])
        expect((await ana.refusal('wait', args)).code).toBe('bad-request');
      expect((await ana.ask('unwait', {})).you).toBeUndefined();
    }));

  test('who has opened too many tables does not wait for another', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const [ana] = (await enter(port, 'Ana')) as [Tab];
        await ana.ask('create', { game: 'toy', seats: 2 });
        expect((await ana.refusal('wait', wish)).code).toBe('too-many');
      },
      { limits: { openTables: 1 } },
    ));

  test('how many play and wait is told over HTTP, and nothing about who', () =>
    withServer(places.fresh(), async ({ port }) => {
      await startWith(port, ['Ana', 'Ben']);
      const [cleo] = (await enter(port, 'Cleo')) as [Tab];
      await cleo.ask('create', { game: 'toy', seats: 2, listed: true });
      await cleo.ask('wait', { ...wish, bots: 600 });
      const reply = await fetch(`http://127.0.0.1:${port}/api/now`);
      expect(await reply.json()).toEqual({ playing: 2, open: 1, waiting: 1 });
    }));
});

onDatabases('the lobby', (places) => {
  test('says language, clock, bots and how many are there, and is filtered on the server', () =>
    withServer(places.fresh(), async ({ port }) => {
      const [ana, ben] = (await enter(port, 'Ana', 'Ben')) as [Tab, Tab];
      const slow = { kind: 'slow', hours: 24 } as const;
      const spanish = await ana.ask('create', {
        game: 'toy',
        seats: 3,
        listed: true,
        language: 'es',
        clock: slow,
      });
      await ana.ask('create', { game: 'toy', seats: 2, listed: true, language: 'en' });
      await ana.ask('open', { table: spanish.table, c: 1 });
      await ana.ask('sit', { c: 1 });
      await ana.ask('bot', { c: 1, seat: 1, level: 'novice' });
      const filter = { language: 'es', clock: 'slow', free: true, game: 'toy' } as const;
      const { tables } = await ben.ask('lobby', { on: true, filter });
      expect(tables).toMatchObject([
        { table: spanish.table, language: 'es', clock: slow, here: 1, bots: 1, free: 1, names: ['Ana'] },
      ]);
      expect((await ben.ask('lobby', { on: true })).tables).toHaveLength(2);
      expect((await ben.ask('lobby', { on: true, filter: { game: 'chess' } })).tables).toEqual([]);
      await ben.ask('lobby', { on: true, filter });
      await ana.ask('bot', { c: 1, seat: 2, level: 'novice' });
      // No seat is free any more: to this reader the table is gone.
      await ben.until(() => ben.messages.some((m) => 'lobby' in m && m.lobby.gone.includes(spanish.table)));
    }));

  test('who leaves a listed table is no longer counted as there', () =>
    withServer(places.fresh(), async ({ port }) => {
      const [ana, ben] = (await enter(port, 'Ana', 'Ben')) as [Tab, Tab];
      const { table } = await ana.ask('create', { game: 'toy', seats: 2, listed: true });
      await ana.ask('open', { table, c: 1 });
      await ana.ask('sit', { c: 1 });
      expect((await ben.ask('lobby', { on: true })).tables).toMatchObject([{ here: 1 }]);
      await ana.close();
      await ben.until(() => ben.messages.some((m) => 'lobby' in m && m.lobby.set[0]?.here === 0));
    }));
});
