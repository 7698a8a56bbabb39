import type { Selectable } from 'kysely';
import type { StoredTournament, TournamentReads, TournamentRow, TournamentWrite, Write } from './port.ts';
import type { Db } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Statement } from './statements.ts';

/** SQL of tournaments. */

const KINDS: ReadonlySet<string> = new Set<TournamentWrite['kind']>([
  'new-tournament',
  'tournament',
  'expire-tournaments',
]);

export const isTournamentWrite = (write: Write): write is TournamentWrite => KINDS.has(write.kind);

const INSERT = `INSERT INTO tournaments (id, rev, status, listed, due, body, created, touched)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const CHANGE = `UPDATE tournaments SET rev = ?, status = ?, listed = ?, due = ?, body = ?, touched = ?
  WHERE id = ? AND rev = ?`;
const OLD = 'SELECT id FROM tournaments WHERE status = ? AND touched < ?';

export function tournamentStatements(write: TournamentWrite): Statement[] {
  switch (write.kind) {
    case 'new-tournament': {
      const { id, rev, status, listed, due, body, created, touched } = write.row;
      const values = [id, rev, status, listed ? 1 : 0, due, body, created, touched];
      return [{ sql: INSERT, values }, ...listsOf(write.row)];
    }
    case 'tournament': {
      const { id, rev, status, listed, due, body, touched } = write.row;
      const values = [rev, status, listed ? 1 : 0, due, body, touched, id, rev - 1];
      return [{ sql: CHANGE, values, changes: 1 }, ...listsOf(write.row)];
    }
    case 'expire-tournaments': {
      const values = [write.status, write.before];
      return [
        ...['tournament_people', 'tournament_tables'].map((of) => ({
          sql: `DELETE FROM ${of} WHERE tournament IN (${OLD})`,
          values,
        })),
        { sql: `DELETE FROM tournaments WHERE id IN (${OLD})`, values },
      ];
    }
  }
}

/** Replaces the people and the tables of a tournament. */
const listsOf = ({ id, people, tables }: TournamentRow): Statement[] => [
  ...listOf('tournament_people', 'person', id, people),
  ...listOf('tournament_tables', 'table_id', id, tables),
];

function listOf(table: string, column: string, id: string, list: readonly string[]): Statement[] {
  const clear = { sql: `DELETE FROM ${table} WHERE tournament = ?`, values: [id] };
  if (list.length === 0) return [clear];
  const sql = `INSERT INTO ${table} (tournament, ${column}) VALUES ${list.map(() => '(?, ?)').join(', ')}`;
  return [clear, { sql, values: list.flatMap((one) => [id, one]) }];
}

export function tournamentReads(db: Db): TournamentReads {
  const all = () => db.selectFrom('tournaments').selectAll();
  return {
    async tournament(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row && rowOf(row);
    },
    async tournamentRevs(ids) {
      if (ids.length === 0) return new Map();
      const rows = db.selectFrom('tournaments').select(['id', 'rev']).where('id', 'in', ids);
      return new Map((await rows.execute()).map(({ id, rev }) => [id, rev]));
    },
    async tournamentsOf(person, limit) {
      const mine = db
        .selectFrom('tournament_people')
        .innerJoin('tournaments', 'tournaments.id', 'tournament_people.tournament')
        .selectAll('tournaments')
        .where('tournament_people.person', '=', person);
      return (await mine.orderBy('tournaments.created', 'desc').limit(limit).execute()).map(rowOf);
    },
    async tournamentsListed(limit) {
      const rows = all().where('listed', '=', 1).where('status', 'in', ['open', 'running']);
      return (await rows.orderBy('created', 'desc').limit(limit).execute()).map(rowOf);
    },
    async tournamentsDue(now, limit) {
      const rows = db.selectFrom('tournaments').select('id').where('due', '>', 0).where('due', '<=', now);
      return (await rows.orderBy('due').limit(limit).execute()).map(({ id }) => id);
    },
    async tournamentsWithEnds(limit) {
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
    async tournamentTables(limit) {
      const rows = db.selectFrom('tournament_tables').select('table_id').orderBy('table_id').limit(limit);
      return (await rows.execute()).map(({ table_id }) => table_id);
    },
  };
}

const rowOf = (row: Selectable<Schema['tournaments']>): StoredTournament => ({
  ...row,
  listed: row.listed === 1,
});
