import type { Option, Seat, Verdict, Viewer } from '@mazmorra/kernel';
import type { AnswerResult, GameId, TableChange } from '../table/client.ts';
import type { ContinueFrom, GameFacts } from './local-table.ts';
import type { NewTable, SavedTable } from './saved.ts';

/** What the worker of a local table can be asked. */
export interface LocalApi {
  facts(game: GameId): Promise<GameFacts>;
  create(wanted: NewTable): Promise<SavedTable>;
  branch(wanted: ContinueFrom): Promise<SavedTable>;
  open(id: string, tell: (change: TableChange) => void): Promise<void>;
  answer(seat: Seat, option: Option, decision: number): Promise<AnswerResult>;
  takeBack(): Promise<AnswerResult>;
  look(viewer: Viewer): Promise<void>;
  setGrace(milliseconds: number): void;
  /** Opens a finished game for watching and tells how many moves it has. */
  openReplay(id: string, tell: (change: TableChange) => void): Promise<number>;
  replayLook(viewer: Viewer): void;
  replayShow(number: number): void;
  replayNext(): void;
  /** Open views over a finished game, for its chart. */
  history(id: string, most: number): Promise<readonly unknown[]>;
  /** Whether a record file holds when it is played again. Rejects what is no record. */
  verdict(text: string): Promise<Verdict>;
  /** The text of a record file. */
  file(id: string): Promise<string>;
}
