import type { AnyGame, GameRecord } from '@mazmorra/kernel';
import type { TournamentView } from '@mazmorra/protocol';
import { findRecord } from '../retention/records.ts';
import type { Storage } from '../storage/port.ts';
import { readTournament } from './stored.ts';
import { tournamentView } from './view.ts';

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
