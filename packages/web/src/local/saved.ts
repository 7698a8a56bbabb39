import { type GameId, gameIds } from '@mazmorra/catalogue';
import type {
  Accusation,
  Outcome,
  RecordedRandom,
  RecordedStep,
  Seat,
  Variants,
  Viewer,
} from '@mazmorra/kernel';
import type { Analysis } from './study/thoughts.ts';

/** Who is to sit where at a table on this device. */
export interface SavedSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level?: string;
  /** The manner of play of a bot that has one of its own. */
  readonly style?: string;
}

/** A few moves of a finished game that the reader wants to see again, and through whose eyes. */
export interface SavedClip {
  readonly at: number;
  readonly to: number;
  readonly eyes: Viewer;
}

/** A table as this browser keeps it: enough to play all answers again. */
export interface SavedTable {
  readonly id: string;
  readonly game: GameId;
  readonly version: number;
  /** Every variant of the day it was begun; what is missing has the value from before it existed (`Table.reopen`). */
  readonly variants: Variants;
  readonly seats: readonly SavedSeat[];
  readonly random: RecordedRandom;
  readonly answers: readonly (readonly [seat: Seat, option: string])[];
  readonly started: number;
  readonly updated: number;
  readonly outcome?: Outcome;
  /** What happened, in words: kept with a finished game, for programs that no longer play its version. */
  readonly log?: readonly RecordedStep[];
  /** What was said at the table, in its order. */
  readonly talk?: readonly Accusation[];
  /** Came from a file or a link: to be watched, over or not. */
  readonly imported?: true;
  /** The text it came as, so that a check is made of what was really received. */
  readonly record?: string;
  /** A game of a server, under the server's own id: its link is short. */
  readonly online?: true;
  /** Where the reader sat at a game of a server. */
  readonly own?: Seat;
  /** Goes on from the middle of another game: practice, which counts for nothing. */
  readonly practice?: true;
  /** How often the reader asked what the master would do. */
  readonly hints?: number;
  /** What the master thought of it afterwards. */
  readonly analysis?: Analysis;
  /** Its finest moments, as the reader kept them. */
  readonly clips?: readonly SavedClip[];
}

/** Nothing more will happen at this table, or nothing that is ours to do: it can be watched from all sides. */
export const isWatched = (table: SavedTable): boolean =>
  table.outcome !== undefined || table.imported === true;

export interface NewTable {
  readonly game: GameId;
  readonly variants: Variants;
  readonly seats: readonly SavedSeat[];
}

/** An id nobody can guess, short enough for an address. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 16);
}

/** The id of a table on this device. It names the game, so that the server can send the game's files along with the page. */
export const newTableId = (game: GameId): string => `${game}-${newId()}`;

/** The game that an id names; ids of earlier versions and of a server name none. */
export const gameOfId = (id: string): GameId | undefined => gameIds.find((game) => id.startsWith(`${game}-`));
