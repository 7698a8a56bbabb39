/** The deal of one game for one day, the same for everybody. `body` is JSON and holds the seed. */
export interface DailyDealRow {
  readonly day: string;
  readonly game: string;
  readonly body: string;
  readonly made: number;
}

/** The state of a try at a daily game: running, counted, or void (too late, stopped, invalid). */
export type DailyState = 'playing' | 'counted' | 'void';

/** A person's try at a daily game. There is one per person, day and game. */
export interface DailyTryRow {
  readonly day: string;
  readonly game: string;
  readonly person: string;
  readonly table: string;
  readonly state: DailyState;
  readonly points: number;
  readonly won: boolean;
  readonly place: number;
  /** The sort key of results, highest first. */
  readonly standing: number;
  /** When it began or, once it is over, when it ended. */
  readonly at: number;
}

/** A result that counts, with the name of the person. */
export interface DailyBest extends DailyTryRow {
  readonly name: string;
  /** Whether the name is kept. */
  readonly kept?: boolean;
}

/** Writes of the daily games. */
export type DailyWrite =
  /** Ignored if this day and game already has a deal. */
  | { readonly kind: 'daily-deal'; readonly row: DailyDealRow }
  /** Conflicts if the person has already had a try. */
  | { readonly kind: 'daily-try'; readonly row: DailyTryRow }
  /** The end of a try. A try that has ended is not changed. */
  | { readonly kind: 'daily-result'; readonly row: DailyTryRow };

/** Reads of the daily games (`daily-reads.ts`). */
export interface DailyReads {
  /** The deals of a day, by game. */
  dailyDeals(day: string): Promise<DailyDealRow[]>;
  /** The tries of a person on a day. */
  dailyTries(person: string, day: string): Promise<DailyTryRow[]>;
  /** The last days on which a person had a result that counts, newest first. */
  dailyDays(person: string, limit: number): Promise<string[]>;
  /** The best results of a game of a day. */
  dailyBest(day: string, game: string, limit: number): Promise<DailyBest[]>;
  /** The number of people for each number of points. */
  dailyCounts(day: string, game: string): Promise<{ points: number; people: number }[]>;
  /** The number of results better than this standing. */
  dailyAhead(day: string, game: string, standing: number): Promise<number>;
  /** Running tries whose table is over. */
  dailyOver(limit: number): Promise<DailyTryRow[]>;
}
