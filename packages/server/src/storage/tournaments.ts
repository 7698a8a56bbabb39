import { type Db, ifAny, loaded, one, type Step, type Stored, stored } from './rows.ts';

/** Tournaments, with lists of their people and of their tables without a result. */

/** A tournament. `body` is JSON and holds the seed. */
export interface TournamentRow {
  readonly id: string;
  /** Optimistic lock: incremented by every write. A write based on an older value conflicts. */
  readonly rev: number;
  readonly status: string;
  readonly listed: boolean;
  /** When the tournament has to act by itself; 0 if it does not. */
  readonly due: number;
  readonly body: string;
  readonly created: number;
  readonly touched: number;
  /** Its opener and participants, for `tournamentsOf`. */
  readonly people: readonly string[];
  /** Its tables without a result, for `tournamentsWithEnds`. */
  readonly tables: readonly string[];
}

export type StoredTournament = Omit<TournamentRow, 'people' | 'tables'>;

export interface TournamentsSchema {
  tournaments: Stored<StoredTournament>;
  tournament_people: { person: string; tournament: string };
  tournament_tables: { table_id: string; tournament: string };
}

export const tournamentsWrites = {
  'new-tournament': (db: Db, { row: { people, tables, ...row } }: { row: TournamentRow }): Step[] => [
    db.insertInto('tournaments').values(stored(row)),
    ...listsOf(db, row.id, people, tables),
  ],

  /** `row.rev` is the new value; the stored one must be one less. */
  tournament: (db: Db, { row: { people, tables, ...row } }: { row: TournamentRow }): Step[] => [
    one(
      db
        .updateTable('tournaments')
        .set(stored(row))
        .where('id', '=', row.id)
        .where('rev', '=', row.rev - 1),
    ),
    ...listsOf(db, row.id, people, tables),
  ],

  /** Deletes tournaments of a status that were last changed before this time. */
  'expire-tournaments': (db: Db, { status, before }: { status: string; before: number }) => {
    const old = db
      .selectFrom('tournaments')
      .select('id')
      .where('status', '=', status)
      .where('touched', '<', before);
    return [
      db.deleteFrom('tournament_people').where('tournament', 'in', old),
      db.deleteFrom('tournament_tables').where('tournament', 'in', old),
      db.deleteFrom('tournaments').where('id', 'in', old),
    ];
  },
};

/** Replaces the people and the tables of a tournament. */
const listsOf = (
  db: Db,
  tournament: string,
  people: readonly string[],
  tables: readonly string[],
): Step[] => [
  db.deleteFrom('tournament_people').where('tournament', '=', tournament),
  ...ifAny(people, (all) =>
    db.insertInto('tournament_people').values(all.map((person) => ({ person, tournament }))),
  ),
  db.deleteFrom('tournament_tables').where('tournament', '=', tournament),
  ...ifAny(tables, (all) =>
    db.insertInto('tournament_tables').values(all.map((table_id) => ({ table_id, tournament }))),
  ),
];

export const tournamentsReads = {
  async tournament(db: Db, id: string): Promise<StoredTournament | undefined> {
    const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    return row && rowOf(row);
  },

  /** The `rev` of each of these that exists. */
  async tournamentRevs(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = db.selectFrom('tournaments').select(['id', 'rev']).where('id', 'in', ids);
    return new Map((await rows.execute()).map(({ id, rev }) => [id, rev]));
  },

  /** Those that a person leads or takes part in, newest first. */
  async tournamentsOf(db: Db, person: string, limit: number): Promise<StoredTournament[]> {
    const mine = db
      .selectFrom('tournament_people')
      .innerJoin('tournaments', 'tournaments.id', 'tournament_people.tournament')
      .selectAll('tournaments')
      .where('tournament_people.person', '=', person);
    return (await mine.orderBy('tournaments.created', 'desc').limit(limit).execute()).map(rowOf);
  },

  /** Public tournaments that are not over, newest first. */
  async tournamentsListed(db: Db, limit: number): Promise<StoredTournament[]> {
    const rows = db
      .selectFrom('tournaments')
      .selectAll()
      .where('listed', '=', 1)
      .where('status', 'in', ['open', 'running']);
    return (await rows.orderBy('created', 'desc').limit(limit).execute()).map(rowOf);
  },

  /** Ids of those that have to act by this time. */
  async tournamentsDue(db: Db, now: number, limit: number): Promise<string[]> {
    const rows = db.selectFrom('tournaments').select('id').where('due', '>', 0).where('due', '<=', now);
    return (await rows.orderBy('due').limit(limit).execute()).map(({ id }) => id);
  },

  /** Ids of those with a table that is over, or deleted, and has no result. */
  async tournamentsWithEnds(db: Db, limit: number): Promise<string[]> {
    const rows = db
      .selectFrom('tournament_tables')
      .leftJoin('tables', 'tables.id', 'tournament_tables.table_id')
      .select('tournament_tables.tournament')
      .distinct()
      .where((row) =>
        row.or([
          row('tables.status', 'in', ['finished', 'ended', 'cancelled']),
          row('tables.id', 'is', null),
        ]),
      );
    return (await rows.limit(limit).execute()).map(({ tournament }) => tournament);
  },

  /** Tables of running tournaments without a result. */
  async tournamentTables(db: Db, limit: number): Promise<string[]> {
    const rows = db.selectFrom('tournament_tables').select('table_id').orderBy('table_id').limit(limit);
    return (await rows.execute()).map(({ table_id }) => table_id);
  },
};

const rowOf = (row: Stored<StoredTournament>): StoredTournament => loaded<StoredTournament>(row, 'listed');
