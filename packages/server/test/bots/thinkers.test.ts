import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '@mazmorra/catalogue/loaded';
import { verifyRecord } from '@mazmorra/kernel';
import { afterAll, expect, test } from 'vitest';
import { type Thinkers, threadThinkers } from '../../src/bots/thinkers.ts';
import { findRecord } from '../../src/retention/records.ts';
import { Tab } from '../tab.ts';
import { answerFirst, openServer, withServer } from '../test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'mazmorra-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(allGames.map((game) => [game.id, game] as const))(
  'bots play %s to its end in their threads',
  (id, game) =>
    withServer(
      Promise.resolve({ data: join(folder, id) }),
      async ({ port, tables, metrics }) => {
        const host = await Tab.enter(port, { name: 'Host' });
        const seats = Math.max(2, game.seats.min);
        const { table } = await host.ask('create', { game: id, seats });
        await host.ask('open', { table, c: 1 });
        const levels = ['novice', 'adventurer'] as const;
        for (let seat = 0; seat < seats; seat++)
          await host.ask('bot', { c: 1, seat, level: levels[seat % 2] ?? 'novice' });
        await host.ask('start', { c: 1 });
        await host.until(() => host.room().status === 'finished');
        const record = await findRecord(tables.storage, allGames, table, Date.now());
        expect(record && verifyRecord(game, record).holds).toBe(true);
        expect(metrics.counts.errors).toBe(0);
      },
      { games: allGames, thinkers: threadThinkers(1) },
    ),
);

test('a master plays along', () =>
  withServer(
    Promise.resolve({ data: join(folder, 'master') }),
    async ({ port, metrics }) => {
      const ana = await Tab.enter(port, { name: 'Ana' });
      const { table } = await ana.ask('create', { game: 'welcome-to-the-dungeon', seats: 2 });
      await ana.ask('open', { table, c: 1 });
      await ana.ask('sit', { c: 1, seat: 1 });
      await ana.ask('bot', { c: 1, seat: 0, level: 'master' });
      await ana.ask('start', { c: 1 });
      const before = metrics.counts.botAnswers;
      for (let i = 0; i < 6; i++) {
        await ana.until(() => ana.play()?.d || metrics.counts.botAnswers > before + i);
        const d = ana.play()?.d;
        if (d) await ana.ask('answer', { c: 1, n: d.number, option: d.options[0] ?? '', key: `k${i}` });
      }
      await ana.until(() => metrics.counts.botAnswers > 0);
      expect(metrics.counts.errors).toBe(0);
    },
    { games: allGames, thinkers: threadThinkers(1) },
  ));

test('a stop while a bot thinks is no failure of the bot', async () => {
  const thinking: (() => void)[] = [];
  const thinkers: Thinkers = {
    decide: () =>
      new Promise((_, reject) => thinking.push(() => reject(new Error('the threads are closed')))),
    close: async () => {
      for (const end of thinking) end();
    },
  };
  const server = await openServer({ data: join(folder, 'stop') }, { thinkers });
  const ana = await Tab.enter(server.port, { name: 'Ana' });
  const { table } = await ana.ask('create', { game: 'toy', seats: 2 });
  await ana.ask('open', { table, c: 1 });
  await ana.ask('sit', { c: 1, seat: 0 });
  await ana.ask('bot', { c: 1, seat: 1, level: 'novice' });
  await ana.ask('start', { c: 1 });
  await ana.until(() => thinking.length > 0 || ana.play()?.d);
  if (thinking.length === 0) await answerFirst(ana);
  await ana.until(() => thinking.length > 0);
  await server.stop();
  expect(server.metrics.counts.errors).toBe(0);
});
