/** A tournament. `body` is JSON and holds the seed. */
export interface TournamentRow {
  readonly id: string;
  /** Optimistic lock: incremented by every write; a write based on an older one is a conflict. */
  readonly rev: number;
  readonly status: string;
  readonly listed: boolean;
  /** When something is to be done although nobody asks for it; 0 when nothing is. */
  readonly due: number;
  readonly body: string;
  readonly created: number;
  readonly touched: number;
  /** Who leads it and who takes part, for `tournamentsOf`. */
  readonly people: readonly string[];
  /** Its tables without a result, for `tournamentsWithEnds`. */
  readonly tables: readonly string[];
}

export type StoredTournament = Omit<TournamentRow, 'people' | 'tables'>;

/** Writes of tournaments. */
export type TournamentWrite =
  | { readonly kind: 'new-tournament'; readonly row: TournamentRow }
  /** `row.rev` is the new one; the stored one must be one less. */
  | { readonly kind: 'tournament'; readonly row: TournamentRow }
  /** Those of a status that were last changed before then. */
  | { readonly kind: 'expire-tournaments'; readonly status: string; readonly before: number };

/** What is read of tournaments. */
export interface TournamentReads {
  tournament(id: string): Promise<StoredTournament | undefined>;
  /** Of these, the version of each that is there. */
  tournamentRevs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Those somebody leads or takes part in, the newest first. */
  tournamentsOf(person: string, limit: number): Promise<StoredTournament[]>;
  /** Those for everybody that are not over, the newest first. */
  tournamentsListed(limit: number): Promise<StoredTournament[]>;
  /** Ids of those where something is to be done at this time. */
  tournamentsDue(now: number, limit: number): Promise<string[]>;
  /** Ids of those with a table that is over, or gone, and has no result. */
  tournamentsWithEnds(limit: number): Promise<string[]>;
  /** Tables of tournaments that are being played, without a result. */
  tournamentTables(limit: number): Promise<string[]>;
}
