import type { AnyGame, GameRecord } from '@mazmorra/kernel';
import type {
  EntrantView,
  RoundTableView,
  StandingView,
  TournamentEntry,
  TournamentView,
} from '@mazmorra/protocol';
import { findRecord } from '../retention/records.ts';
import type { Storage } from '../storage/port.ts';
import { readTournament } from './stored.ts';
import {
  type Entrant,
  entrantOf,
  keyOf,
  type RoundTable,
  standings,
  type Tournament,
  takingPart,
} from './tournament.ts';

export interface ViewFacts {
  readonly id: string;
  /** The server's time. */
  readonly now: number;
  /** Minimum number of people at a table. */
  readonly least: number;
}

/** What one person may see of a tournament, built field by field; person ids and the seed are not included. */
export function tournamentView(
  of: Tournament,
  { id, now, least }: ViewFacts,
  person: string,
): TournamentView {
  const you = entrantOf(of, person);
  const table = you === undefined ? undefined : tableOf(of, you)?.table;
  return {
    tournament: id,
    settings: of.settings,
    status: of.status,
    time: now,
    created: of.created,
    opener: of.openerName,
    leads: of.opener === person,
    entrants: of.entrants.map((one) => entrantView(of, one, person)),
    standings: standingsView(of),
    rounds: of.rounds.map(({ drawn, byes, tables }) => ({ drawn, byes, tables: tables.map(tableView) })),
    least,
    ...(of.next !== undefined && { next: of.next }),
    ...(of.stopped && { stopped: true as const }),
    ...(of.endedBy && { endedBy: of.endedBy }),
    commitment: of.deal.commitment,
    // The seeds of running tables follow from this seed, so it is disclosed only when all are over.
    ...(of.status === 'over' && { deal: { seed: of.deal.seed, salt: of.deal.salt } }),
    ...(you !== undefined && { you: { entrant: you, ...(table !== undefined && { table }) } }),
  };
}

/** Only who leads an open tournament is told the keys: nobody else needs them, and numbers no longer change after the draw. */
function entrantView(of: Tournament, entrant: Entrant, viewer: string): EntrantView {
  const { name, kept, state } = entrant;
  const key = of.status === 'open' && of.opener === viewer ? keyOf(of, entrant) : undefined;
  return { name, ...(kept && { kept }), state, ...(key !== undefined && { key }) };
}

/**
 * The standings. While people may join they are in the order of joining: the lots, which decide among equals, change with every
 * contribution, and whoever saw them could leave and join until they were first.
 */
function standingsView(of: Tournament): StandingView[] {
  if (of.status === 'open') return of.entrants.map((_, entrant) => ({ entrant, points: 0, opponents: 0 }));
  return standings(of).map(({ entrant, points, opponents }) => ({ entrant, points, opponents }));
}

/** The running table of this round at which an entrant sits. */
export const tableOf = ({ rounds }: Tournament, entrant: number): RoundTable | undefined =>
  rounds.at(-1)?.tables.find(({ seats, result }) => !result && seats.includes(entrant));

const tableView = ({ table, seats, result }: RoundTable): RoundTableView => ({
  table,
  seats,
  ...(result && {
    result: { kind: result.kind, places: result.places, points: result.points, gone: result.gone },
  }),
});

export function tournamentEntry(id: string, of: Tournament): TournamentEntry {
  const { game, rounds, start } = of.settings;
  return {
    tournament: id,
    game,
    status: of.status,
    opener: of.openerName,
    people: takingPart(of).length,
    rounds,
    drawn: of.rounds.length,
    ...(start !== undefined && { start }),
    created: of.created,
  };
}

/** A tournament as one file: its settings, results, the data of the draw, and the record of every table. */
export interface TournamentFile {
  readonly format: 'mazmorra-tournament';
  readonly formatVersion: 1;
  readonly tournament: Omit<TournamentView, 'leads' | 'you' | 'time'>;
  /** The contributions of entrants to the draw and the deals, by number. */
  readonly contributions: readonly string[];
  /** By table. A table that was never played, or was deleted, has none. */
  readonly records: Readonly<Record<string, GameRecord>>;
}

/** The file of a finished tournament; `undefined` before. */
export async function tournamentFile(
  storage: Storage,
  games: readonly AnyGame[],
  id: string,
  now: number,
): Promise<TournamentFile | undefined> {
  const row = await storage.tournament(id);
  if (row?.status !== 'over') return undefined;
  const of = readTournament(row);
  const least = Math.max(2, games.find((game) => game.id === of.settings.game)?.seats.min ?? 2);
  const { leads: _, you: __, time: ___, ...tournament } = tournamentView(of, { id, now, least }, '');
  const records: Record<string, GameRecord> = {};
  for (const { tables } of of.rounds)
    for (const { table } of tables) {
      const record = await findRecord(storage, games, table, now);
      if (record) records[table] = record;
    }
  return {
    format: 'mazmorra-tournament',
    formatVersion: 1,
    tournament,
    contributions: of.entrants.map(({ contribution }) => contribution),
    records,
  };
}
