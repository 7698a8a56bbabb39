import { newDeal, readRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { onDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { answerFirst, playToEnd, seatPeople, startWith, withServer } from '../test-server.ts';

onDatabases('live', (places) => {
  test('updates are numbered without a gap, and together they make the view a newcomer gets whole', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, invite, tabs } = await startWith(port, ['Ana', 'Ben', 'Cleo']);
      const watcher = await Tab.enter(port, { name: 'Dan' });
      await watcher.ask('open', { table, invite, c: 1 });
      for (let i = 0; i < 8; i++) {
        for (const tab of tabs) if (tab.play()?.d) await answerFirst(tab);
        const number = Math.max(...tabs.map((tab) => tab.play()?.n ?? 0));
        for (const tab of [...tabs, watcher]) {
          await tab.until(() => tab.play()?.n === number);
          const again = await Tab.enter(port, { secret: tab.secret ?? '' });
          const { play } = await again.ask('open', { table, invite, c: 1 });
          expect({ ...tab.play(), e: undefined }).toEqual({ ...play, e: undefined });
          await again.close();
        }
      }
    }));

  test('who comes back is told what happened meanwhile, as their own seat saw it', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      await answerFirst(ana);
      await ben.close();
      await ana.until(() => ana.room().seats[1]?.online === false);
      const back = await Tab.enter(port, { secret: ben.secret ?? '' });
      const { missed, play } = await back.ask('open', { table, c: 1, since: 0 });
      expect(missed).toEqual([{ n: 1, seat: 0, e: [['TOY-LAY-01', { kind: 'laid', seat: 0 }]] }]);
      expect(play?.n).toBe(1);
      const { log } = await ana.ask('log', { c: 1 });
      expect(log).toMatchObject([
        { n: 0 },
        { n: 1, e: [['TOY-LAY-01', { kind: 'laid', card: expect.any(Number) }]] },
      ]);
    }));

  test('an answer sent twice is taken once and acknowledged twice', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana] = tabs as [Tab];
      const d = ana.play()?.d;
      const answer = { c: 1, n: d?.number ?? 0, option: d?.options[0] ?? '', key: 'once' };
      const replies = await Promise.all([ana.ask('answer', answer), ana.ask('answer', answer)]);
      expect(replies).toMatchObject([{ n: 1 }, { n: 1, again: true }]);
      const back = await Tab.enter(port, { secret: ana.secret ?? '' });
      await back.ask('open', { table, c: 1 });
      expect(await back.ask('answer', answer)).toEqual({ n: 1, again: true });
      expect(back.play()?.n).toBe(1);
    }));

  test('two browsers answer the same decision at once: one is taken, the other is told so', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana] = tabs as [Tab];
      const other = await Tab.enter(port, { secret: ana.secret ?? '' });
      await other.ask('open', { table, c: 1 });
      const d = ana.play()?.d;
      const [one, two] = d?.options ?? [];
      const replies = await Promise.all([
        ana.raw('answer', { c: 1, n: d?.number ?? 0, option: one ?? '', key: 'a' }),
        other.raw('answer', { c: 1, n: d?.number ?? 0, option: two ?? '', key: 'b' }),
      ]);
      const taken = replies.filter((reply) => !('error' in reply));
      const refused = replies.flatMap((reply) => ('error' in reply ? [reply.error] : []));
      expect(taken).toHaveLength(1);
      expect(refused).toMatchObject([{ code: 'stale', current: 1 }]);
    }));

  test('late, unknown and forbidden answers are refused with the reason and change nothing', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      const held = ana.play()?.d?.options ?? [];
      const foreign =
        Array.from({ length: 12 }, (_, i) => `lay:${i}`).find((name) => !held.includes(name)) ?? '';
      const refusal = (n: number, option: string) => ana.refusal('answer', { c: 1, n, option, key: option });
      expect(await refusal(0, foreign)).toMatchObject({ code: 'not-offered', rule: 'TOY-LAY-01' });
      expect(await refusal(0, '<script>')).toEqual({
        code: 'unknown-option',
        message: 'the game knows no such option',
      });
      await answerFirst(ana);
      expect(await refusal(0, held[1] ?? '')).toMatchObject({ code: 'stale', current: 1 });
      await ben.until(() => ben.play()?.n === 1);
      expect(ben.play()?.n).toBe(1);
    }));

  test('the deal was fixed before anybody gave to it, and hangs on what everybody gave', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await seatPeople(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      const { commitment } = ana.room();
      expect(commitment).toMatch(/^[0-9a-f]{64}$/);
      await ana.ask('contribute', { c: 1, contribution: 'a1' });
      await ben.ask('contribute', { c: 1, contribution: 'b2' });
      await ben.until(() => ben.room().seats[1]?.contribution === 'b2');
      await ana.ask('start', { c: 1 });
      expect((await ana.refusal('contribute', { c: 1, contribution: 'cc' })).code).toBe('not-now');
      await ana.until(() => ana.play());
      await ana.ask('ping', {});
      expect(ana.frames.some((frame) => frame.includes('"seed"'))).toBe(false);
      await playToEnd(tabs);
      const { deal } = ana.room();
      const record = readRecord(await (await fetch(`http://127.0.0.1:${port}/api/records/${table}`)).text());
      expect(record.random).toEqual({
        algorithm: 'chacha20',
        commitment,
        contributions: ['a1', 'b2'],
        ...deal,
      });
      expect(
        newDeal((n) => Buffer.from(n === 32 ? (deal?.seed ?? '') : (deal?.salt ?? ''), 'hex')).commitment,
      ).toBe(commitment);
    }));

  test('who leaves is covered by a bot and takes the seat back with one request', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      await ben.ask('leave', { c: 1 });
      await ana.until(() => ana.room().seats[1]?.covered === 'left' && ana.play()?.w.length === 1);
      await answerFirst(ana);
      await ben.until(() => (ben.play()?.n ?? 0) >= 3);
      const d = ben.play()?.d;
      const refused = { c: 1, n: d?.number ?? 0, option: d?.options[0] ?? '', key: 'x' };
      expect((await ben.refusal('answer', refused)).code).toBe('covered');
      await ben.close();
      const back = await Tab.enter(port, { secret: ben.secret ?? '' });
      const { room } = await back.ask('open', { table, c: 1 });
      expect(room.seats[1]?.covered).toBe('left');
      await back.ask('take', { c: 1 });
      await ana.until(() => ana.room().seats[1]?.covered === undefined);
      await playToEnd([ana, back]);
      expect(toy.outcome).toBeDefined();
    }));

  test('somebody who is gone while another waits is covered, and has the seat back by returning', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben'], { cover: 1 });
      const [ana, ben] = tabs as [Tab, Tab];
      await ben.close();
      await ana.until(() => ana.room().seats[1]?.covered === 'away');
      await ana.until(() => ana.play()?.n === 1);
      const back = await Tab.enter(port, { secret: ben.secret ?? '' });
      await back.ask('open', { table, c: 1 });
      const seat = () => ana.room().seats[1];
      await ana.until(() => seat()?.online && seat()?.covered === undefined);
      expect(seat()?.name).toBe('Ben');
    }));

  test('at a table with a clock everybody is told how long each has, and answers in time are their own', () =>
    withServer(places.fresh(), async (server) => {
      const clock = { kind: 'live', seconds: 20, reserve: 40 };
      const { tabs } = await startWith(server.port, ['Ana', 'Ben'], { clock });
      const [ana, ben] = tabs as [Tab, Tab];
      const left = ana.play()?.clock?.left ?? {};
      expect(Object.keys(left)).toEqual(['0', '1']);
      expect(left[0]).toBeGreaterThan(50_000);
      expect(left[0]).toBeLessThanOrEqual(60_000);
      await answerFirst(ana);
      await ben.until(() => ben.play()?.n === 1);
      const update = ben.messages.findLast((m) => 'n' in m);
      expect(update && 'clock' in update && Object.keys(update.clock?.left ?? {})).toEqual(['1']);
      expect(server.metrics.counts.clockAnswers).toBe(0);
    }));
});
