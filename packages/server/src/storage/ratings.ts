import { sql } from 'kysely';
import { type Db, ifAny, type Step } from './rows.ts';

/** Rated games, and the ratings that follow from them. */

/** A rated game. All ratings follow from the rated games in the order of their numbers. */
export interface RatedGameRow {
  readonly number: number;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** The participants and their places; equal places are a draw. */
  readonly seats: readonly RatedSeat[];
}

export interface RatedSeat {
  readonly seat: number;
  readonly person: string;
  readonly place: number;
}

/** A person's rating in a game after their last rated game of a season. */
export interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly season: string;
  readonly mu: number;
  readonly sigma: number;
  /** Rated games of this season that counted. */
  readonly games: number;
}

/** A rating with the person's name and what they show. */
export interface NamedRating extends RatingRow {
  readonly name: string;
  readonly shown: string;
}

export interface RatingsSchema {
  rated_games: { number: number; table_id: string; game: string; at: number };
  rated_seats: RatedSeat & { table_id: string };
  ratings: RatingRow;
}

/** Replaces a removed person in rated games by a pseudonym, so that the ratings of the others stay the same. */
export function forgetRatings(db: Db, person: string): Step[] {
  const first = db
    .selectFrom('rated_seats')
    .select(sql`min(table_id || '-' || seat)`.as('seat'))
    .where('person', '=', person);
  const gone = { person: sql<string>`'gone-' || (${first})` };
  return [
    db
      .updateTable('ratings')
      .set(gone)
      .where('person', '=', person)
      .where(({ exists }) => exists(first.clearSelect().select('seat').where('person', '=', person))),
    db.updateTable('rated_seats').set(gone).where('person', '=', person),
  ];
}

/** Ratings per statement: databases limit the number of values. */
const RATINGS_AT_ONCE = 500;

export const ratingsWrites = {
  /** Conflicts if the number is taken or the table already rated. */
  'rated-game': (db: Db, { row: { seats, table: table_id, ...row } }: { row: RatedGameRow }): Step[] => [
    db.insertInto('rated_games').values({ ...row, table_id }),
    ...ifAny(seats, (all) =>
      db
        .insertInto('rated_seats')
        .values(all.map(({ seat, person, place }) => ({ table_id, seat, person, place }))),
    ),
  ],

  rating: (db: Db, { row }: { row: RatingRow }) =>
    db
      .insertInto('ratings')
      .values(row)
      .onConflict((on) => on.columns(['person', 'game', 'season']).doUpdateSet(row)),

  /** Replaces all ratings. */
  'all-ratings': (db: Db, { rows }: { rows: readonly RatingRow[] }): Step[] => [
    db.deleteFrom('ratings'),
    ...Array.from({ length: Math.ceil(rows.length / RATINGS_AT_ONCE) }, (_, part) =>
      db.insertInto('ratings').values(rows.slice(part * RATINGS_AT_ONCE, (part + 1) * RATINGS_AT_ONCE)),
    ),
  ],
};

export const ratingsReads = {
  /** Rated games after a number, in order. */
  async ratedGames(db: Db, after: number, limit: number): Promise<RatedGameRow[]> {
    const rows = db.selectFrom('rated_games').selectAll().where('number', '>', after);
    return withSeats(db, await rows.orderBy('number').limit(limit).execute());
  },

  async lastRated(db: Db): Promise<number> {
    const found = db.selectFrom('rated_games').select(({ fn }) => fn.max('number').as('last'));
    return Number((await found.executeTakeFirst())?.last ?? 0);
  },

  /** The rated games of a game since a time, for the limit on games between the same people. */
  async ratedSince(db: Db, game: string, at: number): Promise<RatedGameRow[]> {
    const rows = db.selectFrom('rated_games').selectAll().where('game', '=', game).where('at', '>=', at);
    return withSeats(db, await rows.orderBy('number').execute());
  },

  /** The newest rating of each of these people in a game. */
  async ratingsOf(db: Db, people: readonly string[], game: string): Promise<RatingRow[]> {
    if (people.length === 0) return [];
    const rows = db.selectFrom('ratings').selectAll().where('person', 'in', people).where('game', '=', game);
    const found = await rows.orderBy('season').execute();
    return [...new Map(found.map((row) => [row.person, row])).values()];
  },

  /** All ratings of a person, newest season first. */
  ratingsOfPerson(db: Db, person: string): Promise<RatingRow[]> {
    const rows = db.selectFrom('ratings').selectAll().where('person', '=', person);
    return rows.orderBy('season', 'desc').orderBy('game').execute();
  },

  allRatings: (db: Db): Promise<RatingRow[]> =>
    db.selectFrom('ratings').selectAll().orderBy('person').orderBy('game').orderBy('season').execute(),

  async seasons(db: Db, game: string): Promise<string[]> {
    const rows = db.selectFrom('ratings').select('season').distinct().where('game', '=', game);
    return (await rows.orderBy('season', 'desc').execute()).map(({ season }) => season);
  },

  leaders: (db: Db, game: string, season: string, fewest: number, limit: number): Promise<NamedRating[]> =>
    db
      .selectFrom('ratings')
      .innerJoin('kept_names', 'kept_names.person', 'ratings.person')
      .selectAll('ratings')
      .select(['kept_names.name', 'kept_names.shown'])
      .where('ratings.game', '=', game)
      .where('ratings.season', '=', season)
      .where('ratings.games', '>=', fewest)
      .orderBy(({ eb, ref }) => eb(ref('ratings.mu'), '-', eb(ref('ratings.sigma'), '*', eb.lit(2))), 'desc')
      .orderBy('kept_names.name')
      .limit(limit)
      .execute(),
};

async function withSeats(db: Db, games: readonly RatingsSchema['rated_games'][]): Promise<RatedGameRow[]> {
  if (games.length === 0) return [];
  const tables = games.map(({ table_id }) => table_id);
  const rows = db.selectFrom('rated_seats').selectAll().where('table_id', 'in', tables);
  const seats = Map.groupBy(await rows.orderBy('seat').execute(), ({ table_id }) => table_id);
  return games.map(({ table_id, ...game }) => ({
    ...game,
    table: table_id,
    seats: (seats.get(table_id) ?? []).map(({ seat, person, place }) => ({ seat, person, place })),
  }));
}
