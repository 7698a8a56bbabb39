import { Refused } from '../refused.ts';
import type { Journal } from '../storage/journal.ts';
import {
  isConflict,
  type Storage,
  type StoredTournament,
  type TournamentRow,
  type Write,
} from '../storage/port.ts';
import { dueAt, forget, type Tournament } from './tournament.ts';

/** Maximum number of attempts of a change that conflicts. */
const TRIES = 20;
const PAGE = 100;

export const readTournament = ({ body }: Pick<StoredTournament, 'body'>): Tournament =>
  JSON.parse(body) as Tournament;

export function tournamentRow(
  before: Pick<StoredTournament, 'id' | 'rev'>,
  of: Tournament,
  now: number,
): TournamentRow {
  const people = [of.opener, ...of.entrants.map(({ person }) => person)].filter((person) => person !== '');
  const tables = of.rounds.at(-1)?.tables ?? [];
  return {
    id: before.id,
    rev: before.rev + 1,
    status: of.status,
    listed: of.settings.listed,
    due: dueAt(of) ?? 0,
    body: JSON.stringify(of),
    created: of.created,
    touched: now,
    people: [...new Set(people)],
    tables: tables.flatMap(({ table, result }) => (result ? [] : [table])),
  };
}

export const NO_TOURNAMENT = 'there is no such tournament';

/** A stored tournament after a change. */
export interface Changed {
  readonly id: string;
  readonly rev: number;
  readonly of: Tournament;
}

interface Place {
  readonly storage: Storage;
  readonly journal: Pick<Journal, 'save'>;
  now(): number;
}

/**
 * Changes a tournament with optimistic locking. After a conflict it is read again and `make` is called again, so every decision
 * is based on what is stored. `save` writes it, possibly with other writes.
 */
export async function changeTournament(
  { storage, journal, now }: Place,
  id: string,
  make: (of: Tournament) => Tournament | Promise<Tournament>,
  save: (write: Write, of: Tournament) => Promise<void> = (write) => journal.save(write),
): Promise<Changed> {
  for (let attempt = 1; ; attempt++) {
    const row = await storage.tournament(id);
    if (!row) throw new Refused('no-table', NO_TOURNAMENT);
    const before = readTournament(row);
    const of = await make(before);
    if (of === before) return { id, rev: row.rev, of };
    try {
      await save({ kind: 'tournament', row: tournamentRow(row, of, now()) }, of);
      return { id, rev: row.rev + 1, of };
    } catch (error) {
      if (!isConflict(error) || attempt >= TRIES) throw error;
    }
  }
}

/** Removes a person and their name from all tournaments. */
export async function forgetInTournaments(place: Place, person: string): Promise<void> {
  for (;;) {
    const rows = await place.storage.tournamentsOf(person, PAGE);
    for (const { id } of rows) await changeTournament(place, id, (of) => forget(of, person));
    if (rows.length < PAGE) return;
  }
}
