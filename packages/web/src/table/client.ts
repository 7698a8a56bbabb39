import type { Sureness } from '@mazmorra/bots';
import type { ToldRemark } from '@mazmorra/bots/text';
import type { GameId } from '@mazmorra/catalogue';
import type { Accusation, Outcome, RefusalReason, RuleId, Seat, Variants, Viewer } from '@mazmorra/kernel';

/** Who sits at a seat, as far as everybody may know. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Does not keep the name: anybody may have it. */
  readonly guest?: true;
  /** The level of a bot, or of the bot that covers for a person who is away. */
  readonly level?: string;
  /** Its manner of play, if it has one of its own. */
  readonly style?: string;
  /** Plays on this device: more than one of these, and a curtain falls between them. */
  readonly here: boolean;
  /** Reachable now, gone, or gone with a bot in the seat; always here at a table on this device. */
  readonly presence: 'here' | 'away' | 'covered';
}

/** What stays the same during a game, but for who sits where. */
export interface TableInfo {
  readonly id: string;
  readonly game: GameId;
  readonly variants: Variants;
  readonly seats: readonly SeatInfo[];
}

/** What the viewer is asked now. `number` goes back with the answer, so that a late one is refused. */
export interface OfferedDecision {
  readonly seat: Seat;
  readonly kind: string;
  readonly number: number;
  /** Their names, which records and texts use too, such as `play:power-3`. */
  readonly options: readonly string[];
  readonly optional: boolean;
}

/** A table at rest, as one viewer may know it. */
export interface TableState<V = unknown> {
  /** How many answers were given. */
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: V;
  /** The seats the game waits for. */
  readonly awaited: readonly Seat[];
  /** The viewer's own decision, if any. */
  readonly decision?: OfferedDecision;
  readonly takeBack: boolean;
  readonly outcome?: Outcome;
  /** What was said at the table so far; absent where nothing can be said. */
  readonly talk?: readonly Accusation[];
}

/** One thing that happened. */
export interface Beat<E = unknown, V = unknown> {
  readonly rule: RuleId;
  readonly event: E;
  /** The viewer's view as it was when this happened, where the table tells it: the screen then moves step by step. */
  readonly view?: V;
}

/** What one answer did, and the table after it. */
export interface TableStep<E = unknown, V = unknown> {
  /** 0 is the set-up. */
  readonly number: number;
  readonly seat?: Seat;
  readonly beats: readonly Beat<E, V>[];
  readonly state: TableState<V>;
}

/** One line of the log before it is put into words. */
export interface LogEntry<E = unknown> {
  readonly number: number;
  readonly seat?: Seat;
  readonly rule: RuleId;
  readonly event: E;
}

export type Connection = 'here' | 'connecting' | 'online' | 'offline';

export interface TableSnapshot {
  readonly info: TableInfo;
  readonly state: TableState;
  readonly log: readonly LogEntry[];
  /** The viewer's own last answer; what came after it is the recap. */
  readonly lastOwn: number;
  /** What came after this number happened while the viewer was cut off, and is to be told. */
  readonly unseenFrom?: number;
  readonly connection: Connection;
}

export type TableChange =
  /** Loaded, reloaded, taken back, other eyes: show it as it is. */
  | { readonly type: 'snapshot'; readonly snapshot: TableSnapshot }
  /** The game went on: play the beats, then show the state. */
  | { readonly type: 'step'; readonly step: TableStep }
  /** Somebody said something: all that was said so far. */
  | { readonly type: 'talk'; readonly talk: readonly Accusation[] }
  | { readonly type: 'info'; readonly info: TableInfo }
  | { readonly type: 'connection'; readonly connection: Connection }
  /** The table cannot be shown: gone, or saved by rules that no longer exist. */
  | { readonly type: 'lost'; readonly why: 'missing' | 'version' | 'broken' };

/** Why an answer was not taken: by the rules, or because a lesson wants another one and says so itself. */
export type Refused = RefusalReason | { readonly code: 'coached' };

export type AnswerResult = { readonly ok: true } | { readonly ok: false; readonly reason: Refused };

/** What the master would answer, from what the seat knows. */
export interface Hint {
  readonly name: string;
  /** The ids of two sentences in the texts of the bots: why, and how sure the master is. */
  readonly reason?: string;
  readonly sure: Sureness;
  /** What speaks for and against the option. */
  readonly why?: readonly ToldRemark[];
}

/**
 * A table as a screen sees it. One kind runs in a worker of this browser, another on a server, a third plays a
 * record, a fourth teaches; the screens cannot tell them apart.
 */
export interface TableClient {
  readonly kind: 'local' | 'remote' | 'replay' | 'lesson';
  /** Starts telling; the first change is a snapshot. */
  subscribe(listener: (change: TableChange) => void): () => void;
  answer(decision: OfferedDecision, option: string): Promise<AnswerResult>;
  takeBack(): Promise<AnswerResult>;
  /** Looks through other eyes, where that is allowed: the next person at this screen, any seat of a replay. */
  look(viewer: Viewer): Promise<void>;
  /** Asks the master. Only where every other seat is a bot; the table remembers it. */
  readonly hint?: (() => Promise<Hint | undefined>) | undefined;
  /** Lays the accusation token of a seat before another one, or takes it back; absent where nobody can. */
  accuse?(seat: Seat, about: Seat | undefined): Promise<void>;
  /** Whether bots speak; they do unless told otherwise. */
  setTalk?(on: boolean): void;
  /** How long bots hold back after an answer that can be taken back, in milliseconds. */
  setGrace?(milliseconds: number, pause: number): void;
  close(): void;
}
