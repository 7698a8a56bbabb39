import { readRecord } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { onDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { playAmongBots, startWith, withServer } from './test-server.ts';

onDatabases('hints', (places) => {
  test('among bots one is told an option of one’s own, and the record says how often', () =>
    withServer(places.fresh(), async ({ port }) => {
      const ana = await Tab.enter(port, { name: 'Ana' });
      const { table } = await ana.ask('create', { game: 'toy', seats: 2 });
      await ana.ask('open', { table, c: 1 });
      await ana.ask('sit', { c: 1 });
      await ana.ask('bot', { c: 1, seat: 1, level: 'novice' });
      expect(await ana.refusal('hint', { c: 1 })).toMatchObject({ code: 'not-asked' });
      await ana.ask('start', { c: 1 });
      const d = await ana.until(() => ana.play()?.d);
      const { name } = await ana.ask('hint', { c: 1 });
      expect(d.options).toContain(name);
      await ana.ask('hint', { c: 1 });
      await playAmongBots(ana);
      const reply = await fetch(`http://127.0.0.1:${port}/api/records/${table}`);
      expect(readRecord(await reply.text()).hints).toBe(2);
      const { table: next } = await ana.ask('rematch', { c: 1 });
      await ana.ask('open', { table: next, c: 2 });
      await ana.ask('start', { c: 2 });
      await playAmongBots(ana, 2);
      const again = await fetch(`http://127.0.0.1:${port}/api/records/${next}`);
      expect(readRecord(await again.text()).hints).toBeUndefined();
    }));

  test('with another person at the table there are none', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben']);
      expect(await tabs[0]?.refusal('hint', { c: 1 })).toMatchObject({ code: 'not-allowed' });
    }));
});
