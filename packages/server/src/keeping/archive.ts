import {
  type AnyGame,
  canPlay,
  type GameRecord,
  type GameTexts,
  type RecordedStep,
  recordedLog,
  type Seat,
  withoutNames,
} from '@mazmorra/kernel';
import type { Journal } from '../storage/journal.ts';
import { type Storage, StorageError, type StoredTable } from '../storage/port.ts';
import { isOver, type Room } from '../table/room.ts';
import { historyOf } from '../table/stored-table.ts';
import { recordOf } from './records.ts';

/** What is stored of a finished game, so that it can still be shown when its version can no longer be played. */
export interface Archive {
  readonly record: GameRecord;
  readonly log: readonly RecordedStep[];
}

export interface ArchiverParts {
  readonly storage: Storage;
  readonly journal: Journal;
  game(id: string): AnyGame | undefined;
  texts(game: string): Promise<GameTexts<unknown> | undefined>;
  /** Whether the server is busy. Archiving is then postponed. */
  busy(): boolean;
  reportError(what: string, error: unknown): void;
}

/** How long archiving pauses while the server is busy, in ms. */
const PAUSE = 1000;
const PAGE = 100;

/**
 * Writes the archive of every finished game, one at a time and while the server is idle, because archiving replays the whole
 * game. Archives that are missing when the server stops are written after the next start.
 */
export class Archiver {
  readonly #parts: ArchiverParts;
  readonly #waiting = new Set<string>();
  #running: Promise<void> | undefined;
  #stopping = false;

  constructor(parts: ArchiverParts) {
    this.#parts = parts;
  }

  /** Queues the table of a finished game. */
  add(table: string): void {
    this.#waiting.add(table);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Queues the finished tables that have no archive yet. */
  async catchUp(): Promise<void> {
    let last = '';
    while (!this.#stopping) {
      const ids = await this.#parts.storage.unarchivedAfter(last, PAGE);
      for (const id of ids) this.add(id);
      await this.#running;
      last = ids.at(-1) ?? '';
      if (ids.length < PAGE) return;
    }
  }

  /** Resolves when no archive is being written. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Archives the whole queue without pauses. */
  async finish(): Promise<void> {
    this.#stopping = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    for (const table of this.#waiting) {
      while (this.#parts.busy() && !this.#stopping)
        await new Promise((then) => setTimeout(then, PAUSE).unref());
      try {
        await this.#archive(table);
      } catch (error) {
        if (!(error instanceof StorageError)) this.#parts.reportError('archiving a game', error);
      }
      this.#waiting.delete(table);
    }
  }

  async #archive(table: string): Promise<void> {
    const { storage, journal } = this.#parts;
    if ((await storage.archive(table)) !== undefined) return;
    const stored = await storage.table(table, true);
    const archive = stored && (await this.#make(stored));
    if (archive) await journal.save({ kind: 'archive', table, body: JSON.stringify(archive) });
  }

  async #make(stored: StoredTable): Promise<Archive | undefined> {
    const room = JSON.parse(stored.row.room) as Room;
    const game = this.#parts.game(room.game);
    if (!game || !canPlay(game, room.version) || !isOver(room) || room.started === undefined || room.failed)
      return undefined;
    const texts = await this.#parts.texts(game.id);
    const log = texts ? recordedLog(texts, historyOf(game, stored)) : [];
    return { record: recordOf(game, room, stored), log };
  }
}

/** The archive without the names of these seats. */
export const anonymousArchive = (body: string, seats: readonly Seat[]): string => {
  const archive = JSON.parse(body) as Archive;
  return JSON.stringify({ ...archive, record: withoutNames(archive.record, seats) });
};
