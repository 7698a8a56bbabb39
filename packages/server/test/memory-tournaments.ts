import { StorageError, type TableRow, type TournamentRow, type Write } from '../src/storage/port.ts';
import type { Bound } from '../src/storage/rows.ts';
import type { tournamentsReads } from '../src/storage/tournaments.ts';

/** The rows of the tournaments of a storage in memory. */
export class MemoryTournaments {
  readonly rows = new Map<string, TournamentRow>();

  apply(write: Write): void {
    if (write.kind === 'expire-tournaments') {
      for (const { id, status, touched } of this.rows.values())
        if (status === write.status && touched < write.before) this.rows.delete(id);
      return;
    }
    if (write.kind !== 'new-tournament' && write.kind !== 'tournament') return;
    const { row } = write;
    const before = this.rows.get(row.id);
    if (write.kind === 'new-tournament' ? before : before?.rev !== row.rev - 1)
      throw new StorageError('conflict', 'taken');
    this.rows.set(row.id, row);
  }

  forget(person: string): void {
    for (const row of this.rows.values())
      this.rows.set(row.id, { ...row, people: row.people.filter((one) => one !== person) });
  }

  reads(tables: ReadonlyMap<string, TableRow>): Bound<typeof tournamentsReads> {
    const newest = () => [...this.rows.values()].sort((a, b) => b.created - a.created);
    const stored = ({ people: _, tables: __, ...row }: TournamentRow) => row;
    return {
      tournament: async (id) => {
        const row = this.rows.get(id);
        return row && stored(row);
      },
      tournamentRevs: async (ids) =>
        new Map(
          ids.flatMap((id) => {
            const row = this.rows.get(id);
            return row ? [[id, row.rev] as const] : [];
          }),
        ),
      tournamentsOf: async (person, limit) =>
        newest()
          .filter(({ people }) => people.includes(person))
          .slice(0, limit)
          .map(stored),
      tournamentsListed: async (limit) =>
        newest()
          .filter(({ listed, status }) => listed && (status === 'open' || status === 'running'))
          .slice(0, limit)
          .map(stored),
      tournamentsDue: async (now, limit) =>
        newest()
          .filter(({ due }) => due > 0 && due <= now)
          .sort((a, b) => a.due - b.due)
          .slice(0, limit)
          .map(({ id }) => id),
      tournamentsWithEnds: async (limit) =>
        newest()
          .filter((row) => row.tables.some((id) => isOver(tables.get(id))))
          .slice(0, limit)
          .map(({ id }) => id),
      tournamentTables: async (limit) =>
        newest()
          .flatMap((row) => row.tables)
          .sort()
          .slice(0, limit),
    };
  }
}

const isOver = (row: TableRow | undefined): boolean =>
  !row || ['finished', 'ended', 'cancelled'].includes(row.status);
