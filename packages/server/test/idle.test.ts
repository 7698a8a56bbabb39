import { expect, test } from 'vitest';
import { onDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { answerFirst, playToEnd, startWith, withServer } from './test-server.ts';

/** The seat that the game waits for, as the first tab sees it. */
const awaited = (tab: Tab): number => tab.play()?.w[0] ?? -1;

onDatabases('idle seats', (places) => {
  test('the host hands the seat of somebody who is gone to a bot; coming back they have it again', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben', 'Cleo'], { cover: 0 });
      const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
      while (awaited(ana) !== 1) await answerFirst(tabs[awaited(ana)] as Tab);
      expect((await ana.refusal('hand-over', { c: 1, seat: 1, agree: true })).code).toBe('not-now');
      expect((await ben.refusal('hand-over', { c: 1, seat: 1, agree: true })).code).toBe('not-allowed');
      await ben.close();
      await ana.until(() => ana.room().seats[1]?.online === false);
      const before = ana.play()?.n ?? 0;
      await ana.ask('hand-over', { c: 1, seat: 1, agree: true });
      await cleo.until(() => cleo.room().seats[1]?.covered === 'away');
      await ana.until(() => (ana.play()?.n ?? 0) > before);
      expect((await ana.refusal('hand-over', { c: 1, seat: 1, agree: true })).code).toBe('not-now');

      const back = await Tab.enter(port, { secret: ben.secret ?? '' });
      const { room } = await back.ask('open', { table, c: 1 });
      expect(room.seats[1]?.covered, 'what happened is told').toBe('away');
      await back.until(() => back.room().seats[1]?.covered === undefined);
    }));

  test('without the host it takes a vote, in which those who left have no part', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben', 'Cleo'], { cover: 0 });
      const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
      while (awaited(ben) !== 0) await answerFirst(tabs[awaited(ben)] as Tab);
      await ana.close();
      await ben.until(() => ben.room().seats[0]?.online === false);
      await cleo.ask('leave', { c: 1 });
      expect((await cleo.refusal('hand-over', { c: 1, seat: 0, agree: true })).code).toBe('covered');
      expect((await cleo.refusal('end', { c: 1, agree: true })).code).toBe('covered');
      await cleo.ask('take', { c: 1 });
      await ben.ask('hand-over', { c: 1, seat: 0, agree: true });
      await cleo.until(() => cleo.room().handing?.[0]?.join() === '1');
      expect(cleo.room().seats[0]?.covered).toBeUndefined();
      await cleo.ask('hand-over', { c: 1, seat: 0, agree: true });
      await ben.until(() => ben.room().seats[0]?.covered === 'away');
      // Ana's seat has no vote now: when Cleo leaves as well, Ben alone is there and has agreed.
      await ben.ask('end', { c: 1, agree: true });
      await cleo.ask('leave', { c: 1 });
      await ben.until(() => ben.room().status === 'ended');
    }));

  test('somebody who is gone has a shorter clock, and the others are told at once', () =>
    withServer(places.fresh(), async ({ port }) => {
      const clock = { kind: 'live', seconds: 60, reserve: 300 };
      const { tabs } = await startWith(port, ['Ana', 'Ben'], { clock });
      const [ana, ben] = tabs as [Tab, Tab];
      while (awaited(ana) !== 1) await answerFirst(ana);
      await ben.close();
      const told = await ana.until(() =>
        ana.messages.findLast((m) => 'room' in m && m.clock && m.room.seats[1]?.online === false),
      );
      const view = 'clock' in told ? told.clock : undefined;
      expect(view?.left[1]).toBeLessThanOrEqual(20_000);
      expect(view?.reserve?.[1]).toBe(0);
    }));

  test('a rematch asks everybody and starts with those who said yes', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben', 'Cleo'], { variants: { double: true } });
      const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
      expect((await ana.refusal('again', { c: 1, yes: true })).code).toBe('not-now');
      await playToEnd(tabs);
      await ben.ask('again', { c: 1, yes: true });
      await ana.until(() => ana.room().again?.yes.join() === '1');
      expect((await ana.refusal('rematch', { c: 1 })).code).toBe('not-allowed');
      await cleo.ask('again', { c: 1, yes: false });
      await ana.ask('again', { c: 1, yes: true });
      const { table } = await ben.until(() => ben.room().rematch);
      for (const tab of [ana, ben]) {
        await tab.ask('open', { table, c: 2 });
        await tab.ask('contribute', { c: 2, contribution: 'abcd' });
      }
      await ana.until(() => ana.play(2));
      expect(ana.room(2)).toMatchObject({ status: 'running', host: true, variants: { double: true } });
      expect(ana.room(2).seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    }));

  test('a rematch does not wait for who does not answer when somebody wants to begin', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben', 'Cleo']);
      const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
      await playToEnd(tabs);
      await ana.ask('again', { c: 1, yes: true });
      await ben.ask('again', { c: 1, yes: true });
      const { table, invite } = await ben.ask('rematch', { c: 1 });
      expect(await ana.ask('rematch', { c: 1 })).toEqual({ table, invite });
      expect((await cleo.refusal('again', { c: 1, yes: true })).code).toBe('not-now');
      const { room } = await cleo.ask('open', { table, invite, c: 2 });
      expect(room.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
      expect(room.quick).toBeDefined();
    }));
});
