import type { Json, Outcome, Seat, SeenEvent, Variants } from '@mazmorra/kernel';

/** The version of the line protocol of docs/bot-protocol.md. Raised when a bot of today would no longer understand. */
export const LINE_PROTOCOL = 1;

/** The first line to a bot. It is answered by `{"protocol": 1, "name": …}`. */
export interface Greeting {
  readonly do: 'hello';
  readonly protocol: number;
  /** The program that asks and its version, for the bot's own log. */
  readonly program: string;
  /** Milliseconds within which every line that needs an answer must be answered. */
  readonly time: number;
}

/** A game begins. Not answered. */
export interface GameBegins {
  readonly do: 'game';
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly seat: Seat;
  readonly seats: number;
  readonly variants: Variants;
}

/** The seat is asked something. It is answered by `{"answer": …}`. */
export interface Asked {
  readonly do: 'answer';
  readonly kind: string;
  /** In the words of records, such as `play:power-3`. */
  readonly options: readonly string[];
  readonly view: Json;
  /** What the seat was told since the last line of this game. */
  readonly events: readonly SeenEvent<Json>[];
}

/** The game is over. Not answered. */
export interface GameOver {
  readonly do: 'over';
  readonly outcome: Outcome;
  readonly events: readonly SeenEvent<Json>[];
}

export type LineToBot = Greeting | GameBegins | Asked | GameOver;
