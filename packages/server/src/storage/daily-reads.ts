import type { Selectable } from 'kysely';
import type { DailyReads, DailyState, DailyTryRow } from './port.ts';
import type { Db } from './rows.ts';
import type { Schema } from './schema.ts';

/** Reads of the daily games, the same for both databases. */
export function dailyReadsOf(db: Db): DailyReads {
  const counted = (day: string, game: string) =>
    db
      .selectFrom('daily_tries')
      .where('daily_tries.day', '=', day)
      .where('daily_tries.game', '=', game)
      .where('daily_tries.state', '=', 'counted');
  return {
    dailyDeals: (day) =>
      db.selectFrom('daily_deals').selectAll().where('day', '=', day).orderBy('game').execute(),
    async dailyTries(person, day) {
      const rows = db.selectFrom('daily_tries').selectAll().where('person', '=', person);
      return (await rows.where('day', '=', day).orderBy('game').execute()).map(tryOf);
    },
    async dailyDays(person, limit) {
      const rows = db.selectFrom('daily_tries').select('day').distinct().where('person', '=', person);
      const found = rows.where('state', '=', 'counted').orderBy('day', 'desc').limit(limit);
      return (await found.execute()).map((row) => row.day);
    },
    async dailyBest(day, game, limit) {
      const rows = counted(day, game)
        .innerJoin('people', 'people.id', 'daily_tries.person')
        .leftJoin('kept_names', 'kept_names.person', 'daily_tries.person')
        .selectAll('daily_tries')
        .select(['people.name', 'kept_names.person as keeps'])
        .orderBy('standing', 'desc')
        .orderBy('daily_tries.at');
      const found = await rows.limit(limit).execute();
      return found.map(({ name, keeps, ...row }) => ({
        ...tryOf(row),
        name,
        ...(keeps !== null && { kept: true }),
      }));
    },
    async dailyCounts(day, game) {
      const rows = counted(day, game).select((row) => ['points', row.fn.countAll().as('people')]);
      const found = await rows.groupBy('points').orderBy('points').execute();
      return found.map(({ points, people }) => ({ points, people: Number(people) }));
    },
    async dailyAhead(day, game, standing) {
      const rows = counted(day, game).where('standing', '>', standing);
      const found = await rows.select((row) => row.fn.countAll().as('people')).executeTakeFirst();
      return Number(found?.people ?? 0);
    },
    async dailyOver(limit) {
      const rows = db
        .selectFrom('daily_tries')
        .innerJoin('tables', 'tables.id', 'daily_tries.table_id')
        .selectAll('daily_tries')
        .where('daily_tries.state', '=', 'playing')
        .where('tables.status', 'in', ['finished', 'ended']);
      return (await rows.orderBy('daily_tries.at').limit(limit).execute()).map(tryOf);
    },
  };
}

const tryOf = ({ table_id, state, won, ...row }: Selectable<Schema['daily_tries']>): DailyTryRow => ({
  ...row,
  table: table_id,
  state: state as DailyState,
  won: won === 1,
});
