/** The rows, writes and reads of results, ratings and followers. */

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

/** A rated game. All ratings follow from the rated games in the order of their numbers. */
export interface RatedGameRow {
  readonly number: number;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** The participants and their places; equal places are a draw. */
  readonly seats: readonly RatedSeat[];
}

export interface RatedSeat {
  readonly seat: number;
  readonly person: string;
  readonly place: number;
}

/** A person's rating in a game after their last rated game of a season. */
export interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly season: string;
  readonly mu: number;
  readonly sigma: number;
  /** Rated games of this season that counted. */
  readonly games: number;
}

/** A rating with the person's name and what they show. */
export interface NamedRating extends RatingRow {
  readonly name: string;
  readonly shown: string;
}

/** A person met at tables. */
export interface Fellow {
  readonly person: string;
  readonly name: string;
  readonly shown: string;
  readonly games: number;
  readonly last: number;
}

/** An invitation to a table by a follower, valid until the table begins. */
export interface InvitationRow {
  readonly person: string;
  readonly table: string;
  /** Who has invited: the name at that time, and the id, which is empty in rows of earlier versions. */
  readonly from: string;
  readonly sender: string;
  readonly at: number;
}

export interface PartCount {
  readonly part: string;
  readonly variants: string;
  readonly played: number;
  readonly won: number;
}

export type RatingWrite =
  /** Everything that follows from one finished table. Conflicts if it was already written. */
  | {
      readonly kind: 'settled';
      readonly table: string;
      readonly results: readonly ResultRow[];
      readonly parts: readonly PartRow[];
    }
  /** Conflicts if the number is taken or the table already rated. */
  | { readonly kind: 'rated-game'; readonly row: RatedGameRow }
  | { readonly kind: 'rating'; readonly row: RatingRow }
  /** Replaces all ratings. */
  | { readonly kind: 'all-ratings'; readonly rows: readonly RatingRow[] }
  | { readonly kind: 'follow'; readonly person: string; readonly other: string; readonly at: number }
  | { readonly kind: 'unfollow'; readonly person: string; readonly other: string }
  | { readonly kind: 'invitation'; readonly row: InvitationRow };

export interface RatingReads {
  isSettled(table: string): Promise<boolean>;
  /** Finished tables that are not settled, ordered by id, after the given one. */
  unsettledAfter(id: string, limit: number): Promise<string[]>;
  /** The results of a person, newest first. */
  resultsOf(person: string, limit: number): Promise<ResultRow[]>;
  partsOf(person: string, limit: number): Promise<PartRow[]>;
  /** Rated games after a number, in order. */
  ratedGames(after: number, limit: number): Promise<RatedGameRow[]>;
  lastRated(): Promise<number>;
  /** The rated games of a game since a time, for the limit on games between the same people. */
  ratedSince(game: string, at: number): Promise<RatedGameRow[]>;
  /** The newest rating of each of these people in a game. */
  ratingsOf(people: readonly string[], game: string): Promise<RatingRow[]>;
  /** All ratings of a person, newest season first. */
  ratingsOfPerson(person: string): Promise<RatingRow[]>;
  allRatings(): Promise<RatingRow[]>;
  seasons(game: string): Promise<string[]>;
  leaders(game: string, season: string, fewest: number, limit: number): Promise<NamedRating[]>;
  /** People with a kept name with whom a person has played since a time, among their newest 1,000 games; most frequent first. */
  fellowsOf(person: string, since: number, limit: number): Promise<Fellow[]>;
  /** The places of two people in the games they played together, among the newest 1,000 of the first. */
  together(one: string, other: string): Promise<{ mine: number; theirs: number }[]>;
  following(person: string): Promise<Fellow[]>;
  follows(person: string, other: string): Promise<boolean>;
  followers(person: string): Promise<number>;
  invitationsOf(person: string, since: number): Promise<InvitationRow[]>;
  /** How roles and heroes fared, for each combination of variants. */
  partCounts(game: string): Promise<PartCount[]>;
  variantCounts(game: string): Promise<{ variants: string; played: number; won: number }[]>;
}
