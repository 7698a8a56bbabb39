import type { AnyGame } from './game.ts';

/**
 * What is known of a game before anything of it is loaded. A page reads the facts of every game at its first load, so they hold
 * no rules and import none.
 */
export interface GameFacts {
  readonly id: string;
  /** Prefix of the rule ids in `docs/rules/<id>.md`, such as `DR`. */
  readonly prefix: string;
  readonly seats: {
    readonly min: number;
    readonly max: number;
    /** Seats of a table that is opened without asking. */
    readonly usual: number;
    /** Seats at which benchmarks compare this game. */
    readonly measured: number;
  };
  /** How long a game takes at a real table. */
  readonly minutes: number;
  /** Who designed it, for the credits. */
  readonly designers: readonly string[];
  /** Seats have roles that the others do not know: statistics count rounds by role. */
  readonly hiddenRoles?: boolean;
  /** Coming out alive counts more than beating the others. */
  readonly survival?: boolean;
  /** Which score of an outcome tells how well a seat did, such as its coins; the first one when absent. */
  readonly points?: string;
  /** A variant that is asked before a quick game, as yes or no, and what is chosen with yes. `boxes.ftl` has the question. */
  readonly choice?: {
    readonly variant: string;
    readonly value: string;
  };
}

/** What is loaded of a game when somebody plays it. */
export interface GameParts {
  rules(): Promise<AnyGame>;
}
