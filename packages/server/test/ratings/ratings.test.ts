import { isLong } from '@mazmorra/testkit/long';
import { expect, test } from 'vitest';
import { rebuildRatings } from '../../src/ratings/ratings.ts';
import { openStorage } from '../../src/storage/index.ts';
import { onBothDatabases, type Places } from '../places.ts';
import { Tab } from '../tab.ts';
import { openServer } from '../test-server.ts';
import { keeper, ORIGIN, playOut, ratedTable } from './people.ts';

const many = { burst: 1e6, perSecond: 1e6 };

/** A server at the public address; afterwards its ratings are computed anew and must be what they were. */
async function rating(places: Places, run: (port: number) => Promise<void>): Promise<number> {
  const place = await places.fresh();
  const limits = { heavy: many, messages: many, openTables: 1000 };
  const server = await openServer(place, { origins: [ORIGIN], limits, seasonGames: 2 });
  try {
    await run(server.port);
  } finally {
    await server.stop();
  }
  const storage = await openStorage(place);
  const before = await storage.allRatings();
  const { games, different, wrong } = await rebuildRatings(storage, true);
  const after = await storage.allRatings();
  await storage.close();
  expect(different).toBe(0);
  expect(wrong).toEqual([]);
  expect(after).toEqual(before);
  return games;
}

/** The rating of somebody, once so many of their games are rated. */
async function ratingOf(tab: Tab, name: string, games: number) {
  for (;;) {
    const { results } = await tab.ask('profile', { name });
    const own = results?.games.find(({ game }) => game === 'toy');
    if ((own?.rating?.games ?? 0) >= games) return own?.rating;
  }
}

/** Waits until a table is settled: its people have so many results. */
async function resultsOf(tab: Tab, name: string, played: number) {
  for (;;) {
    const { results } = await tab.ask('profile', { name });
    const own = results?.games.find(({ game }) => game === 'toy');
    if ((own?.played ?? 0) >= played) return own;
  }
}

onBothDatabases('ratings', (places) => {
  test('a rated game changes two profiles and the list, and a rebuild changes nothing', async () => {
    const games = await rating(places, async (port) => {
      const ana = await keeper(port, 'Ana');
      const ben = await keeper(port, 'Ben');
      for (let played = 1; played <= 2; played++) {
        const { c } = await ratedTable([ana, ben]);
        await playOut([ana, ben], c);
        await ratingOf(ana, 'Ben', played);
      }
      const [first, second] = [await ratingOf(ana, 'Ana', 2), await ratingOf(ana, 'Ben', 2)];
      expect((first?.rating ?? 0) + (second?.rating ?? 0)).toBeGreaterThan(2900);
      expect(first?.deviation).toBeLessThan(500);
      expect(first?.provisional).toBe(true);
      const board = await ben.ask('leaderboard', { game: 'toy' });
      expect(board.rows.map(({ rank }) => rank)).toEqual([1, 2]);
      expect(board.rows.filter(({ you }) => you).map(({ name }) => name)).toEqual(['Ben']);
      expect(board.you?.games).toBe(2);
      // Who does not show their results stands in no list, and their profile tells none.
      const { shown } = await ana.ask('kept', {});
      await ana.ask('set-shown', { ...shown, results: false });
      expect((await ben.ask('leaderboard', { game: 'toy' })).rows.map(({ name }) => name)).toEqual(['Ben']);
      expect(await ben.ask('profile', { name: 'ana' })).not.toHaveProperty('results');
      expect(await ben.ask('profile', { name: 'ana' })).toMatchObject({ together: { games: 2 } });
    });
    expect(games).toBe(2);
  });

  test('guests, bots and tables without a clock are not rated; the answer says why', () =>
    rating(places, async (port) => {
      const guest = await Tab.enter(port, { name: 'Guest' });
      const clock = { kind: 'live', seconds: 600, reserve: 0 } as const;
      const settings = { game: 'toy', seats: 2, rated: true, listed: true };
      expect((await guest.refusal('create', { ...settings, clock })).code).toBe('needs-name');
      const ana = await keeper(port, 'Ana');
      expect(await ana.refusal('create', settings)).toMatchObject({ code: 'start', message: /clock/ });
      const { table } = await ana.ask('create', { ...settings, clock });
      await ana.ask('open', { table, c: 1 });
      await ana.ask('sit', { c: 1 });
      expect((await ana.refusal('bot', { c: 1, seat: 1, level: 'novice' })).code).toBe('not-allowed');
      await guest.ask('open', { table, c: 1 });
      expect((await guest.refusal('sit', { c: 1 })).code).toBe('needs-name');
      // A table with a guest does not become a rated one.
      const plain = await ana.ask('create', { ...settings, rated: false, clock });
      for (const tab of [ana, guest]) {
        await tab.ask('open', { table: plain.table, c: 2 });
        await tab.ask('sit', { c: 2 });
      }
      expect((await ana.refusal('change', { c: 2, ...settings, clock })).code).toBe('needs-name');
    }));

  test('whoever leaves is last; a table that everybody leaves counts for nobody', async () => {
    const games = await rating(places, async (port) => {
      const ana = await keeper(port, 'Ana');
      const ben = await keeper(port, 'Ben');
      const { c } = await ratedTable([ana, ben]);
      await ben.ask('leave', { c });
      await playOut([ana], c);
      const [stayed, left] = [await ratingOf(ana, 'Ana', 1), await ratingOf(ana, 'Ben', 1)];
      expect(stayed?.rating).toBeGreaterThan(1500);
      expect(left?.rating).toBeLessThan(1500);
      const { c: again } = await ratedTable([ana, ben]);
      await ana.ask('leave', { c: again });
      await ben.ask('leave', { c: again });
      await resultsOf(ana, 'Ana', 2);
      expect((await ratingOf(ana, 'Ana', 1))?.games).toBe(1);
    });
    expect(games).toBe(1);
  });

  test('of many games of the same two on one day five count, and play goes on', async () => {
    const most = isLong ? 100 : 8;
    const games = await rating(places, async (port) => {
      const ana = await keeper(port, 'Ana');
      const ben = await keeper(port, 'Ben');
      for (let i = 0; i < most; i++) {
        const { c } = await ratedTable([ana, ben]);
        await ben.ask('leave', { c });
        await playOut([ana], c);
      }
      await resultsOf(ana, 'Ana', most);
      expect((await ratingOf(ana, 'Ana', 5))?.games).toBe(5);
      // With somebody else it counts again.
      const cleo = await keeper(port, 'Cleo');
      const { c } = await ratedTable([ana, cleo]);
      await cleo.ask('leave', { c });
      await playOut([ana], c);
      expect((await ratingOf(ana, 'Ana', 6))?.games).toBe(6);
    });
    expect(games).toBe(most + 1);
  });

  test('who is forgotten leaves no name behind, and the ratings of the others stay', () =>
    rating(places, async (port) => {
      const ana = await keeper(port, 'Ana');
      const ben = await keeper(port, 'Ben');
      const { c } = await ratedTable([ana, ben]);
      await playOut([ana, ben], c);
      const before = await ratingOf(ana, 'Ana', 1);
      await ben.ask('forget', {});
      expect(await ratingOf(ana, 'Ana', 1)).toEqual(before);
      expect((await ana.refusal('profile', { name: 'Ben' })).code).toBe('unknown-person');
      expect((await ana.ask('friends', {})).lately).toEqual([]);
    }));
});
