import type { Dilemma } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import type { Language, RolePlayed, Scene, Seat, Viewer } from '@mazmorra/kernel';
import type { AnswerResult, Hint, TableChange, TableSnapshot } from '../table/client.ts';
import type { Checked } from './check.ts';
import type { Death } from './deaths.ts';
import type { ContinueFrom, GameFacts } from './local-table.ts';
import type { PositionNews, PositionStart } from './position.ts';
import type { ReplayFacts } from './replay-host.ts';
import type { NewTable, SavedClip, SavedTable } from './saved.ts';
import type { Shelf } from './shelf.ts';
import type { Mistakes } from './study/mistakes.ts';
import type { Asked, Opinion } from './study/thoughts.ts';

/** What the worker of a local table can be asked. */
export interface LocalApi {
  /** Answered at once: the worker is there. */
  ready(): true;
  /** Keeps tables there instead: where the browser keeps nothing, the page does. */
  keepIn(shelf: Shelf): void;
  facts(game: GameId): Promise<GameFacts>;
  create(wanted: NewTable): Promise<SavedTable>;
  /** A new table with the seats and variants of another one. */
  again(id: string): Promise<SavedTable>;
  branch(wanted: ContinueFrom): Promise<SavedTable>;
  /** `language` is the reader's: the log of a finished game is kept in it. */
  open(id: string, language: Language, tell: (change: TableChange) => void): Promise<void>;
  /** A table in a position that was laid out: for lessons and the positions of the rulebook. Nothing of it comes on the shelf. */
  openPosition(
    start: PositionStart,
    tell: (change: TableChange) => void,
    hear: (news: PositionNews) => void,
  ): Promise<void>;
  /** A table at the decision of a dilemma, as its seat sees it. Nothing of it comes on the shelf. */
  openDilemma(dilemma: Dilemma, name: string, tell: (change: TableChange) => void): Promise<void>;
  /** A finished game of this device before one of its moves, as the seat that made it saw it. Nothing of it comes on the shelf. */
  openMoment(id: string, move: number, tell: (change: TableChange) => void): Promise<void>;
  /** The reader's mistakes in the finished games of this device that were analysed. */
  mistakes(game: GameId): Promise<Mistakes>;
  /** From now on bots play for the seats of a position whose script is used up. */
  playOn(): void;
  answer(seat: Seat, option: string, decision: number): Promise<AnswerResult>;
  takeBack(): Promise<AnswerResult>;
  hint(): Promise<Hint | undefined>;
  look(viewer: Viewer): Promise<void>;
  setGrace(milliseconds: number, pause: number): void;
  accuse(seat: Seat, about: Seat | undefined): Promise<void>;
  setTalk(on: boolean): void;
  /** Opens a finished game for watching; nothing is known of one that cannot be shown. */
  openReplay(id: string, tell: (change: TableChange) => void): Promise<ReplayFacts | undefined>;
  replayLook(viewer: Viewer): void;
  replayShow(number: number): void;
  replayNext(): void;
  /** Open views over a finished game, for its chart. */
  history(id: string, most: number): Promise<readonly unknown[]>;
  /** Pictures of a finished game after some of its moves, the last one included. */
  pictures(id: string, clip: SavedClip): Promise<readonly Scene[]>;
  /** A finished game as a seat saw it just before some of its moves. */
  stills(id: string, seat: Seat, moves: readonly number[]): Promise<readonly TableSnapshot[]>;
  /** Whether the text of a record holds when it is played again. Rejects what is no record. */
  checkText(text: string, promised?: string): Promise<Checked>;
  /** The same for a game of this device. */
  check(id: string): Promise<Checked>;
  /** The roles that a seat had in a finished game, round by round. */
  roles(id: string, seat: Seat): Promise<readonly RolePlayed[]>;
  /** How a seat died in a finished game, if it did. */
  death(id: string, seat: Seat): Promise<Death | undefined>;
  /** Lets the master think about the decisions of a finished game, those of one seat first, until it is done or stopped. */
  analyse(id: string, seat: Seat, tell: (news: AnalysisNews) => void): Promise<void>;
  stopAnalysis(): void;
  /** The text of a record file. */
  file(id: string): Promise<string>;
}

export type AnalysisNews =
  | { readonly type: 'asked'; readonly asked: readonly Asked[]; readonly known: readonly Opinion[] }
  | { readonly type: 'opinion'; readonly opinion: Opinion };
