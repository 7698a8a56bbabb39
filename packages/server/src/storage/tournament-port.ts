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

/** Writes of tournaments. */
export type TournamentWrite =
  | { readonly kind: 'new-tournament'; readonly row: TournamentRow }
  /** `row.rev` is the new value; the stored one must be one less. */
  | { readonly kind: 'tournament'; readonly row: TournamentRow }
  /** Deletes tournaments of a status that were last changed before this time. */
  | { readonly kind: 'expire-tournaments'; readonly status: string; readonly before: number };

/** Reads of tournaments. */
export interface TournamentReads {
  tournament(id: string): Promise<StoredTournament | undefined>;
  /** The `rev` of each of these that exists. */
  tournamentRevs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Those that a person leads or takes part in, newest first. */
  tournamentsOf(person: string, limit: number): Promise<StoredTournament[]>;
  /** Public tournaments that are not over, newest first. */
  tournamentsListed(limit: number): Promise<StoredTournament[]>;
  /** Ids of those that have to act by this time. */
  tournamentsDue(now: number, limit: number): Promise<string[]>;
  /** Ids of those with a table that is over, or deleted, and has no result. */
  tournamentsWithEnds(limit: number): Promise<string[]>;
  /** Tables of running tournaments without a result. */
  tournamentTables(limit: number): Promise<string[]>;
}
