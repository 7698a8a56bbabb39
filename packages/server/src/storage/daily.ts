import { type Db, loaded, type Stored, stored } from './rows.ts';

/** The daily games: one deal per day and game, one try per person. */

/** The deal of one game for one day, the same for everybody. `body` is JSON and holds the seed. */
export interface DailyDealRow {
  readonly day: string;
  readonly game: string;
  readonly body: string;
  readonly made: number;
}

/** The state of a try at a daily game: running, counted, or void (too late, stopped, invalid). */
export type DailyState = 'playing' | 'counted' | 'void';

/** A person's try at a daily game. There is one per person, day and game. */
export interface DailyTryRow {
  readonly day: string;
  readonly game: string;
  readonly person: string;
  readonly table: string;
  readonly state: DailyState;
  readonly points: number;
  readonly won: boolean;
  readonly place: number;
  /** The sort key of results, highest first. */
  readonly standing: number;
  /** When it began or, once it is over, when it ended. */
  readonly at: number;
}

/** A result that counts, with the name of the person. */
export interface DailyBest extends DailyTryRow {
  readonly name: string;
  /** Whether the name is kept. */
  readonly kept?: boolean;
}

export interface DailySchema {
  daily_deals: DailyDealRow;
  daily_tries: Stored<DailyTryRow>;
}

export const dailyWrites = {
  /** Ignored if this day and game already has a deal. */
  'daily-deal': (db: Db, { row }: { row: DailyDealRow }) =>
    db
      .insertInto('daily_deals')
      .values(row)
      .onConflict((on) => on.doNothing()),

  /** Conflicts if the person has already had a try. */
  'daily-try': (db: Db, { row }: { row: DailyTryRow }) => db.insertInto('daily_tries').values(stored(row)),

  /** The end of a try. A try that has ended is not changed. */
  'daily-result': (db: Db, { row }: { row: DailyTryRow }) =>
    db
      .updateTable('daily_tries')
      .set(stored(row))
      .where('day', '=', row.day)
      .where('game', '=', row.game)
      .where('person', '=', row.person)
      .where('state', '=', 'playing'),
};

export const dailyReads = {
  /** The deals of a day, by game. */
  dailyDeals: (db: Db, day: string): Promise<DailyDealRow[]> =>
    db.selectFrom('daily_deals').selectAll().where('day', '=', day).orderBy('game').execute(),

  /** The tries of a person on a day. */
  async dailyTries(db: Db, person: string, day: string): Promise<DailyTryRow[]> {
    const rows = db.selectFrom('daily_tries').selectAll().where('person', '=', person);
    return (await rows.where('day', '=', day).orderBy('game').execute()).map(tryOf);
  },

  /** The last days on which a person had a result that counts, newest first. */
  async dailyDays(db: Db, person: string, limit: number): Promise<string[]> {
    const rows = db.selectFrom('daily_tries').select('day').distinct().where('person', '=', person);
    const found = rows.where('state', '=', 'counted').orderBy('day', 'desc').limit(limit);
    return (await found.execute()).map((row) => row.day);
  },

  /** The best results of a game of a day. */
  async dailyBest(db: Db, day: string, game: string, limit: number): Promise<DailyBest[]> {
    const rows = counted(db, day, game)
      .innerJoin('people', 'people.id', 'daily_tries.person')
      .leftJoin('kept_names', 'kept_names.person', 'daily_tries.person')
      .selectAll('daily_tries')
      .select(['people.name', 'kept_names.person as keeps'])
      .orderBy('standing', 'desc')
      .orderBy('daily_tries.at');
    return (await rows.limit(limit).execute()).map(({ name, keeps, ...row }) => ({
      ...tryOf(row),
      name,
      ...(keeps !== null && { kept: true }),
    }));
  },

  /** The number of people for each number of points. */
  async dailyCounts(db: Db, day: string, game: string): Promise<{ points: number; people: number }[]> {
    const rows = counted(db, day, game).select((row) => ['points', row.fn.countAll().as('people')]);
    const found = await rows.groupBy('points').orderBy('points').execute();
    return found.map(({ points, people }) => ({ points, people: Number(people) }));
  },

  /** The number of results better than this standing. */
  async dailyAhead(db: Db, day: string, game: string, standing: number): Promise<number> {
    const rows = counted(db, day, game).where('standing', '>', standing);
    const found = await rows.select((row) => row.fn.countAll().as('people')).executeTakeFirst();
    return Number(found?.people ?? 0);
  },

  /** Running tries whose table is over. */
  async dailyOver(db: Db, limit: number): Promise<DailyTryRow[]> {
    const rows = db
      .selectFrom('daily_tries')
      .innerJoin('tables', 'tables.id', 'daily_tries.table_id')
      .selectAll('daily_tries')
      .where('daily_tries.state', '=', 'playing')
      .where('tables.status', 'in', ['finished', 'ended']);
    return (await rows.orderBy('daily_tries.at').limit(limit).execute()).map(tryOf);
  },
};

const counted = (db: Db, day: string, game: string) =>
  db
    .selectFrom('daily_tries')
    .where('daily_tries.day', '=', day)
    .where('daily_tries.game', '=', game)
    .where('daily_tries.state', '=', 'counted');

const tryOf = (row: Stored<DailyTryRow>): DailyTryRow => loaded<DailyTryRow>(row, 'won');
