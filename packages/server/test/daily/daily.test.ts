import { commitmentOf, type Deal } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { dailyDealOf, endOf, startOf } from '../../src/daily/deal.ts';
import { findRecord } from '../../src/retention/records.ts';
import { openStorage } from '../../src/storage/index.ts';
import { roomView } from '../../src/table/membership-view.ts';
import type { Room } from '../../src/table/room.ts';
import { onBothDatabases, type Places } from '../places.ts';
import { DailyServer } from './daily-server.ts';

const DAY = '2026-11-17';
const NOON = startOf(DAY) + 12 * 3_600_000;
const TOMORROW = '2026-11-18';

async function withServer(places: Places, run: (server: DailyServer) => Promise<void>): Promise<void> {
  const storage = await openStorage(await places.fresh());
  try {
    const server = new DailyServer(storage, toy, NOON);
    await run(server);
    expect(server.broken).toEqual([]);
  } finally {
    await storage.close();
  }
}

/** A win of somebody who did not win. */
const anotherWinner = (winners: readonly number[]) =>
  winners.includes(0) ? { winners: [1], places: [2, 1, 2] } : { winners: [0], places: [1, 2, 2] };

onBothDatabases('daily games', (places) => {
  test('the deal of tomorrow is fixed today, and two processes agree on it', () =>
    withServer(places, async (server) => {
      const other = new DailyServer(server.storage, toy, NOON);
      await Promise.all([server.daily.prepare(), other.daily.prepare()]);
      const ana = await server.person('ana');
      const { next, games } = await server.daily.view(ana.id);
      expect(await other.daily.view(ana.id)).toMatchObject({ next, games });
      const [promised] = next;
      server.now = startOf(TOMORROW);
      const [today] = (await server.daily.view(ana.id)).games;
      expect(today?.commitment).toBe(promised?.commitment);
      expect(today?.made).toBeLessThan(startOf(TOMORROW));
      server.now = endOf(TOMORROW);
      const [over] = (await server.daily.view(ana.id, TOMORROW)).games;
      expect(commitmentOf(over?.deal?.seed ?? '', over?.deal?.salt ?? '')).toBe(promised?.commitment);
    }));

  test('everybody has the same deal with nothing added; a second try is the first one, then refused', () =>
    withServer(places, async (server) => {
      const [ana, ben] = [await server.person('ana'), await server.person('ben')];
      const both = await Promise.all([server.daily.play(ana, 'toy'), server.daily.play(ana, 'toy')]);
      expect(new Set(both).size).toBe(1);
      const [table = ''] = both;
      const deals = await Promise.all(
        [table, await server.daily.play(ben, 'toy')].map(
          async (id) => (await server.storage.tableRow(id))?.deal,
        ),
      );
      expect(deals[0]).toBe(deals[1]);
      expect((JSON.parse(deals[0] ?? '') as Deal).contributions.join('')).toBe('');
      expect((await server.daily.view(ana.id)).games[0]?.you).toEqual({ table, state: 'playing' });
      await server.playOut(table);
      expect((await server.daily.view(ana.id)).games[0]?.you).toMatchObject({ table, state: 'counted' });
      await expect(server.daily.play(ana, 'toy')).rejects.toMatchObject({ reply: { code: 'over' } });
      await expect(server.daily.play(ana, 'chess')).rejects.toMatchObject({ reply: { code: 'start' } });
      server.now = startOf(TOMORROW);
      expect(await server.daily.play(ana, 'toy')).not.toBe(table);
    }));

  test('seed, salt and record are told when the day is over and not a moment before', () =>
    withServer(places, async (server) => {
      const ana = await server.person('ana');
      const table = await server.daily.play(ana, 'toy');
      await server.playOut(table);
      const [row] = await server.storage.dailyDeals(DAY);
      const { seed, salt } = dailyDealOf({ body: row?.body ?? '' }).deal;
      const room = JSON.parse((await server.storage.tableRow(table))?.room ?? '') as Room;
      const deal = dailyDealOf({ body: row?.body ?? '' }).deal;
      const told = async () => {
        const withheld = server.now < endOf(DAY);
        const facts = {
          table,
          deal,
          watchers: 0,
          invited: 0,
          screen: false,
          withheld,
          last: 0,
          online: () => true,
          muted: () => undefined,
        };
        const record = await findRecord(server.storage, [toy], table, server.now);
        return JSON.stringify([await server.daily.view(ana.id, DAY), roomView(room, facts, 'ana'), record]);
      };
      server.now = endOf(DAY) - 1;
      const before = await told();
      expect(before).toContain(deal.commitment);
      expect(before).not.toContain(seed);
      expect(before).not.toContain(salt);
      expect(before).not.toContain('"recorded"');
      server.now = endOf(DAY);
      const after = await told();
      expect(after).toContain(seed);
      expect(after).toContain(salt);
      expect(after).toContain('"recorded"');
      expect((await findRecord(server.storage, [toy], table, server.now))?.outcome).toEqual(room.outcome);
    }));

  test('results are ranked with ties, counted by points, and keep a streak going', () =>
    withServer(places, async (server) => {
      const people = await Promise.all(
        ['ana', 'ben', 'cleo'].map((id) => server.person(id, id.toUpperCase())),
      );
      for (const [index, one] of people.entries())
        await server.playOut(await server.daily.play(one, 'toy'), index === 2 ? 2 : 0);
      const { games, streak } = await server.daily.view('ana');
      const [game] = games;
      expect(streak).toBe(1);
      expect(game?.people).toBe(3);
      expect(game?.counts.reduce((sum, [, count]) => sum + count, 0)).toBe(3);
      const standing = new Map(game?.best.map(({ name, rank }) => [name, rank]));
      expect(standing.get('ANA')).toBe(standing.get('BEN'));
      expect(game?.you).toMatchObject({ state: 'counted', rank: standing.get('ANA') });
      expect(game?.best.every(({ table }) => table === undefined)).toBe(true);
      server.now = startOf(TOMORROW);
      await server.playOut(await server.daily.play(people[0] ?? { id: '', name: '' }, 'toy'));
      expect((await server.daily.view('ana')).streak).toBe(2);
      const yesterday = await server.daily.view('ana', DAY);
      expect(yesterday.games[0]?.best.every(({ table }) => table !== undefined)).toBe(true);
      await server.journal.save({ kind: 'delete-person', person: 'ben' });
      expect((await server.daily.view('ana', DAY)).games[0]?.people).toBe(2);
    }));

  test('a result that does not follow from its record, and one that came too late, do not count', () =>
    withServer(places, async (server) => {
      const [ana, ben] = [await server.person('ana'), await server.person('ben')];
      const [first, second] = [await server.daily.play(ana, 'toy'), await server.daily.play(ben, 'toy')];
      await server.playOut(first, 0, ({ outcome, ...room }) =>
        outcome ? { ...room, outcome: { ...outcome, ...anotherWinner(outcome.winners) } } : room,
      );
      expect((await server.daily.view('ana')).games[0]?.you).toEqual({ table: first, state: 'void' });
      server.now = endOf(DAY);
      await server.playOut(second);
      expect((await server.daily.view('ben', DAY)).games[0]).toMatchObject({
        you: { table: second, state: 'void' },
        people: 0,
      });
      expect((await server.daily.view('ben')).streak).toBe(0);
    }));

  test('a day that has not begun is not shown, one without deals is empty', () =>
    withServer(places, async (server) => {
      await expect(server.daily.view('ana', TOMORROW)).rejects.toMatchObject({ reply: { code: 'not-now' } });
      expect((await server.daily.view('ana', '2026-11-01')).games).toEqual([]);
    }));
});
