import { FastRng } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { rebuildRatings } from '../../src/ratings/ratings.ts';
import { openStorage } from '../../src/storage/index.ts';
import { rowOf } from '../../src/table/stored-table.ts';
import { onBothDatabases } from '../places.ts';
import { playedGame } from '../played-game.ts';
import { ratingsOver } from './ratings-over.ts';

const GAMES = 6;

/** A finished rated game of these people, as it is stored. */
function ratedGame(id: string, seed: string, names: readonly string[]) {
  const { writes, room, row } = playedGame(id, 500, toy, { names, rng: new FastRng(seed) });
  const { deal } = row;
  const rated = rowOf({ id, rev: 0, created: 1 }, { ...room, rated: true }, JSON.parse(deal), 2);
  return writes.map((write) => (write.kind === 'new-table' ? { ...write, row: rated } : write));
}

onBothDatabases('ratings at several processes', (places) => {
  test('processes that settle the same games at the same time rate each once, and a rebuild changes nothing', async () => {
    const storage = await openStorage(await places.fresh());
    try {
      for (const name of ['Ana', 'Ben', 'Cleo']) {
        const person = name.toLowerCase();
        await storage.commit([
          { kind: 'person', row: { id: person, name, created: 1, seen: 1 } },
          { kind: 'keep-name', row: { person, name, skeleton: person, at: 1, shown: '{}' } },
        ]);
      }
      for (let i = 0; i < GAMES; i++)
        await storage.commit(ratedGame(`table-${i}`, `seed ${i}`, i % 2 ? ['Ana', 'Ben'] : ['Cleo', 'Ana']));
      await Promise.all([0, 1, 2].map(() => ratingsOver(storage, () => toy).catchUp()));
      const rated = await storage.ratedGames(0, 100);
      expect(rated.map(({ number }) => number)).toEqual(Array.from({ length: GAMES }, (_, i) => i + 1));
      expect(new Set(rated.map(({ table }) => table)).size).toBe(GAMES);
      expect(await storage.resultsOf('ana', 100)).toHaveLength(GAMES);
      const { games, people, different, wrong } = await rebuildRatings(storage, false);
      expect({ games, people, different, wrong }).toEqual({
        games: GAMES,
        people: 3,
        different: 0,
        wrong: [],
      });
    } finally {
      await storage.close();
    }
  });
});
