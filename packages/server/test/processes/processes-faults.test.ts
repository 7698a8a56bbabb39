import { setTimeout as pause } from 'node:timers/promises';
import { isLong } from '@mazmorra/testkit/long';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { Victim } from '../faults/victim.ts';
import { startNats, whyNoNats } from '../nats.ts';
import { type Cluster, startPostgres, whyNoPostgres } from '../postgres.ts';
import { startRelay } from '../relay.ts';
import { Tab } from '../tab.ts';
import { answerFirst, isAsked, openServer, startWith } from '../test-server.ts';

/** Milliseconds for which a process stands still. */
const PAUSED = isLong ? 30_000 : 0;

const missing = whyNoPostgres();
describe.skipIf(missing)(
  `a process that is cut off or stands still${missing ? ` (left out: ${missing})` : ''}`,
  () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await startPostgres();
    });
    afterAll(() => cluster?.stop());

    // The long run has both buses, and the process stands still for thirty seconds.
    for (const kind of isLong ? (['postgres', 'nats'] as const) : (['postgres'] as const))
      test.skipIf(kind === 'nats' && whyNoNats())(
        `stopped and continued over ${kind}, it drives nothing that another has taken over: no bot answers twice`,
        () => pauseOne(kind),
      );

    async function pauseOne(kind: 'postgres' | 'nats') {
      const nats = kind === 'nats' ? await startNats() : undefined;
      const database = await cluster.database();
      const paused = new Victim(database, undefined, [], nats?.address);
      await paused.start();
      const tabs: Tab[] = [];
      // The first process holds all leases, so it drives these tables.
      for (let i = 0; i < 4; i++) {
        const tab = await Tab.enter(paused.port, { name: `P${i}` });
        const { table } = await tab.ask('create', { game: 'welcome-to-the-dungeon', seats: 2 });
        await tab.ask('open', { table, c: 1 });
        await tab.ask('sit', { c: 1 });
        await tab.ask('bot', { c: 1, seat: 1, level: 'novice' });
        await tab.ask('start', { c: 1 });
        tabs.push(tab);
      }
      const other = await openServer(
        { database },
        { games: (await import('@mazmorra/catalogue/loaded')).allGames, ...(nats && { bus: nats.address }) },
      );
      process.kill(paused.pid, 'SIGSTOP');
      const until = performance.now() + PAUSED;
      const back: Tab[] = [];
      for (const tab of tabs) back.push(await Tab.enter(other.port, { secret: tab.secret ?? '' }));
      const tables = await Promise.all(
        back.map(async (tab) => {
          const [mine] = (await tab.ask('mine', {})).tables;
          await tab.ask('open', { table: mine?.table ?? '', c: 1 });
          return mine?.table ?? '';
        }),
      );
      // The other one has taken over when the bots answer again.
      const play = async (tab: Tab) => {
        for (let i = 0; i < 6 && tab.room().status === 'running'; i++) {
          await tab.until(() => isAsked(tab) || tab.room().status !== 'running');
          if (isAsked(tab)) await answerFirst(tab);
        }
      };
      await Promise.all(back.map(play));
      await pause(Math.max(0, until - performance.now()));
      process.kill(paused.pid, 'SIGCONT');
      await Promise.all(back.map(play));
      await other.stop();
      await paused.stop();
      const storage = await openStorage({ database });
      for (const table of tables) {
        const rows = (await storage.table(table, true))?.answers ?? [];
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
        expect(new Set(rows.map(({ seat, decision }) => `${seat} ${decision}`)).size).toBe(rows.length);
      }
      await storage.close();
      await nats?.stop();
    }

    /** One server near the database and one behind a relay; Ana plays at the first, Ben has the table open at both. */
    async function twoServers() {
      const database = await cluster.database();
      const url = new URL(database);
      const line = await startRelay(Number(url.port));
      url.port = String(line.port);
      const far = await openServer({ database: url.href });
      const near = await openServer({ database });
      const { table, tabs } = await startWith(near.port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      const twin = await Tab.enter(far.port, { secret: ben.secret ?? '' });
      await twin.ask('open', { table, c: 1 });
      const stored = async () => (await near.tables.storage.table(table, true))?.answers ?? [];
      const close = async () => {
        await far.stop();
        await near.stop();
        await line.close();
      };
      return { line, ana, ben, twin, stored, close };
    }

    test('cut off from the database and its bus, it refuses clearly; when it is back, both show the same', async () => {
      const { line, ana, ben, twin, stored, close } = await twoServers();
      line.stall();
      await answerFirst(ana);
      const d = twin.play()?.d;
      const answer = { c: 1, n: d?.number ?? 0, option: d?.options[0] ?? '', key: 'cut' };
      const refused = await twin.raw('answer', answer);
      expect('error' in refused && refused.error.code).toBe('storage');
      line.resume();
      // Whether it got through is not known until it is asked again, under the same key.
      await twin.until(() => (twin.play()?.n ?? 0) >= 1);
      expect(await ben.raw('answer', answer)).not.toHaveProperty('error');
      for (const tab of [ana, ben, twin]) await tab.until(() => tab.play()?.n === 2);
      expect((await stored()).map(({ number, key }) => [number, key === 'cut'])).toEqual([
        [1, false],
        [2, true],
      ]);
      await close();
    });

    test('cut off from the bus alone, it finds by numbers what is new, and takes answers', async () => {
      const { line, ana, twin, stored, close } = await twoServers();
      line.stall('LISTEN');
      await answerFirst(ana);
      await twin.until(() => twin.play()?.n === 1);
      await answerFirst(twin);
      await ana.until(() => ana.play()?.n === 2);
      expect(await stored()).toHaveLength(2);
      await close();
    });
  },
);
