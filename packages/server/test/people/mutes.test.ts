import { LIMITS } from '@mazmorra/protocol';
import { expect, test, vi } from 'vitest';
import { Mutes } from '../../src/people/mutes.ts';
import { memoryCore, memoryStorage } from '../memory-storage.ts';
import { onDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { openServer, seatPeople, startWith, withServer } from '../test-server.ts';

/** What a tab was told in the chat. */
const heard = (tab: Tab): (string | undefined)[] =>
  tab.messages.flatMap((m) => ('chat' in m && 'c' in m ? [m.chat.text] : []));

/** Somebody who is known to the server sits down with others at a new table. */
async function sitTogether(host: Tab, others: readonly Tab[], c: number): Promise<string> {
  const { table, invite } = await host.ask('create', { game: 'toy', seats: others.length + 1 });
  for (const tab of [host, ...others]) {
    await tab.ask('open', { table, c, invite });
    await tab.ask('sit', { c });
  }
  return table;
}

onDatabases('mute and block', (places) => {
  test('last across tables and a restart, until they are taken back', async () => {
    const place = await places.fresh();
    const first = await openServer(place);
    const { tabs } = await seatPeople(first.port, ['Ana', 'Ben', 'Cleo']);
    const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
    await ana.ask('mute', { c: 1, seat: 1, on: true });
    await sitTogether(cleo, [ana, ben], 2);
    await ana.until(() => ana.room(2).muted.join() === '2');
    await ben.ask('say', { c: 2, text: 'not for Ana' });
    await cleo.ask('say', { c: 2, text: 'for all' });
    await ana.until(() => heard(ana).includes('for all'));
    expect(heard(ana)).toEqual(['for all']);
    await first.stop();

    const second = await openServer(place);
    const back = await Tab.enter(second.port, { secret: ana.secret ?? '' });
    const { people } = await back.ask('muted', {});
    expect(people).toEqual([{ key: expect.any(String), name: 'Ben', block: false }]);
    expect(await back.ask('unmute', { key: people[0]?.key ?? '' })).toEqual({ people: [] });
    await back.ask('unmute', { key: people[0]?.key ?? '' });
    const bens = await Tab.enter(second.port, { secret: ben.secret ?? '' });
    const table = await sitTogether(bens, [back], 1);
    await bens.ask('say', { c: 1, text: 'hello again' });
    await back.until(() => heard(back).includes('hello again'));
    await back.ask('mute', { c: 1, seat: 0, on: true });
    await back.ask('close', { c: 1 });
    expect((await back.ask('open', { table, c: 1 })).chat).toEqual([]);
    await second.stop();
  });

  test('who is blocked gets no seat at a table of that host, and keeps one that they have', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await seatPeople(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      await ana.ask('mute', { c: 1, seat: 1, on: true, block: true });
      expect(ana.room()).toMatchObject({ muted: [1], blocked: [1] });
      await ben.ask('sit', { c: 1 });
      const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2, listed: true });
      await ben.ask('open', { table, invite, c: 2 });
      for (const request of ['sit', 'ask'] as const)
        expect((await ben.refusal(request, { c: 2 })).code).toBe('not-allowed');
      // Also for Ben's other device, which has not heard of it.
      const phone = await Tab.enter(port, { code: (await ben.ask('handover', {})).code });
      await phone.ask('open', { table, invite, c: 1 });
      expect((await phone.refusal('sit', { c: 1 })).code).toBe('not-allowed');
      await ana.ask('open', { table, c: 2 });
      await ana.ask('mute', { c: 1, seat: 1, on: false });
      await ben.ask('sit', { c: 2 });
    }));

  test('the pool does not put those together who have blocked each other', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const { tabs } = await seatPeople(port, ['Ana', 'Ben', 'Cleo']);
        const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
        await ana.ask('mute', { c: 1, seat: 1, on: true, block: true });
        const called = (tab: Tab) =>
          tab.messages.flatMap((m) => ('pool' in m && m.pool.called ? [m.pool.called.table] : [])).at(-1);
        await ben.ask('wait', { games: ['toy'] });
        await ana.ask('wait', { games: ['toy'] });
        await cleo.ask('wait', { games: ['toy'] });
        await ben.until(() => called(ben));
        await cleo.until(() => called(cleo));
        expect(called(cleo)).toBe(called(ben));
        // Ana waits on: Ben and Cleo were called without her.
        expect((await ana.ask('pool', { on: true })).you).toBeDefined();
      },
      { quick: { patience: 200 } },
    ));

  test('oneself, a bot, an empty seat and a person who is forgotten cannot be muted', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben', 'Cleo']);
      const [ana, ben] = tabs as [Tab, Tab, Tab];
      await ana.ask('mute', { c: 1, seat: 1, on: true });
      await ben.ask('forget', {});
      await ana.until(() => ana.room().seats[1]?.anonymous);
      for (const seat of [0, 1, 9])
        expect((await ana.refusal('mute', { c: 1, seat, on: true })).code).toBe('not-now');
      expect((await ana.ask('muted', {})).people).toEqual([]);
    }));

  test('nobody is told who muted them, nor the id of anybody', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await seatPeople(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      await ana.ask('mute', { c: 1, seat: 1, on: true, block: true });
      // The line is behind the room that Ben would have been sent.
      await ana.ask('say', { c: 1, text: 'barrier' });
      await ben.until(() => heard(ben).includes('barrier'));
      for (const frame of ben.frames) expect(frame).not.toMatch(/"(?:muted|blocked)":\[\d/);
      const [muted = {}] = (await ana.ask('muted', {})).people;
      expect(Object.keys(muted).sort()).toEqual(['block', 'key', 'name']);
    }));
});

test('one person mutes so many and no more; one who is muted already can still be blocked', async () => {
  const { storage } = memoryStorage();
  const { core } = memoryCore(storage);
  const mutes = new Mutes(core);
  for (let i = 0; i < LIMITS.mutes; i++) await mutes.set('ana', { id: `p${i}`, name: 'P' }, false);
  await expect(mutes.set('ana', { id: 'one more', name: 'P' }, false)).rejects.toThrow('take one back');
  await mutes.set('ana', { id: 'p0', name: 'P' }, true);
  expect(mutes.of('ana', 'p0')).toBe('block');
  core.events.emit('person.left', { person: 'ana' });
  expect(mutes.of('ana', 'p0')).toBeUndefined();
  await mutes.load('p0');
  expect(mutes.keepsApart('p0', 'ana')).toBe(true);
});

test('somebody who opens many tables at once is read once', async () => {
  const { storage } = memoryStorage();
  const read = vi.spyOn(storage, 'mutesAbout');
  const mutes = new Mutes(memoryCore(storage).core);
  await Promise.all(Array.from({ length: 48 }, () => mutes.load('ana')));
  await mutes.load('ana');
  expect(read).toHaveBeenCalledTimes(1);
});
