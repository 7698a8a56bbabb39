import { type Db, ifAny, loaded, type Step, type Stored, stored } from './rows.ts';

/** What people achieved in finished games: results, and the roles and heroes they played. */

/** The result of one person in one finished game. */
export interface ResultRow {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  readonly game: string;
  /** When the game ended. */
  readonly at: number;
  readonly seats: number;
  /** The number of seats taken by people. */
  readonly people: number;
  /** JSON. */
  readonly variants: string;
  readonly place: number;
  readonly won: boolean;
  /** Whether a bot had the seat at the end. */
  readonly left: boolean;
  /** JSON: the event by which the hero died; empty if it survived. */
  readonly death: string;
}

/** A role or hero that a person played: once per game, or once per round. */
export interface PartRow {
  readonly table: string;
  readonly seat: number;
  readonly number: number;
  readonly game: string;
  readonly part: string;
  readonly won: boolean;
}

/** How often a combination of variants was played and won. */
export interface VariantCount {
  readonly variants: string;
  readonly played: number;
  readonly won: number;
}

/** The same for a role or hero. */
export interface PartCount extends VariantCount {
  readonly part: string;
}

/** Counts of some results of a game. `last`: the table up to which they were counted, if there are more. */
export interface ResultCounts {
  readonly parts: readonly PartCount[];
  readonly variants: readonly VariantCount[];
  readonly last: string | undefined;
}

/** A person met at tables. */
export interface Fellow {
  readonly person: string;
  readonly name: string;
  readonly shown: string;
  readonly games: number;
  readonly last: number;
}

export interface ResultsSchema {
  settled: { table_id: string };
  results: Stored<ResultRow>;
  result_parts: Stored<PartRow>;
}

interface Settled {
  readonly table: string;
  readonly results: readonly ResultRow[];
  readonly parts: readonly PartRow[];
}

export const resultsWrites = {
  /** Everything that follows from one finished table. Conflicts if it was already written. */
  settled: (db: Db, { table, results, parts }: Settled): Step[] => [
    db.insertInto('settled').values({ table_id: table }),
    ...ifAny(results, (all) => db.insertInto('results').values(all.map(stored))),
    ...ifAny(parts, (all) => db.insertInto('result_parts').values(all.map(stored))),
  ],
};

export const forgetResults = (db: Db, person: string): Step[] => [
  db
    .deleteFrom('result_parts')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('results')
          .select('results.seat')
          .whereRef('results.table_id', '=', 'result_parts.table_id')
          .whereRef('results.seat', '=', 'result_parts.seat')
          .where('results.person', '=', person),
      ),
    ),
  db.deleteFrom('results').where('person', '=', person),
];

export const resultsReads = {
  async isSettled(db: Db, table: string): Promise<boolean> {
    const found = db.selectFrom('settled').select('table_id').where('table_id', '=', table);
    return (await found.executeTakeFirst()) !== undefined;
  },

  /** Finished tables that are not settled, ordered by id, after the given one. */
  async unsettledAfter(db: Db, id: string, limit: number): Promise<string[]> {
    const over = db
      .selectFrom('tables')
      .leftJoin('settled', 'settled.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.status', 'in', ['finished', 'ended'])
      .where('settled.table_id', 'is', null)
      .where('tables.id', '>', id);
    return (await over.orderBy('tables.id').limit(limit).execute()).map((row) => row.id);
  },

  /** The results of a person, newest first. */
  async resultsOf(db: Db, person: string, limit: number): Promise<ResultRow[]> {
    const rows = db.selectFrom('results').selectAll().where('person', '=', person);
    const found = await rows.orderBy('at', 'desc').orderBy('table_id').limit(limit).execute();
    return found.map((row) => loaded<ResultRow>(row, 'won', 'left'));
  },

  async partsOf(db: Db, person: string, limit: number): Promise<PartRow[]> {
    const rows = db
      .selectFrom('result_parts')
      .innerJoin('results', (on) =>
        on
          .onRef('results.table_id', '=', 'result_parts.table_id')
          .onRef('results.seat', '=', 'result_parts.seat'),
      )
      .selectAll('result_parts')
      .where('results.person', '=', person)
      .orderBy('results.at', 'desc');
    return (await rows.limit(limit).execute()).map((row) => loaded<PartRow>(row, 'won'));
  },

  /** How roles, heroes and variants fared at the next tables of a game, ordered by id, with about so many results. */
  async countsAfter(db: Db, game: string, table: string, results: number): Promise<ResultCounts> {
    const rows = db
      .selectFrom('results')
      .where('results.game', '=', game)
      .where('results.table_id', '>', table);
    const end = rows.select('table_id').orderBy('table_id').offset(results).limit(1);
    const last = (await end.executeTakeFirst())?.table_id;
    const counted = last === undefined ? rows : rows.where('results.table_id', '<=', last);
    const variants = counted
      .select(({ fn }) => ['results.variants', fn.countAll().as('played'), fn.sum('results.won').as('won')])
      .groupBy('results.variants');
    const parts = counted
      .innerJoin('result_parts', (on) =>
        on
          .onRef('result_parts.table_id', '=', 'results.table_id')
          .onRef('result_parts.seat', '=', 'results.seat'),
      )
      .select(({ fn }) => [
        'result_parts.part',
        'results.variants',
        fn.countAll().as('played'),
        fn.sum('result_parts.won').as('won'),
      ])
      .groupBy(['result_parts.part', 'results.variants']);
    return {
      parts: (await parts.execute()).map(inNumbers),
      variants: (await variants.execute()).map(inNumbers),
      last,
    };
  },

  /** The places of two people in the games they played together, among the newest 1,000 of the first. */
  together: (db: Db, one: string, other: string): Promise<{ mine: number; theirs: number }[]> =>
    db
      .selectFrom(newestOf(db, one).as('mine'))
      .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
      .select(['mine.place as mine', 'theirs.place as theirs'])
      .where('theirs.person', '=', other)
      .execute(),

  /** People with a kept name with whom a person has played since a time, among their newest 1,000 games; most frequent first. */
  async fellowsOf(db: Db, person: string, since: number, limit: number): Promise<Fellow[]> {
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
    const found = await rows.execute();
    return found.map((row) => ({ ...row, games: Number(row.games), last: Number(row.last) }));
  },
};

/** Games of a person in which others are looked for, the newest first: what this costs does not grow with all that they have played. */
const MOST_MET = 1000;

const newestOf = (db: Db, person: string) =>
  db
    .selectFrom('results')
    .select(['table_id', 'place', 'at'])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(MOST_MET);

const inNumbers = <R extends { played: unknown; won: unknown }>(row: R) => ({
  ...row,
  played: Number(row.played),
  won: Number(row.won),
});
