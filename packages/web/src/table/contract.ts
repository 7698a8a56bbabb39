import type { Accusation, GameText, Language, Names, Outcome, Seat, Viewer } from '@mazmorra/kernel';
import type { ComponentType } from 'preact';
import type { Flight } from '../motion/Flights.tsx';
import type { Books } from '../rulebook/use-rulebook.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Tune } from '../sound/tune.ts';
import type { Choice } from './choice.ts';
import type { LogEntry, OfferedDecision, TableInfo } from './client.ts';
import type { RegionSizes } from './layout.ts';
import type { ShownBeat } from './stage.ts';

/** A beat whose event has the game's own type. */
export type BeatOf<E> = Omit<ShownBeat, 'event'> & { readonly event: E };

/** What every part of a game's screen gets. It holds no rules: it draws the view and reports choices. */
export interface ScreenProps<V, E> {
  /** What the viewer may know at the moment that is being drawn. */
  readonly view: V;
  /**
   * The same without what is still turning over. Words, lists, counts and colours of the board come from here; everything outside
   * the board gets it as its `view`.
   */
  readonly told: V;
  readonly viewer: Viewer;
  readonly info: TableInfo;
  /** Whom the game waits for. */
  readonly awaited: readonly Seat[];
  /** What is happening on the screen right now; absent when the table is calm. */
  readonly beat: BeatOf<E> | undefined;
  /** The last thing that happened, for a quiet highlight. */
  readonly last: BeatOf<E> | undefined;
  /** What the viewer may choose now, and the way to choose it. */
  readonly choice: Choice;
  readonly text: GameText<E>;
  readonly names: Names;
  readonly language: Language;
}

export interface SeatProps<V, E> extends ScreenProps<V, E> {
  readonly seat: Seat;
}

export interface ExplainProps<V, E> extends ScreenProps<V, E> {
  readonly option: string;
}

/** What the end of a game is told from. */
export interface EndingProps<V, E> {
  /** The table's id, for what this browser keeps about it. */
  readonly table: string;
  readonly outcome: Outcome;
  readonly view: V;
  /** Everything that happened, as the viewer may know it. */
  readonly log: readonly LogEntry<E>[];
  readonly text: GameText<E>;
  readonly names: Names;
  readonly language: Language;
}

/** How a game ended, in whole sentences. */
export interface Ending {
  /** Who won and why. */
  readonly story: string;
  /** What became of each seat, in a few words. */
  readonly fates: readonly string[];
  /** Those who did not live to see the end; a place among the living says nothing of them. */
  readonly dead: readonly Seat[];
  /** A word beside each name, such as the role somebody had. */
  readonly beside?: readonly string[];
}

/** How long an event is to be seen: not at all (and only read in the log), 0.5, 1, 1.8 or 2.8 seconds at normal speed. */
export type BeatLength = 'none' | 'short' | 'normal' | 'long' | 'grand';

type Part<V, E> = ComponentType<ScreenProps<V, E>>;

/**
 * The places of a game on the screen. The shell lays them out (`table/layout.ts`) and gives each a size container of its name that
 * the game's style sheets may ask about (`@container board (min-width: 600px)`); they never ask for the size of the window. Seats, aim, choices, the line
 * of events, log and chat belong to the shell.
 */
export interface Regions<V, E> extends RegionSizes {
  /** The playing surface, marked `data-board` in it; it gets what is left. */
  readonly board: RegionSizes['board'] & { readonly View: Part<V, E> };
  /** A line above the board: the sun, the rounds. */
  readonly track?: { readonly View: Part<V, E>; readonly line: number };
  /** What the viewer holds, within reach of the thumb. */
  readonly hand?: { readonly View: Part<V, E>; readonly cards: number };
  /** The viewer's own hero or board: a column or a row below the board where there is room, else a line (`Short`) that opens it. */
  readonly sheet?: {
    readonly View: Part<V, E>;
    readonly Short: Part<V, E>;
    title(props: ScreenProps<V, E>): string | undefined;
  };
  /** What is going on: in the column or below the board, else over the foot of the board; there it is left out while it is calm. */
  readonly scene?: { readonly View: Part<V, E>; calm?(props: ScreenProps<V, E>): boolean };
}

