import type { Selectable } from 'kysely';
import type { RatedGameRow, RatingReads, RatingRow, RatingWrite, ResultRow, Write } from './port.ts';
import type { Db } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Statement, Value } from './statements.ts';

/** SQL of results, ratings and followers. */

const KINDS: ReadonlySet<string> = new Set<RatingWrite['kind']>([
  'settled',
  'rated-game',
  'rating',
  'all-ratings',
  'follow',
  'unfollow',
  'invitation',
]);

export const isRatingWrite = (write: Write): write is RatingWrite => KINDS.has(write.kind);

/** The pseudonym of a removed person in rated games, so that the ratings of the others stay the same. */
const GONE = `'gone-' || (SELECT min(table_id || '-' || seat) FROM rated_seats AS first WHERE first.person = ?)`;

/** Replaces a removed person in rated games by a pseudonym and deletes their other rows. */
export const forgetRatings = (person: string): Statement[] => [
  any(
    `UPDATE ratings SET person = ${GONE} WHERE person = ?
    AND EXISTS (SELECT 1 FROM rated_seats AS one WHERE one.person = ?)`,
    [person, person, person],
  ),
  any(`UPDATE rated_seats SET person = ${GONE} WHERE person = ?`, [person, person]),
  any(
    'DELETE FROM result_parts WHERE EXISTS (SELECT 1 FROM results WHERE results.table_id = result_parts.table_id AND results.seat = result_parts.seat AND results.person = ?)',
    [person],
  ),
  any('DELETE FROM results WHERE person = ?', [person]),
  any('DELETE FROM follows WHERE person = ? OR other = ?', [person, person]),
  any('DELETE FROM invitations WHERE person = ? OR from_person = ?', [person, person]),
];

