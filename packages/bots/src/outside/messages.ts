import type { Json, Outcome, Seat, SeenEvent, Variants } from '@mazmorra/kernel';

/**
 * The version of the line protocol of docs/bot-protocol.md. Raised when existing bots would no longer understand it.
 */
export const LINE_PROTOCOL = 1;

/** The first line to a bot. It is answered by `{"protocol": 1, "name": …}`. */
export interface Greeting {
  readonly do: 'hello';
  readonly protocol: number;
  /** The calling program and its version, for the bot's log. */
  readonly program: string;
  /** Time limit in ms for every line that needs an answer. */
  readonly time: number;
}

/** Sent when a game begins. Not answered. */
export interface GameBegins {
  readonly do: 'game';
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly seat: Seat;
  readonly seats: number;
  readonly variants: Variants;
}

/** Sent when the seat has to decide. Answered by `{"answer": …}`. */
export interface Asked {
  readonly do: 'answer';
  readonly kind: string;
  /** Names of the options, as in records, such as `play:power-3`. */
  readonly options: readonly string[];
  readonly view: Json;
  /** The events of the seat since the last line of this game. */
  readonly events: readonly SeenEvent<Json>[];
}

/** Sent when the game is over. Not answered. */
export interface GameOver {
  readonly do: 'over';
  readonly outcome: Outcome;
  readonly events: readonly SeenEvent<Json>[];
}

export type LineToBot = Greeting | GameBegins | Asked | GameOver;
