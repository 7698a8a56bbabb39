import { expect, test } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import type { PersonRow, Storage, Write } from '../../src/storage/port.ts';
import { onBothDatabases } from '../places.ts';

const person = (): PersonRow => ({ id: 'p1', name: 'Ana', created: 5, seen: 5 });

onBothDatabases('what is stored of names and ratings', (places) => {
  const withStorage = async (run: (storage: Storage) => Promise<void>): Promise<void> => {
    const storage = await openStorage(await places.fresh());
    await run(storage).finally(() => storage.close());
  };

  test('a kept name is one of its kind; counters, challenges and codes are used up by the write itself', () =>
    withStorage(async (storage) => {
      const name = (person: string, skeleton: string): Write => ({
        kind: 'keep-name',
        row: { person, name: skeleton, skeleton, at: 1, shown: '{}' },
      });
      const conflict = { problem: 'conflict' };
      await storage.commit([{ kind: 'person', row: person() }, name('p1', 'ana')]);
      await expect(storage.commit([name('p2', 'ana')])).rejects.toMatchObject(conflict);
      expect(await storage.person('p1')).toEqual({ ...person(), kept: true });
      const passkey = { id: 'k', person: 'p1', publicKey: 'x', transports: '[]', device: '', at: 1, seen: 1 };
      await storage.commit([{ kind: 'passkey', row: { ...passkey, counter: 4_000_000_000 } }]);
      const use = (counter: number): Write => ({ kind: 'passkey-used', id: 'k', counter, at: 2 });
      await storage.commit([use(4_000_000_001)]);
      for (const counter of [4_000_000_001, 5, 0])
        await expect(storage.commit([use(counter)])).rejects.toMatchObject(conflict);
      const last: Write = { kind: 'delete-passkey', id: 'k', person: 'p1' };
      await expect(storage.commit([last])).rejects.toMatchObject(conflict);
      const row = { challenge: 'c', person: 'p1', purpose: 'add' as const, until: 9 };
      await storage.commit([{ kind: 'challenge', row, now: 1 }]);
      await storage.commit([{ kind: 'use-challenge', row }]);
      await expect(storage.commit([{ kind: 'use-challenge', row }])).rejects.toMatchObject(conflict);
      await storage.commit([{ kind: 'delete-person', person: 'p1' }]);
      expect(await storage.keptNameLike('ana')).toBeUndefined();
      expect(await storage.passkeysOf('p1')).toEqual([]);
    }));

  test('nothing is stored of who is being forgotten at the same time, by a server or by two', async () => {
    const place = await places.fresh();
    const storages = [await openStorage(place)];
    if ('database' in place) storages.push(await openStorage(place));
    const [storage, other = storage] = storages as [Storage, Storage?];
    for (let i = 0; i < 30; i++) {
      const id = `p${i}`;
      const passkey = { id, person: id, publicKey: 'x', counter: 0, transports: '[]', device: '' };
      await storage.commit([{ kind: 'person', row: { ...person(), id } }]);
      const kept: Write[] = [
        { kind: 'keep-name', row: { person: id, name: id, skeleton: id, at: 1, shown: '{}' } },
        { kind: 'passkey', row: { ...passkey, at: 1, seen: 1 } },
        { kind: 'secret', row: { hash: id, person: id, at: 1, seen: 1, device: '' } },
      ];
      const [forgotten] = await Promise.allSettled([
        storage.commit([{ kind: 'delete-person', person: id }]),
        other.commit(kept),
      ]);
      expect(forgotten.status).toBe('fulfilled');
      await expect(other.commit(kept)).rejects.toMatchObject({ problem: 'conflict' });
      expect(await storage.keptName(id)).toBeUndefined();
      expect(await storage.passkey(id)).toBeUndefined();
      expect(await storage.secretsOf(id)).toEqual([]);
    }
    for (const one of storages) await one.close();
  });

  test('an invitation goes with whom it is for and with who sent it', () =>
    withStorage(async (storage) => {
      const invitation = (name: string, sender: string): Write => ({
        kind: 'invitation',
        row: { person: name, table: 't', from: 'Ana', sender, at: 5 },
      });
      await storage.commit([invitation('ben', 'ana'), invitation('cleo', 'dan')]);
      expect(await storage.invitationsOf('ben', 0)).toMatchObject([{ from: 'Ana', sender: 'ana' }]);
      await storage.commit([{ kind: 'delete-person', person: 'ana' }]);
      expect(await storage.invitationsOf('ben', 0)).toEqual([]);
      expect(await storage.invitationsOf('cleo', 0)).toHaveLength(1);
    }));

  test('a table is settled once, a rated game has its own number, and ratings come back to the last bit', () =>
    withStorage(async (storage) => {
      const settled: Write = { kind: 'settled', table: 't', results: [], parts: [] };
      await storage.commit([settled]);
      await expect(storage.commit([settled])).rejects.toMatchObject({ problem: 'conflict' });
      const seats = ['p1', 'p2'].map((who, seat) => ({ seat, person: who, place: seat + 1 }));
      const game = { number: 1, table: 't', game: 'toy', at: 5, seats };
      const rating = { game: 'toy', season: '2026-Q4', mu: 25.1 + 0.2, sigma: 1 / 3, games: 1 };
      const rows = ['p1', 'p2'].map((who) => ({ person: who, ...rating }));
      await storage.commit([
        { kind: 'rated-game', row: game },
        ...rows.map((row): Write => ({ kind: 'rating', row })),
      ]);
      const again: Write = { kind: 'rated-game', row: { ...game, table: 'u' } };
      await expect(storage.commit([again])).rejects.toMatchObject({ problem: 'conflict' });
      expect(await storage.ratedGames(0, 9)).toEqual([game]);
      expect(await storage.ratingsOf(['p2', 'p3'], 'toy')).toEqual([rows[1]]);
      // Who is forgotten keeps one place under one name, so that the others are rated as before.
      await storage.commit([{ kind: 'delete-person', person: 'p2' }]);
      const [left] = await storage.ratedGames(0, 9);
      const gone = left?.seats[1]?.person ?? '';
      expect(gone).toMatch(/^gone-/);
      expect((await storage.allRatings()).map((row) => row.person).sort()).toEqual([gone, 'p1'].sort());
    }));
});