const RESULT = `INSERT INTO results (table_id, seat, person, game, at, seats, people, variants, place, won, "left", death)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const PART = 'INSERT INTO result_parts (table_id, seat, number, game, part, won) VALUES (?, ?, ?, ?, ?, ?)';
const RATED = 'INSERT INTO rated_games (number, table_id, game, at) VALUES (?, ?, ?, ?)';
const RATED_SEAT = 'INSERT INTO rated_seats (table_id, seat, person, place) VALUES (?, ?, ?, ?)';
const RATING = `INSERT INTO ratings (person, game, season, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (person, game, season) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`;
const FOLLOW = `INSERT INTO follows (person, other, at) VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING`;
const INVITE = `INSERT INTO invitations (person, table_id, from_name, from_person, at) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (person, table_id) DO UPDATE SET from_name = excluded.from_name, from_person = excluded.from_person, at = excluded.at`;

function any(sql: string, values: readonly Value[]): Statement {
  return { sql, values };
}

const ratingValues = ({ person, game, season, mu, sigma, games }: RatingRow): Value[] => [
  person,
  game,
  season,
  mu,
  sigma,
  games,
];

export function ratingStatements(write: RatingWrite): Statement[] {
  switch (write.kind) {
    case 'settled':
      return [
        any('INSERT INTO settled (table_id) VALUES (?)', [write.table]),
        ...write.results.map((row) => any(RESULT, resultValues(row))),
        ...write.parts.map(({ table, seat, number, game, part, won }) =>
          any(PART, [table, seat, number, game, part, won ? 1 : 0]),
        ),
      ];
    case 'rated-game': {
      const { number, table, game, at, seats } = write.row;
      return [
        any(RATED, [number, table, game, at]),
        ...seats.map(({ seat, person, place }) => any(RATED_SEAT, [table, seat, person, place])),
      ];
    }
    case 'rating':
      return [any(RATING, ratingValues(write.row))];
    case 'all-ratings':
      return [any('DELETE FROM ratings', []), ...write.rows.map((row) => any(RATING, ratingValues(row)))];
    case 'follow':
      return [any(FOLLOW, [write.person, write.other, write.at])];
    case 'unfollow':
      return [any('DELETE FROM follows WHERE person = ? AND other = ?', [write.person, write.other])];
    case 'invitation': {
      const { person, table, from, sender, at } = write.row;
      return [any(INVITE, [person, table, from, sender, at])];
    }
  }
}

const resultValues = (row: ResultRow): Value[] => [
  ...[row.table, row.seat, row.person, row.game, row.at, row.seats, row.people, row.variants],
  ...[row.place, row.won ? 1 : 0, row.left ? 1 : 0, row.death],
];

export function ratingReads(db: Db): RatingReads {
  return { ...ratingsReads(db), ...resultReads(db), ...friendReads(db) };
}

type Part<K extends keyof RatingReads> = Pick<RatingReads, K>;

function resultReads(
  db: Db,
): Part<
  'isSettled' | 'unsettledAfter' | 'resultsOf' | 'partsOf' | 'partCounts' | 'variantCounts' | 'together'
> {
  return {
    async isSettled(table) {
      const found = db.selectFrom('settled').select('table_id').where('table_id', '=', table);
      return (await found.executeTakeFirst()) !== undefined;
    },
    async unsettledAfter(id, limit) {
      const over = db
        .selectFrom('tables')
        .leftJoin('settled', 'settled.table_id', 'tables.id')
        .select('tables.id')
        .where('tables.status', 'in', ['finished', 'ended'])
        .where('settled.table_id', 'is', null)
        .where('tables.id', '>', id);
      return (await over.orderBy('tables.id').limit(limit).execute()).map((row) => row.id);
    },
    async resultsOf(person, limit) {
      const rows = db.selectFrom('results').selectAll().where('person', '=', person);
      return (await rows.orderBy('at', 'desc').orderBy('table_id').limit(limit).execute()).map(resultOf);
    },
    async partsOf(person, limit) {
      const rows = db
        .selectFrom('result_parts')
        .innerJoin('results', (on) =>
          on
            .onRef('results.table_id', '=', 'result_parts.table_id')
            .onRef('results.seat', '=', 'result_parts.seat'),
        )
        .selectAll('result_parts')
        .where('results.person', '=', person)
        .orderBy('results.at', 'desc')
        .limit(limit);
      return (await rows.execute()).map(({ table_id, won, ...row }) => ({
        ...row,
        table: table_id,
        won: won === 1,
      }));
    },
    async partCounts(game) {
      const rows = db
        .selectFrom('result_parts')
        .innerJoin('results', (on) =>
          on
            .onRef('results.table_id', '=', 'result_parts.table_id')
            .onRef('results.seat', '=', 'result_parts.seat'),
        )
        .select(({ fn }) => [
          'result_parts.part',
          'results.variants',
          fn.countAll().as('played'),
          fn.sum('result_parts.won').as('won'),
        ])
        .where('result_parts.game', '=', game)
        .groupBy(['result_parts.part', 'results.variants'])
        .orderBy('result_parts.part');
      return (await rows.execute()).map(counted);
    },
    async variantCounts(game) {
      const rows = db
        .selectFrom('results')
        .select(({ fn }) => ['variants', fn.countAll().as('played'), fn.sum('won').as('won')])
        .where('game', '=', game)
        .groupBy('variants')
        .orderBy('variants');
      return (await rows.execute()).map(counted);
    },
    together: (one, other) =>
      db
        .selectFrom(newestOf(db, one).as('mine'))
        .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
        .select(['mine.place as mine', 'theirs.place as theirs'])
        .where('theirs.person', '=', other)
        .execute(),
  };
}

/** Games of a person in which others are looked for, the newest first: what this costs does not grow with all that they have played. */
const MOST_MET = 1000;

const newestOf = (db: Db, person: string) =>
  db
    .selectFrom('results')
    .select(['table_id', 'place', 'at'])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(MOST_MET);

const counted = <R extends { played: unknown; won: unknown }>(row: R) => ({
  ...row,
  played: Number(row.played),
  won: Number(row.won),
});

function ratingsReads(
  db: Db,
): Part<
  | 'ratedGames'
  | 'lastRated'
  | 'ratedSince'
  | 'ratingsOf'
  | 'ratingsOfPerson'
  | 'allRatings'
  | 'seasons'
  | 'leaders'
> {
  const ratings = () => db.selectFrom('ratings').selectAll();
  return {
    async ratedGames(after, limit) {
      const rows = db.selectFrom('rated_games').selectAll().where('number', '>', after);
      return withSeats(db, await rows.orderBy('number').limit(limit).execute());
    },
    async lastRated() {
      const found = db.selectFrom('rated_games').select(({ fn }) => fn.max('number').as('last'));
      return Number((await found.executeTakeFirst())?.last ?? 0);
    },
    async ratedSince(game, at) {
      const rows = db.selectFrom('rated_games').selectAll().where('game', '=', game).where('at', '>=', at);
      return withSeats(db, await rows.orderBy('number').execute());
    },
    async ratingsOf(people, game) {
      if (people.length === 0) return [];
      const rows = await ratings().where('person', 'in', people).where('game', '=', game).execute();
      const newest = new Map<string, RatingRow>();
      for (const row of rows)
        if ((newest.get(row.person)?.season ?? '') < row.season) newest.set(row.person, row);
      return [...newest.values()];
    },
    ratingsOfPerson: (person) =>
      ratings().where('person', '=', person).orderBy('season', 'desc').orderBy('game').execute(),
    allRatings: () => ratings().orderBy('person').orderBy('game').orderBy('season').execute(),
    async seasons(game) {
      const rows = db.selectFrom('ratings').select('season').distinct().where('game', '=', game);
      return (await rows.orderBy('season', 'desc').execute()).map(({ season }) => season);
    },
    leaders: (game, season, fewest, limit) =>
      db
        .selectFrom('ratings')
        .innerJoin('kept_names', 'kept_names.person', 'ratings.person')
        .selectAll('ratings')
        .select(['kept_names.name', 'kept_names.shown'])
        .where('ratings.game', '=', game)
        .where('ratings.season', '=', season)
        .where('ratings.games', '>=', fewest)
        .orderBy(
          ({ eb, ref }) => eb(ref('ratings.mu'), '-', eb(ref('ratings.sigma'), '*', eb.lit(2))),
          'desc',
        )
        .orderBy('kept_names.name')
        .limit(limit)
        .execute(),
  };
}

async function withSeats(
  db: Db,
  games: readonly Selectable<Schema['rated_games']>[],
): Promise<RatedGameRow[]> {
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

function friendReads(db: Db): Part<'fellowsOf' | 'following' | 'follows' | 'followers' | 'invitationsOf'> {
  return {
    async fellowsOf(person, since, limit) {
      const rows = db
        .selectFrom(newestOf(db, person).as('mine'))
        .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
        .innerJoin('kept_names', 'kept_names.person', 'theirs.person')
        .select(({ fn }) => [
          'theirs.person as person',
          'kept_names.name as name',
          'kept_names.shown as shown',
          fn.countAll().as('games'),
          fn.max('theirs.at').as('last'),
        ])
        .where('mine.at', '>=', since)
        .where('theirs.person', '<>', person)
        .groupBy(['theirs.person', 'kept_names.name', 'kept_names.shown'])
        .orderBy('games', 'desc')
        .orderBy('last', 'desc')
        .limit(limit);
      return (await rows.execute()).map((row) => ({
        ...row,
        games: Number(row.games),
        last: Number(row.last),
      }));
    },
    async following(person) {
      const rows = db
        .selectFrom('follows')
        .innerJoin('kept_names', 'kept_names.person', 'follows.other')
        .select(['follows.other as person', 'kept_names.name', 'kept_names.shown', 'follows.at as last'])
        .where('follows.person', '=', person)
        .orderBy('kept_names.name');
      return (await rows.execute()).map((row) => ({ ...row, games: 0 }));
    },
    async follows(person, other) {
      const found = db.selectFrom('follows').select('at').where('person', '=', person);
      return (await found.where('other', '=', other).executeTakeFirst()) !== undefined;
    },
    async followers(person) {
      const found = db.selectFrom('follows').select(({ fn }) => fn.countAll().as('people'));
      return Number((await found.where('other', '=', person).executeTakeFirst())?.people ?? 0);
    },
    async invitationsOf(person, since) {
      const rows = db.selectFrom('invitations').selectAll().where('person', '=', person);
      const found = await rows.where('at', '>=', since).orderBy('at', 'desc').execute();
      return found.map(({ table_id, from_name, from_person, ...row }) => ({
        ...row,
        table: table_id,
        from: from_name,
        sender: from_person,
      }));
    },
  };
}

const resultOf = ({ table_id, won, left, ...row }: Selectable<Schema['results']>): ResultRow => ({
  ...row,
  table: table_id,
  won: won === 1,
  left: left === 1,
});
