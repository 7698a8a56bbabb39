import { commitmentOf, type Deal } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { endOf, startOf } from '../../src/daily/day.ts';
import { dailyDealOf } from '../../src/daily/deal.ts';
import { findRecord } from '../../src/keeping/records.ts';
import { openStorage } from '../../src/storage/index.ts';
import { roomView } from '../../src/table/membership-view.ts';
import type { Room } from '../../src/table/room.ts';
import { onBothDatabases, type Places } from '../places.ts';
import { DailyHouse } from './house.ts';

const DAY = '2026-11-17';
const NOON = startOf(DAY) + 12 * 3_600_000;
const TOMORROW = '2026-11-18';

async function withHouse(places: Places, run: (house: DailyHouse) => Promise<void>): Promise<void> {
  const storage = await openStorage(await places.fresh());
  try {
    const house = new DailyHouse(storage, toy, NOON);
    await run(house);
    expect(house.broken).toEqual([]);
  } finally {
    await storage.close();
  }
}

/** A win of somebody who did not win. */
const anotherWinner = (winners: readonly number[]) =>
  winners.includes(0) ? { winners: [1], places: [2, 1, 2] } : { winners: [0], places: [1, 2, 2] };

onBothDatabases('daily games', (places) => {
  test('the deal of tomorrow is fixed today, and two processes agree on it', () =>
    withHouse(places, async (house) => {
      const other = new DailyHouse(house.storage, toy, NOON);
      await Promise.all([house.daily.prepare(), other.daily.prepare()]);
      const ana = await house.person('ana');
      const { next, games } = await house.daily.view(ana.id);
      expect(await other.daily.view(ana.id)).toMatchObject({ next, games });
      const [promised] = next;
      house.now = startOf(TOMORROW);
      const [today] = (await house.daily.view(ana.id)).games;
      expect(today?.commitment).toBe(promised?.commitment);
      expect(today?.made).toBeLessThan(startOf(TOMORROW));
      house.now = endOf(TOMORROW);
      const [over] = (await house.daily.view(ana.id, TOMORROW)).games;
      expect(commitmentOf(over?.deal?.seed ?? '', over?.deal?.salt ?? '')).toBe(promised?.commitment);
    }));

  test('everybody has the same deal with nothing added; a second try is the first one, then refused', () =>
    withHouse(places, async (house) => {
      const [ana, ben] = [await house.person('ana'), await house.person('ben')];
      const both = await Promise.all([house.daily.play(ana, 'toy'), house.daily.play(ana, 'toy')]);
      expect(new Set(both).size).toBe(1);
      const [table = ''] = both;
      const deals = await Promise.all(
        [table, await house.daily.play(ben, 'toy')].map(
          async (id) => (await house.storage.tableRow(id))?.deal,
        ),
      );
      expect(deals[0]).toBe(deals[1]);
      expect((JSON.parse(deals[0] ?? '') as Deal).contributions.join('')).toBe('');
      expect((await house.daily.view(ana.id)).games[0]?.you).toEqual({ table, state: 'playing' });
      await house.playOut(table);
      expect((await house.daily.view(ana.id)).games[0]?.you).toMatchObject({ table, state: 'counted' });
      await expect(house.daily.play(ana, 'toy')).rejects.toMatchObject({ reply: { code: 'over' } });
      await expect(house.daily.play(ana, 'chess')).rejects.toMatchObject({ reply: { code: 'start' } });
      house.now = startOf(TOMORROW);
      expect(await house.daily.play(ana, 'toy')).not.toBe(table);
    }));

  test('seed, salt and record are told when the day is over and not a moment before', () =>
    withHouse(places, async (house) => {
      const ana = await house.person('ana');
      const table = await house.daily.play(ana, 'toy');
      await house.playOut(table);
      const [row] = await house.storage.dailyDeals(DAY);
      const { seed, salt } = dailyDealOf({ body: row?.body ?? '' }).deal;
      const room = JSON.parse((await house.storage.tableRow(table))?.room ?? '') as Room;
      const deal = dailyDealOf({ body: row?.body ?? '' }).deal;
      const told = async () => {
        const withheld = house.now < endOf(DAY);
        const facts = {
          table,
          deal,
          watchers: 0,
          guests: 0,
          screen: false,
          withheld,
          last: 0,
          online: () => true,
          muted: () => undefined,
        };
        const record = await findRecord(house.storage, [toy], table, house.now);
        return JSON.stringify([await house.daily.view(ana.id, DAY), roomView(room, facts, 'ana'), record]);
      };
      house.now = endOf(DAY) - 1;
      const before = await told();
      expect(before).toContain(deal.commitment);
      expect(before).not.toContain(seed);
      expect(before).not.toContain(salt);
      expect(before).not.toContain('"recorded"');
      house.now = endOf(DAY);
      const after = await told();
      expect(after).toContain(seed);
      expect(after).toContain(salt);
      expect(after).toContain('"recorded"');
      expect((await findRecord(house.storage, [toy], table, house.now))?.outcome).toEqual(room.outcome);
    }));

  test('results are ranked with ties, counted by points, and keep a streak going', () =>
    withHouse(places, async (house) => {
      const people = await Promise.all(
        ['ana', 'ben', 'cleo'].map((id) => house.person(id, id.toUpperCase())),
      );
      for (const [index, one] of people.entries())
        await house.playOut(await house.daily.play(one, 'toy'), index === 2 ? 2 : 0);
      const { games, streak } = await house.daily.view('ana');
      const [game] = games;
      expect(streak).toBe(1);
      expect(game?.people).toBe(3);
      expect(game?.counts.reduce((sum, [, count]) => sum + count, 0)).toBe(3);
      const standing = new Map(game?.best.map(({ name, rank }) => [name, rank]));
      expect(standing.get('ANA')).toBe(standing.get('BEN'));
      expect(game?.you).toMatchObject({ state: 'counted', rank: standing.get('ANA') });
      expect(game?.best.every(({ table }) => table === undefined)).toBe(true);
      house.now = startOf(TOMORROW);
      await house.playOut(await house.daily.play(people[0] ?? { id: '', name: '' }, 'toy'));
      expect((await house.daily.view('ana')).streak).toBe(2);
      const yesterday = await house.daily.view('ana', DAY);
      expect(yesterday.games[0]?.best.every(({ table }) => table !== undefined)).toBe(true);
      await house.journal.save({ kind: 'delete-person', person: 'ben' });
      expect((await house.daily.view('ana', DAY)).games[0]?.people).toBe(2);
    }));

  test('a result that does not follow from its record, and one that came too late, do not count', () =>
    withHouse(places, async (house) => {
      const [ana, ben] = [await house.person('ana'), await house.person('ben')];
      const [first, second] = [await house.daily.play(ana, 'toy'), await house.daily.play(ben, 'toy')];
      await house.playOut(first, 0, ({ outcome, ...room }) =>
        outcome ? { ...room, outcome: { ...outcome, ...anotherWinner(outcome.winners) } } : room,
      );
      expect((await house.daily.view('ana')).games[0]?.you).toEqual({ table: first, state: 'void' });
      house.now = endOf(DAY);
      await house.playOut(second);
      expect((await house.daily.view('ben', DAY)).games[0]).toMatchObject({
        you: { table: second, state: 'void' },
        people: 0,
      });
      expect((await house.daily.view('ben')).streak).toBe(0);
    }));

  test('a day that has not begun is not shown, one without deals is empty', () =>
    withHouse(places, async (house) => {
      await expect(house.daily.view('ana', TOMORROW)).rejects.toMatchObject({ reply: { code: 'not-now' } });
      expect((await house.daily.view('ana', '2026-11-01')).games).toEqual([]);
    }));
});
