/** The deal of one game for one day, the same for everybody. `body` is JSON and holds the seed. */
export interface DailyDealRow {
  readonly day: string;
  readonly game: string;
  readonly body: string;
  readonly made: number;
}

/** What became of somebody's try at the game of a day: it goes on, it counts, or it does not (too late, broken off, wrong). */
export type DailyState = 'playing' | 'counted' | 'void';

/** One person's try at the game of a day; there is one per person, day and game. */
export interface DailyTryRow {
  readonly day: string;
  readonly game: string;
  readonly person: string;
  readonly table: string;
  readonly state: DailyState;
  readonly points: number;
  readonly won: boolean;
  readonly place: number;
  /** What results are ordered by, the highest first. */
  readonly standing: number;
  /** When it was begun, and once it is over, when it ended. */
  readonly at: number;
}

/** A result that counts, with the name of whose it is. */
export interface DailyBest extends DailyTryRow {
  readonly name: string;
  /** Whether the name is kept. */
  readonly kept?: boolean;
}

/** Writes of the daily games. */
export type DailyWrite =
  /** Kept unless there is one for this day and game already. */
  | { readonly kind: 'daily-deal'; readonly row: DailyDealRow }
  /** A conflict when the person has had a try already. */
  | { readonly kind: 'daily-try'; readonly row: DailyTryRow }
  /** How a try ended; one that has ended is left as it is. */
  | { readonly kind: 'daily-result'; readonly row: DailyTryRow };

/** Reads of the daily games (`daily-reads.ts`). */
export interface DailyReads {
  /** The deals of a day, by game. */
  dailyDeals(day: string): Promise<DailyDealRow[]>;
  /** What somebody played on a day. */
  dailyTries(person: string, day: string): Promise<DailyTryRow[]>;
  /** The last days on which somebody had a result that counts, the newest first. */
  dailyDays(person: string, limit: number): Promise<string[]>;
  /** The best results of a game of a day. */
  dailyBest(day: string, game: string, limit: number): Promise<DailyBest[]>;
  /** How many people came to how many points. */
  dailyCounts(day: string, game: string): Promise<{ points: number; people: number }[]>;
  /** How many results are better than this standing. */
  dailyAhead(day: string, game: string, standing: number): Promise<number>;
  /** Tries that go on although their table is over. */
  dailyOver(limit: number): Promise<DailyTryRow[]>;
}
