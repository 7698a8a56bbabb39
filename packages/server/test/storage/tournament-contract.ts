import { expect, test } from 'vitest';
import type { Storage, TournamentRow } from '../../src/storage/port.ts';
import { table } from './contract.ts';

const row = (over: Partial<TournamentRow> = {}): TournamentRow => ({
  id: 'cup-1',
  rev: 1,
  status: 'open',
  listed: true,
  due: 0,
  body: '{"ñ":"¿?"}',
  created: 1_700_000_000_000,
  touched: 1_700_000_000_000,
  people: ['ana', 'ben'],
  tables: [],
  ...over,
});

const stored = ({ people: _, tables: __, ...rest }: TournamentRow) => rest;

/** What every storage does with tournaments. */
export function tournamentContract(open: () => Promise<Storage>): void {
  const withStorage = async (run: (storage: Storage) => Promise<void>): Promise<void> => {
    const storage = await open();
    try {
      await run(storage);
    } finally {
      await storage.close();
    }
  };

  test('a tournament is found by its id, by its people and in the list', () =>
    withStorage(async (storage) => {
      const hidden = row({ id: 'cup-2', listed: false, created: 1_700_000_000_001, people: ['ben'] });
      const over = row({ id: 'cup-3', status: 'over', people: [] });
      for (const one of [row(), hidden, over]) await storage.commit([{ kind: 'new-tournament', row: one }]);
      expect(await storage.tournament('cup-1')).toEqual(stored(row()));
      expect(await storage.tournament('nowhere')).toBeUndefined();
      expect(await storage.tournamentsOf('ben', 10)).toEqual([stored(hidden), stored(row())]);
      expect(await storage.tournamentsListed(10)).toEqual([stored(row())]);
      expect(await storage.tournamentRevs(['cup-1', 'cup-9'])).toEqual(new Map([['cup-1', 1]]));
      expect(await storage.tournamentRevs([])).toEqual(new Map());
      await storage.commit([{ kind: 'delete-person', person: 'ben' }]);
      expect(await storage.tournamentsOf('ben', 10)).toEqual([]);
    }));

  test('of two changes of the same version one is a conflict, with all that was to be written with it', () =>
    withStorage(async (storage) => {
      await storage.commit([{ kind: 'new-tournament', row: row() }]);
      const next = row({ rev: 2, status: 'running', people: ['ana'], tables: ['table-1'] });
      await storage.commit([
        { kind: 'tournament', row: next },
        { kind: 'new-table', row: table() },
      ]);
      await expect(
        storage.commit([
          { kind: 'new-table', row: table({ id: 'table-2' }) },
          { kind: 'tournament', row: row({ rev: 2, tables: ['table-2'] }) },
        ]),
      ).rejects.toMatchObject({ problem: 'conflict' });
      expect(await storage.tableRow('table-2')).toBeUndefined();
      expect(await storage.tournament('cup-1')).toEqual(stored(next));
      expect(await storage.tournamentsOf('ben', 10)).toEqual([]);
      expect(await storage.tournamentTables(10)).toEqual(['table-1']);
    }));

  test('those that are due come first, and those with a table that is over or gone', () =>
    withStorage(async (storage) => {
      const dues = [30, 10, 0, 90].map((due, i) => row({ id: `cup-${i}`, due }));
      for (const one of dues) await storage.commit([{ kind: 'new-tournament', row: one }]);
      expect(await storage.tournamentsDue(30, 10)).toEqual(['cup-1', 'cup-0']);
      const running = table({ status: 'running' });
      await storage.commit([
        { kind: 'new-table', row: running },
        { kind: 'tournament', row: row({ id: 'cup-2', rev: 2, tables: ['table-1'] }) },
      ]);
      expect(await storage.tournamentsWithEnds(10)).toEqual([]);
      await storage.commit([{ kind: 'table', row: { ...running, rev: 2, status: 'finished' } }]);
      expect(await storage.tournamentsWithEnds(10)).toEqual(['cup-2']);
      await storage.commit([{ kind: 'delete-table', table: 'table-1' }]);
      expect(await storage.tournamentsWithEnds(10)).toEqual(['cup-2']);
    }));

  test('those that were over long ago are deleted', () =>
    withStorage(async (storage) => {
      const rows = [
        row({ id: 'cup-1', status: 'over', touched: 5, tables: ['t'] }),
        row({ id: 'cup-2', status: 'over', touched: 50 }),
        row({ id: 'cup-3', touched: 5 }),
      ];
      for (const one of rows) await storage.commit([{ kind: 'new-tournament', row: one }]);
      await storage.commit([{ kind: 'expire-tournaments', status: 'over', before: 10 }]);
      const ids = rows.map(({ id }) => id);
      expect([...(await storage.tournamentRevs(ids)).keys()].sort()).toEqual(['cup-2', 'cup-3']);
      expect(await storage.tournamentTables(10)).toEqual([]);
    }));
}
