import type { dailyReads } from '../src/storage/daily.ts';
import type { DailyDealRow, DailyTryRow, PersonRow, TableRow, Write } from '../src/storage/port.ts';
import { StorageError } from '../src/storage/port.ts';
import type { Bound } from '../src/storage/rows.ts';

const keyOf = ({ day, game, person }: DailyTryRow): string => `${day} ${game} ${person}`;

/** The rows of the daily games of a storage in memory. */
export class MemoryDaily {
  readonly deals = new Map<string, DailyDealRow>();
  readonly tries = new Map<string, DailyTryRow>();

  apply(write: Write): void {
    if (write.kind === 'daily-deal') {
      const { row } = write;
      const key = `${row.day} ${row.game}`;
      if (!this.deals.has(key)) this.deals.set(key, row);
      return;
    }
    if (write.kind !== 'daily-try' && write.kind !== 'daily-result') return;
    const { kind, row } = write;
    const before = this.tries.get(keyOf(row));
    if (kind === 'daily-try' && before) throw new StorageError('conflict', 'taken');
    if (kind === 'daily-try' || before?.state === 'playing') this.tries.set(keyOf(row), row);
  }

  forget(person: string): void {
    for (const [key, row] of this.tries) if (row.person === person) this.tries.delete(key);
  }

  #counted(day: string, game: string): DailyTryRow[] {
    const found = [...this.tries.values()].filter(
      (row) => row.day === day && row.game === game && row.state === 'counted',
    );
    return found.sort((a, b) => b.standing - a.standing || a.at - b.at);
  }

  reads(
    tables: ReadonlyMap<string, TableRow>,
    people: ReadonlyMap<string, PersonRow>,
  ): Bound<typeof dailyReads> {
    const all = () => [...this.tries.values()];
    return {
      dailyDeals: async (day) => [...this.deals.values()].filter((row) => row.day === day),
      dailyTries: async (person, day) => all().filter((row) => row.person === person && row.day === day),
      dailyDays: async (person, limit) => {
        const mine = all().filter((row) => row.person === person && row.state === 'counted');
        return [...new Set(mine.map(({ day }) => day))].sort().reverse().slice(0, limit);
      },
      dailyBest: async (day, game, limit) =>
        this.#counted(day, game)
          .slice(0, limit)
          .map((row) => ({ ...row, name: people.get(row.person)?.name ?? '' })),
      dailyCounts: async (day, game) =>
        [...Map.groupBy(this.#counted(day, game), ({ points }) => points)]
          .map(([points, rows]) => ({ points, people: rows.length }))
          .sort((a, b) => a.points - b.points),
      dailyAhead: async (day, game, standing) =>
        this.#counted(day, game).filter((row) => row.standing > standing).length,
      dailyOver: async (limit) =>
        all()
          .filter(({ state, table }) => state === 'playing' && isOver(tables.get(table)))
          .slice(0, limit),
    };
  }
}

const isOver = (row: TableRow | undefined): boolean => row?.status === 'finished' || row?.status === 'ended';
