import { readRecord, verifyRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { carelessThinkers } from '../src/bots.ts';
import { silent } from '../src/log.ts';
import { type ServeOptions, type Server, serve } from '../src/serve.ts';
import { onBothDatabases } from './places.ts';
import { Tab } from './tab.ts';

onBothDatabases('a table', (places) => {
  const withServer = async (run: (server: Server) => Promise<void>, options: ServeOptions = {}) => {
    const place = await places.fresh();
    const server = await serve({
      ...place,
      port: 0,
      games: [toy],
      thinkers: carelessThinkers(),
      log: silent,
      ...options,
      tables: { botPause: 0, ...options.tables },
    });
    try {
      await run(server);
    } finally {
      await server.stop();
    }
  };

  test('two people open, join, play and get a record that holds', () =>
    withServer(async ({ port }) => {
      const ana = await Tab.enter(port, { name: 'Ana' });
      const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2 });
      await ana.ask('open', { table, c: 1 });
      await ana.ask('sit', { c: 1, contribution: 'aa' });
      const ben = await Tab.enter(port, { name: 'Ben' });
      await ben.ask('open', { table, c: 1, invite });
      expect(await ben.ask('sit', { c: 1, contribution: 'bb' })).toEqual({ seat: 1 });
      await ana.ask('start', { c: 1 });
      await ben.until(() => ben.play());
      for (let i = 0; i < 3; i++) {
        for (const tab of [ana, ben]) {
          const d = await tab.until(() => tab.play()?.d);
          await tab.ask('answer', { c: 1, n: d.number, option: d.options[0] ?? '', key: `k${i}` });
        }
      }
      await ben.until(() => ben.room().status === 'finished');
      const response = await fetch(`http://127.0.0.1:${port}/api/records/${table}`);
      const record = readRecord(await response.text());
      expect(record.names).toEqual(['Ana', 'Ben']);
      expect(verifyRecord(toy, record)).toMatchObject({ holds: true, answers: 6, committed: true });
    }));
});