/** The screen of one game, in `games/<id>/index.tsx`. Only `text` and the region `board` are needed; the rest makes it good. */
export interface GameScreen<V, E> {
  readonly text: (language: Language) => GameText<E>;
  readonly regions: Regions<V, E>;
  /**
   * What a phone shows of the viewer's own things while the table itself lies on a big screen. Without it the hand is shown,
   * or else all that is known of the own seat.
   */
  readonly Own?: ComponentType<ScreenProps<V, E>>;
  /** The options that the hand or `Own` offer; on a phone that is only the hand all others become buttons. */
  inHand?(optionName: string, view: V): boolean;
  /** What wins and how it stands, in one line that is always on the screen. Nothing in it may tell a passer-by a secret. */
  aim?(props: ScreenProps<V, E>): string;
  /** Whether a seat has nothing left to play for: its hero is out or dead, and the others play on. */
  isOut?(view: V, seat: Seat): boolean;
  /** What goes on while the reader waits for bots, in a few words for the head of the table: whom one waits for, and why. */
  meanwhile?(props: ScreenProps<V, E>): string | undefined;
  /** The numbers of a seat, on its panel: small, always visible. */
  readonly SeatSummary?: ComponentType<SeatProps<V, E>>;
  /** All that is open about a seat, when its panel is tapped. */
  readonly SeatDetails?: ComponentType<SeatProps<V, E>>;
  /** What a picked option would mean, before it is confirmed. Without it only its name is shown. */
  readonly Explain?: ComponentType<ExplainProps<V, E>>;
  /**
   * The name of the option that is taken without asking, where the reader has said that this need not be asked; looked at
   * once, when the decision comes up.
   */
  unasked?(decision: OfferedDecision, view: V, info: TableInfo): string | undefined;
  /**
   * Whether a decision with a single option must still be asked, because answering at once would tell the others that there
   * was no choice. Without it such decisions are answered by themselves.
   */
  asksSingle?(decision: OfferedDecision, view: V): boolean;
  /** The digit that is printed on what an option stands for: 4 for the power card 4. */
  digit?(optionName: string): string | undefined;
  /** The options that the board and the hand offer themselves; all others become buttons on the choice bar. */
  onTable?(optionName: string, view: V): boolean;
  /**
   * How long an event is to be seen by those whom it concerns; a number is in milliseconds at normal speed. Of the routine of others one
   * sees the movement alone. Nothing to be seen by default. It is also how much an event weighs in a summary. `view` is the viewer's as
   * it was then, where the table tells it.
   */
  pace?(event: E, view?: V): BeatLength | number | undefined;
  /** What decides something for everybody: it gets its whole time, whoever did it, and comes first in a summary. */
  decides?(event: E): boolean;
  /** What the table shows so plainly that its sentence is left to the log. */
  quiet?(event: E): boolean;
  sound?(event: E, viewer: Viewer): Sound | undefined;
  /** What is heard while that which `reveals` turns over: the same whatever it turns out to be. Default: a card. */
  turning?(event: E): Sound;
  /** Whom the line of an event is about, where its field `seat` (or the only one of `seats`) does not say it. */
  subject?(event: E): Seat | undefined;
  /** Whether something turns up before the eyes: words wait until it has been seen. */
  reveals?(event: E): boolean;
  /** What somebody says with an accusation; without it nothing is said in words. */
  remark?(said: Accusation, names: Names, language: Language): string;
  /** The end told as a story. */
  ending?(props: EndingProps<V, E>): Ending;
  flights?(event: E): readonly Flight[];
  /** The music of the place, for who wants music. */
  readonly music?: Tune;
  /** One number per seat from the open view, for the chart at the end (coins, gold …). */
  progress?(openView: V): readonly number[];
  readonly rulebook?: Books;
  /** All cards, tiles and tokens of the game, for `/design`: `lazy`, because no table needs it. */
  readonly Design?: ComponentType<{ readonly language: Language }>;
}

// biome-ignore lint/suspicious/noExplicitAny: the shell holds screens of games whose types it does not know
export type AnyScreen = GameScreen<any, any>;
