import { expect, test } from 'vitest';
import { dailyDealOf } from '../../src/daily/deal.ts';
import { onDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { playAmongBots, withServer } from '../test-server.ts';

onDatabases('a daily game over sockets', (places) => {
  test('is played once, alone, and nothing that is sent tells the seed', () =>
    withServer(places.fresh(), async ({ port, tables }) => {
      const ana = await Tab.enter(port, { name: 'Ana' });
      const { games, day, today } = await ana.ask('daily', {});
      expect(games.map(({ game }) => game)).toEqual(['toy']);
      expect(day).toBe(today);
      const { table } = await ana.ask('play-daily', { game: 'toy' });
      const { room } = await ana.ask('open', { table, c: 1 });
      expect(room).toMatchObject({
        status: 'running',
        daily: { day },
        you: 0,
        commitment: games[0]?.commitment,
      });
      expect(room.invite).toBeUndefined();
      for (const [name, args] of [
        ['leave', {}],
        ['end', { agree: true }],
      ] as const)
        expect(await ana.refusal(name, { c: 1, ...args } as { c: number; agree: boolean })).toMatchObject({
          code: 'not-allowed',
        });
      expect(await ana.refusal('hint', { c: 1 })).toMatchObject({ code: 'not-allowed' });
      const ben = await Tab.enter(port, { name: 'Ben' });
      expect(await ben.refusal('open', { table, c: 1 })).toMatchObject({ code: 'no-table' });

      expect(await ana.ask('play-daily', { game: 'toy' })).toEqual({ table });
      await playAmongBots(ana);
      expect(await ana.refusal('play-daily', { game: 'toy' })).toMatchObject({ code: 'over' });
      expect(await ana.refusal('rematch', { c: 1 })).toMatchObject({ code: 'not-allowed' });
      const after = await ben.ask('daily', {});
      expect(after.games[0]).toMatchObject({ people: 1, best: [{ name: 'Ana', rank: 1 }] });
      await ana.ask('daily', {});
      await ana.ask('log', { c: 1 });

      const [row] = await tables.storage.dailyDeals(day);
      const { seed, salt } = dailyDealOf({ body: row?.body ?? '' }).deal;
      const sent = [...ana.frames, ...ben.frames].join('\n');
      expect(sent).toContain(games[0]?.commitment);
      for (const secret of [seed, salt]) expect(sent).not.toContain(secret);
      expect(ben.frames.join('\n')).not.toContain(table);
      const reply = await fetch(`http://127.0.0.1:${port}/api/records/${table}`);
      expect(reply.status).toBe(404);
    }));

  test('a day that is none is refused in words', () =>
    withServer(places.fresh(), async ({ port }) => {
      const ana = await Tab.enter(port, { name: 'Ana' });
      for (const day of ['2026-13-01', '2026-02-31', 'today', '1999-01-01'])
        expect(await ana.refusal('daily', { day })).toMatchObject({ code: 'bad-request' });
      expect(await ana.refusal('daily', { day: '2099-01-01' })).toMatchObject({ code: 'not-now' });
      expect(await ana.refusal('play-daily', { game: 'chess' })).toMatchObject({ code: 'start' });
    }));
});
