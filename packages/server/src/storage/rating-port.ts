/** The rows, writes and reads of results, ratings, and of who follows whom. */

/** How one person fared in one game that is over. */
export interface ResultRow {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  readonly game: string;
  /** When the game ended. */
  readonly at: number;
  readonly seats: number;
  /** How many of the seats were people's. */
  readonly people: number;
  /** JSON. */
  readonly variants: string;
  readonly place: number;
  readonly won: boolean;
  /** A bot had the seat at the end. */
  readonly left: boolean;
  /** JSON: the event by which the hero died; empty for those who lived. */
  readonly death: string;
}

/** A role or hero that somebody played: once for a game, or once for each round of it. */
export interface PartRow {
  readonly table: string;
  readonly seat: number;
  readonly number: number;
  readonly game: string;
  readonly part: string;
  readonly won: boolean;
}

/** A rated game. Ratings are what follows from all of them in the order of their numbers. */
export interface RatedGameRow {
  readonly number: number;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** Who took part, and at which place; equal places are a draw. */
  readonly seats: readonly RatedSeat[];
}

export interface RatedSeat {
  readonly seat: number;
  readonly person: string;
  readonly place: number;
}

/** What somebody's rating in a game was after their last rated game of a season. */
export interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly season: string;
  readonly mu: number;
  readonly sigma: number;
  /** Rated games of this season that counted. */
  readonly games: number;
}

/** A rating with the name of whose it is, and what they show. */
export interface NamedRating extends RatingRow {
  readonly name: string;
  readonly shown: string;
}

/** Somebody met at tables. */
export interface Fellow {
  readonly person: string;
  readonly name: string;
  readonly shown: string;
  readonly games: number;
  readonly last: number;
}

/** A call to a table from somebody who follows, until the table has begun. */
export interface InvitationRow {
  readonly person: string;
  readonly table: string;
  readonly from: string;
  readonly at: number;
}

export interface PartCount {
  readonly part: string;
  readonly played: number;
  readonly won: number;
}

export type RatingWrite =
  /** Everything that follows from one table that is over; a conflict when it was written before. */
  | {
      readonly kind: 'settled';
      readonly table: string;
      readonly results: readonly ResultRow[];
      readonly parts: readonly PartRow[];
    }
  /** A conflict when the number or the table has been rated. */
  | { readonly kind: 'rated-game'; readonly row: RatedGameRow }
  | { readonly kind: 'rating'; readonly row: RatingRow }
  /** In place of all ratings. */
  | { readonly kind: 'all-ratings'; readonly rows: readonly RatingRow[] }
  | { readonly kind: 'follow'; readonly person: string; readonly other: string; readonly at: number }
  | { readonly kind: 'unfollow'; readonly person: string; readonly other: string }
  | { readonly kind: 'invitation'; readonly row: InvitationRow };

export interface RatingReads {
  isSettled(table: string): Promise<boolean>;
  /** Tables that are over and not settled, in the order of their ids, after the given one. */
  unsettledAfter(id: string, limit: number): Promise<string[]>;
  /** The results of a person, the newest first. */
  resultsOf(person: string, limit: number): Promise<ResultRow[]>;
  partsOf(person: string, limit: number): Promise<PartRow[]>;
  /** Rated games after a number, in their order. */
  ratedGames(after: number, limit: number): Promise<RatedGameRow[]>;
  lastRated(): Promise<number>;
  /** The rated games of a game from a time on, for the rule about those who meet often. */
  ratedSince(game: string, at: number): Promise<RatedGameRow[]>;
  /** The newest rating of each of these people in a game. */
  ratingsOf(people: readonly string[], game: string): Promise<RatingRow[]>;
  /** All ratings of a person, the newest season first. */
  ratingsOfPerson(person: string): Promise<RatingRow[]>;
  allRatings(): Promise<RatingRow[]>;
  seasons(game: string): Promise<string[]>;
  leaders(game: string, season: string, fewest: number, limit: number): Promise<NamedRating[]>;
  /** People with a kept name with whom somebody has played since then, the most frequent first. */
  fellowsOf(person: string, since: number, limit: number): Promise<Fellow[]>;
  /** The results of the games that two people played with each other. */
  together(one: string, other: string): Promise<{ mine: number; theirs: number }[]>;
  following(person: string): Promise<Fellow[]>;
  follows(person: string, other: string): Promise<boolean>;
  followers(person: string): Promise<number>;
  invitationsOf(person: string, since: number): Promise<InvitationRow[]>;
  partCounts(game: string): Promise<PartCount[]>;
  variantCounts(game: string): Promise<{ variants: string; played: number; won: number }[]>;
}
