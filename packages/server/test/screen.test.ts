import { expect, test } from 'vitest';
import { onDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { playToEnd, startWith, withServer } from './test-server.ts';

onDatabases('one table on several devices', (places) => {
  test('a big screen looks on without a seat, and everybody is told that there is one', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, invite, tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      expect(ana.room().screen).toBeUndefined();
      // The host's own browser is the screen: a member, and still nothing of a hand.
      const screen = await Tab.enter(port, { secret: ana.secret ?? '' });
      const { room, play } = await screen.ask('open', { table, c: 7, screen: true, invite });
      expect([room.screen, room.watchers, play?.d]).toEqual([true, 0, undefined]);
      const outsider = await Tab.enter(port, { name: 'Out' });
      expect(play?.view).toEqual((await outsider.ask('open', { table, c: 1, invite })).play?.view);
      await ben.until(() => ben.room().screen);
      await screen.ask('close', { c: 7 });
      await ben.until(() => ben.room().screen === undefined);
    }));

  test('the way to a rematch is told to the big screen that came by the link, and to no other spectator', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, invite, tabs } = await startWith(port, ['Ana', 'Ben'], { listed: true });
      const [screen, spectator, uninvited] = [
        await Tab.enter(port, { name: 'Screen' }),
        await Tab.enter(port, { name: 'Spectator' }),
        await Tab.enter(port, { name: 'Uninvited' }),
      ];
      await screen.ask('open', { table, c: 1, invite, screen: true });
      await spectator.ask('open', { table, c: 1, invite, watch: true });
      await uninvited.ask('open', { table, c: 1, screen: true });
      await playToEnd(tabs);
      const rematch = await (tabs[0] as Tab).ask('rematch', { c: 1 });
      for (const tab of [screen, spectator, uninvited]) await tab.until(() => tab.room().rematch);
      expect(screen.room().rematch).toEqual(rematch);
      for (const tab of [spectator, uninvited]) expect(tab.room().rematch).toEqual({ table: rematch.table });
    }));

  test('a live clock tells how much of the time is the reserve', () =>
    withServer(places.fresh(), async ({ port }) => {
      const clock = { kind: 'live', seconds: 30, reserve: 120 };
      const { tabs } = await startWith(port, ['Ana', 'Ben'], { clock });
      const told = tabs[0]?.play()?.clock;
      const seat = Number(Object.keys(told?.left ?? {})[0]);
      expect(told?.reserve?.[seat]).toBe(120_000);
      expect(told?.left[seat]).toBeGreaterThan(140_000);
    }));

  test('a server that was opened for the network tells its address there; another tells none', async () => {
    for (const lan of [true, false])
      await withServer(
        places.fresh(),
        async ({ port, addresses }) => {
          const tab = await Tab.open(port);
          const { origin } = await tab.ask('hello', { protocol: 1, name: 'Ana' });
          expect(origin).toBe(lan ? addresses[0] : undefined);
        },
        { lan },
      );
  });
});
